import { useEffect, useEffectEvent, useState } from 'react'
import { beginEdit, type Edit, findEdit, forgetEdit, giveEditBack, storeEdit, takeEdit, writeEdit } from './edit-draft'
import { newSendKey } from './send-key'

type Question = { id: string; content: string }

export type EditBox = {
  /** The question whose box is open, and its text; null while none is. */
  open: { questionId: string; text: string } | null
  begin: (question: Question) => void
  write: (text: string) => void
  cancel: () => void
  /** Closes the box; the change stays stored until it is acknowledged or given back. */
  take: () => { questionId: string; text: string; sendKey: string } | null
  acknowledge: () => void
  giveBack: (because: { isKeySpent: boolean }) => void
}

/**
 * The question that is being changed in place, one at a time, kept across reloads until the server has it or the reader gives it
 * up. `questions` and `arrivedKeys` are those of the history that was opened.
 */
export function useEdit(
  userId: string,
  { questions, arrivedKeys }: { questions: readonly Question[]; arrivedKeys: readonly (string | null)[] },
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

  return {
    open: edit === null || edit.draft.sending !== null ? null : { questionId: edit.questionId, text: edit.draft.text },
    begin: (question) => setEdit(beginEdit(userId, question)),
    write: (text) => setEdit((current) => current && writeEdit(current, text)),
    cancel: close,
    take() {
      if (edit === null) return null
      const taken = takeEdit(edit, newSendKey())
      setEdit(taken.edit)
      return { questionId: edit.questionId, ...taken.message }
    },
    acknowledge: close,
    giveBack: (because) => setEdit((current) => current && giveEditBack(current, because)),
  }
}
