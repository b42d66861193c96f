import { type Draft, isEmptyDraft } from './draft'
import { draftKey, isForeignDraft } from './draft-keys'

/** Where a draft lives: whose it is, and the chat's id, or the mentor's type before there is a chat. */
export type DraftPlace = { userId: string; place: string }

// A browser may refuse its storage (private window, full disk). Then drafts last as long as the page.
function storage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage)
  } catch {
    return null
  }
}

export const readStoredDraft = ({ userId, place }: DraftPlace): string | null =>
  storage((store) => store.getItem(draftKey(userId, place)))

export function storeDraft({ userId, place }: DraftPlace, draft: Draft): void {
  const key = draftKey(userId, place)
  storage((store) => (isEmptyDraft(draft) ? store.removeItem(key) : store.setItem(key, JSON.stringify(draft))))
}

export function forgetDraft({ userId, place }: DraftPlace): void {
  storage((store) => store.removeItem(draftKey(userId, place)))
}

/** C-30: drafts of users who were signed in here before go when another signs in. */
export function forgetForeignDrafts(userId: string): void {
  storage((store) => {
    for (const key of Object.keys(store)) if (isForeignDraft(key, userId)) store.removeItem(key)
  })
}
