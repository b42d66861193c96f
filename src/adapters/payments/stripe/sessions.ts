import type Stripe from 'stripe'
import type { CheckoutSession } from '~/modules/billing/billing.server'
import { idOf, planOfSession } from './attached'
import { type AskStripe, isMissing } from './client'

export const createSessions = (ask: AskStripe) => ({
  readSession: (id: string): Promise<CheckoutSession | null> =>
    ask(async (stripe) => {
      try {
        return toSession(await stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] }))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    }),

  expireCheckouts: (customer: string): Promise<void> =>
    ask(async (stripe) => {
      const [sessions, subscriptions, intents] = await Promise.all([
        stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }),
        stripe.subscriptions.list({ customer, status: 'incomplete', limit: 100 }),
        stripe.paymentIntents.list({ customer, limit: 100 }),
      ])
      for (const { id } of sessions.data) await unlessOver(stripe.checkout.sessions.expire(id, {}, key('expire', id)))
      for (const { id } of subscriptions.data) await unlessOver(stripe.subscriptions.cancel(id, {}, key('cancel', id)))
      for (const { id } of intents.data.filter(isOurUnpaid))
        await unlessOver(stripe.paymentIntents.cancel(id, {}, key('cancel', id)))
    }),
})

const key = (what: string, id: string) => ({ idempotencyKey: `${what}:${id}` })

/** A payment of our card form; those of sessions and invoices end with them. */
const isOurUnpaid = ({ status, metadata }: Stripe.PaymentIntent) =>
  status.startsWith('requires_') && metadata.planType !== undefined

/** What was paid or over a moment ago cannot be ended any more, and need not be. */
async function unlessOver(ending: Promise<unknown>): Promise<void> {
  try {
    await ending
  } catch (error) {
    const isOver = error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError'
    if (!isOver) throw error
  }
}

const PAYMENT_STATUSES = ['paid', 'unpaid', 'no_payment_required'] as const

function toSession(session: Stripe.Checkout.Session): CheckoutSession {
  const { id, payment_status: paymentStatus } = session
  const isPaid = session.status === 'complete' && (paymentStatus === 'paid' || paymentStatus === 'no_payment_required')
  return {
    id,
    userId: session.client_reference_id ?? session.metadata?.userId ?? null,
    customerId: idOf(session.customer),
    paymentStatus: PAYMENT_STATUSES.find((known) => known === paymentStatus) ?? 'unpaid',
    status: isPaid ? 'success' : session.status === 'expired' ? 'expired' : 'open',
    plan: planOfSession(session),
  }
}
