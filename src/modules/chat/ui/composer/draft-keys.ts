/** Where a draft is kept. `place` is the chat's id, or the mentor's type before there is a chat. */
export const draftKey = (userId: string, place: string): string => `${userPrefix(userId)}${place}`
export const DRAFT_PREFIX = 'pymentor-draft:'
const userPrefix = (userId: string) => `${DRAFT_PREFIX}${userId}:`

/** Whether a storage key holds a draft of somebody else (C-30: it goes when another user signs in). */
export const isForeignDraft = (key: string, userId: string): boolean =>
  key.startsWith(DRAFT_PREFIX) && !key.startsWith(userPrefix(userId))
