import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import { asError, ConnectionError, NO_CONNECTION } from '~/platform/http/call'
import { toast } from '~/ui/toasts/toast'
import { type Notice, noticeOfError } from '../notice'

/** The sentence under each field that is not right yet. */
export type FieldErrors = Readonly<Record<string, string>>

type Reading<S extends z.ZodMiniType> = { ok: true; data: z.output<S> } | { ok: false; errors: FieldErrors }

/** What came of sending: the page is being left, or something stands in the way. */
export type Verdict = 'leaving' | { notice?: Notice; errors?: FieldErrors }

type FormState = { type: 'editing'; errors: FieldErrors; notice: Notice | null } | { type: 'sending' }

const NO_ERRORS: FieldErrors = {}

type AuthFormOptions<S extends z.ZodMiniType> = {
  /** The form's checks. They weigh more than the page needs to be shown, so they come with the first input. */
  loadSchema: () => Promise<S>
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
export function useAuthForm<S extends z.ZodMiniType>({ loadSchema, failure, send }: AuthFormOptions<S>) {
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
    const values = Object.fromEntries(new FormData(form))
    setState({ type: 'sending' })
    const verdict = await checkAndSend(values).catch((error: unknown) => tell(noticeOfError(asError(error), failure)))
    if (verdict !== 'leaving') show(form, verdict)
  }

  async function checkAndSend(values: unknown): Promise<Verdict> {
    const schema = await loadSchema().catch(() => {
      throw new ConnectionError(NO_CONNECTION)
    })
    const reading = readForm(schema, values)
    return reading.ok ? send(reading.data) : { errors: reading.errors }
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    // A load that fails is tried again when the form is sent.
    loadSchema().catch(() => {})
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

/** Checks a form as a whole: all errors at once, the first of each field. */
export function readForm<S extends z.ZodMiniType>(schema: S, values: unknown): Reading<S> {
  const result = schema.safeParse(values)
  if (result.success) return { ok: true, data: result.data }
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error.issues) errors[path.join('.')] ??= message
  return { ok: false, errors }
}
