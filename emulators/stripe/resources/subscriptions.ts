import * as z from 'zod'
import { type Context, change, fetchObject, ownObject } from '../context'
import { confirmPayment, declinedError } from '../engine/confirm'
import { intentOf } from '../engine/invoices'
import { methodForRenewal, resolveMethod } from '../engine/methods'
import { cancellationPatch, endSubscription, isEnded } from '../engine/subscription-state'
import { startSubscription, trialEndAfter } from '../engine/subscriptions'
import { endpoint } from '../http/endpoint'
import { ApiError, invalidRequest, missing } from '../http/errors'
import { listPage } from '../http/lists'
import {
  bool,
  defined,
  ignored,
  integer,
  listing,
  mergedMetadata,
  metadata,
  natural,
  text,
  unsettable,
} from '../http/params'
import type { Objects } from '../wire'
import { livingCustomer } from './customers'
import { automaticRate } from './taxes'

type Subscription = Objects['subscription']
const paymentSettings = z.strictObject({
  save_default_payment_method: z.enum(['off', 'on_subscription']).optional(),
  payment_method_types: z.array(z.literal('card')).optional(),
  payment_method_options: ignored,
})
const details = z.strictObject({ comment: unsettable(text).optional(), feedback: unsettable(text).optional() })
const creation = z.strictObject({
  customer: text,
  items: z
    .array(z.strictObject({ price: text, quantity: natural.optional() }))
    .length(1, 'the Stripe emulator sells one recurring price at a time'),
  default_payment_method: text.optional(),
  default_tax_rates: z.array(text).optional(),
  automatic_tax: z.strictObject({ enabled: bool }).optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete']).optional(),
  payment_settings: paymentSettings.optional(),
  trial_period_days: natural.optional(),
  trial_end: integer.optional(),
  collection_method: z.literal('charge_automatically').optional(),
  currency: text.optional(),
  off_session: bool.optional(),
  billing_mode: ignored,
  trial_settings: ignored,
})
const STATUSES = [
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'trialing',
  'paused',
] as const

export const subscriptionEndpoints = [
  endpoint('POST /v1/subscriptions', {
    params: creation,
    run: async (context, given) => {
      const subscription = await begin(context, given)
      if (given.payment_behavior === 'default_incomplete' || subscription.status !== 'incomplete') return subscription
      return payFirstInvoice(context, subscription, given.payment_behavior === 'error_if_incomplete')
    },
  }),
  endpoint('GET /v1/subscriptions', {
    params: z.strictObject({
      ...listing,
      customer: text.optional(),
      price: text.optional(),
      status: z.enum([...STATUSES, 'all']).optional(),
    }),
    run: async (context, { customer, status, price, ...page }) => {
      const inItems = price === undefined ? undefined : { data: [{ price: { id: price } }] }
      const match = { customer, items: inItems, status: status === 'all' ? undefined : status }
      // Without a status Stripe leaves out those that are canceled.
      const except = status === undefined ? { status: 'canceled' } : undefined
      return listPage(context, { type: 'subscription', url: '/v1/subscriptions', match, except }, page)
    },
  }),
  endpoint('GET /v1/subscriptions/:id', {
    params: z.strictObject({}),
    run: (context, _, id) => fetchObject(context, 'subscription', id),
  }),
  endpoint('POST /v1/subscriptions/:id', {
    params: z.strictObject({
      cancel_at_period_end: bool.optional(),
      cancellation_details: details.optional(),
      default_payment_method: unsettable(text).optional(),
      default_tax_rates: z.array(text).optional(),
      automatic_tax: z.strictObject({ enabled: bool }).optional(),
      description: unsettable(text).optional(),
      metadata: metadata.optional(),
      payment_settings: paymentSettings.optional(),
    }),
    run: async (context, given, id) => {
      const subscription = await fetchObject(context, 'subscription', id)
      assertChangeable(subscription, given)
      const patch = await updatePatch(context, subscription, given)
      return change(context, 'subscription', id, patch, { events: ['customer.subscription.updated'] })
    },
  }),
  endpoint('DELETE /v1/subscriptions/:id', {
    params: z.strictObject({
      cancellation_details: details.optional(),
      invoice_now: bool.optional(),
      prorate: bool.optional(),
    }),
    run: async (context, { cancellation_details }, id) => {
      const subscription = await fetchObject(context, 'subscription', id)
      if (isEnded(subscription)) throw missing('subscription', id)
      return endSubscription(context, subscription, 'cancellation_requested', cancellation_details)
    },
  }),
  endpoint('POST /v1/subscriptions/:id/resume', {
    params: z.strictObject({ billing_cycle_anchor: ignored, proration_behavior: ignored }),
    run: async (context, _, id) => {
      const { status } = await fetchObject(context, 'subscription', id)
      throw invalidRequest(
        `The subscription ${id} cannot be resumed because it has a status of ${status}. Only paused subscriptions can be resumed; set cancel_at_period_end=false to take a cancellation back.`,
      )
    },
  }),
  endpoint('GET /v1/subscription_items', {
    params: z.strictObject({ ...listing, subscription: text }),
    run: async (context, { subscription }) => {
      const { items } = await fetchObject(context, 'subscription', subscription, 'subscription')
      return { ...items, url: '/v1/subscription_items' }
    },
  }),
]

