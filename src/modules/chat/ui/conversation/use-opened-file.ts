import { useState } from 'react'
import type { Attachment } from '../../contract'
import type { Parts } from './use-parts'

/** The attached file that is looked at. One that is in a box still is removed there: only what was sent can be erased here. */
export function useOpenedFile({ conversation, draft, edit, onChanged }: Parts) {
  const [openedFile, setOpenedFile] = useState<Attachment | null>(null)
  const unsent = [...draft.files, ...(edit.open?.files ?? []).filter(({ isSent }) => !isSent)]
  const isInBox = unsent.some(({ stored }) => stored?.id === openedFile?.id)

  function forgetFile(id: string) {
    conversation.forgetAttachment(id)
    edit.changeFiles((files) => files.filter(({ stored }) => stored?.id !== id))
    setOpenedFile(null)
    onChanged()
  }

  return {
    openFile: setOpenedFile,
    openedFile: openedFile && {
      attachment: openedFile,
      onClose: () => setOpenedFile(null),
      onErased: isInBox ? undefined : forgetFile,
    },
  }
}
