import { embedded } from '../http/lists'
import { newId } from '../ids'
import type { Objects } from '../wire'

type Subscription = Objects['subscription']
type Item = Subscription['items']['data'][number]
export type Period = { start: number; end: number }

type Fields = {
  id: string
  customer: string
  price: Objects['price']
  quantity: number
  period: Period
} & Partial<Subscription>

/** A subscription of which nothing was asked. */
const NEW_SUBSCRIPTION = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: null, type: 'classic' },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  metadata: {},
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  status: 'incomplete',
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
  trial_start: null,
} satisfies Partial<Subscription>

export function buildSubscription(
  now: number,
  { id, price, quantity, period, ...fields }: Fields,
): Subscription & { object: 'subscription' } {
  const item = buildItem(now, { subscription: id, price, quantity, period })
  return {
    ...NEW_SUBSCRIPTION,
    id,
    object: 'subscription',
    billing_cycle_anchor: period.start,
    created: now,
    currency: price.currency,
    items: embedded(`/v1/subscription_items?subscription=${id}`, [item]),
    start_date: now,
    ...fields,
  }
}

type ItemFields = { subscription: string; price: Objects['price']; quantity: number; period: Period }

const buildItem = (now: number, { subscription, price, quantity, period }: ItemFields): Item => ({
  id: newId('si'),
  object: 'subscription_item',
  billing_thresholds: null,
  created: now,
  current_period_end: period.end,
  current_period_start: period.start,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: planOf(price),
  price,
  quantity,
  subscription,
  tax_rates: [],
})

/** The older name of a recurring price, which items still carry. */
function planOf(price: Objects['price']): Item['plan'] {
  const { active, billing_scheme, created, currency, id, metadata, nickname, product, recurring } = price
  if (recurring === null) throw new Error(`${id} does not recur`)
  return {
    id,
    object: 'plan',
    active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme,
    created,
    currency,
    interval: recurring.interval,
    interval_count: recurring.interval_count,
    livemode: false,
    metadata,
    meter: null,
    nickname,
    product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}

/** Ours have exactly one item. */
export function itemOf({ id, items }: Subscription): Item {
  const [item] = items.data
  if (item === undefined) throw new Error(`${id} has no item`)
  return item
}

export const periodOf = (subscription: Subscription): Period => {
  const { current_period_start, current_period_end } = itemOf(subscription)
  return { start: current_period_start, end: current_period_end }
}

/** The items of a subscription whose period has moved on. */
export const withPeriod = (subscription: Subscription, { start, end }: Period): Subscription['items'] => ({
  ...subscription.items,
  data: [{ ...itemOf(subscription), current_period_start: start, current_period_end: end }],
})
