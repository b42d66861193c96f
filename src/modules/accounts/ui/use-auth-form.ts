import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import { asError } from '~/platform/call'
import { toast } from '~/ui/toast'
import { type FieldErrors, readForm } from './form-values'
import { type Notice, noticeOf } from './outcome-notice'

/** What came of sending: the page is being left, or something stands in the way. */
export type Verdict = 'leaving' | { notice?: Notice; errors?: FieldErrors }

type FormState = { type: 'editing'; errors: FieldErrors; notice: Notice | null } | { type: 'sending' }

const NO_ERRORS: FieldErrors = {}

type AuthFormOptions<S extends z.ZodMiniType> = {
  schema: S
  /** What a failure says that `send` throws and that has no sentence of its own. */
  failure: Notice
  send: (form: z.output<S>) => Promise<Verdict>
}

/** Tells a failure twice: in a toast, which is read out and passes, and in the form, where it stays. */
export function tell(notice: Notice): Verdict {
  toast({ ...notice, variant: 'destructive' })
  return { notice }
}

/**
 * A form that is checked as a whole when sent. The fields keep what was typed; the first one that is wrong gets the focus,
 * and an error goes as soon as its field changes.
 */
export function useAuthForm<S extends z.ZodMiniType>({ schema, failure, send }: AuthFormOptions<S>) {
  const [state, setState] = useState<FormState>({ type: 'editing', errors: NO_ERRORS, notice: null })

  function show(
    form: HTMLFormElement,
    { errors = NO_ERRORS, notice = null }: { errors?: FieldErrors; notice?: Notice | null },
  ) {
    // Rendered first, so that a screen reader finds the sentence tied to the field it is sent to.
    flushSync(() => setState({ type: 'editing', errors, notice }))
    const wrong = [...form.elements].find((field) => field instanceof HTMLInputElement && field.name in errors)
    if (wrong instanceof HTMLElement) wrong.focus()
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.type === 'sending') return
    const form = event.currentTarget
    const reading = readForm(schema, Object.fromEntries(new FormData(form)))
    if (!reading.ok) return show(form, reading)
    setState({ type: 'sending' })
    const verdict = await send(reading.data).catch((error: unknown) =>
      tell(noticeOf({ type: 'refused', error: asError(error) }, failure)),
    )
    if (verdict !== 'leaving') show(form, verdict)
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    if (state.type !== 'editing' || !(target instanceof HTMLInputElement) || !(target.name in state.errors)) return
    const { [target.name]: _corrected, ...errors } = state.errors
    setState({ ...state, errors })
  }

  const isSending = state.type === 'sending'
  return {
    errors: isSending ? NO_ERRORS : state.errors,
    notice: isSending ? null : state.notice,
    isSending,
    formProps: { onSubmit, onInput, noValidate: true, method: 'post' } as const,
  }
}
