import { type FormEvent, useId, useState } from 'react'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { TextField } from '~/ui/text-field'
import type { Chat } from '../../contract'
import { MAX_TITLE_LENGTH } from '../../rules'
import { BLANK_TITLE } from './title-words'

type RenameDialogProps = { chat: Chat; onRename: (title: string) => void; onClose: () => void }

/** Gives a chat another name. Enter saves, Escape leaves it as it is; a blank one can't be saved (VAL-18). */
export function RenameDialog({ chat, onRename, onClose }: RenameDialogProps) {
  const formId = useId()
  const [title, setTitle] = useState(chat.title)
  const isBlank = title.trim() === ''

  function save(event: FormEvent) {
    event.preventDefault()
    if (isBlank) return
    if (title.trim() !== chat.title) onRename(title.trim())
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Cambiar el nombre"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} disabled={isBlank}>
            Guardar
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save}>
        <TextField
          label="Nombre de la conversación"
          value={title}
          maxLength={MAX_TITLE_LENGTH}
          autoComplete="off"
          data-initial-focus
          error={isBlank ? BLANK_TITLE : undefined}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
