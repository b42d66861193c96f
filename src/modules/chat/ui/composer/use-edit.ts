import { useEffect, useEffectEvent, useState } from 'react'
import { randomUuid } from '~/platform/random-uuid'
import {
  beginEdit,
  changeEditFiles,
  type Edit,
  type EditedQuestion,
  findEdit,
  forgetEdit,
  giveEditBack,
  storeEdit,
  takeEdit,
  writeEdit,
} from './edit-draft'
import type { DraftBox } from './use-draft'

export type EditBox = {
  /** The question whose box is open, its text and its files; null while none is. */
  open: ({ questionId: string } & Pick<DraftBox, 'text' | 'files'>) | null
  begin: (question: EditedQuestion) => void
  write: (text: string) => void
  changeFiles: DraftBox['changeFiles']
  cancel: () => void
  /** Closes the box; the change stays stored until it is acknowledged or given back. */
  take: (text?: string) => ({ questionId: string } & ReturnType<DraftBox['take']>) | null
  acknowledge: () => void
  giveBack: (because: { isKeySpent: boolean }) => void
}

/**
 * The question that is being changed in place, one at a time, kept across reloads until the server has it or the reader gives it
 * up. `questions` and `arrivedKeys` are those of the history that was opened.
 */
export function useEdit(
  userId: string,
  { questions, arrivedKeys }: { questions: readonly EditedQuestion[]; arrivedKeys: readonly (string | null)[] },
): EditBox {
  const [edit, setEdit] = useState<Edit | null>(null)

  const recover = useEffectEvent(() => setEdit((begun) => begun ?? findEdit(userId, questions, arrivedKeys)))
  useEffect(() => recover(), [])
  useEffect(() => {
    if (edit !== null) storeEdit(userId, edit)
  }, [userId, edit])

  function close() {
    if (edit !== null) forgetEdit(userId, edit.questionId)
    setEdit(null)
  }

  const isOpen = edit !== null && edit.draft.sending === null
  return {
    open: isOpen ? { questionId: edit.questionId, text: edit.draft.text, files: edit.draft.files } : null,
    begin: (question) => setEdit(beginEdit(userId, question)),
    write: (text) => setEdit((current) => current && writeEdit(current, text)),
    changeFiles: (change) => setEdit((current) => current && changeEditFiles(current, change)),
    cancel: close,
    take(text) {
      if (edit === null) return null
      const taken = takeEdit(text === undefined ? edit : writeEdit(edit, text), randomUuid())
      setEdit(taken.edit)
      return { questionId: edit.questionId, ...taken.message }
    },
    acknowledge: close,
    giveBack: (because) => setEdit((current) => current && giveEditBack(current, because)),
  }
}
