import { KEYWORDS } from './keywords'

/** A word or sign of a program, outside texts and comments. */
export type Token = { from: number; to: number; text: string; line: number }

/** Texts and comments are passed over; of f-strings, too, what stands in them. */
const PIECE =
  /#[^\n]*|"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[^\W\d]\w*|\d+(?:\.\d+)?|\*\*|\/\/|==|!=|<=|>=|\+=|-=|\*=|:=|[-+*/%<>]/g

export function tokensIn(code: string): Token[] {
  let [line, at] = [1, 0]
  return [...code.matchAll(PIECE)].flatMap(({ 0: text, index }) => {
    line += code.slice(at, index).split('\n').length - 1
    at = index
    return /^[#"']/.test(text) ? [] : [{ from: index, to: index + text.length, text, line }]
  })
}

export const isKeyword = (text: string): boolean => KEYWORDS.has(text)

/** The program with another text in the place of a token. */
export const withToken = (code: string, { from, to }: Token, text: string): string =>
  code.slice(0, from) + text + code.slice(to)
