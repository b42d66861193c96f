import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { randomUuid } from '~/platform/random-uuid'
import { Button } from '../button'
import { FormError } from '../forms/form-error'
import { useHydrated } from '../react/use-hydrated'
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

/** A decision with fields: asked for, shown once more in words, and then made. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { label, title, description, isDestructive = false, children, summary } = props
  const { step, isSending, open, close, goBack, submit } = useDecision(props)
  // A press before the page answers would be lost.
  const isReady = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const isConfirming = step.type === 'confirming'
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
            <Button variant="outline" disabled={isSending} onClick={isConfirming ? goBack : close}>
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

/** How far the decision has come, and what leads on from there. */
function useDecision({ check, onDecide }: Pick<DecisionDialogProps, 'check' | 'onDecide'>) {
  const [step, setStep] = useState<Step>({ type: 'closed' })
  const [isSending, setSending] = useState(false)
  const key = useRef('')
  const goBack = () => setStep({ type: 'asking', errors: {} })

  return {
    step,
    isSending,
    goBack,
    close: () => !isSending && setStep({ type: 'closed' }),
    open() {
      key.current = randomUuid()
      goBack()
    },

    async submit(event: FormEvent<HTMLFormElement>) {
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
    },
  }
}
