import type { VoteReason } from './rules'

/** What became of a reply that helped nobody: not known, asked back, refused; `down`: voted down. */
export const UNANSWERED_KINDS = ['unknown', 'asked', 'refused', 'down'] as const
export type UnansweredKind = (typeof UNANSWERED_KINDS)[number]
/** How many weeks are looked back on, this one among them. */
export const UNANSWERED_WEEKS = [4, 12, 26] as const
export type UnansweredWeeks = (typeof UNANSWERED_WEEKS)[number]

/** Questions that are alike. All texts are blanked of what looks personal, and the newest come first. */
export type UnansweredGroup = {
  question: string
  /** Some of the others. */
  wordings: string[]
  /** How many replies. */
  count: number
  kinds: { kind: UnansweredKind; count: number }[]
  reasons: { reason: VoteReason; count: number }[]
  comments: string[]
  /** By the Mondays in Madrid with which they begin (`2026-11-23`). */
  weeks: { start: string; count: number }[]
}

/** `read`: how many replies these are; the groups with the most of them come first. `nextCursor` asks for those before them. */
export type Unanswered = { groups: UnansweredGroup[]; read: number; nextCursor: string | null }
