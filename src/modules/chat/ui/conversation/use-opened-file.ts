import { useState } from 'react'
import type { Attachment } from '../../contract'
import type { EditBox } from '../composer/use-edit'
import type { UsedConversation } from './use-conversation'

type Parts = { conversation: UsedConversation; edit: EditBox; onChanged: () => void }

/** The attached file that is looked at. */
export function useOpenedFile({ conversation, edit, onChanged }: Parts) {
  const [openedFile, setOpenedFile] = useState<Attachment | null>(null)
  return {
    openedFile,
    openFile: setOpenedFile,
    closeFile: () => setOpenedFile(null),
    /** It was erased. */
    forgetFile(id: string) {
      conversation.forgetAttachment(id)
      edit.changeFiles((files) => files.filter(({ stored }) => stored?.id !== id))
      setOpenedFile(null)
      onChanged()
    },
  }
}
