import * as z from 'zod/mini'
import { type Mail, renderMail } from '~/modules/mail/mail.server'
import { AppError } from '~/platform/app-error'
import type { Clock } from '~/platform/time/clock'
import type { ContactValues } from './contract'
import { contactForm } from './input'
import { createFormStamps } from './server/form-stamp'

type Dependencies = {
  clock: Clock
  secret: string
  /** Who reads what is written. */
  to: string
  send: (mail: Mail) => Promise<void>
  /** Throws AppError `too_many_attempts` for an address that has sent too much. */
  limit: (address: string, now: Date) => Promise<void>
}

/** Messages from the contact page to those who run the site. */
export function createContact({ clock, secret, to, send, limit }: Dependencies) {
  const stamps = createFormStamps(secret)
  return {
    newStamp: () => stamps.issue(clock()),
    renewedStamp: () => stamps.renew(clock()),

    /**
     * Sends on a form as it came, from a network address. Throws AppError `invalid_input` (`fields`: a sentence for each),
     * `form_expired`, `form_too_early`, `form_refused` or `too_many_attempts`; then nothing is sent.
     */
    async receive(values: unknown, address: string): Promise<void> {
      const form = contactForm.safeParse(values)
      if (!form.success) throw new AppError('invalid_input', { fields: firstErrors(form.error) })
      const { referencia, stamp, ...message } = form.data
      stamps.check(stamp, clock())
      if (referencia !== '') throw new AppError('form_refused')
      await limit(address, clock())
      await send({ to, ...renderMail(lettered(message)) })
    },
  }
}
export type Contact = ReturnType<typeof createContact>

/** The answer goes to the writer's address by hand: who wrote is not proved. */
const lettered = ({ name, email, message }: ContactValues) => ({
  subject: `Contacto: ${name}`,
  greeting: `${name} ha escrito desde la página de contacto.`,
  paragraphs: [`Responde a: ${email}`, ...message.split(/\r?\n/).filter((line) => line.trim() !== '')],
  reason: 'Lo envía el formulario de contacto. Nadie ha comprobado que la dirección sea de quien escribe.',
})

function firstErrors(error: z.core.$ZodError<z.output<typeof contactForm>>): Record<string, string> {
  const fields = Object.entries(z.flattenError(error).fieldErrors)
  return Object.fromEntries(fields.map(([name, [sentence = '']]) => [name, sentence]))
}
