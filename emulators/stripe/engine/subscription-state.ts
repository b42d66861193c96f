import { type Context, change, ownObject } from '../context'
import { subscriptionOf } from '../objects/invoice'
import { periodOf } from '../objects/subscription'
import type { Objects } from '../wire'
import { voidInvoice } from './invoices'

type Subscription = Objects['subscription']
type Status = Subscription['status']

export const isEnded = ({ status }: Subscription) => status === 'canceled' || status === 'incomplete_expired'

/** What an invoice that was paid does to its subscription. */
export async function onInvoicePaid(
  context: Context,
  invoice: Objects['invoice'],
  method: Objects['payment_method'] | null,
): Promise<void> {
  const subscription = await ownObject(context, 'subscription', subscriptionOf(invoice))
  if (isEnded(subscription)) return
  const patch: Partial<Subscription> = {}
  if (subscription.status === 'incomplete') patch.status = isInTrial(context, subscription) ? 'trialing' : 'active'
  if (isBehind(subscription.status) && subscription.latest_invoice === invoice.id) patch.status = 'active'
  if (method !== null && subscription.payment_settings?.save_default_payment_method === 'on_subscription')
    patch.default_payment_method = method.id
  if (Object.keys(patch).length === 0) return
  const due = periodOf(subscription).end
  await change(context, 'subscription', subscription.id, patch, { due, events: ['customer.subscription.updated'] })
}

const isBehind = (status: Status) => status === 'past_due' || status === 'unpaid'
const isInTrial = ({ now }: Context, { trial_end }: Subscription) => trial_end !== null && trial_end > now

/** What one that could not be paid does. A new subscription stays incomplete. */
export async function onInvoiceFailed(context: Context, invoice: Objects['invoice']): Promise<void> {
  const subscription = await ownObject(context, 'subscription', subscriptionOf(invoice))
  if (subscription.status !== 'active' && subscription.status !== 'trialing') return
  const events = ['customer.subscription.updated']
  await change(context, 'subscription', subscription.id, { status: 'past_due' }, { events })
}

export type EndReason = 'cancellation_requested' | 'payment_failed'

/** Ends it now. One that never began expires, and its invoice is void. */
export async function endSubscription(
  context: Context,
  subscription: Subscription,
  reason: EndReason,
  details: { comment?: string | null; feedback?: string | null } = {},
): Promise<Subscription> {
  if (isEnded(subscription)) return subscription
  const isNew = subscription.status === 'incomplete'
  if (isNew && subscription.latest_invoice !== null) await voidInvoice(context, subscription.latest_invoice)
  const before = subscription.cancellation_details
  const patch: Partial<Subscription> = {
    status: isNew ? 'incomplete_expired' : 'canceled',
    ended_at: context.now,
    canceled_at: subscription.canceled_at ?? context.now,
    cancellation_details: {
      comment: details.comment ?? before?.comment ?? null,
      feedback: details.feedback ?? before?.feedback ?? null,
      feedback_option: null,
      reason,
    },
  }
  return change(context, 'subscription', subscription.id, patch, {
    due: null,
    events: ['customer.subscription.deleted'],
  })
}

/** Nobody paid the first invoice in time. */
export async function expireIncomplete(context: Context, subscription: Subscription): Promise<void> {
  if (subscription.status !== 'incomplete') return
  if (subscription.latest_invoice !== null) await voidInvoice(context, subscription.latest_invoice)
  await change(
    context,
    'subscription',
    subscription.id,
    { status: 'incomplete_expired', ended_at: context.now },
    { due: null, events: ['customer.subscription.updated'] },
  )
}

/** What changes when it is to end with the period that is paid for, or to go on after all. */
export function cancellationPatch(
  { now }: Context,
  subscription: Subscription,
  cancels: boolean,
  { comment = null, feedback = null }: { comment?: string | null; feedback?: string | null } = {},
): Partial<Subscription> {
  const noDetails = { comment: null, feedback: null, feedback_option: null, reason: null }
  if (!cancels)
    return { cancel_at_period_end: false, cancel_at: null, canceled_at: null, cancellation_details: noDetails }
  return {
    cancel_at_period_end: true,
    cancel_at: periodOf(subscription).end,
    canceled_at: now,
    cancellation_details: { ...noDetails, comment, feedback, reason: 'cancellation_requested' },
  }
}
