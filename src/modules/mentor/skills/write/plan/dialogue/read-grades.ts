import { readRequestText } from '../../../../engine/task/request-text'
import { Reading } from '../../compose/reading'
import { type Cases, readCases } from '../cases/read-cases'
import { type ClauseText, clausePattern } from './clause-text'

const GRADES = clausePattern(
  '(?:(?:si|es|esta|su|la|calificacion|nota|equivalente|en|letras?|texto|:|un|una) )*((?:suspens[oa]|insuficiente|reprobad[oa])(?: (?:,|o|y|e|u|/) (?:suficiente|aprobad[oa]|bien|notable|sobresaliente|excelente))+)',
)
/** Up to which mark each of them goes, in Spanish schools. */
const GRADE_ENDS: readonly (readonly [RegExp, number])[] = [
  [/^(?:suspens|insuf|reprob)/, 5],
  [/^(?:suficiente|aprobad)/, 6],
  [/^bien/, 7],
  [/^notable/, 9],
]

/** «que diga insuficiente, suficiente, bien, notable o sobresaliente»: cases whose bounds everybody knows. */
export function gradesAt(c: ClauseText): Cases | null {
  const { place } = c
  const names = c.take(GRADES)?.[1]?.split(/ (?:,|o|y|e|u|\/) /)
  if (names === undefined) return null
  const known = names.slice(0, -1).map((name, at) => {
    const next = names[at + 1] ?? ''
    const end = GRADE_ENDS.find(([words]) => words.test(name))?.[1]
    // Without «bien» a pass goes up to a notable.
    return end === 6 && /^notable|^sobre|^excel/.test(next) ? (next.startsWith('not') ? 7 : 9) : end
  })
  const told = names.map((name, at) => (at < known.length ? `menos de ${known[at]} ${name}` : `si no ${name}`))
  const cases = known.includes(undefined) ? null : readCases(new Reading(readRequestText(`si es ${told.join(', ')}`)))
  if (cases === null) c.goTo(place)
  return cases
}
