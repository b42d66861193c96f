import type Stripe from 'stripe'
import { AppError } from '~/platform/app-error'
import type { AskStripe } from './client'

const REASONS = { withdrawal: 'requested_by_customer', duplicate: 'duplicate' } as const

/** A card that is closed takes nothing, however often. */
const MOST_FAILURES = 3

/** Giving money back. */
export const createRefunds = (ask: AskStripe) => ({
  refund: (payment: string, reason: keyof typeof REASONS): Promise<string> =>
    ask(async (stripe) => {
      const { data: tries } = await stripe.refunds.list({ payment_intent: payment, limit: 100 })
      const made = tries.find(isGood)
      if (made && (await isGivenBack(stripe, payment))) return made.id
      // The money has to go another way, by hand.
      if (tries.filter((each) => !isGood(each)).length >= MOST_FAILURES) throw new AppError('payment_provider_failed')
      // Without an amount: all that is left. By the key a try whose answer was lost is found again, and no failed one.
      const params = { payment_intent: payment, reason: REASONS[reason], metadata: { cause: reason } }
      const key = { idempotencyKey: `refund:${payment}:${tries[0]?.id ?? 'first'}` }
      const refund = await stripe.refunds.create(params, key)
      return refund.id
    }),

  refundPart: (payment: string, { cents, key }: { cents: number; key: string }) =>
    ask(async (stripe) => {
      // Stripe forgets its keys after a day; what stands on the refund stays.
      const { data: tries } = await stripe.refunds.list({ payment_intent: payment, limit: 100 })
      const made = tries.find(({ metadata }) => metadata?.order === key)
      if (made && !isGood(made)) throw new AppError('payment_provider_failed')
      if (made) return { reference: made.id, isNew: false }
      const metadata = { cause: 'owner', order: key }
      const params = { payment_intent: payment, amount: cents, reason: REASONS.withdrawal, metadata }
      const { id } = await stripe.refunds.create(params, { idempotencyKey: `refund:${key}` })
      return { reference: id, isNew: true }
    }),
})

const isGood = ({ status }: Stripe.Refund) => status !== 'failed' && status !== 'canceled'

async function isGivenBack(stripe: Stripe, payment: string): Promise<boolean> {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(payment, { expand: ['latest_charge'] })
  return charge !== null && typeof charge !== 'string' && charge.refunded
}
