import { catalogue, type Recipe } from './catalogue'
import { subjectOf } from './question-subject'
import { createSearchIndex, type Ranked, type SearchIndex } from './search-index'
import { namesOutsideSubject } from './spanish-terms'

/** What a question found: one lesson (`others` come next), some that may be near, or nothing. */
export type SearchDecision =
  | { kind: 'match'; recipe: Recipe; others: Recipe[] }
  | { kind: 'suggest'; recipes: Recipe[] }
  | { kind: 'none' }

type Least = { score: number; coverage: number; coverageIfThin: number }

/** Set with `search.eval.ts`: below them, wrong answers cost more than answering more questions gains. */
const MATCH: Least = { score: 8, coverage: 0.42, coverageIfThin: 0.55 }
const SUGGEST: Least = { score: 4, coverage: 0.25, coverageIfThin: 0.5 }
const MAX_NEIGHBOURS = 3

let index: SearchIndex | undefined

/** Decides what a question gets: a lesson, some that may be near, or nothing. Takes a few milliseconds at most. */
export function search(question: string): SearchDecision {
  index ??= createSearchIndex(catalogue())
  const subject = subjectOf(question)
  const ranked = index.rank(subject)
  const [best, ...rest] = ranked
  if (best !== undefined && (best.isExact || (reaches(best, MATCH) && !namesOutsideSubject(subject)))) {
    return { kind: 'match', recipe: best.recipe, others: recipesOf(rest) }
  }
  const near = recipesOf(ranked.filter((one) => reaches(one, SUGGEST)))
  return near.length > 0 ? { kind: 'suggest', recipes: near } : { kind: 'none' }
}

/** One word alone is little evidence, unless it is most of what was asked. */
function reaches({ score, coverage, isThin }: Ranked, least: Least): boolean {
  return score >= least.score && coverage >= (isThin ? least.coverageIfThin : least.coverage)
}

function recipesOf(ranked: readonly Ranked[]): Recipe[] {
  return ranked.slice(0, MAX_NEIGHBOURS).map(({ recipe }) => recipe)
}
