import type { RequestWord } from '../request-text'
import type { WordSpan } from './class-plan'
import { infinitiveOf } from './verbs-of-methods'

type Words = readonly RequestWord[]

/** A request about one class in the pieces between its signs and joining words; what is in brackets stays in its piece. */
export function piecesOf(words: Words, { from, to }: WordSpan): WordSpan[] {
  const pieces: WordSpan[] = []
  let start = from
  let depth = 0
  const end = (at: number, next: number) => {
    if (at > start) pieces.push({ from: start, to: at })
    start = next
  }
  for (let at = from; at < to; at += 1) {
    const plain = words[at]?.plain ?? ''
    if (plain === '(') depth += 1
    if (plain === ')') depth = Math.max(0, depth - 1)
    if (depth > 0) continue
    if (
      (isSign(words, at) && !isInExample(words, { from: start, to: at })) ||
      (/^[ye]$/.test(plain) && !isLetterName(words, at) && !isBetween(words, at))
    )
      end(at, at + 1)
    else if (at > start && beginsAnother(words, at)) end(at, at)
  }
  end(to, to)
  return pieces
}

/** «-273» is a number, and `cuenta.saldo` one name. */
function isSign(words: Words, at: number): boolean {
  const plain = words[at]?.plain ?? ''
  const next = words[at + 1]
  if (plain === '-') return !/^\d/.test(next?.plain ?? '')
  if (plain === '.') return !(words[at]?.isGlued === true && next?.isGlued === true && /^[a-z]/.test(next.plain))
  return /^[,;:•*–]$/.test(plain)
}

/** «que al imprimirlo salga Pan: 1.20 €»: signs of an example end nothing. */
function isInExample(words: Words, { from, to }: WordSpan): boolean {
  const said = words
    .slice(from, to)
    .map(({ plain }) => plain)
    .join(' ')
  return (
    /[:–-]/.test(words[to]?.plain ?? '') &&
    /\b(?:imprim\w+|print|__str__)\b.*\b(?:salga|sale|ponga|muestre|vea|como|diga)\b/.test(said)
  )
}

/** «entre 0 y 10» */
const isBetween = (words: Words, at: number) =>
  words.slice(Math.max(0, at - 3), at).some(({ plain }) => plain === 'entre') && /^\d/.test(words[at - 1]?.plain ?? '')

/** «con x e y»: the second is a name. */
const isLetterName = (words: Words, at: number) =>
  /^[ye,]$/.test(words[at - 1]?.plain ?? '') && /^[a-df-xz]$/.test(words[at - 2]?.plain ?? '')

/** «un método», «que se pueda», which no sign divides from what is before. */
function beginsAnother(words: Words, at: number): boolean {
  const [before, plain, next, third] = [-1, 0, 1, 2].map((ahead) => words[at + ahead]?.plain ?? '')
  if (plain === 'con' && (infinitiveOf(next ?? '') !== null || (third === '(' && words[at + 2]?.isGlued))) return true
  if (/^metodos?$/.test(plain ?? '')) return !/^(?:un|2|3|los|el|otro|otros|con|sus|siguientes|de)$/.test(before ?? '')
  if (plain === 'con' && /^metodos?$/.test(next ?? '')) return true
  if (/^(?:un|2|3|los|el|otro|otros|con|sus)$/.test(plain ?? '') && !/^(?:con|un|el|los|y|otro)$/.test(before ?? ''))
    return /^metodos?$/.test(next ?? '') || (/^(?:un|los|2|3|otro)$/.test(next ?? '') && /^metodos?$/.test(third ?? ''))
  if (plain !== 'que') return false
  if (/^se$/.test(next ?? '')) return /^(?:pued|permit)/.test(third ?? '')
  return /^(?:pued|permit|sepa|tenga|guard[ae]|lleve|cuente)/.test(next ?? '') && infinitiveOf(before ?? '') === null
}
