import { type FormEvent, type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../button'
import { FormError } from '../forms/form-error'
import { Dialog } from './dialog'

/** The sentence under each field that is not right yet. */
export type DecisionErrors = Readonly<Record<string, string>>
type Step =
  | { type: 'closed' }
  | { type: 'asking'; errors: DecisionErrors }
  | { type: 'confirming'; failure: string | null }

type DecisionDialogProps = {
  /** Of the button that opens it, and of the one that does it. */
  label: string
  title: string
  description: ReactNode
  isDestructive?: boolean
  /** The fields; their `name`s are the keys of `errors`. */
  children: (errors: DecisionErrors) => ReactNode
  /** Null when all is right. */
  check: (form: FormData) => DecisionErrors | null
  /** What is about to happen, in a sentence. */
  summary: (form: FormData) => ReactNode
  /** `key` stays the same until the dialog is opened anew, so that what is sent again is one decision. Throws an Error for people. */
  onDecide: (form: FormData, key: string) => Promise<void>
}

const noChanges = () => () => {}
const isInBrowser = () => true
const isOnServer = () => false

/** A decision with fields: asked for, shown once more in words, and then made. */
export function DecisionDialog({
  label,

  title,
  description,
  isDestructive = false,
  ...rest
}: DecisionDialogProps) {
  const { children, check, summary, onDecide } = rest
  const [step, setStep] = useState<Step>({ type: 'closed' })
  const [isSending, setSending] = useState(false)
  // A press before the page answers would be lost.
  const isReady = useSyncExternalStore(noChanges, isInBrowser, isOnServer)
  const key = useRef('')
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()

  function open() {
    key.current = crypto.randomUUID()
    setStep({ type: 'asking', errors: {} })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const values = new FormData(event.currentTarget)
    const errors = check(values)
    if (errors !== null) return setStep({ type: 'asking', errors })
    if (step.type !== 'confirming') return setStep({ type: 'confirming', failure: null })
    setSending(true)
    try {
      await onDecide(values, key.current)
      setStep({ type: 'closed' })
    } catch (error) {
      setStep({ type: 'confirming', failure: error instanceof Error ? error.message : 'No se ha podido hacer.' })
    } finally {
      setSending(false)
    }
  }

  const isConfirming = step.type === 'confirming'
  const close = () => !isSending && setStep({ type: 'closed' })
  return (
    <>
      <Button variant="outline" className="justify-self-start" disabled={!isReady} onClick={open}>
        {label}
      </Button>
      <Dialog
        open={step.type !== 'closed'}
        onClose={close}
        role="alertdialog"
        title={title}
        description={description}
        footer={
          <>
            <Button
              variant="outline"
              disabled={isSending}
              onClick={isConfirming ? () => setStep({ type: 'asking', errors: {} }) : close}
            >
              {isConfirming ? 'Volver' : 'Cancelar'}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant={isConfirming && isDestructive ? 'destructive' : 'default'}
              pending={isSending}
            >
              {isConfirming ? label : 'Continuar'}
            </Button>
          </>
        }
      >
        <form ref={form} id={formId} method="post" noValidate onSubmit={submit} className="grid gap-4">
          {isConfirming && step.failure && <FormError>{step.failure}</FormError>}
          <div hidden={isConfirming} className="grid gap-4 [&[hidden]]:hidden">
            {children(step.type === 'asking' ? step.errors : {})}
          </div>
          <p role="status" className="empty:hidden">
            {isConfirming && form.current ? summary(new FormData(form.current)) : null}
          </p>
        </form>
      </Dialog>
    </>
  )
}
