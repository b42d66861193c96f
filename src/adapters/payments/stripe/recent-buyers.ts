import type Stripe from 'stripe'
import type { AskStripe } from './client'
import { type Whose, whoseOf } from './events'

/** The notices that can change what somebody has: those to be sent to the webhook. */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'payment_intent.succeeded',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'invoice.paid',
  'invoice.payment_failed',
] as const satisfies readonly Stripe.Event['type'][]

/** Who is named on what the provider has told lately, whether or not it arrived: it keeps that for thirty days. */
export const createRecentBuyers = (ask: AskStripe) => ({
  eventTypes: EVENT_TYPES,

  async *recentBuyers(since: Date): AsyncGenerator<Whose> {
    const created = { gte: Math.floor(since.getTime() / 1000) }
    let after: string | undefined
    do {
      const page = await ask((stripe) =>
        stripe.events.list({
          created,
          limit: 100,
          types: [...EVENT_TYPES],
          ...(after ? { starting_after: after } : {}),
        }),
      )
      for (const event of page.data) {
        const whose = await ask((stripe) => whoseOf(stripe, event))
        if (whose) yield whose
      }
      after = page.has_more ? page.data.at(-1)?.id : undefined
    } while (after)
  },
})
