import type Stripe from 'stripe'
import {
  type BillingSnapshot,
  type Charge,
  type Consent,
  type GivenInvoicing,
  isTaxId,
  type Payment,
  type Subscription,
  taxIdOf,
} from '~/modules/billing/billing.server'
import { idOf, isByCard, momentOf, planOfMetadata, planOfSession, planOfSubscription } from './attached'
import { type AskStripe, isMissing } from './client'

const PAGE = 100
/** More than anybody buys: an end, so that a broken answer cannot be read for ever. */
const MOST = 10_000

type Bought = {
  sessions: Stripe.Checkout.Session[]
  intents: Stripe.PaymentIntent[]
  subscriptions: Stripe.Subscription[]
  invoices: Stripe.Invoice[]
  /** Charges lost in a dispute. */
  lost: Set<string>
}
type Read = Omit<Bought, 'lost'>

/** What somebody has bought, read from the objects themselves. */
export const createSnapshots = (ask: AskStripe) => ({
  async readSnapshot(payers: readonly string[]): Promise<BillingSnapshot> {
    const read = await Promise.all(payers.map((payer) => ask((stripe) => readPayer(stripe, payer))))
    const all = read.filter((bought) => bought !== null)
    const unknown = payers.filter((_, at) => read[at] === null)
    // Lists come newest first, and times are in seconds: what happened in the same one keeps its order.
    const payments = all
      .flatMap(paymentsIn)
      .reverse()
      .sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime())
    const subscriptions = all
      .flatMap(subscriptionsIn)
      .reverse()
      .sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime())
    return { payments, subscriptions, charges: all.flatMap(chargesIn), unknown, invoicing: invoicingIn(all) }
  },
})

