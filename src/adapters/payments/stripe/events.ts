import type Stripe from 'stripe'
import type { ProviderEvent, Trace } from '~/modules/billing/billing.server'
import { AppError } from '~/platform/app-error'
import type { Clock } from '~/platform/time/clock'
import { idOf } from './attached'
import { type AskStripe, isMissing } from './client'

/** How far a webhook event's time may be from ours: older ones may be repeated by somebody who overheard them. */
const TOLERANCE_SECONDS = 300

const NOBODY: Trace = { userId: null, customerId: null, sessionId: null }

/** The webhook events that Stripe sends. */
export const createEvents = (ask: AskStripe, { webhookSecret, clock }: { webhookSecret: string; clock: Clock }) => ({
  async readEvent(rawBody: string, signature: string | undefined): Promise<ProviderEvent> {
    const event = await ask(async (stripe) => verified(stripe, { rawBody, signature, webhookSecret, now: clock() }))
    const whose = await ask((stripe) => whoseOf(stripe, event))
    return { id: event.id, type: event.type, isRelevant: whose !== null, ...(whose ?? NOBODY) }
  },
})

type SignedEvent = { rawBody: string; signature: string | undefined; webhookSecret: string; now: Date }

function verified(stripe: Stripe, { rawBody, signature, webhookSecret, now }: SignedEvent): Stripe.Event {
  const sentAt = Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(signature ?? '')?.[1])
  const isFromFuture = !(sentAt <= now.getTime() / 1000 + TOLERANCE_SECONDS)
  if (webhookSecret === '' || signature === undefined || isFromFuture) throw new AppError('invalid_signature')
  try {
    return stripe.webhooks.constructEvent(
      rawBody,
      signature,
      webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    )
  } catch (cause) {
    // Of a malformed signature the SDK throws errors that are not its own; whatever was not verified is refused.
    throw new AppError('invalid_signature', {}, { cause })
  }
}

/** Null for what changes nothing that somebody has. */
export async function whoseOf(stripe: Stripe, event: Stripe.Event): Promise<Trace | null> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed': {
      const session = event.data.object
      return {
        userId: session.client_reference_id ?? session.metadata?.userId ?? null,
        customerId: idOf(session.customer),
        sessionId: session.id,
      }
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return ofObject(event.data.object)
    case 'payment_intent.succeeded':
    case 'charge.refunded':
      return ofObject(event.data.object)
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const { customer, parent } = event.data.object
      return ofObject({ customer, metadata: parent?.subscription_details?.metadata ?? null })
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
    case 'charge.refund.updated':
    case 'refund.failed':
      return ofCharge(stripe, event.data.object.charge)
    default:
      return null
  }
}

type Owned = { customer: string | { id: string } | null; metadata: Stripe.Metadata | null }

const ofObject = ({ customer, metadata }: Owned): Trace => ({
  ...NOBODY,
  userId: metadata?.userId ?? null,
  customerId: idOf(customer),
})

/** Disputes and refunds name their charge only. */
async function ofCharge(stripe: Stripe, charge: string | Stripe.Charge | null): Promise<Trace> {
  const id = idOf(charge)
  if (id === null) return NOBODY
  try {
    return ofObject(await stripe.charges.retrieve(id))
  } catch (error) {
    if (isMissing(error)) return NOBODY
    throw error
  }
}
