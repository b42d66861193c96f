import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '~/ui/button'
import { AttachButton } from '../attachments/attach-button'
import { messageFor } from '../attachments/attachment-words'
import { BoxFiles } from '../attachments/box-files'
import { mayBeSent, useAttachments } from '../attachments/use-attachments'
import { Refusal } from '../conversation/foot/troubles'
import type { ChatbotState } from '../conversation/use-chatbot'
import { QuestionBox } from './question-box'

type QuestionEditorProps = { chatbot: ChatbotState; open: NonNullable<ChatbotState['edit']['open']> }

/** A question as a box in its own place, with its files. What is sent takes the question's place; the question stays as another version. */
export function QuestionEditor({ chatbot, open }: QuestionEditorProps) {
  const { edit, editing } = chatbot
  const { closedBecause } = chatbot.limits
  const { text, files } = open
  const boxRef = useRef<HTMLTextAreaElement>(null)
  const attachments = useAttachments({ ...edit, ...open }, boxRef)
  const maySend = closedBecause === undefined && mayBeSent(text, attachments)

  useEffect(() => {
    const box = boxRef.current
    box?.focus({ preventScroll: true })
    box?.setSelectionRange(box.value.length, box.value.length)
    box?.scrollIntoView({ block: 'nearest' })
  }, [])

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (maySend) editing.send(text.trim() === '' ? messageFor(files) : undefined)
  }
  function cancel() {
    editing.cancel()
    return true
  }

  return (
    <form onSubmit={submit} className="group/drop grid max-w-[70ch] gap-2" {...attachments.dropZone}>
      <BoxFiles attachments={attachments} text={text} onOpen={chatbot.openFile} />
      <QuestionBox
        boxRef={boxRef}
        label="Cambia tu pregunta"
        text={text}
        onWrite={edit.write}
        onSend={submit}
        onEscape={cancel}
        onPaste={attachments.paste}
      />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <AttachButton label="Añadir archivos a esta pregunta" onPick={attachments.addFiles} />
        <p className="text-text-muted text-xs">{closedBecause ?? 'La versión anterior se conserva.'}</p>
        <div className="ml-auto flex gap-2">
          <Button variant="ghost" onClick={editing.cancel}>
            Cancelar
          </Button>
          <Button type="submit" className="aria-disabled:opacity-50" aria-disabled={maySend ? undefined : true}>
            Enviar
          </Button>
        </div>
      </div>
      <Refusal chatbot={chatbot} />
    </form>
  )
}
