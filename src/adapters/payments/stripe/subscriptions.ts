import type Stripe from 'stripe'
import { type AskStripe, isMissing } from './client'

/** Statuses after which nothing can happen to a subscription any more. */
const OVER: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired'])

/** What is done to a subscription that runs. Each sets a state, so that repeating it changes nothing. */
export const createSubscriptions = (ask: AskStripe) => ({
  cancelAtPeriodEnd: (id: string): Promise<void> =>
    ask(async (stripe) => void (await stripe.subscriptions.update(id, { cancel_at_period_end: true }))),

  resume: (id: string): Promise<void> =>
    ask(async (stripe) => void (await stripe.subscriptions.update(id, { cancel_at_period_end: false }))),

  cancelNow: (id: string): Promise<void> =>
    ask(async (stripe) => endSubscription(stripe, await stripe.subscriptions.retrieve(id))),
})

/** At once. Of two at the same time the later one finds it over. */
export async function endSubscription(stripe: Stripe, { id, status }: Stripe.Subscription): Promise<void> {
  if (!OVER.has(status)) await stripe.subscriptions.cancel(id).catch(unlessGone)
}

/** Passes on every failure but that of what is not there any more. */
export function unlessGone(error: unknown): void {
  if (!isMissing(error)) throw error
}
