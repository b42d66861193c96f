import { type Context, change, ownObject } from '../context'
import { subscriptionOf } from '../objects/invoice'
import { itemOf, periodOf, withPeriod } from '../objects/subscription'
import type { Objects } from '../wire'
import { DAY, nextBoundary } from './calendar'
import { chargeIntent } from './charges'
import { createInvoice, intentOf, markFailed } from './invoices'
import { methodForRenewal } from './methods'
import { settle } from './settle'
import { endSubscription, expireIncomplete, isEnded, onInvoiceFailed } from './subscription-state'

type Invoice = Objects['invoice']
type Subscription = Objects['subscription']

/** Days after the first failure on which a renewal is tried again; after the last the subscription ends. Stripe's are set by hand. */
const RETRY_DAYS = [3, 5, 7]

/** A period, a trial, or the patience with an unpaid first invoice is over. */
export async function onSubscriptionDue(context: Context, subscription: Subscription): Promise<void> {
  if (isEnded(subscription)) return
  if (subscription.status === 'incomplete') return expireIncomplete(context, subscription)
  if (subscription.cancel_at_period_end) {
    await endSubscription(context, subscription, 'cancellation_requested')
    return
  }
  await renew(context, subscription)
}

async function renew(context: Context, subscription: Subscription): Promise<void> {
  const { recurring } = itemOf(subscription).price
  if (recurring === null) throw new Error(`${subscription.id} does not recur`)
  const { end: start } = periodOf(subscription)
  const endsTrial = subscription.status === 'trialing'
  const anchor = endsTrial ? start : subscription.billing_cycle_anchor
  const period = { start, end: nextBoundary(anchor, recurring, start) }
  const patch: Partial<Subscription> = { items: withPeriod(subscription, period), billing_cycle_anchor: anchor }
  if (endsTrial) patch.status = 'active'
  const renewed = await change(context, 'subscription', subscription.id, patch, {
    due: period.end,
    events: ['customer.subscription.updated'],
  })
  const invoice = await createInvoice(context, renewed, { period, isTrial: false, reason: 'subscription_cycle' })
  if (!(await collect(context, invoice, renewed))) await scheduleRetry(context, invoice.id)
}

/** Charges an invoice with nobody there. False when that failed. */
async function collect(context: Context, invoice: Invoice, subscription: Subscription): Promise<boolean> {
  const intent = await intentOf(context, invoice.id)
  if (intent === null) return true
  const method = await methodForRenewal(context, subscription)
  if (method === null) {
    const failed = await markFailed(context, invoice.id, { isAutomatic: true, needsAuthentication: false })
    await onInvoiceFailed(context, failed)
    return false
  }
  const outcome = await chargeIntent(context, intent, { method, offSession: true })
  await settle(context, outcome, { isAutomatic: true })
  return outcome.type === 'succeeded'
}

/** Plans the next try of a failed renewal; false when there is none left. */
async function scheduleRetry(context: Context, invoiceId: string): Promise<boolean> {
  const invoice = await ownObject(context, 'invoice', invoiceId)
  const memory = await context.store.hidden('invoice', invoiceId)
  const days = RETRY_DAYS[memory.retries]
  if (days === undefined) return false
  const next_payment_attempt = invoice.created + days * DAY
  await change(
    context,
    'invoice',
    invoiceId,
    { next_payment_attempt },
    { due: next_payment_attempt, hidden: { ...memory, retries: memory.retries + 1 }, events: ['invoice.updated'] },
  )
  return true
}

/** A failed renewal is tried again. */
export async function onInvoiceDue(context: Context, invoice: Invoice): Promise<void> {
  const subscription = await ownObject(context, 'subscription', subscriptionOf(invoice))
  if (invoice.status !== 'open' || isEnded(subscription)) return
  if (await collect(context, invoice, subscription)) return
  if (await scheduleRetry(context, invoice.id)) return
  await change(context, 'invoice', invoice.id, { next_payment_attempt: null, auto_advance: false })
  await endSubscription(context, await ownObject(context, 'subscription', subscription.id), 'payment_failed')
}
