import { type Context, change, ownObject } from '../context'
import { NO_ADDRESS } from '../objects/customer'
import { sessionLines } from '../objects/session-lines'
import { taxIdType } from '../objects/tax'
import type { Hidden, Objects } from '../wire'
import { createPaidInvoice } from './invoices'

type Session = Objects['checkout.session']
type Intent = Objects['payment_intent']
type Memory = Hidden['checkout.session']

/** Its payment has succeeded or is on its way, or nothing was to be paid. */
export async function completeSession(context: Context, sessionId: string): Promise<Session> {
  const session = await ownObject(context, 'checkout.session', sessionId)
  if (session.status !== 'open') return session
  const memory = await context.store.hidden('checkout.session', sessionId)
  const subscription =
    memory.subscription === undefined ? null : await ownObject(context, 'subscription', memory.subscription)
  const intent = memory.intent === undefined ? null : await ownObject(context, 'payment_intent', memory.intent)
  const invoice = subscription ? await latestInvoice(context, subscription) : await ownInvoice(context, session, intent)
  const completed: Partial<Session> = {
    status: 'complete',
    payment_status: statusOf(intent, invoice),
    payment_intent: intent?.id ?? null,
    subscription: subscription?.id ?? null,
    invoice: invoice?.id ?? null,
    url: null,
    ...answersOf(session, memory),
  }
  return change(context, 'checkout.session', sessionId, completed, {
    due: null,
    events: ['checkout.session.completed'],
  })
}

function statusOf(intent: Intent | null, invoice: Objects['invoice'] | null): Session['payment_status'] {
  if (intent?.status === 'processing') return 'unpaid'
  return invoice?.amount_due === 0 ? 'no_payment_required' : 'paid'
}

const latestInvoice = async (context: Context, { latest_invoice: id }: Objects['subscription']) =>
  id === null ? null : ownObject(context, 'invoice', id)

/** Of a single purchase that is paid, where the shop wants one made. */
async function ownInvoice(context: Context, session: Session, intent: Intent | null) {
  if (!session.invoice_creation?.enabled || session.customer === null || intent?.status !== 'succeeded') return null
  const lines = await sessionLines(context, session.id)
  const { taxRates = [] } = await context.store.hidden('checkout.session', session.id)
  const rates = await Promise.all(taxRates.map((id) => ownObject(context, 'tax_rate', id)))
  return createPaidInvoice(context, intent, { customer: session.customer, lines, rates })
}

/** A payment that was on its way has arrived. */
export async function completeLatePayment(context: Context, sessionId: string): Promise<void> {
  const session = await ownObject(context, 'checkout.session', sessionId)
  if (session.payment_intent === null || session.payment_status !== 'unpaid') return
  const invoice = await ownInvoice(context, session, await ownObject(context, 'payment_intent', session.payment_intent))
  const patch: Partial<Session> = { payment_status: 'paid', invoice: invoice?.id ?? null }
  await change(context, 'checkout.session', sessionId, patch, { events: ['checkout.session.async_payment_succeeded'] })
}

/** It will not arrive. */
export async function failLatePayment(context: Context, sessionId: string): Promise<void> {
  await change(context, 'checkout.session', sessionId, {}, { events: ['checkout.session.async_payment_failed'] })
}

/** What the buyer said on the page. */
function answersOf({ consent_collection }: Session, { buyer }: Memory): Partial<Session> {
  if (buyer === undefined) return {}
  const asksTerms = consent_collection?.terms_of_service === 'required'
  return {
    customer_details: {
      address: NO_ADDRESS,
      business_name: buyer.company || null,
      email: buyer.email,
      individual_name: null,
      name: buyer.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: buyer.taxId ? [{ type: taxIdType(buyer.taxId), value: buyer.taxId }] : [],
    },
    consent: asksTerms ? { promotions: null, terms_of_service: buyer.termsAccepted ? 'accepted' : null } : null,
  }
}