async function begin(context: Context, given: z.output<typeof creation>): Promise<Subscription> {
  const customer = await livingCustomer(context, given.customer)
  const [item] = given.items
  if (item === undefined) throw invalidRequest('Missing required param: items.', { param: 'items' })
  const trialEnd = given.trial_end ?? trialEndAfter(context, given.trial_period_days ?? null)
  if (trialEnd !== null && trialEnd <= context.now)
    throw invalidRequest('Invalid timestamp: must be an integer Unix timestamp in the future.', { param: 'trial_end' })
  const method =
    given.default_payment_method === undefined ? null : await resolveMethod(context, given.default_payment_method)
  if (method !== null && method.customer !== customer.id)
    throw missing('payment_method', method.id, 'default_payment_method')
  return startSubscription(context, {
    customer,
    price: await fetchObject(context, 'price', item.price, 'items[0][price]'),
    quantity: item.quantity ?? 1,
    metadata: mergedMetadata({}, given.metadata),
    taxRates: given.automatic_tax?.enabled ? [(await automaticRate(context)).id] : (given.default_tax_rates ?? []),
    isTaxAutomatic: given.automatic_tax?.enabled ?? false,
    description: given.description,
    defaultMethod: method?.id,
    savesMethod: given.payment_settings?.save_default_payment_method === 'on_subscription',
    trialEnd,
  })
}

/** Without `default_incomplete` the first invoice is charged at once. */
async function payFirstInvoice(context: Context, subscription: Subscription, isStrict: boolean) {
  const method = await methodForRenewal(context, subscription)
  if (method === null)
    throw invalidRequest(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.',
      { code: 'resource_missing' },
    )
  const intent = subscription.latest_invoice === null ? null : await intentOf(context, subscription.latest_invoice)
  if (intent !== null) {
    const outcome = await confirmPayment(context, intent, { method })
    if (isStrict && outcome.type === 'declined') throw new ApiError(402, declinedError(outcome).body)
  }
  return ownObject(context, 'subscription', subscription.id)
}

function assertChangeable(subscription: Subscription, given: Record<string, unknown>): void {
  const isFree = Object.keys(given).every((name) => name === 'metadata' || name === 'cancellation_details')
  if (isEnded(subscription) && !isFree)
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.')
  if (subscription.status === 'incomplete' && given.cancel_at_period_end === true)
    throw invalidRequest('You cannot set `cancel_at_period_end` on a subscription whose status is `incomplete`.', {
      param: 'cancel_at_period_end',
    })
}

type Update = {
  cancel_at_period_end?: boolean
  cancellation_details?: z.output<typeof details>
  default_payment_method?: string | null
  description?: string | null
  metadata?: Record<string, string> | null
  payment_settings?: z.output<typeof paymentSettings>
  default_tax_rates?: string[]
  automatic_tax?: { enabled: boolean }
}

async function updatePatch(
  context: Context,
  subscription: Subscription,
  given: Update,
): Promise<Partial<Subscription>> {
  const { cancel_at_period_end: cancels, cancellation_details, default_payment_method, payment_settings } = given
  const before = subscription.cancellation_details
  const isTurned = cancels !== undefined && cancels !== subscription.cancel_at_period_end
  const patch: Partial<Subscription> = {
    ...defined({ description: given.description }),
    metadata: mergedMetadata(subscription.metadata, given.metadata),
    ...(isTurned && cancellationPatch(context, subscription, cancels, cancellation_details)),
  }
  if (!isTurned && cancellation_details && before)
    patch.cancellation_details = { ...before, ...defined(cancellation_details) }
  if (default_payment_method !== undefined)
    patch.default_payment_method =
      default_payment_method && (await ownMethod(context, subscription, default_payment_method))
  Object.assign(patch, await taxPatch(context, given))
  const saves = payment_settings?.save_default_payment_method
  if (saves && subscription.payment_settings)
    patch.payment_settings = { ...subscription.payment_settings, save_default_payment_method: saves }
  return patch
}

async function taxPatch(context: Context, { default_tax_rates: named, automatic_tax: automatic }: Update) {
  if (automatic?.enabled)
    return {
      automatic_tax: { disabled_reason: null, enabled: true, liability: null },
      default_tax_rates: [await automaticRate(context)],
    }
  if (named === undefined) return {}
  const rates = named.map((id) => fetchObject(context, 'tax_rate', id, 'default_tax_rates'))
  return { default_tax_rates: await Promise.all(rates) }
}

async function ownMethod(context: Context, { customer }: Subscription, id: string): Promise<string> {
  const method = await resolveMethod(context, id, 'default_payment_method')
  if (method.customer !== customer) throw missing('payment_method', id, 'default_payment_method')
  return method.id
}
