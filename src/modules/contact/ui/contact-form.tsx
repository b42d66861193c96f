import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '~/ui/button'
import { CONTROL_CLASSES } from '~/ui/forms/control'
import { Field } from '~/ui/forms/field'
import { FormError } from '~/ui/forms/form-error'
import { TextField } from '~/ui/forms/text-field'
import { Icon } from '~/ui/icon'
import type { ContactOutcome, ContactValues } from '../contract'
import { UNSENT } from '../copy'
import { useContactForm } from './use-contact-form'

type ContactFormProps = {
  stamp: string
  /** Who is signed in, to begin with. */
  person: Pick<ContactValues, 'name' | 'email'> | null
  /** What the server said to a form that the browser sent by itself. */
  answered: ContactOutcome | undefined
}

/** Sent to the page's own address: by React, by the form script of a static page, or else by the browser. */
export function ContactForm({ stamp, person, answered }: ContactFormProps) {
  const { Form, formProps, isSent, isSending, given, notice, errors } = useContactForm(answered)
  if (isSent) return <ContactSent />
  return (
    <Form {...formProps} data-in-place className="group/form grid gap-5">
      {notice && <FormError>{notice}</FormError>}
      <div data-unsent hidden>
        <FormError>{UNSENT}</FormError>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Nombre"
          className="content-start"
          name="name"
          autoComplete="name"
          defaultValue={given?.values.name ?? person?.name}
          error={errors.name}
        />
        <TextField
          label="Correo electrónico"
          className="content-start"
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={given?.values.email ?? person?.email}
          error={errors.email}
        />
      </div>
      <Field
        label="Mensaje"
        error={errors.message}
        control={(control) => (
          <textarea
            {...control}
            name="message"
            rows={7}
            defaultValue={given?.values.message}
            className={`${CONTROL_CLASSES} py-2.5`}
          />
        )}
      />
      <Trap />
      <input type="hidden" name="stamp" value={given?.stamp ?? stamp} />
      <p className="text-sm text-text-muted">
        Usamos tu nombre y tu correo solo para responderte:{' '}
        <Link to="/legal/politica-de-privacidad">política de privacidad</Link>.
      </p>
      <Button
        type="submit"
        size="lg"
        pending={isSending}
        className="justify-self-start group-aria-busy/form:opacity-50"
      >
        Enviar mensaje
      </Button>
    </Form>
  )
}

/** A field that nobody sees, hears or reaches by keyboard; programs fill it in. */
function Trap() {
  return (
    <div hidden>
      <label htmlFor="referencia">No escribas aquí</label>
      <input id="referencia" name="referencia" type="text" autoComplete="off" defaultValue="" />
    </div>
  )
}

/** In the place of the form, and with the focus: that is where the button was. */
function ContactSent() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="status"
      className="flex gap-3 rounded-md bg-verified-soft px-4 py-4 outline-none"
    >
      <Icon name="check" className="mt-0.5 size-5 shrink-0 text-verified" />
      <div className="grid gap-1">
        <p className="font-semibold text-verified">Mensaje enviado</p>
        <p>Gracias por escribirnos. Te responderemos por correo, de lunes a viernes, de 9:00 a 18:00.</p>
      </div>
    </div>
  )
}
