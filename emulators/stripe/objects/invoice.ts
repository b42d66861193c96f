import { embedded } from '../http/lists'
import { newId } from '../ids'
import type { Objects } from '../wire'
import { amountOf } from './catalogue'
import { itemOf, type Period } from './subscription'

/** `subscription` is where the API had it before `parent`, and where its examples still have it. */
type Invoice = Objects['invoice'] & { subscription: string | null }

type Fields = {
  customer: Objects['customer']
  subscription: Objects['subscription']
  /** What is paid for. Of a trial: nothing. */
  period: Period
  isTrial: boolean
  reason: 'subscription_create' | 'subscription_cycle'
  productName: string
  number: string
  addresses: { hosted: string; pdf: string }
}

/** Finalized at once: Stripe lets an hour pass for renewals, in which it can be changed. */
export function buildInvoice(now: number, fields: Fields): Invoice & { object: 'invoice' } {
  const { customer, subscription, period, isTrial, reason, productName } = fields
  const id = newId('in')
  const { price, quantity = 1 } = itemOf(subscription)
  const amount = isTrial ? 0 : amountOf(price) * quantity
  const line = buildLine({ id, amount, period, subscription, description: describe(productName, isTrial) })
  return {
    id,
    object: 'invoice',
    account_country: 'ES',
    account_name: 'PyMentor',
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: fields.addresses.hosted,
    invoice_pdf: fields.addresses.pdf,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: embedded(`/v1/invoices/${id}/lines`, [line]),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: fields.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: reason === 'subscription_create' ? now : period.start,
    period_start: now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subscription: subscription.id,
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: null,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: now,
  }
}

const describe = (productName: string, isTrial: boolean) =>
  isTrial ? `Periodo de prueba de ${productName}` : productName

type LineFields = {
  id: string
  amount: number
  period: Period
  subscription: Objects['subscription']
  description: string
}

function buildLine({ id, amount, period, subscription, description }: LineFields): Invoice['lines']['data'][number] {
  const { id: itemId, price, quantity = 1 } = itemOf(subscription)
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: subscription.currency,
    description: `${quantity} × ${description}`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: id,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: itemId,
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  }
}

/** The subscription that an invoice is about; ours are never about anything else. */
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
