import { type Context, change, ownObject } from '../context'
import { NO_ADDRESS } from '../objects/customer'
import { sessionLines } from '../objects/session-lines'
import type { Hidden, Objects } from '../wire'
import { createPaidInvoice } from './invoices'

type Session = Objects['checkout.session']
type Memory = Hidden['checkout.session']

/** Its payment has succeeded, or nothing was to be paid. */
export async function completeSession(context: Context, sessionId: string): Promise<Session> {
  const session = await ownObject(context, 'checkout.session', sessionId)
  if (session.status !== 'open') return session
  const memory = await context.store.hidden('checkout.session', sessionId)
  const subscription =
    memory.subscription === undefined ? null : await ownObject(context, 'subscription', memory.subscription)
  const invoice = subscription ? await latestInvoice(context, subscription) : await ownInvoice(context, session, memory)
  const completed: Partial<Session> = {
    status: 'complete',
    payment_status: invoice?.amount_due === 0 ? 'no_payment_required' : 'paid',
    payment_intent: session.mode === 'payment' ? (memory.intent ?? null) : null,
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

const latestInvoice = async (context: Context, { latest_invoice: id }: Objects['subscription']) =>
  id === null ? null : ownObject(context, 'invoice', id)

/** Of a single purchase, where the shop wants one made. */
async function ownInvoice(
  context: Context,
  session: Session,
  { intent: id }: Memory,
): Promise<Objects['invoice'] | null> {
  if (!session.invoice_creation?.enabled || session.customer === null || id === undefined) return null
  const intent = await ownObject(context, 'payment_intent', id)
  const lines = await sessionLines(context, session.id)
  return createPaidInvoice(context, intent, { customer: session.customer, lines })
}

/** What the buyer said on the page. */
function answersOf({ consent_collection }: Session, { buyer }: Memory): Partial<Session> {
  if (buyer === undefined) return {}
  const asksTerms = consent_collection?.terms_of_service === 'required'
  return {
    customer_details: {
      address: NO_ADDRESS,
      business_name: null,
      email: buyer.email,
      individual_name: null,
      name: buyer.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    consent: asksTerms ? { promotions: null, terms_of_service: buyer.termsAccepted ? 'accepted' : null } : null,
  }
}
