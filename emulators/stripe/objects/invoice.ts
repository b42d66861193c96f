import { embedded } from '../http/lists'
import { newId } from '../ids'
import type { Objects } from '../wire'
import { itemOf, type Period } from './subscription'

/** `subscription` is where the API had it before `parent`, and where its examples still have it. */
type Invoice = Objects['invoice'] & { subscription: string | null }

export type Bought = {
  /** Null for an amount of its own. */
  price: Objects['price'] | null
  quantity: number
  description: string
  amount: number
  period: Period
}

type Fields = {
  customer: Objects['customer']
  /** Null for a purchase of its own. */
  subscription: Objects['subscription'] | null
  reason: 'manual' | 'subscription_create' | 'subscription_cycle'
  bought: Bought[]
  currency: string
  /** What the prices include. */
  rates: Rate[]
  taxIds: Objects['tax_id'][]
  number: string
  addresses: { hosted: string; pdf: string }
}
type Rate = Objects['tax_rate']

/** What every invoice has when it is made, and what Stripe can do with one and PyMentor never asks for. */
const NEW_INVOICE = {
  account_country: 'ES',
  account_name: 'PyMentor',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: true,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  default_payment_method: null,
  default_source: null,
  description: null,
  discounts: [],
  due_date: null,
  ending_balance: 0,
  footer: null,
  from_invoice: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  status: 'open',
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
} satisfies Partial<Invoice>

/** Finalized at once: Stripe lets an hour pass for renewals, in which it can be changed. */
export function buildInvoice(now: number, fields: Fields): Invoice & { object: 'invoice' } {
  const { customer, subscription, reason, bought, currency, rates } = fields
  const id = newId('in')
  const amount = bought.reduce((sum, each) => sum + each.amount, 0)
  const lines = bought.map((each) => buildLine(each, { id, currency, subscription, rates }))
  const taxes = taxesIn(amount, rates)
  const withoutTax = amount - taxes.reduce((sum, tax) => sum + tax.amount, 0)
  const cycleStart = reason === 'subscription_cycle' ? bought[0]?.period.start : undefined
  return {
    ...NEW_INVOICE,
    id,
    object: 'invoice',
    amount_due: amount,
    amount_remaining: amount,
    billing_reason: reason,
    created: now,
    currency,
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_tax_ids: fields.taxIds.map(({ type, value }) => ({ type, value })),
    default_tax_rates: rates,
    effective_at: now,
    hosted_invoice_url: fields.addresses.hosted,
    invoice_pdf: fields.addresses.pdf,
    lines: embedded(`/v1/invoices/${id}/lines`, lines),
    number: fields.number,
    parent: subscription && {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: cycleStart ?? now,
    period_start: now,
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subscription: subscription?.id ?? null,
    subtotal: amount,
    subtotal_excluding_tax: withoutTax,
    total: amount,
    total_excluding_tax: withoutTax,
    total_taxes: taxes,
    webhooks_delivered_at: now,
  }
}

type Of = { id: string; currency: string; subscription: Objects['subscription'] | null; rates: Rate[] }
type Line = Invoice['lines']['data'][number]

const buildLine = (
  { price, quantity, description, amount, period }: Bought,
  { id, currency, subscription, rates }: Of,
): Line => ({
  id: newId('il'),
  object: 'line_item',
  amount,
  currency,
  description,
  discount_amounts: [],
  discountable: true,
  discounts: [],
  invoice: id,
  livemode: false,
  metadata: {},
  parent: subscription && lineParent(subscription),
  period,
  pretax_credit_amounts: [],
  pricing: price && {
    price_details: { price: price.id, product: price.product },
    type: 'price_details',
    unit_amount_decimal: price.unit_amount_decimal,
  },
  quantity,
  quantity_decimal: String(quantity),
  subscription: subscription?.id ?? null,
  subtotal: amount,
  taxes: taxesIn(amount, rates),
})

/** What of an amount that includes them goes to each tax. */
const taxesIn = (amount: number, rates: Rate[]): NonNullable<Invoice['total_taxes'] & Line['taxes']> =>
  rates.map(({ id, percentage }) => {
    const base = Math.round(amount / (1 + percentage / 100))
    return {
      amount: amount - base,
      tax_behavior: 'inclusive',
      tax_rate_details: { tax_rate: id },
      taxability_reason: 'not_available',
      taxable_amount: base,
      type: 'tax_rate_details',
    }
  })

const lineParent = (subscription: Objects['subscription']): Line['parent'] => ({
  invoice_item_details: null,
  subscription_item_details: {
    invoice_item: null,
    proration: false,
    proration_details: { credited_items: null },
    subscription: subscription.id,
    subscription_item: itemOf(subscription).id,
  },
  type: 'subscription_item_details',
})

/** The subscription whose renewals an invoice is of. */
export function subscriptionOf({ id, parent }: Objects['invoice']): string {
  const subscription = parent?.subscription_details?.subscription
  if (subscription === undefined) throw new Error(`${id} is of no subscription`)
  return subscription
}

type PaymentFields = { invoice: Objects['invoice']; intent: Objects['payment_intent'] }

export const buildInvoicePayment = (
  now: number,
  { invoice, intent }: PaymentFields,
): Objects['invoice_payment'] & { object: 'invoice_payment' } => ({
  id: newId('inpay'),
  object: 'invoice_payment',
  amount_paid: null,
  amount_requested: invoice.amount_due,
  created: now,
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { payment_intent: intent.id, type: 'payment_intent' },
  status: 'open',
  status_transitions: { canceled_at: null, paid_at: null },
})
