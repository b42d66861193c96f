type Sent = { text: string; sendKey: string }

/**
 * What a reader would lose: the text in the box, and a message that was sent and not acknowledged yet. One that was
 * refused keeps its idempotency key, so that sending it again unchanged can't make it two.
 */
export type Draft = { text: string; sending: Sent | null; refused: Sent | null }

export const EMPTY_DRAFT: Draft = { text: '', sending: null, refused: null }

/** Where a draft is kept. `place` is the chat's id, or the mentor's type before there is a chat. */
export const draftKey = (userId: string, place: string): string => `${userPrefix(userId)}${place}`
export const DRAFT_PREFIX = 'pymentor-draft:'
const userPrefix = (userId: string) => `${DRAFT_PREFIX}${userId}:`

/** Whether a storage key holds a draft of somebody else (C-30: it goes when another user signs in). */
export const isForeignDraft = (key: string, userId: string): boolean =>
  key.startsWith(DRAFT_PREFIX) && !key.startsWith(userPrefix(userId))

export const isEmptyDraft = ({ text, sending }: Draft): boolean => text === '' && sending === null

/** Takes the text out of the box to send it; `newKey` is used unless exactly this text was refused before. */
export function takeForSending(draft: Draft, newKey: string): Draft & { sending: { text: string; sendKey: string } } {
  const text = draft.text.trimEnd()
  const sendKey = draft.refused?.text === text ? draft.refused.sendKey : newKey
  return { text: '', sending: { text, sendKey }, refused: null }
}

/**
 * Puts a message that did not get through back into the box, above what was typed meanwhile. Where its key stands for another message,
 * it goes by a new one next time.
 */
export function giveBack(draft: Draft, { isKeySpent = false } = {}): Draft {
  if (draft.sending === null) return draft
  const text = draft.text === '' ? draft.sending.text : `${draft.sending.text}\n\n${draft.text}`
  return { text, sending: null, refused: isKeySpent ? null : draft.sending }
}

/** A stored draft, as it is after a reload: what was on its way and has not arrived (`arrivedKeys`) is in the box again. */
export function recoverDraft(stored: string | null, arrivedKeys: readonly (string | null)[]): Draft {
  const draft = parse(stored)
  if (draft.sending && arrivedKeys.includes(draft.sending.sendKey)) return { ...draft, sending: null }
  return giveBack(draft)
}

function parse(stored: string | null): Draft {
  if (stored === null) return EMPTY_DRAFT
  try {
    const { text, sending, refused }: Record<string, unknown> = JSON.parse(stored)
    return { text: typeof text === 'string' ? text : '', sending: readSent(sending), refused: readSent(refused) }
  } catch {
    // Storage is the reader's: what another version or hand wrote there is no draft.
    return EMPTY_DRAFT
  }
}

function readSent(stored: unknown): Sent | null {
  const { text, sendKey }: Record<string, unknown> = Object(stored)
  return typeof text === 'string' && typeof sendKey === 'string' ? { text, sendKey } : null
}
