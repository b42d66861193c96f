import { once } from '~/platform/once'
import { bagOf } from '../concepts/rank/units'
import { allQuestions } from './known-questions'
import type { KnownQuestion } from './question-file'

/** A known question with its wordings, each as what wordings are compared by, and what all of it speaks of. */
export type Worded = { question: KnownQuestion; bags: readonly (readonly string[])[]; spoken: ReadonlySet<string> }

/** Terms that no wording has tell as much as rare ones. */
const UNKNOWN = 4

/** All wordings, where each term stands, and how rare it is among the known questions. */
export const wordings = once(() => {
  const all = allQuestions().map((question): Worded => {
    const bags = [question.question, ...question.asks].map(bagOf)
    return { question, bags, spoken: new Set([...bags.flat(), ...bagOf(question.text.replace(CODE, ''))]) }
  })
  const places = new Map<string, number[]>()
  for (const [at, { bags }] of all.entries())
    for (const term of new Set(bags.flat())) places.set(term, [...(places.get(term) ?? []), at])
  const rarity = (term: string): number => {
    const count = places.get(term)?.length
    return count === undefined ? UNKNOWN : Math.log(1 + all.length / count)
  }
  return { all, places, rarity }
})

const CODE = /^```[\s\S]*?^```$/gm