/** Null for one that the provider does not know. */
async function readPayer(stripe: Stripe, payer: string): Promise<Bought | null> {
  try {
    const bought = payer.startsWith('cs_') ? await readGuest(stripe, payer) : await readCustomer(stripe, payer)
    return { ...bought, lost: await lostCharges(stripe, bought.intents) }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function readCustomer(stripe: Stripe, customer: string): Promise<Read> {
  const { sessions } = stripe.checkout
  const everything = { limit: MOST }
  const [complete, intents, subscriptions, invoices] = await Promise.all([
    sessions
      .list({ customer, status: 'complete', limit: PAGE, expand: ['data.line_items'] })
      .autoPagingToArray(everything),
    stripe.paymentIntents.list({ customer, limit: PAGE, expand: ['data.latest_charge'] }).autoPagingToArray(everything),
    stripe.subscriptions.list({ customer, status: 'all', limit: PAGE }).autoPagingToArray(everything),
    stripe.invoices
      .list({ customer, status: 'paid', limit: PAGE, expand: ['data.payments'] })
      .autoPagingToArray(everything),
  ])
  return { sessions: complete, intents, subscriptions, invoices }
}

/** Who paid by a link without becoming a customer. */
async function readGuest(stripe: Stripe, id: string): Promise<Read> {
  const none = { sessions: [], intents: [], subscriptions: [], invoices: [] }
  const session = await stripe.checkout.sessions.retrieve(id, {
    expand: ['line_items', 'payment_intent.latest_charge'],
  })
  const intent = session.payment_intent
  if (session.customer !== null || intent === null || typeof intent === 'string') return none
  return { ...none, sessions: [session], intents: [intent] }
}

async function lostCharges(stripe: Stripe, intents: Stripe.PaymentIntent[]): Promise<Set<string>> {
  const disputed = intents.map(chargeOf).filter((charge) => charge?.disputed)
  const lost = await Promise.all(
    disputed.map(async (charge) => {
      const { data } = await stripe.disputes.list({ charge: charge?.id, limit: PAGE })
      return data.some(({ status }) => status === 'lost') ? charge?.id : undefined
    }),
  )
  return new Set(lost.filter((id) => id !== undefined))
}

/** Lists come newest first. What we cannot check is not kept. */
function invoicingIn(all: Bought[]): GivenInvoicing | null {
  const given = all
    .flatMap(({ sessions }) => sessions)
    .flatMap(({ created, customer_details: details }) => {
      const taxId = taxIdOf(details?.tax_ids?.[0]?.value ?? '')
      return isTaxId(taxId) ? [{ taxId, company: details?.business_name ?? '', givenAt: momentOf(created) }] : []
    })
  return given.reduce<GivenInvoicing | null>(
    (newest, each) => (newest && newest.givenAt >= each.givenAt ? newest : each),
    null,
  )
}

function paymentsIn({ sessions, intents, invoices, lost }: Bought): Payment[] {
  const paidWith = new Map(invoices.map((invoice) => [intentOf(invoice), invoice.status_transitions.paid_at]))
  const sessionOf = new Map(sessions.map((session) => [idOf(session.payment_intent), session]))
  return intents.flatMap((intent) => {
    const charge = chargeOf(intent)
    const session = sessionOf.get(intent.id)
    const plan = planOfMetadata(intent.metadata) ?? (session ? planOfSession(session) : null)
    if (intent.status !== 'succeeded' || charge === null || plan === null || plan === 'pro-monthly') return []
    // A charge may settle days after it was made; its invoice says when.
    const paidAt = momentOf(paidWith.get(intent.id) ?? charge.created)
    return [
      {
        reference: intent.id,
        plan,
        cents: intent.amount_received,
        paidAt,
        state: isReversed(charge, lost) ? 'reversed' : 'paid',
        consent: consentOf(intent.metadata, session, paidAt),
        // Stripe's page writes its own, some moments later.
        uninvoiced: isByCard(intent.metadata) && !paidWith.has(intent.id) ? idOf(intent.customer) : null,
      },
    ]
  })
}

function chargesIn({ intents, lost }: Bought): Charge[] {
  return intents.flatMap((intent) => {
    const charge = chargeOf(intent)
    const isPaid = intent.status === 'succeeded'
    if (charge === null || !(isPaid || charge.status === 'failed')) return []
    const cents = isPaid ? intent.amount_received : intent.amount
    return [
      {
        reference: intent.id,
        state: isPaid ? 'paid' : 'failed',
        cents,
        refundedCents: lost.has(charge.id) ? cents : charge.amount_refunded,
        currency: intent.currency.toUpperCase(),
        chargedAt: momentOf(charge.created),
        card: charge.payment_method_details?.card?.fingerprint ?? null,
      },
    ]
  })
}

function subscriptionsIn(bought: Bought): Subscription[] {
  const sessionOf = new Map(bought.sessions.map((session) => [idOf(session.subscription), session]))
  return bought.subscriptions.flatMap((subscription) => {
    const [item] = subscription.items.data
    if (item === undefined || planOfSubscription(subscription) !== 'pro-monthly') return []
    const startedAt = momentOf(subscription.created)
    return [
      {
        reference: subscription.id,
        status: statusOf(subscription.status),
        cancelsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
        startedAt,
        periodStartedAt: momentOf(item.current_period_start),
        periodEndsAt: momentOf(subscription.cancel_at ?? item.current_period_end),
        endedAt: subscription.ended_at === null ? null : momentOf(subscription.ended_at),
        latestPayment: latestPayment(subscription.id, bought),
        consent: consentOf(subscription.metadata, sessionOf.get(subscription.id), startedAt),
      },
    ]
  })
}

function latestPayment(subscription: string, { invoices, intents, lost }: Bought): Subscription['latestPayment'] {
  const own = invoices
    .filter(({ parent }) => idOf(parent?.subscription_details?.subscription) === subscription)
    .sort((a, b) => b.created - a.created)
  for (const invoice of own) {
    const intent = intents.find(({ id }) => id === intentOf(invoice))
    const charge = intent ? chargeOf(intent) : null
    if (intent && charge) {
      const { id: reference, amount_received: cents } = intent
      return { reference, cents, paidAt: momentOf(charge.created), isReversed: isReversed(charge, lost) }
    }
  }
  return null
}

const intentOf = ({ payments }: Stripe.Invoice): string | null =>
  idOf(payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent)

const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent) => (typeof charge === 'object' ? charge : null)
const isReversed = (charge: Stripe.Charge, lost: Set<string>) => charge.refunded || lost.has(charge.id)

const STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const
/** A status that Stripe should invent later gives nothing until it is known here. */
const statusOf = (status: string): Subscription['status'] => STATUSES.find((known) => known === status) ?? 'paused'

/** Agreed to on Stripe's page (the session says so) or beside our card form (we wrote it on the object). */
function consentOf(
  metadata: Stripe.Metadata,
  session: Stripe.Checkout.Session | undefined,
  givenAt: Date,
): Consent | null {
  const onPage = session?.consent?.terms_of_service === 'accepted' ? session.metadata?.consent : undefined
  const wording = onPage ?? metadata.consent
  return wording ? { wording, givenAt } : null
}
