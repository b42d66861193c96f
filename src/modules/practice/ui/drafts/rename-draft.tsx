import { type FormEvent, useId, useState } from 'react'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { TextField } from '~/ui/text-field'
import { MAX_DRAFT_NAME } from '../../rules'

type RenameDraftProps = { name: string; onRename: (name: string) => void; onClose: () => void }

/** Gives a program another name. Enter saves, Escape leaves it as it is. */
export function RenameDraft({ name, onRename, onClose }: RenameDraftProps) {
  const formId = useId()
  const [text, setText] = useState(name)
  const isBlank = text.trim() === ''

  function save(event: FormEvent) {
    event.preventDefault()
    if (isBlank) return
    onRename(text.trim())
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
          label="Nombre del programa"
          value={text}
          maxLength={MAX_DRAFT_NAME}
          autoComplete="off"
          data-initial-focus
          error={isBlank ? 'Escribe un nombre' : undefined}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
