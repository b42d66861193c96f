import { termsIn } from '../../../engine/lexicon/terms'
import { cardOf } from '../../concepts/cards/cards'
import type { Exercise } from '../exercise-file'
import type { TaskTerms } from './task-terms'

/** How much each exercise says of what is wished in its title and statement, from 0 to 1; nothing where it does not say what is to be done. */
export function saidShares(exercises: readonly Exercise[], { all, own }: TaskTerms): number[] {
  const told = exercises.map(termsOf)
  const weights = new Map(
    all.map((term) => {
      const uses = told.filter(({ text }) => text.has(term)).length
      return [term, (own.includes(term) ? OF_OWN : 1) * Math.log(1 + exercises.length / (1 + uses))]
    }),
  )
  const weigh = (terms: readonly string[]) => terms.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0)
  const whole = weigh(all) || 1
  return told.map(({ title, text }) => {
    const [inTitle, inText] = [all.filter((term) => title.has(term)), all.filter((term) => text.has(term))]
    const ownSaid = own.filter((term) => text.has(term)).length
    const isOfTask =
      own.some((term) => title.has(term)) ||
      (ownSaid > 0 && inTitle.length > 1) ||
      (ownSaid > 1 && ownSaid >= MOST_OWN * own.length)
    return isOfTask && inTitle.length > 0 ? (weigh(inText) + OF_TITLE * weigh(inTitle)) / whole : 0
  })
}
/** Where its title names none of it, so much of what is to be done must be in its statement. */
const MOST_OWN = 0.6
/** What is to be done counts more than what is practised. */
const OF_OWN = 2
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
