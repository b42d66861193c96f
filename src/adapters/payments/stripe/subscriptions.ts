import type Stripe from 'stripe'
import type { Managing } from '~/modules/billing/billing.server'
import { type AskStripe, isMissing, isStripeError } from './client'

/** Statuses after which nothing can happen to a subscription any more. */
const OVER: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired'])

/** What is done to a subscription that runs. Each sets a state, so that repeating it changes nothing. */
export const createSubscriptions = (ask: AskStripe) => ({
  cancelAtPeriodEnd: (id: string): Promise<void> =>
    ask(async (stripe) => void (await stripe.subscriptions.update(id, { cancel_at_period_end: true }))),

  resume: (id: string): Promise<void> =>
    ask(async (stripe) => void (await stripe.subscriptions.update(id, { cancel_at_period_end: false }))),

  payOpen: (id: string): ReturnType<Managing['payOpen']> =>
    ask(async (stripe) => {
      const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
      if (invoice === null || typeof invoice === 'string' || invoice.status !== 'open') return { type: 'nothing' }
      try {
        await stripe.invoices.pay(invoice.id, { off_session: false })
        return { type: 'paid' }
      } catch (error) {
        return refusal(error, invoice.hosted_invoice_url ?? null)
      }
    }),

  cancelNow: (id: string): Promise<void> =>
    ask(async (stripe) => endSubscription(stripe, await stripe.subscriptions.retrieve(id))),
})

/** What a card's refusal means; another tab may have paid a moment before. */
function refusal(error: unknown, page: string | null): Awaited<ReturnType<Managing['payOpen']>> {
  if (!isStripeError(error)) throw error
  if (error.code === 'invoice_already_paid') return { type: 'paid' }
  if (error.type !== 'StripeCardError') throw error
  const asksBank = error.code === 'authentication_required' || error.code?.endsWith('_requires_action') === true
  return asksBank && page !== null ? { type: 'asks', url: page } : { type: 'declined' }
}

/** At once. Of two at the same time the later one finds it over. */
export async function endSubscription(stripe: Stripe, { id, status }: Stripe.Subscription): Promise<void> {
  if (!OVER.has(status)) await stripe.subscriptions.cancel(id).catch(unlessGone)
}

/** Passes on every failure but that of what is not there any more. */
export function unlessGone(error: unknown): void {
  if (!isMissing(error)) throw error
}
