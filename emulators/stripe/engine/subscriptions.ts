import { type Context, change, create, fetchObject, ownObject } from '../context'
import { invalidRequest } from '../http/errors'
import { newId } from '../ids'
import { buildSetupIntent } from '../objects/payment-intent'
import { buildSubscription } from '../objects/subscription'
import type { Objects } from '../wire'
import { DAY, HOUR, nextBoundary } from './calendar'
import { createInvoice } from './invoices'

type Subscription = Objects['subscription']

const FIRST_PAYMENT_WITHIN = 23 * HOUR

export type NewSubscription = {
  customer: Objects['customer']
  price: Objects['price']
  quantity: number
  metadata: Record<string, string>
  /** Ids of the rates that its price includes. */
  taxRates: string[]
  /** Whether Stripe Tax found them. */
  isTaxAutomatic: boolean
  description?: string | null
  defaultMethod?: string | null
  savesMethod: boolean
  /** Seconds; null: no trial. */
  trialEnd: number | null
}

/** With its first invoice still to be paid; in a trial, which costs nothing, it has begun. */
export async function startSubscription(context: Context, asked: NewSubscription): Promise<Subscription> {
  const { customer, price, trialEnd } = asked
  const { recurring } = price
  if (recurring === null)
    throw invalidRequest(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      { param: 'items[0][price]' },
    )
  const { now } = context
  const isTrial = trialEnd !== null
  const period = { start: now, end: trialEnd ?? nextBoundary(now, recurring, now) }
  const subscription = buildSubscription(now, {
    id: newId('sub'),
    customer: customer.id,
    price,
    quantity: asked.quantity,
    period,
    billing_cycle_anchor: trialEnd ?? now,
    metadata: asked.metadata,
    default_tax_rates: await Promise.all(
      asked.taxRates.map((id) => fetchObject(context, 'tax_rate', id, 'default_tax_rates')),
    ),
    automatic_tax: { disabled_reason: null, enabled: asked.isTaxAutomatic, liability: null },
    description: asked.description ?? null,
    default_payment_method: asked.defaultMethod ?? null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: asked.savesMethod ? 'on_subscription' : 'off',
    },
    status: isTrial ? 'trialing' : 'incomplete',
    trial_start: isTrial ? now : null,
    trial_end: trialEnd,
  })
  const due = isTrial ? trialEnd : now + FIRST_PAYMENT_WITHIN
  await create(context, subscription, { due, events: ['customer.subscription.created'] })
  await createInvoice(context, subscription, { period, isTrial, reason: 'subscription_create' })
  if (isTrial && !asked.defaultMethod) await askForCard(context, subscription)
  return ownObject(context, 'subscription', subscription.id)
}

/** A trial's card is set up for the time after it. */
async function askForCard(context: Context, { id, customer }: Subscription): Promise<void> {
  const setup = buildSetupIntent(context.now, { customer })
  await create(context, setup, { hidden: {}, events: ['setup_intent.created'] })
  await change(context, 'subscription', id, { pending_setup_intent: setup.id })
}

export const trialEndAfter = ({ now }: Context, days: number | null): number | null =>
  days === null || days === 0 ? null : now + days * DAY
