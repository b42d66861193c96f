import type Stripe from 'stripe'
import { type Buyer, type ConsentWords, type PaidPlan, PLANS } from '~/modules/billing/billing.server'
import { AppError } from '~/platform/app-error'
import type { Clock } from '~/platform/time/clock'
import type { Attached } from './attached'
import { type AskStripe, isStripeError } from './client'
import type { Prices } from './prices'
import type { Taxes } from './taxes'

type Order = { plan: PaidPlan; consent: ConsentWords; key: string; success: string; cancel: string }

/** Stripe's shortest is half of it. */
const OPEN_MS = 60 * 60_000

type Parts = { prices: Prices; taxes: Taxes; clock: Clock }

/** Stripe's own page to pay on. */
export const createCheckouts = (ask: AskStripe, { prices, taxes, clock }: Parts) => ({
  async createCheckout(buyer: Buyer, order: Order): Promise<{ url: string }> {
    const expiresAt = new Date(clock().getTime() + OPEN_MS)
    const sold = { price: await prices.priceOf(order.plan), rates: await taxes.rates(), isAutomatic: taxes.isAutomatic }
    const params = paramsOf(buyer, { ...order, expiresAt }, sold)
    const session = await ask(async (stripe) => {
      try {
        return await stripe.checkout.sessions.create(params, {
          idempotencyKey: `checkout:${buyer.userId}:${order.key}`,
        })
      } catch (error) {
        // The same click again, some seconds later: only when it expires differs, and the first one counts.
        if (isStripeError(error) && error.type === 'StripeIdempotencyError') return openOf(stripe, buyer, order.key)
        throw error
      }
    })
    if (!session?.url) throw new AppError('no_payment_link')
    return { url: session.url }
  },
})

async function openOf(stripe: Stripe, { customerId }: Buyer, key: string) {
  const { data } = await stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 })
  return data.find((session) => session.metadata?.key === key)
}

function paramsOf(
  buyer: Buyer,
  { plan, consent, key, success, cancel, expiresAt }: Order & { expiresAt: Date },
  { price, rates, isAutomatic }: { price: string; rates: string[]; isAutomatic: boolean },
) {
  const attached: Attached = { userId: buyer.userId, planType: plan }
  const metadata = { ...attached, consent: consent.wording }
  const { renewal } = PLANS[plan]
  return {
    mode: renewal ? 'subscription' : 'payment',
    customer: buyer.customerId,
    client_reference_id: buyer.userId,
    line_items: [{ price, quantity: 1, ...(renewal || isAutomatic ? {} : { tax_rates: rates }) }],
    ...(isAutomatic ? { automatic_tax: { enabled: true } } : {}),
    // A NIF and a company may be given there as well (C-67); Stripe wants to keep them with the customer.
    tax_id_collection: { enabled: true },
    customer_update: { name: 'auto', address: 'auto' },
    locale: 'es',
    success_url: success,
    cancel_url: cancel,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    // `key` finds it again by the click that asked for it.
    metadata: { ...metadata, key },
    consent_collection: { terms_of_service: 'required' },
    custom_text: { terms_of_service_acceptance: { message: consent.text } },
    // Whether the words were agreed to is known when it is paid: it stands on the session.
    ...(renewal
      ? { subscription_data: { metadata: attached, ...(isAutomatic ? {} : { default_tax_rates: rates }) } }
      : { payment_intent_data: { metadata: attached }, invoice_creation: { enabled: true } }),
  } satisfies Stripe.Checkout.SessionCreateParams
}
