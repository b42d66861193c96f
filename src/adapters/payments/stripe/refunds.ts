import type Stripe from 'stripe'
import type { PaymentProvider } from '~/modules/billing/billing.server'

const REASONS = { withdrawal: 'requested_by_customer', duplicate: 'duplicate' } as const

/** Giving money back. */
export const refundCalls = (stripe: Stripe): Pick<PaymentProvider, 'refund'> => ({
  async refund(payment, reason) {
    const [made] = (await stripe.refunds.list({ payment_intent: payment, limit: 100 })).data.filter(isGood)
    const charged = made ? await stripe.paymentIntents.retrieve(payment, { expand: ['latest_charge'] }) : null
    if (made && charged && isWhole(charged)) return made.id
    // Without an amount: what is left of the payment. The key outlives a try whose answer was lost.
    const refund = await stripe.refunds.create(
      { payment_intent: payment, reason: REASONS[reason], metadata: { cause: reason } },
      { idempotencyKey: `refund ${payment} ${made?.id ?? ''}` },
    )
    return refund.id
  },
})

const isGood = ({ status }: Stripe.Refund) => status !== 'failed' && status !== 'canceled'
const isWhole = ({ latest_charge: charge }: Stripe.PaymentIntent) =>
  charge !== null && typeof charge !== 'string' && charge.refunded
