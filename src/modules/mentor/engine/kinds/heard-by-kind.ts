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
/** What the sureness of a skill counts that seldom answers such a message: it comes after all that are surer than this. */
export const UNLIKELY = 0.1

/** Whether a skill answers what a message is hardly likely to be: single words may mean something else. */
export function isUnlikely(skill: string, likely: Likely): boolean {
  const kinds = ANSWERS[skill]
  return kinds !== undefined && kinds.reduce((sum, kind) => sum + likely[kind], 0) < LEAST
}
