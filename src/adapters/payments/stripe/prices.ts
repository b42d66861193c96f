import type Stripe from 'stripe'
import { PAID_PLANS, type PaidPlan, PLANS } from '~/modules/billing/billing.server'
import { AppError } from '~/platform/app-error'
import type { Log } from '~/platform/log'
import { type AskStripe, isStripeError } from './client'

const CURRENCY = 'eur'
const lookupKey = (plan: PaidPlan) => `pymentor_${plan}_${PLANS[plan].cents}`
const productId = (plan: PaidPlan) => `pymentor_${plan.replaceAll('-', '_')}`

/** Products and prices of the price table, made where they are missing. A new price is a new object; old ones stay for who has them. */
export function createPrices(ask: AskStripe, log: Log) {
  const known = new Map<PaidPlan, string>()

  const ensure = async (stripe: Stripe, plan: PaidPlan): Promise<{ id: string; isNew: boolean }> => {
    const key = lookupKey(plan)
    const found = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })
    const [price] = found.data
    if (price) return { id: price.id, isNew: false }
    const made = await stripe.prices.create(
      {
        currency: CURRENCY,
        unit_amount: PLANS[plan].cents,
        tax_behavior: 'inclusive',
        lookup_key: key,
        transfer_lookup_key: true,
        product: await ensureProduct(stripe, plan),
        metadata: { planType: plan },
        ...(PLANS[plan].renewal ? { recurring: { interval: PLANS[plan].renewal } } : {}),
      },
      { idempotencyKey: `price:${key}` },
    )
    return { id: made.id, isNew: true }
  }

  return {
    /** Throws AppError `no_payment_link` where the account cannot sell the plan (VAL-22): the reason is logged. */
    async priceOf(plan: PaidPlan): Promise<string> {
      const cached = known.get(plan)
      if (cached) return cached
      const { id } = await ask(async (stripe) => {
        try {
          return await ensure(stripe, plan)
        } catch (error) {
          if (isStripeError(error) && /Permission|InvalidRequest/.test(error.type)) {
            log.error('price_missing', { plan, error })
            throw new AppError('no_payment_link', {}, { cause: error })
          }
          throw error
        }
      })
      known.set(plan, id)
      return id
    },

    ensurePrices: (): Promise<string[]> =>
      ask(async (stripe) => {
        const lines: string[] = []
        for (const plan of PAID_PLANS) {
          const { id, isNew } = await ensure(stripe, plan)
          known.set(plan, id)
          lines.push(`${isNew ? 'created' : 'found'} price ${lookupKey(plan)}: ${id}`)
        }
        return lines
      }),
  }
}
export type Prices = ReturnType<typeof createPrices>

async function ensureProduct(stripe: Stripe, plan: PaidPlan): Promise<string> {
  const id = productId(plan)
  try {
    await stripe.products.create({ id, name: `PyMentor ${PLANS[plan].name}`, metadata: { planType: plan } })
  } catch (error) {
    // It is there from an earlier price.
    if (!isStripeError(error) || error.code !== 'resource_already_exists') throw error
  }
  return id
}
