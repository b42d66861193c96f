import type { Kind, Likely } from './kind-model'

/** What each skill answers; one that is missing here knows what it takes for sure. */
const ANSWERS: Readonly<Record<string, readonly Kind[]>> = {
  errors: ['error', 'fault', 'concept', 'followup'],
  faults: ['fault', 'error', 'followup'],
  review: ['review', 'followup'],
  explain: ['explain', 'concept', 'followup'],
  'what-if': ['followup', 'explain'],
  'follow-up': ['followup', 'explain', 'change'],
  change: ['change', 'followup'],
  write: ['generate', 'change', 'concept', 'followup'],
  howtos: ['concept', 'generate', 'change', 'followup'],
  concepts: ['concept', 'followup'],
  doubts: ['concept', 'followup'],
  lessons: ['concept', 'followup', 'exercise'],
  product: ['product', 'followup'],
  talk: ['offtopic', 'followup'],
  'off-topic': ['offtopic', 'followup'],
}
const LEAST = 0.08
const DEMOTED = 0.1

/** Of the skills that take a message, those first that answer what it is likely to be: single words may mean something else. */
export function heardByKind<Sure extends { skill: { name: string }; score: number }>(
  all: Sure[],
  likely: Likely,
): Sure[] {
  return all.map((one) => {
    const kinds = ANSWERS[one.skill.name]
    const share = kinds === undefined ? 1 : kinds.reduce((sum, kind) => sum + likely[kind], 0)
    return share < LEAST ? { ...one, score: one.score * DEMOTED } : one
  })
}
