import { pagePaths } from '../addresses'
import { addressOf, type Context, change, create, ownObject } from '../context'
import { randomLetters } from '../ids'
import { amountOf, type LineItem } from '../objects/catalogue'
import { buildInvoice, buildInvoicePayment } from '../objects/invoice'
import { buildPaymentIntent } from '../objects/payment-intent'
import { itemOf, type Period } from '../objects/subscription'
import type { Objects } from '../wire'

type Invoice = Objects['invoice']
type Subscription = Objects['subscription']
type Making = { period: Period; isTrial: boolean; reason: 'subscription_create' | 'subscription_cycle' }

/** A finalized invoice with its payment intent; one of nothing is paid at once. It is the subscription's latest. */
export async function createInvoice(context: Context, subscription: Subscription, making: Making): Promise<Invoice> {
  const { period, isTrial, reason } = making
  const { price, quantity = 1 } = itemOf(subscription)
  const { name } = await ownObject(context, 'product', price.product)
  const description = `${quantity} × ${isTrial ? `Periodo de prueba de ${name}` : name}`
  const bought = [{ price, quantity, description, amount: isTrial ? 0 : amountOf(price) * quantity, period }]
  const invoice = await keepInvoice(context, {
    customer: subscription.customer,
    subscription,
    reason,
    bought,
    rates: subscription.default_tax_rates ?? [],
  })
  await change(context, 'subscription', subscription.id, { latest_invoice: invoice.id })
  if (invoice.amount_due === 0) return markPaid(context, invoice.id)
  await addIntent(context, invoice, reason)
  return invoice
}

type Finalizing = Pick<Parameters<typeof buildInvoice>[1], 'subscription' | 'reason' | 'bought' | 'rates'> & {
  customer: string
}

async function keepInvoice(context: Context, making: Finalizing): Promise<Invoice> {
  const { invoice, token } = await finalInvoice(context, making)
  const events = ['invoice.created', 'invoice.finalized']
  return create(context, invoice, { ref: token, hidden: { intent: null, retries: 0 }, events })
}

/** With the customer's next number, and name and tax ids as they are now. */
export async function finalInvoice(context: Context, { customer: customerId, ...making }: Finalizing) {
  const customer = await ownObject(context, 'customer', customerId)
  const token = randomLetters(40)
  const sequence = customer.next_invoice_sequence ?? 1
  const invoice = buildInvoice(context.now, {
    ...making,
    customer,
    taxIds: (await context.store.list('tax_id', { customer: customerId })).data,
    currency: making.bought[0]?.price?.currency ?? 'eur',
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    addresses: {
      hosted: addressOf(context, pagePaths.invoice(token)),
      pdf: addressOf(context, pagePaths.invoicePdf(token)),
    },
  })
  await change(context, 'customer', customer.id, { next_invoice_sequence: sequence + 1, currency: invoice.currency })
  return { invoice, token }
}

/** The invoice of a purchase that is paid. */
export async function createPaidInvoice(
  context: Context,
  intent: Objects['payment_intent'],
  { customer, lines, rates }: { customer: string; lines: LineItem[]; rates: Objects['tax_rate'][] },
): Promise<Invoice> {
  const period = { start: context.now, end: context.now }
  const bought = lines.map(({ price, quantity, description, amount_total }) => ({
    price,
    quantity,
    description: `${quantity} × ${description}`,
    amount: amount_total,
    period,
  }))
  const invoice = await keepInvoice(context, { customer, subscription: null, reason: 'manual', bought, rates })
  return payWith(context, invoice, intent)
}

/** Credits a payment that has come already. */
export async function payWith(context: Context, invoice: Invoice, intent: Objects['payment_intent']): Promise<Invoice> {
  await create(context, buildInvoicePayment(context.now, { invoice, intent }), {})
  await context.store.put('invoice', invoice, { hidden: { intent: intent.id, retries: 0 } })
  return markPaid(context, invoice.id)
}

async function addIntent(context: Context, invoice: Invoice, reason: Making['reason']) {
  const intent = buildPaymentIntent(context.now, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description: reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    payment_details: { customer_reference: null, order_reference: invoice.id },
    receipt_email: invoice.customer_email,
    setup_future_usage: 'off_session',
  })
  await create(context, intent, { hidden: { invoice: invoice.id }, events: ['payment_intent.created'] })
  await create(context, buildInvoicePayment(context.now, { invoice, intent }), {})
  await context.store.put('invoice', invoice, { hidden: { intent: intent.id, retries: 0 } })
}

/** The invoice's payment intent; null for one of nothing. */
export async function intentOf(context: Context, invoiceId: string): Promise<Objects['payment_intent'] | null> {
  const { intent } = await context.store.hidden('invoice', invoiceId)
  return intent === null ? null : ownObject(context, 'payment_intent', intent)
}

export async function markPaid(context: Context, invoiceId: string): Promise<Invoice> {
  const invoice = await ownObject(context, 'invoice', invoiceId)
  const paid: Partial<Invoice> = {
    status: 'paid',
    attempted: true,
    attempt_count: Math.max(invoice.attempt_count, invoice.amount_due === 0 ? 0 : 1),
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: context.now },
  }
  const [payment] = (await context.store.list('invoice_payment', { invoice: invoiceId })).data
  if (payment)
    await change(
      context,
      'invoice_payment',
      payment.id,
      {
        status: 'paid',
        amount_paid: invoice.amount_due,
        status_transitions: { canceled_at: null, paid_at: context.now },
      },
      { events: ['invoice_payment.paid'] },
    )
  return change(context, 'invoice', invoiceId, paid, {
    due: null,
    events: ['invoice.paid', 'invoice.payment_succeeded'],
  })
}

/** `isAutomatic`: ours, at a renewal or a retry. Of the others only the first counts as an attempt. */
export async function markFailed(
  context: Context,
  invoiceId: string,
  { isAutomatic, needsAuthentication }: { isAutomatic: boolean; needsAuthentication: boolean },
): Promise<Invoice> {
  const { attempt_count } = await ownObject(context, 'invoice', invoiceId)
  const counted = isAutomatic ? attempt_count + 1 : Math.max(attempt_count, 1)
  const events = ['invoice.payment_failed', ...(needsAuthentication ? ['invoice.payment_action_required'] : [])]
  return change(context, 'invoice', invoiceId, { attempted: true, attempt_count: counted }, { events })
}

/** It is not to be paid any more, and neither is its payment intent. */
export async function voidInvoice(context: Context, invoiceId: string): Promise<Invoice> {
  const invoice = await ownObject(context, 'invoice', invoiceId)
  if (invoice.status !== 'open') return invoice
  const intent = await intentOf(context, invoiceId)
  if (intent !== null) await cancelIntent(context, intent, 'void_invoice')
  return change(
    context,
    'invoice',
    invoiceId,
    {
      status: 'void',
      auto_advance: false,
      next_payment_attempt: null,
      status_transitions: { ...invoice.status_transitions, voided_at: context.now },
    },
    { due: null, events: ['invoice.voided'] },
  )
}

export const isOver = ({ status }: Objects['payment_intent']) => status === 'succeeded' || status === 'canceled'

export async function cancelIntent(
  context: Context,
  intent: Objects['payment_intent'],
  cancellation_reason: Objects['payment_intent']['cancellation_reason'],
): Promise<Objects['payment_intent']> {
  if (isOver(intent)) return intent
  return change(
    context,
    'payment_intent',
    intent.id,
    { status: 'canceled', canceled_at: context.now, cancellation_reason, next_action: null },
    { events: ['payment_intent.canceled'] },
  )
}
