import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { ContactOutcome } from '../contract'
import { UNSENT } from '../copy'

const NONE: ReadonlySet<string> = new Set()

/**
 * The contact form as it is being filled in and sent; `answered` is what the server said to one that the browser sent by itself.
 * The first field that is wrong gets the focus, and an error goes as soon as its field changes.
 */
export function useContactForm(answered: ContactOutcome | undefined) {
  const fetcher = useFetcher<ContactOutcome>()
  const [corrected, setCorrected] = useState(NONE)
  const ref = useRef<HTMLFormElement>(null)
  const outcome = fetcher.data ?? answered
  const isSending = fetcher.state !== 'idle'
  const given = outcome?.kind === 'refused' ? outcome : null

  // Once the sentences stand there: a screen reader finds them tied to the field it is sent to.
  useEffect(() => {
    if (given && !isSending) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [given, isSending])

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    const { name } = target
    setCorrected((names) => (names.has(name) ? names : new Set(names).add(name)))
  }

  const errorOf = (name: 'name' | 'email' | 'message') =>
    isSending || corrected.has(name) ? undefined : given?.errors[name]
  const notice = outcome?.kind === 'unsent' ? UNSENT : given?.notice
  return {
    Form: fetcher.Form,
    formProps: {
      ref,
      onInput,
      onSubmit: () => setCorrected(NONE),
      method: 'post',
      action: '/contacto',
      noValidate: true,
    } as const,
    isSent: outcome?.kind === 'sent',
    isSending,
    /** What was refused, to begin with where the browser has sent the form by itself. */
    given,
    notice: isSending ? null : notice,
    errors: { name: errorOf('name'), email: errorOf('email'), message: errorOf('message') },
  }
}
