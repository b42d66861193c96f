import type Stripe from 'stripe'
import type { PaymentProvider } from '~/modules/billing/billing.server'

/** Statuses after which nothing can happen to a subscription any more. */
const OVER: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired'])
export const isOver = ({ status }: Stripe.Subscription) => OVER.has(status)

type SubscriptionCalls = Pick<PaymentProvider, 'cancelAtPeriodEnd' | 'resume' | 'cancelNow'>

/** What is done to a subscription that runs. Each sets a state, so that repeating it changes nothing: no idempotency key is needed. */
export const subscriptionCalls = (stripe: Stripe): SubscriptionCalls => ({
  async cancelAtPeriodEnd(id) {
    await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  },

  async resume(id) {
    await stripe.subscriptions.update(id, { cancel_at_period_end: false })
  },

  async cancelNow(id) {
    const subscription = await stripe.subscriptions.retrieve(id)
    // Of two at once the later one finds it over.
    if (!isOver(subscription)) await stripe.subscriptions.cancel(id).catch(unlessGone)
  },
})

/** Passes on every failure but that of what is not there any more. */
export function unlessGone(error: unknown): void {
  if (isGone(error)) return
  throw error
}

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'resource_missing'
