import type { StatedCase } from './properties'

/** No answer states more that anybody reads. */
const MAX_CASES = 20
/** «`doble(4)` devuelve `8`»: a call with arguments, words that say that it gives, and the value, both as code. */
const STATED =
  /`([A-Za-z_]\w{0,40}\([^`\n]{1,120}\))`[ \t]{0,3}(?:→|->|=>|==|=|:|devuelve|devolvería|devolverá|da|daría|debe dar|debería dar|debería devolver|debe devolver|es igual a)[ \t]{1,3}`([^`\n]{1,120})`/g

/** The calls that an answer's own words say give something; which of them can be tried is found where Python runs. */
export function statedCases(markdown: string): StatedCase[] {
  const text = markdown.replace(/^(```+|~~~+)[^\n]*\n[\s\S]*?^\1/gm, '')
  return Array.from(text.matchAll(STATED), ([, call = '', expected = '']) => ({ call, expected })).slice(0, MAX_CASES)
}
