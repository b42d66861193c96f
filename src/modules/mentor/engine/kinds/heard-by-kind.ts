import type { SkillName } from '../skill-families'
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
  write: ['generate', 'change', 'followup'],
  howtos: ['concept', 'generate', 'change', 'followup'],
  concepts: ['concept', 'followup'],
  nearest: ['concept'],
  doubts: ['concept', 'followup'],
  lessons: ['concept', 'followup', 'exercise'],
  talk: ['offtopic', 'followup'],
  'off-topic': ['offtopic', 'followup'],
} satisfies Partial<Record<SkillName, readonly Kind[]>>
/** What each may still answer where the first finds nothing: who complains may wonder at what is right. */
const NEXT: Readonly<Record<string, readonly Kind[]>> = { explain: ['fault'], review: ['fault', 'explain'] }
const LEAST = 0.08
/** What the sureness of a skill counts that seldom answers such a message: it comes after all that are surer than this. */
export const UNLIKELY = 0.1
const SECOND = 0.55

/** What the sureness of a skill counts beside what a message is likely to be: single words may mean something else. */
export function weightFor(skill: string, likely: Likely): number {
  const shareOf = (kinds: readonly Kind[]) => kinds.reduce((sum, kind) => sum + likely[kind], 0)
  const kinds = ANSWERS[skill]
  if (kinds === undefined || shareOf(kinds) >= LEAST) return 1
  return shareOf(NEXT[skill] ?? []) >= 1 - LEAST * 2 ? SECOND : UNLIKELY
}
