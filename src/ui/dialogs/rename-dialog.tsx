import { type FormEvent, useId, useState } from 'react'
import { Button } from '../button'
import { TextField } from '../forms/text-field'
import { Dialog } from './dialog'

type RenameDialogProps = {
  /** What the name is of, as the field's label. */
  label: string
  name: string
  maxLength: number
  /** Said in place of a name that is blank. */
  blank: string
  /** Called with the trimmed name, if it is another one. */
  onRename: (name: string) => void
  onClose: () => void
}

/** Gives something another name. Enter saves, Escape leaves it as it is; a blank one can't be saved (VAL-18). */
export function RenameDialog({ label, name, maxLength, blank, onRename, onClose }: RenameDialogProps) {
  const formId = useId()
  const [text, setText] = useState(name)
  const isBlank = text.trim() === ''

  function save(event: FormEvent) {
    event.preventDefault()
    if (isBlank) return
    if (text.trim() !== name) onRename(text.trim())
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
          label={label}
          value={text}
          maxLength={maxLength}
          autoComplete="off"
          data-initial-focus
          error={isBlank ? blank : undefined}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
