import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '~/ui/button'
import { isSendable } from './message-length'
import { QuestionBox } from './question-box'

type QuestionEditorProps = {
  text: string
  /** Why it cannot be sent now: the limit is reached. */
  closedBecause: string | undefined
  onWrite: (text: string) => void
  onSend: () => void
  onCancel: () => void
  /** Why the last try to send it failed. */
  children: ReactNode
}

/** A question as a box in its own place. What is sent takes the question's place; the question stays as another version. */
export function QuestionEditor({ text, closedBecause, onWrite, onSend, onCancel, children }: QuestionEditorProps) {
  const boxRef = useRef<HTMLTextAreaElement>(null)
  const maySend = closedBecause === undefined && isSendable(text)

  useEffect(() => {
    const box = boxRef.current
    box?.focus({ preventScroll: true })
    box?.setSelectionRange(box.value.length, box.value.length)
    box?.scrollIntoView({ block: 'nearest' })
  }, [])

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (maySend) onSend()
  }
  function cancel() {
    onCancel()
    return true
  }

  return (
    <form onSubmit={submit} className="grid max-w-[70ch] gap-2">
      <QuestionBox
        boxRef={boxRef}
        label="Cambia tu pregunta"
        text={text}
        onWrite={onWrite}
        onSend={submit}
        onEscape={cancel}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
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
