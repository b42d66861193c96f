import { withoutAccents } from '~/platform/text/folded'
/** A value as words tell it, or as a program prints it: its pieces, comparable with each other. */
export type Pieces = readonly string[]

const PIECE = /\d{1,2}(?::\d\d)+|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|[\p{L}_]+|[^\s\p{L}\d,;:'"«»`]/giu
const NUMBER = /^-?\d[^:]*$/
const BRACKET = /^[[\](){}]$/
const IN_PYTHON: Readonly<Record<string, string>> = { verdadero: 'true', falso: 'false' }

/** The numbers, words and signs of a text; brackets only where `brackets`. */
export function piecesOf(text: string, brackets: boolean): Pieces {
  const pieces = withoutAccents(text).match(PIECE) ?? []
  return pieces
    .map((piece) => IN_PYTHON[piece.toLowerCase()] ?? piece.toLowerCase())
    .filter((piece) => (BRACKET.test(piece) ? brackets : /[\p{L}\d*#]/u.test(piece)))
}

export const hasBrackets = (text: string) => /[[({]/.test(text)

/** «24.2» is what 24.22145 is called: a number with decimals is met by one that is rounded to it. */
function isSame(said: string, printed: string, loosely: boolean): boolean {
  if (said === printed) return true
  if (!NUMBER.test(said) || !NUMBER.test(printed)) return false
  const [a, b] = [Number(said), Number(printed)]
  const decimals = said.split('.')[1]?.length ?? 0
  if (loosely && decimals === 0 && /\./.test(printed) && (Math.trunc(b) === a || Math.round(b) === a)) return true
  return a === b || (decimals > 0 && Math.abs(a - b) <= 10 ** -decimals)
}

/** How often a value stands in an output. `loosely`: «sale 41» is what is said of 41.2, too. */
export function timesIn(output: string, value: string, loosely = false): number {
  const said = piecesOf(value, hasBrackets(value))
  const printed = piecesOf(output, hasBrackets(value))
  if (said.length === 0) return 0
  let count = 0
  for (let at = 0; at + said.length <= printed.length; at += 1) {
    if (said.every((piece, next) => isSame(piece, printed[at + next] ?? '', loosely))) count += 1
  }
  return count
}

/** Whether a value is all that an output says. */
export function isAllOf(output: string, value: string): boolean {
  const length = piecesOf(value, hasBrackets(value)).length
  return timesIn(output, value) > 0 && piecesOf(output, hasBrackets(value)).length === length
}
