import type Stripe from 'stripe'
import type { Trace } from '~/modules/billing/billing.server'
import type { AskStripe } from './client'
import { whoseOf } from './events'

/** The webhook events that can change what somebody has: those to be sent to the webhook. */
const EVENT_TYPES = [
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
  'charge.refund.updated',
  'refund.failed',
  'invoice.paid',
  'invoice.payment_failed',
] as const satisfies readonly Stripe.Event['type'][]

/** Who is named on what the provider has told lately, whether or not it arrived: it keeps that for thirty days. */
export const createRecentBuyers = (ask: AskStripe) => ({
  eventTypes: EVENT_TYPES,

  async recentBuyers(since: Date, after: string | null): Promise<{ buyers: Trace[]; next: string | null }> {
    const created = { gte: Math.floor(since.getTime() / 1000) }
    const from = after === null ? {} : { starting_after: after }
    const page = await ask((stripe) => stripe.events.list({ created, limit: 100, types: [...EVENT_TYPES], ...from }))
    const buyers: Trace[] = []
    const marks = new Set<string>()
    for (const event of page.data) {
      const whose = await ask((stripe) => whoseOf(stripe, event))
      const mark = JSON.stringify(whose)
      if (whose !== null && !marks.has(mark)) buyers.push(whose)
      marks.add(mark)
    }
    return { buyers, next: page.has_more ? (page.data.at(-1)?.id ?? null) : null }
  },
})
