import type { Database } from '~/database/database'
import { greetingOf, type Mail, type MailContent, renderMail } from '~/modules/mail/mail.server'
import { longDate } from '~/platform/time/dates'
import { IMMEDIATE_START, type PaidPlan, PLANS, priceText, TRIAL_DAYS, WAIVER } from '../plans'
import { createOwnerMails } from './owner/owner-mails'
import type { Purchase } from './plans/plan-change'

export type Recipient = { email: string; firstName: string }
type Send = (mail: Mail, tx: Database) => Promise<void>
type Bought = Omit<Purchase, 'reference'> & { until: Date | null; renewsAt: Date | null }
type Withdrawn = { plan: PaidPlan; cents: number; purchasedAt: Date; withdrawnAt: Date; reference: string }

const REASON = 'Recibes este correo por una compra hecha con tu cuenta de PyMentor.'
const nameOf = (plan: PaidPlan) => PLANS[plan].name

type Options = { send: Send; publicUrl: URL }
type MailWriter = ReturnType<typeof createWriter>

/** What people are told about what they pay. Each goes out with the transaction of what it tells. */
export function createBillingMails(options: Options) {
  const writer = createWriter(options)
  return { ...createOwnerMails(options), ...purchaseMails(writer), ...planMails(writer), ...refundMails(writer) }
}
export type BillingMails = ReturnType<typeof createBillingMails>

function createWriter({ send, publicUrl }: Options) {
  const addressOf = (path: string) => new URL(path, publicUrl).href
  return {
    pricing: addressOf('/pricing'),
    terms: addressOf('/legal/terminos-y-condiciones'),
    toAccount: (label: string) => ({ label, href: addressOf('/profile?tab=suscripcion') }),
    write: (tx: Database, { email, firstName }: Recipient, words: Omit<MailContent, 'greeting' | 'reason'>) =>
      send({ to: email, ...renderMail({ ...words, greeting: greetingOf(firstName), reason: REASON }) }, tx),
  }
}

/** Money that came, or did not. */
const purchaseMails = ({ terms, toAccount, write }: MailWriter) => ({
  purchase: (tx: Database, to: Recipient, bought: Bought) =>
    write(tx, to, {
      subject: `Tu plan ${nameOf(bought.plan)} ya está en marcha`,
      paragraphs: [
        `Gracias por tu compra. Has pagado ${priceText(bought.cents)}, IVA incluido, el ${longDate(bought.paidAt)} por el plan ${nameOf(bought.plan)}.`,
        'Incluye el mentor PRO sin límite de mensajes y todo lo del plan Básico.',
        durationOf(bought),
        ...(bought.consent === null ? [] : [consentOf(bought.consent.wording)]),
      ],
      action: toAccount('Ver mi suscripción'),
      notes: ['El recibo y la factura están en «Mi Cuenta», en la pestaña «Suscripción».', withdrawalOf(bought, terms)],
    }),

  paymentFailed: (tx: Database, to: Recipient) =>
    write(tx, to, {
      subject: 'No hemos podido cobrar tu plan PRO Mensual',
      paragraphs: [
        'El cobro de la renovación de tu plan PRO Mensual ha fallado: puede que la tarjeta haya caducado o que no tenga saldo.',
        'De momento conservas PRO. Volveremos a intentar el cobro en los próximos días; si ninguno sale bien, tu cuenta pasará al plan Básico, sin perder tus conversaciones.',
      ],
      action: toAccount('Revisar mi tarjeta'),
      notes: ['En «Mi Cuenta», pestaña «Suscripción», puedes cambiar la tarjeta.'],
    }),

  duplicate: (tx: Database, to: Recipient, plan: PaidPlan) =>
    write(tx, to, {
      subject: 'Te devolvemos un pago que no hacía falta',
      paragraphs: [
        `Hemos recibido un pago del plan ${nameOf(plan)} que no podía activarlo: ya tenías ese plan o uno mejor, ya habías usado la prueba, o habías desistido antes de él y faltaba tu renuncia a desistir otra vez. Te lo devolvemos entero al mismo medio de pago.`,
        'No tienes que hacer nada. Según tu banco, puede tardar unos días en verse.',
      ],
      action: toAccount('Ver mis pagos'),
    }),
})

