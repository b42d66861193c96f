import type { Database } from '~/database/database'
import { greetingOf, type Mail, type MailContent, renderMail } from '~/modules/mail/mail.server'
import { longDate } from '~/platform/time/dates'
import { priceText } from '../../plans'

type Recipient = { email: string; firstName: string }
type Send = (mail: Mail, tx: Database) => Promise<void>

const REASON = 'Recibes este correo por un cambio en tu cuenta de PyMentor.'

/** What people are told of what the owner does for them. */
export function createOwnerMails({ send, publicUrl }: { send: Send; publicUrl: URL }) {
  const subscription = new URL('/profile?tab=suscripcion', publicUrl).href
  const action = { label: 'Ver mi suscripción', href: subscription }
  const write = (tx: Database, { email, firstName }: Recipient, words: Omit<MailContent, 'greeting' | 'reason'>) =>
    send({ to: email, ...renderMail({ ...words, greeting: greetingOf(firstName), reason: REASON }) }, tx)

  return {
    /** `until`: null where it never ends. */
    gift: (tx: Database, to: Recipient, until: Date | null) =>
      write(tx, to, {
        subject: until === null ? 'Te regalamos PRO para siempre' : `Te regalamos PRO hasta el ${longDate(until)}`,
        paragraphs: [
          until === null
            ? 'Tu cuenta tiene PRO para siempre, sin pagar nada. Si pagabas el plan mensual, ya no se renovará.'
            : `Tu cuenta tiene PRO hasta el ${longDate(until)}. No tienes que pagar ni hacer nada: no se renueva.`,
          'Incluye el mentor PRO sin límite de mensajes y todo lo del plan Básico.',
        ],
        action,
      }),

    refunded: (tx: Database, to: Recipient, { cents, paidAt }: { cents: number; paidAt: Date }) =>
      write(tx, to, {
        subject: `Te devolvemos ${priceText(cents)}`,
        paragraphs: [
          `Hemos devuelto ${priceText(cents)} de tu pago del ${longDate(paidAt)}. Llega al mismo medio con el que pagaste, normalmente en un plazo de 5 a 10 días.`,
        ],
        action,
      }),
  }
}
