import { listed } from '~/platform/text/listed'
import { literally } from '~/platform/text/literally'
import { inlineCode } from '../compose'
import type { CodePart } from '../message'

/** Words of Python and signs that a person may ask about, as they write them. */
const WORDS =
  /(?<![\p{L}\d_.])(?:for|while|if|elif|else|return|def|class|import|from|print|input|range|len|append|break|continue|try|except|finally|with|lambda|self|super|sum|max|min|sorted|sort|split|join|strip|open|int|float|str|list|dict|set|tuple|enumerate|zip|round|abs|upper|lower|items|keys|values|groupby|merge|pop|remove|insert|global|yield|assert|raise|pass)(?![\p{L}\d_])/giu
const SIGNS = /(?<![=!<>+*/%&|-])(?:\+=|-=|\*=|\/=|==|!=|<=|>=|\/\/|\*\*|:=|->)(?![=<>])/g
const MAX_TERMS = 2
const MAX_LINES = 3

/** What of Python a question names. */
export const termsNamed = (prose: string): string[] =>
  [...new Set([...(prose.match(SIGNS) ?? []), ...(prose.match(WORDS) ?? []).map((word) => word.toLowerCase())])].slice(
    0,
    MAX_TERMS,
  )

/** Where in the program at hand stands what a question names; that it does not stand there where it does not. Null where it names nothing. */
export function placesOf(prose: string, { code }: CodePart): string | null {
  const terms = termsNamed(prose)
  const absent = terms.filter((term) => isAbsent(term, code))
  const told = [
    ...terms.filter((term) => !absent.includes(term)).map((term) => placeOf(term, code)),
    ...(absent.length === 0
      ? []
      : [`En tu programa no hay ningún ${absent.map(inlineCode).join(' ni ')}; en general es así.`]),
  ]
  return told.length === 0 ? null : told.join(' ')
}

export const isAbsent = (term: string, code: string) => linesWith(term, code).length === 0

function linesWith(term: string, code: string) {
  const word = literally(term)
  const pattern = /^\w/.test(term)
    ? new RegExp(`(?<!\\w)${word}(?!\\w)`)
    : new RegExp(`(?<![=!<>+*/%-])${word}(?![=<>])`)
  const lines = code.split('\n').map((text, at) => ({ text: text.trim(), line: at + 1 }))
  return lines.filter(({ text }) => pattern.test(withoutTexts(text)))
}

function placeOf(term: string, code: string): string {
  const found = linesWith(term, code)
  const [first] = found
  if (first === undefined) return ''
  if (found.length === 1)
    return `En tu programa, ${inlineCode(term)} está en la línea ${first.line}: ${inlineCode(first.text)}.`
  const numbers = found.slice(0, MAX_LINES).map(({ line }) => String(line))
  const more = found.length > MAX_LINES ? ' y más abajo' : ''
  return `En tu programa, ${inlineCode(term)} está en las líneas ${listed(numbers)}${more}; la primera es ${inlineCode(first.text)}.`
}

const withoutTexts = (line: string) => line.replace(/"[^"\n]*"|'[^'\n]*'/g, '""').replace(/#.*$/, '')
