import { folded } from '~/platform/text/folded'
import { ASKING, unread } from '../compose/coverage'
import type { Reading } from '../compose/reading'

/** Words that stand in names of things as often as they ask for something. */
const INNOCENT = /^(?:menos|fecha|letra|palabra|error|hasta|porcentaje|descuento|contacto|contable|orden)$/
const WORD_COST = 0.03
const CLAUSE_COST = 0.13
const CONDITION_COST = 0.25
const MOST = 0.97

/** How surely a request is understood, and the parts of it that ask for something and were not read, as they were written. */
export function understanding(reading: Reading): { fit: number; missing: string[] } {
  const { words, clauses: all, isWhole } = unread(reading)
  const clauses = all.filter((clause) =>
    folded(clause)
      .split(' ')
      .some((word) => ASKING.test(word) && !INNOCENT.test(word)),
  )
  const condition = conditionLeft(reading)
  const fit =
    MOST - Math.min(0.24, WORD_COST * words) - (condition === null ? 0 : CONDITION_COST) - CLAUSE_COST * clauses.length
  return {
    fit: Math.max(0, isWhole ? Math.min(fit, 0.45) : fit),
    missing: [...new Set([...clauses, ...(condition === null ? [] : [condition])])]
      .slice(0, 3)
      .map((clause) => clause.slice(0, 120)),
  }
}

/** A condition or a comparison that nothing has read: it would change what comes out. */
const IF_LEFT =
  /\b(?:si (?:es|esta|estas|no|hay|el|la|tiene|son)|excepto|salvo|menos los|ignorando|sin contar|por cada|negativ\w+|positiv\w+|cuadrad\w+|binario|vaci[oa]s|pares|impares)\b/

/** The rest of the sentence from such a condition on, as it was written. */
function conditionLeft(reading: Reading): string | null {
  const starts: number[] = []
  let text = ''
  for (const [at, { plain }] of reading.words.entries()) {
    starts.push(text.length)
    text += `${reading.isUsed(at) ? '.' : plain} `
  }
  const match = IF_LEFT.exec(text)
  if (!match) return null
  const from = starts.findIndex((start) => start >= match.index)
  const length = reading.words.slice(from).findIndex(({ plain }) => /^[.;]$/.test(plain))
  return reading.written({
    from: reading.offsetOf(from),
    to: reading.offsetOf(length === -1 ? reading.words.length : from + length),
  })
}
