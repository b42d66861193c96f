import type { Frame } from '../../engine/frame'
import { ownCode } from '../../engine/state'
import { readTask } from '../../engine/task/read-task'
import { accountOf } from '../write/accounted'
import type { Changed } from './make-changes'
import { saidOf } from './read-wishes'

/** «en vez de la media», «sin usar max», «renombra total a suma»: what is no longer wanted, and mere names, show nowhere. */
const SET_ASIDE =
  /\b(?:en (?:vez|lugar) de|sin(?: usar)?|quit\w+|borr\w+|elimin\w+|renombr\w+|(?:se |lo |la )?llam\w+)(?: [^\s.,;]+){1,4}|\b(?:cambi|sustitu|reempla)\w+(?: [^\s.,;]+){1,4}? (?=por |a )|\bmejor\b|\b(?:el|la) (?:0|cero|fin|último|ultimo) no (?:se )?cuent[ae]n?\b|[$€] ?\d[\d.,]{2,14}|\d[\d.,]{2,14} ?[$€]/giu

/** A change with the clauses that its program does not show and that no other words of it name: they are never left out in silence. */
export function withUnshown(changed: Changed, frame: Frame): Changed {
  // What is read clause by clause, to the last one, shows whole or is not made.
  if (changed.made.length === 0 || changed.names.every((name) => WHOLE.has(name))) return changed
  const { message } = frame
  const prose = withoutWhole(message.prose, changed.whole ?? []).replace(SET_ASIDE, ' ')
  const wish = { ...frame, message: { ...message, prose, text: prose, ...(ownCode(message) && { code: [] }) } }
  const { missing } = accountOf(readTask(wish), changed.code)
  const named = [...changed.unmade, ...changed.why, ...changed.asks].join(' ')
  const added = missing.filter(
    (clause) =>
      clause.length > 3 && !overlaps(clause, named) && !(changed.names.includes('sort') && saysPart(clause, changed)),
  )
  return added.length === 0 ? changed : { ...changed, unshown: added }
}

const WHOLE: ReadonlySet<string> = new Set(['told-members', 'told-subclass', 'object-list'])

/** The words without those that were made whole, however they are spaced. */
const withoutWhole = (prose: string, whole: readonly string[]) =>
  whole.reduce((rest, words) => rest.replace(words, ' '), saidOf(prose).prose)

/** «por los días que faltan», put in order by `faltan`. */
const saysPart = (clause: string, { made }: Changed): boolean =>
  made.some(({ told }) =>
    [...told.matchAll(/`(\w{4,})`/g)].some(([, name = '']) => clause.toLowerCase().includes(name)),
  )

/** Whether most words of a clause stand in what is said already. */
function overlaps(clause: string, named: string): boolean {
  const words = clause
    .toLowerCase()
    .split(/\s+/)
    .filter(({ length }) => length > 3)
  const found = words.filter((word) => named.toLowerCase().includes(word))
  return words.length > 0 && found.length * 2 > words.length
}
