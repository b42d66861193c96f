import type { RequestText } from '../../../engine/task/request-text'
import type { StatedNumber } from '../../../engine/task/task'

/** Words that are an amount by themselves. */
const AMOUNTS: readonly (readonly [RegExp, number])[] = [
  [/^dobles?$/, 2],
  [/^triples?$/, 3],
  [/^mitad$/, 0.5],
  [/^docena$/, 12],
]
/** «medio segundo», «media hora». */
const HALF = /^medi[oa]$/
const OF_TIME = /^(?:segundo|minuto|hora|punto|euro|metro|kilo)$/
/** «una sola ronda», «un único intento». */
const ONLY = /^(?:sol[oa]|unic[oa])$/
const REACH = 5

/** Amounts that a request states in words instead of figures: «al doble», «una sola ronda», «cada medio segundo». */
export function wordedNumbers({ words }: RequestText): StatedNumber[] {
  const plain = words.map((word) => word.plain)
  return plain.flatMap((_, at) => {
    const value = amountAt(plain, at)
    if (value === null) return []
    const before = plain.slice(Math.max(0, at - REACH), at).join(' ')
    return [{ value, percent: false, before, after: plain.slice(at + 1, at + 1 + REACH).join(' ') }]
  })
}

function amountAt(words: readonly string[], at: number): number | null {
  const [before = '', word = '', next = ''] = [words[at - 1], words[at], words[at + 1]]
  if (HALF.test(word) && OF_TIME.test(next)) return 0.5
  if (ONLY.test(word) && /^(?:un|una)$/.test(before) && /^[a-z]{4,}$/.test(next)) return 1
  return AMOUNTS.find(([pattern]) => pattern.test(word))?.[1] ?? null
}
