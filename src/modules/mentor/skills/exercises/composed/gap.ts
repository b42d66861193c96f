import { tokensOf } from '../../../engine/lexicon/spot-terms'
import type { Example } from './example'
import { isKeyword, type Token, tokensIn, withToken } from './tokens'

/** What is left out of a program, and programs in which something else stands there. */
type Gap = { token: Token; kind: string; wrong: readonly string[] }

const SIGN = /^\W+$/
/** What stands behind a point or before a bracket is called. */
const isCalled = (code: string, { to }: Token) => code.charAt(to) === '('
const isMethod = (code: string, { from }: Token) => code.charAt(from - 1) === '.'

/** The word of a program that most shows its idea and without which it does not print the same; null where none is. */
export function gapIn({ card, code }: Example, isWrong: (code: string) => boolean): Gap | null {
  const names = new Set(card.terms.flatMap((term) => tokensOf(term)).map((term) => term.replace(/\(\)$/, '')))
  const tokens = tokensIn(code)
  const weigh = (token: Token): number => {
    if (token.text === 'print' || token.text === 'import' || token.text === 'from') return 0
    if (names.has(token.text)) return 5
    if (isMethod(code, token)) return 4
    if (isCalled(code, token)) return 2
    return isKeyword(token.text) ? 3 : SIGN.test(token.text) ? 1 : 0
  }
  const ranked = tokens.filter((token) => weigh(token) > 0).toSorted((a, b) => weigh(b) - weigh(a) || a.from - b.from)
  for (const token of ranked) {
    const others = [...new Set(ranked.map(({ text }) => text))].filter((text) => text !== token.text)
    const wrong = ['nada', ...others]
      .map((text) => withToken(code, token, text))
      .filter(isWrong)
      .slice(0, 2)
    if (wrong.length === 2) return { token, kind: kindOf(code, token), wrong }
  }
  return null
}

function kindOf(code: string, token: Token): string {
  if (isMethod(code, token)) return 'el nombre de un método'
  if (isKeyword(token.text)) return 'una palabra del lenguaje'
  return SIGN.test(token.text) ? 'un signo' : 'un nombre'
}
