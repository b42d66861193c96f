import type Stripe from 'stripe'
import { type Buyer, type PaidPlan, PLANS } from '~/modules/billing/billing.server'
import { AppError } from '~/platform/app-error'
import { type Attached, isByCard, planOfMetadata } from './attached'
import type { AskStripe } from './client'
import type { Prices } from './prices'
import type { Taxes } from './taxes'

type Order = { plan: PaidPlan; consent: string | null }
type Asked = { plan: PaidPlan; customer: string; metadata: Attached } & Pick<Buyer, 'name' | 'taxId'>
type Sold = { price: string; terms: Awaited<ReturnType<Taxes['terms']>> }
type Unpaid = { id: string; clientSecret: string; consent: string | undefined; invoice: Stripe.Invoice }

const UNPAID = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action'])
/** As the card form says of itself. What settles days later would use up a trial before it begins. */
const METHODS: 'card'[] = ['card']
const SECRET = ['latest_invoice.confirmation_secret']

/** What the card form pays: a subscription's first invoice, or a payment of its own. */
export const createCardPayments = (ask: AskStripe, { prices, taxes }: { prices: Prices; taxes: Taxes }) => ({
  async createCardPayment(buyer: Buyer, { plan, consent }: Order): Promise<{ clientSecret: string }> {
    const metadata: Attached = {
      userId: buyer.userId,
      planType: plan,
      via: 'card',
      ...(consent === null ? {} : { consent }),
    }
    const { customerId: customer, name, taxId } = buyer
    const asked = { plan, customer, name, taxId, metadata }
    if (PLANS[plan].renewal === null) return { clientSecret: await ask((stripe) => payment(stripe, asked)) }
    const sold = { price: await prices.priceOf(plan), terms: await taxes.terms() }
    return { clientSecret: await ask((stripe) => subscription(stripe, asked, sold)) }
  },
})

async function payment(stripe: Stripe, { plan, customer, metadata }: Asked): Promise<string> {
  const { data } = await stripe.paymentIntents.list({ customer, limit: 100 })
  const before = data.filter(({ metadata: its }) => isByCard(its) && planOfMetadata(its) === plan)
  const unpaid = before.find((intent) => UNPAID.has(intent.status) && intent.amount === PLANS[plan].cents)
  if (unpaid) {
    if (isNewConsent(metadata.consent, unpaid.metadata.consent))
      await stripe.paymentIntents.update(unpaid.id, { metadata })
    return secretOf(unpaid.client_secret)
  }
  const params: Stripe.PaymentIntentCreateParams = {
    amount: PLANS[plan].cents,
    currency: 'eur',
    customer,
    metadata,
    description: `PyMentor ${PLANS[plan].name}`,
    allowed_payment_method_types: METHODS,
  }
  const made = await stripe.paymentIntents.create(params, {
    idempotencyKey: keyAfter(before[0]?.id, metadata, customer),
  })
  return secretOf(made.client_secret)
}

async function subscription(stripe: Stripe, asked: Asked, { price, terms }: Sold): Promise<string> {
  const { customer, metadata } = asked
  const { data } = await stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: 100,
    expand: SECRET.map((path) => `data.${path}`),
  })
  const unpaid = data
    .filter(({ status, metadata: its, items }) => status === 'incomplete' && isByCard(its) && isOf(items, price))
    .map(unpaidOf)
    .find((each) => each !== null)
  // What stands on its invoice is fixed: for another name or tax id it is begun anew.
  if (unpaid && !isMadeOutTo(unpaid.invoice, asked)) await stripe.subscriptions.cancel(unpaid.id)
  else if (unpaid) {
    if (isNewConsent(metadata.consent, unpaid.consent)) await stripe.subscriptions.update(unpaid.id, { metadata })
    return unpaid.clientSecret
  }
  const params: Stripe.SubscriptionCreateParams = {
    customer,
    items: [{ price }],
    ...terms,
    metadata,
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: METHODS },
    expand: SECRET,
  }
  const made = await stripe.subscriptions.create(params, { idempotencyKey: keyAfter(data[0]?.id, metadata, customer) })
  return secretOf(unpaidOf(made)?.clientSecret)
}

/** One begun at an older price is left to run out. */
const isOf = ({ data: [item] }: Stripe.Subscription['items'], price: string) => item?.price.id === price

const isMadeOutTo = ({ customer_name, customer_tax_ids }: Stripe.Invoice, { name, taxId }: Asked) =>
  customer_name === name && (customer_tax_ids?.[0]?.value ?? null) === taxId

/** A consent once given stands. */
const isNewConsent = (given: string | undefined, known: string | undefined) => given !== undefined && given !== known

function unpaidOf({ id, metadata, latest_invoice: invoice }: Stripe.Subscription): Unpaid | null {
  if (invoice === null || typeof invoice === 'string') return null
  const secret = invoice.confirmation_secret?.client_secret
  return secret ? { id, clientSecret: secret, consent: metadata.consent, invoice } : null
}

/** Two calls at once ask with the same key and get one object; once that is there, the key is another. */
const keyAfter = (last: string | undefined, { planType, consent }: Attached, customer: string) =>
  ['card', customer, planType, consent ?? 'none', last ?? 'first'].join(':')

function secretOf(secret: string | null | undefined): string {
  if (!secret) throw new AppError('payment_provider_failed')
  return secret
}
