import type { Attachment } from '../../contract'
import { type Draft, EMPTY_DRAFT, giveBack, isEmptyDraft, recoverDraft, sentFile, takeForSending } from './draft'
import { forgetDraft, readStoredDraft, storeDraft } from './draft-storage'

/** A question that is being changed, and what has become of it so far. */
export type Edit = { questionId: string; draft: Draft }

/** An edit's draft is kept beside the chat's own, by its question. */
const editPlace = (userId: string, questionId: string) => ({ userId, place: `edit:${questionId}` })

export type EditedQuestion = { id: string; content: string; attachments?: readonly Attachment[] | undefined }

/** An edit as it begins: with what an earlier one of this question left, else with the question and its files. */
export function beginEdit(userId: string, { id, content, attachments = [] }: EditedQuestion): Edit {
  const draft = { ...EMPTY_DRAFT, text: content, files: attachments.map(sentFile) }
  return findEdit(userId, [{ id }], []) ?? { questionId: id, draft }
}

/**
 * The edit that a reload or a crash interrupted: of the last question that has one. What was on its way and has arrived
 * (`arrivedKeys`) is over.
 */
export function findEdit(
  userId: string,
  questions: readonly { id: string }[],
  arrivedKeys: readonly (string | null)[],
): Edit | null {
  for (const { id } of questions.toReversed()) {
    const stored = readStoredDraft(editPlace(userId, id))
    if (stored === null) continue
    const draft = recoverDraft(stored, arrivedKeys)
    if (!isEmptyDraft(draft)) return { questionId: id, draft }
    forgetDraft(editPlace(userId, id))
  }
  return null
}

export const storeEdit = (userId: string, { questionId, draft }: Edit) =>
  storeDraft(editPlace(userId, questionId), draft)
export const forgetEdit = (userId: string, questionId: string) => forgetDraft(editPlace(userId, questionId))

export const writeEdit = (edit: Edit, text: string): Edit => ({ ...edit, draft: { ...edit.draft, text } })
export const changeEditFiles = (edit: Edit, change: (files: Draft['files']) => Draft['files']): Edit => ({
  ...edit,
  draft: { ...edit.draft, files: change(edit.draft.files) },
})

/** Takes text and files out to send them; until then or a refusal it is stored as being on its way. */
export function takeEdit(edit: Edit, newKey: string) {
  const taken = takeForSending(edit.draft, newKey)
  return { edit: { ...edit, draft: taken }, message: taken.sending }
}

/** Puts a refused change back into its box. */
export const giveEditBack = (edit: Edit, because: { isKeySpent: boolean }): Edit => ({
  ...edit,
  draft: giveBack(edit.draft, because),
})
