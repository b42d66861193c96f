import { termsIn } from '../../../engine/lexicon/terms'
import { cardOf } from '../../concepts/cards/cards'
import type { Exercise } from '../exercise-file'
import type { TaskTerms } from './task-terms'

/** How much of what is wished an exercise says in its title and statement, from 0 to 1; nothing where neither says what is to be done. */
export function saidShare(exercise: Exercise, { all, own }: TaskTerms): number {
  const { title, text } = termsOf(exercise)
  const [said, titled] = [text, title].map(
    (those) => all.filter((term) => those.has(term)).length / Math.max(1, all.length),
  )
  if (said === undefined || !titled || !own.some((term) => text.has(term))) return 0
  return said + OF_TITLE * titled
}
/** What its title says goes before what it says in passing. */
const OF_TITLE = 0.1

type Terms = { title: ReadonlySet<string>; text: ReadonlySet<string> }
const known = new WeakMap<Exercise, Terms>()

function termsOf(exercise: Exercise): Terms {
  const found = known.get(exercise)
  if (found !== undefined) return found
  const { title, statement, subjects } = exercise
  const practised = subjects.flatMap((id) => cardOf(id)?.terms ?? []).join(' ')
  const own = {
    title: new Set(termsIn(title)),
    text: new Set(termsIn(`${title} ${statement.split('```')[0] ?? ''} ${practised}`.replace(/[`'"]/g, ' '))),
  }
  known.set(exercise, own)
  return own
}
