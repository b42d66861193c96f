import type Stripe from 'stripe'
import type { AskStripe } from './client'

const REASONS = { withdrawal: 'requested_by_customer', duplicate: 'duplicate' } as const

/** Giving money back. */
export const createRefunds = (ask: AskStripe) => ({
  refund: (payment: string, reason: keyof typeof REASONS): Promise<string> =>
    ask(async (stripe) => {
      const made = (await stripe.refunds.list({ payment_intent: payment, limit: 100 })).data.find(isGood)
      if (made && (await isGivenBack(stripe, payment))) return made.id
      // Without an amount: all that is left. By the key a try whose answer was lost is found again.
      const params = { payment_intent: payment, reason: REASONS[reason], metadata: { cause: reason } }
      const refund = await stripe.refunds.create(params, { idempotencyKey: `refund:${payment}:${made?.id ?? 'first'}` })
      return refund.id
    }),
})

const isGood = ({ status }: Stripe.Refund) => status !== 'failed' && status !== 'canceled'

async function isGivenBack(stripe: Stripe, payment: string): Promise<boolean> {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(payment, { expand: ['latest_charge'] })
  return charge !== null && typeof charge !== 'string' && charge.refunded
}