/** How a plan goes on and ends. */
const planMails = ({ pricing, toAccount, write }: MailWriter) => ({
  cancelled: (tx: Database, to: Recipient, until: Date) =>
    write(tx, to, {
      subject: 'Has cancelado tu plan PRO Mensual',
      paragraphs: [
        `Tu plan no se renovará y no te cobraremos nada más. Conservas PRO hasta el ${longDate(until)}.`,
        'Después tu cuenta pasa al plan Básico. Tus conversaciones se quedan donde están.',
      ],
      action: toAccount('Reanudar mi plan'),
      notes: ['Hasta esa fecha puedes reanudarlo cuando quieras.'],
    }),

  resumed: (tx: Database, to: Recipient, renewsAt: Date | null) =>
    write(tx, to, {
      subject: 'Tu plan PRO Mensual sigue adelante',
      paragraphs: [
        `Has retirado la cancelación: tu plan sigue como antes.${renewsAt ? ` Se renovará el ${longDate(renewsAt)} por ${priceText(PLANS['pro-monthly'].cents)}, IVA incluido.` : ''}`,
      ],
      action: toAccount('Ver mi suscripción'),
    }),

  ended: (tx: Database, to: Recipient) =>
    write(tx, to, {
      subject: 'Tu plan PRO ha terminado',
      paragraphs: [
        'Tu plan PRO ha terminado y tu cuenta pasa al plan Básico. Tus conversaciones siguen siendo tuyas y puedes leerlas y descargarlas.',
      ],
      action: { label: 'Ver los planes', href: pricing },
    }),

  trialEnding: (tx: Database, to: Recipient, until: Date) =>
    write(tx, to, {
      subject: 'Tu prueba de PRO termina pronto',
      paragraphs: [
        `Tu prueba de PRO termina el ${longDate(until)}. No se renueva y no te cobraremos nada.`,
        `Si quieres seguir con PRO, tienes el plan mensual por ${priceText(PLANS['pro-monthly'].cents)} al mes y el vitalicio por ${priceText(PLANS['pro-lifetime'].cents)}, IVA incluido.`,
      ],
      action: { label: 'Ver los planes', href: pricing },
    }),
})

/** Money that goes back. */
const refundMails = ({ toAccount, write }: MailWriter) => ({
  /** On a durable medium, as the law wants it: what, when, how much. */
  withdrawal: (tx: Database, to: Recipient, withdrawn: Withdrawn) =>
    write(tx, to, {
      subject: 'Hemos recibido tu desistimiento',
      paragraphs: [
        `Has desistido de la compra del plan ${nameOf(withdrawn.plan)} hecha el ${longDate(withdrawn.purchasedAt)}. Lo recibimos el ${longDate(withdrawn.withdrawnAt)}.`,
        `Te devolvemos ${priceText(withdrawn.cents)}, el importe entero, al mismo medio de pago con el que compraste, en un máximo de 14 días. PRO termina hoy.`,
        'Guarda este correo: es el justificante de tu desistimiento.',
      ],
      action: toAccount('Ver mis pagos'),
      notes: [`Referencia del pago: ${withdrawn.reference}`],
    }),

  withdrawalRefunded: (tx: Database, to: Recipient, { plan, cents }: { plan: PaidPlan; cents: number }) =>
    write(tx, to, {
      subject: 'Te hemos devuelto el importe de tu compra',
      paragraphs: [
        `La devolución de ${priceText(cents)} por el plan ${nameOf(plan)} ya está hecha. Según tu banco, puede tardar unos días en verse.`,
      ],
      action: toAccount('Ver mis pagos'),
    }),

  refundFailed: (tx: Database, to: Recipient, { plan, cents }: { plan: PaidPlan; cents: number }) =>
    write(tx, to, {
      subject: 'Tu banco no ha aceptado la devolución',
      paragraphs: [
        `La devolución de ${priceText(cents)} por el plan ${nameOf(plan)} no ha llegado: tu banco la ha rechazado, quizá porque la tarjeta ya no existe.`,
        'La intentaremos otra vez en los próximos días, y mientras tanto tu plan sigue como estaba. Si prefieres recibirla de otra manera, responde a este correo.',
      ],
      action: toAccount('Ver mis pagos'),
    }),
})

function durationOf({ plan, until, renewsAt }: Bought): string {
  switch (plan) {
    case 'trial':
      return `Dura ${TRIAL_DAYS} días${until ? `, hasta el ${longDate(until)},` : ''} y no se renueva: no te cobraremos nada más.`
    case 'pro-monthly':
      return `Se renueva cada mes por ${priceText(PLANS[plan].cents)}, IVA incluido${renewsAt ? `; la próxima vez, el ${longDate(renewsAt)}` : ''}. Puedes cancelarlo cuando quieras en «Mi Cuenta».`
    case 'pro-lifetime':
      return 'Es tuyo para siempre: ni se renueva ni caduca.'
  }
}

function withdrawalOf({ consent }: Bought, terms: string): string {
  const right =
    consent?.wording === WAIVER.wording
      ? 'Como ya habías desistido una vez de este plan, en esta compra renunciaste a desistir al pedir que empezara ya.'
      : 'Tienes 14 días naturales desde la compra para desistir sin dar explicaciones, desde esa misma pestaña o respondiendo a este correo: te devolvemos el importe entero y PRO termina.'
  return `${right} Condiciones: ${terms}`
}

const consentOf = (wording: string) => {
  const words = [IMMEDIATE_START, WAIVER].find((each) => each.wording === wording)
  return words
    ? `Al comprar nos pediste: «${words.text}»`
    : 'Al comprar nos pediste que tu plan empezara ya, sin perder tu derecho a desistir.'
}
