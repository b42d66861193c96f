import { type Context, change, ownObject } from '../context'
import { NO_ADDRESS } from '../objects/customer'
import type { Hidden, Objects } from '../wire'

type Session = Objects['checkout.session']
type Memory = Hidden['checkout.session']

/** Its payment has succeeded, or nothing was to be paid. */
export async function completeSession(context: Context, sessionId: string): Promise<Session> {
  const session = await ownObject(context, 'checkout.session', sessionId)
  if (session.status !== 'open') return session
  const memory = await context.store.hidden('checkout.session', sessionId)
  const subscription =
    memory.subscription === undefined ? null : await ownObject(context, 'subscription', memory.subscription)
  const invoice =
    subscription?.latest_invoice == null ? null : await ownObject(context, 'invoice', subscription.latest_invoice)
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
