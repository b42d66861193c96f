import type Stripe from 'stripe'
import type { CheckoutSession } from '~/modules/billing/billing.server'
import { idOf, isByCard, planOfSession } from './attached'
import { type AskStripe, isMissing, unlessOver } from './client'

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
      for (const { id } of subscriptions.data.filter(({ metadata }) => isByCard(metadata)))
        await unlessOver(stripe.subscriptions.cancel(id, {}, key('cancel', id)))
      for (const { id } of intents.data.filter(
        ({ status, metadata }) => isByCard(metadata) && status.startsWith('requires_'),
      ))
        await unlessOver(stripe.paymentIntents.cancel(id, {}, key('cancel', id)))
    }),
})

const key = (what: string, id: string) => ({ idempotencyKey: `${what}:${id}` })

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
