import { withoutHidden } from '~/platform/text/visible-text'

export const CHAT_TYPES = ['basic', 'pro'] as const
export type ChatType = (typeof CHAT_TYPES)[number]
export type LimitReached = 'daily' | 'monthly'

/** How far somebody is, from the first steps on. */
export const LEVELS = ['principiante', 'intermedio', 'avanzado'] as const
export type Level = (typeof LEVELS)[number]
/** Whether a request for a program is answered with it, or led up to it by steps. */
export const MODES = ['solve', 'teach'] as const
export type Mode = (typeof MODES)[number]

/** How much of a solution an answer gives, the least first. */
export const RUNGS = ['idea', 'plan', 'fragment', 'solution'] as const
export type Rung = (typeof RUNGS)[number]

/** MENTOR-08: what a Basic user may send. */
export const DAILY_LIMIT = 5
export const MONTHLY_LIMIT = 20
/** C-61: how many replies a day may give their unit back because they answered nothing. */
export const MAX_FREE_REPLIES = 30
/** Decisions, "Chat and limits". */
export const MAX_MESSAGE_LENGTH = 8_000
/** C-70. A file's size is that of its bytes; what an account holds, of its text as UTF-8, each counted as `LEAST_ATTACHMENT_BYTES` at least. */
export const MAX_ATTACHMENT_BYTES = 200 * 1024
export const MAX_ATTACHMENTS = 5
export const MAX_ATTACHED_BYTES = 20 * 1024 * 1024
export const LEAST_ATTACHMENT_BYTES = 4 * 1024
export const ATTACHMENT_EXTENSIONS = ['py', 'txt', 'csv', 'json', 'ipynb', 'log'] as const
export type AttachmentExtension = (typeof ATTACHMENT_EXTENSIONS)[number]
/** How long what was never sent with a question is kept. */
export const UNSENT_MS = 24 * 60 * 60_000
/** C-64: what one may ask without an account, which travels in an address when one makes an account to go on. */
export const MAX_FREE_QUESTION_LENGTH = 1_000
/** How long an answer without an account can be taken into one. */
export const FREE_ANSWER_KEPT_MS = 24 * 60 * 60_000
/** Where a reply ends, however much its mentor would still say: in characters of JavaScript, what was written on
 * included; what is parsed and rendered of it (024) is measured for this much. */
export const MAX_REPLY_LENGTH = 40_000
/** C-63: how often a reply that broke off is written on without a unit. */
export const FREE_CONTINUATIONS = 1
/** How many readers one reply has at once on an instance: tabs, devices, and connections that nobody has missed yet. */
export const MAX_READERS_PER_REPLY = 8
/** C-45. */
export const MAX_TITLE_LENGTH = 120
export const DEFAULT_TITLE = 'Nuevo chat'
/** CHAT-08. */
const AUTO_TITLE_LENGTH = 30
/** CHAT-16. */
export const COMPOSER_MAX_HEIGHT_PX = 120

export const MAX_SEARCH_LENGTH = 100
export const CHATS_PER_PAGE = 30
/** Pinned chats come all at once, so there is an end to them. */
export const MAX_PINNED = 50
export const MESSAGES_PER_PAGE = 50
/** A page of messages holds fewer where they are long, so that none weighs much over this; always one. */
export const HISTORY_PAGE_BYTES = 80_000
/** How long a deleted chat can be brought back; then it is erased. */
export const RESTORE_MS = 10 * 60_000

/** Why a reply has not helped. */
export const VOTE_REASONS = ['off_topic', 'broken_code', 'too_hard', 'too_long', 'other'] as const
export type VoteReason = (typeof VOTE_REASONS)[number]
export const MAX_VOTE_COMMENT_LENGTH = 500

/** CHAT-11. */
export const VERSION = { basic: 'v1.0', pro: 'v2.13' } satisfies Record<ChatType, string>

/**
 * CHAT-08: the first 30 characters, "..." only if there are more. Line breaks become spaces, what is not to be seen goes; no letter is
 * cut in two.
 */
export function autoTitle(message: string): string {
  const line = withoutHidden(message.replace(/\s+/g, ' ')).trim()
  const letters = [...line]
  return letters.length <= AUTO_TITLE_LENGTH ? line : `${letters.slice(0, AUTO_TITLE_LENGTH).join('')}...`
}

/** Which limit stands in the way, if any. The longer wait is the one to name. */
export function limitReached({
  dailyUsed,
  monthlyUsed,
}: {
  dailyUsed: number
  monthlyUsed: number
}): LimitReached | null {
  if (monthlyUsed >= MONTHLY_LIMIT) return 'monthly'
  return dailyUsed >= DAILY_LIMIT ? 'daily' : null
}

/** C-70: by what its name ends with, a file's kind; null for one that is not taken. */
export function attachmentExtension(name: string): AttachmentExtension | null {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase()
  return ATTACHMENT_EXTENSIONS.find((extension) => extension === ending) ?? null
}
