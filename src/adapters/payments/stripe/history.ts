import type Stripe from 'stripe'
import { type BillingEntry, type BillingHistory, PLANS, WITHDRAWAL_MS } from '~/modules/billing/billing.server'
import { idOf, momentOf, planOfMetadata, planOfSession } from './attached'
import { type AskStripe, isMissing } from './client'

const PER_PAGE = 10
/** More than anybody has paid: eight years of months, and what failed among them. */
const READ_AT_MOST = 300

type Bill = { payment: Stripe.PaymentIntent; invoice: Stripe.Invoice | null }

/** C-48: what was paid, refunded or tried in vain, with its invoices and receipts. */
export const createHistory = (ask: AskStripe) => ({
  async history(payers: readonly string[], cursor: string | null): Promise<BillingHistory> {
    const bills = await Promise.all(payers.map((payer) => ask((stripe) => billsOf(stripe, payer))))
    const all = bills
      .flat()
      .flatMap(entryOf)
      .sort((one, other) => other.paidAt.localeCompare(one.paidAt))
    const from = cursor === null ? 0 : all.findIndex(({ id }) => id === cursor) + 1
    const page = all.slice(from, from + PER_PAGE)
    const entries = await Promise.all(page.map((entry) => ask((stripe) => withOutcome(stripe, entry))))
    return { entries, nextCursor: from + PER_PAGE < all.length ? (entries.at(-1)?.id ?? null) : null }
  },
})

async function billsOf(stripe: Stripe, payer: string): Promise<Bill[]> {
  try {
    return await (payer.startsWith('cs_') ? billOfSession(stripe, payer) : billsOfCustomer(stripe, payer))
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

async function billsOfCustomer(stripe: Stripe, customer: string): Promise<Bill[]> {
  const [payments, invoices] = await Promise.all([
    stripe.paymentIntents
      .list({ customer, limit: 100, expand: ['data.latest_charge'] })
      .autoPagingToArray({ limit: READ_AT_MOST }),
    stripe.invoices
      .list({ customer, limit: 100, expand: ['data.payments'] })
      .autoPagingToArray({ limit: READ_AT_MOST }),
  ])
  const invoiceOf = new Map(invoices.flatMap((invoice) => paymentsOf(invoice).map((id) => [id, invoice] as const)))
  return payments.map((payment) => ({ payment, invoice: invoiceOf.get(payment.id) ?? null }))
}

const paymentsOf = ({ payments }: Stripe.Invoice): string[] =>
  (payments?.data ?? []).flatMap(({ payment: { payment_intent: paid } }) => idOf(paid) ?? [])

/** Of somebody who paid by a link that makes no customer. */
async function billOfSession(stripe: Stripe, id: string): Promise<Bill[]> {
  const session = await stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge', 'invoice', 'line_items'],
  })
  const { payment_intent: payment, invoice } = session
  if (payment === null || typeof payment === 'string') return []
  const plan = planOfSession(session)
  const named = plan === null ? payment : { ...payment, metadata: { ...payment.metadata, planType: plan } }
  return [{ payment: named, invoice: typeof invoice === 'string' ? null : invoice }]
}

function entryOf({ payment, invoice }: Bill): BillingEntry[] {
  const { latest_charge: charge } = payment
  if (charge === null || typeof charge === 'string') return []
  const isRenewal = invoice?.billing_reason === 'subscription_cycle'
  // A card refused while buying is no debt; a renewal's is.
  if (charge.status !== 'succeeded' && !(isRenewal && invoice.status !== 'void')) return []
  const paidAt = momentOf(charge.created)
  const state = stateOf(charge)
  const isWithdrawable = state === 'paid' && !isRenewal
  return [
    {
      id: payment.id,
      plan: planOf(payment, invoice),
      description: descriptionOf(payment, invoice, isRenewal),
      cents: charge.amount,
      paidAt: paidAt.toISOString(),
      state,
      invoiceUrl: invoice?.hosted_invoice_url ?? null,
      invoicePdfUrl: invoice?.invoice_pdf ?? null,
      receiptUrl: charge.status === 'succeeded' ? charge.receipt_url : null,
      withdrawableUntil: isWithdrawable ? new Date(paidAt.getTime() + WITHDRAWAL_MS).toISOString() : null,
    },
  ]
}

function stateOf(charge: Stripe.Charge): BillingEntry['state'] {
  if (charge.status !== 'succeeded') return 'failed'
  if (charge.refunded) return 'refunded'
  if (charge.disputed) return 'disputed'
  return charge.amount_refunded > 0 ? 'partly_refunded' : 'paid'
}

/** What became of a dispute, and why money went back: neither stands on the payment. */
async function withOutcome(stripe: Stripe, entry: BillingEntry): Promise<BillingEntry> {
  const of = { payment_intent: entry.id, limit: 100 }
  if (entry.state === 'disputed') {
    const [last] = (await stripe.disputes.list(of)).data
    if (last?.status === 'lost') return { ...entry, state: 'dispute_lost' }
    const isOver = last?.status === 'won' || last?.status === 'warning_closed'
    return isOver ? { ...entry, state: 'dispute_won' } : entry
  }
  if (entry.state !== 'refunded') return entry
  const { data } = await stripe.refunds.list(of)
  return data.some(({ reason }) => reason === 'duplicate') ? { ...entry, state: 'duplicate' } : entry
}

function descriptionOf(
  { metadata, description }: Stripe.PaymentIntent,
  invoice: Stripe.Invoice | null,
  isRenewal: boolean,
) {
  const plan = planOf({ metadata }, invoice)
  if (plan !== null) return isRenewal ? `${PLANS[plan].name}, renovación` : PLANS[plan].name
  return invoice?.lines.data[0]?.description ?? description ?? 'Compra en PyMentor'
}

const planOf = ({ metadata }: Pick<Stripe.PaymentIntent, 'metadata'>, invoice: Stripe.Invoice | null) =>
  invoice?.parent?.type === 'subscription_details' ? 'pro-monthly' : planOfMetadata(metadata)
