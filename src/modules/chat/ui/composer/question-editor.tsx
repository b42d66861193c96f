import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '~/ui/button'
import type { Attachment } from '../../contract'
import { AttachButton } from '../attachments/attach-button'
import { messageFor } from '../attachments/attachment-words'
import { BoxFiles } from '../attachments/box-files'
import { type FilesBox, mayBeSent, useAttachments } from '../attachments/use-attachments'
import { QuestionBox } from './question-box'

type QuestionEditorProps = {
  /** Its text and files, and what changes them. */
  edit: FilesBox
  /** Why it cannot be sent now: the limit is reached. */
  closedBecause: string | undefined
  onOpenFile: (attachment: Attachment) => void
  /** `text` is sent where the box has none. */
  onSend: (text?: string) => void
  onCancel: () => void
  /** Why the last try to send it failed. */
  children: ReactNode
}

/** A question as a box in its own place, with its files. What is sent takes the question's place; the question stays as another version. */
export function QuestionEditor({ edit, closedBecause, onOpenFile, onSend, onCancel, children }: QuestionEditorProps) {
  const boxRef = useRef<HTMLTextAreaElement>(null)
  const attachments = useAttachments(edit, boxRef)
  const { text, files, write } = edit
  const maySend = closedBecause === undefined && mayBeSent(text, attachments)

  useEffect(() => {
    const box = boxRef.current
    box?.focus({ preventScroll: true })
    box?.setSelectionRange(box.value.length, box.value.length)
    box?.scrollIntoView({ block: 'nearest' })
  }, [])

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (maySend) onSend(text.trim() === '' ? messageFor(files) : undefined)
  }
  function cancel() {
    onCancel()
    return true
  }

  return (
    <form onSubmit={submit} className="group/drop grid max-w-[70ch] gap-2" {...attachments.dropZone}>
      <BoxFiles attachments={attachments} text={text} onOpen={onOpenFile} />
      <QuestionBox
        boxRef={boxRef}
        label="Cambia tu pregunta"
        text={text}
        onWrite={write}
        onSend={submit}
        onEscape={cancel}
        onPaste={attachments.paste}
      />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <AttachButton label="Añadir archivos a esta pregunta" onPick={attachments.addFiles} />
        <p className="text-text-muted text-xs">{closedBecause ?? 'La versión anterior se conserva.'}</p>
        <div className="ml-auto flex gap-2">
          <Button variant="ghost" onClick={onCancel}>
            Cancelar
          </Button>
          <Button type="submit" className="aria-disabled:opacity-50" aria-disabled={maySend ? undefined : true}>
            Enviar
          </Button>
        </div>
      </div>
      {children}
    </form>
  )
}
