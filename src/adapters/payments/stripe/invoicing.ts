import type Stripe from 'stripe'
import { type PaidPlan, PLANS } from '~/modules/billing/billing.server'
import type { AskStripe } from './client'
import type { Taxes } from './taxes'

type Terms = Awaited<ReturnType<Taxes['terms']>>
type Paid = { reference: string; customer: string; plan: PaidPlan; cents: number }

/**
 * The invoice of a payment that was made without one: the card form's. It is written once the money is there, so that nobody who gives up
 * leaves a number behind. Each step may be repeated; one that was interrupted is gone on with.
 */
export const createInvoicing = (ask: AskStripe, taxes: Taxes) => ({
  async issueInvoice(paid: Paid): Promise<void> {
    const terms = await taxes.terms()
    await ask(async (stripe) => {
      const begun = (await find(stripe, paid)) ?? (await draft(stripe, paid, terms))
      const invoice = begun.status === 'draft' ? await finalize(stripe, begun.id, paid) : begun
      if (invoice.status !== 'open') return
      const key = { idempotencyKey: `invoice-payment:${paid.reference}` }
      await stripe.invoices.attachPayment(invoice.id, { payment_intent: paid.reference }, key)
    })
  },
})

async function find(stripe: Stripe, { customer, reference }: Paid): Promise<Stripe.Invoice | undefined> {
  const { data } = await stripe.invoices.list({ customer, limit: 100 })
  return data.find(({ metadata, status }) => metadata?.payment === reference && status !== 'void')
}

const draft = (stripe: Stripe, { customer, reference, plan }: Paid, terms: Terms) =>
  stripe.invoices.create(
    {
      customer,
      currency: 'eur',
      collection_method: 'charge_automatically',
      // It is paid already: nothing is to be collected.
      auto_advance: false,
      pending_invoice_items_behavior: 'exclude',
      ...terms,
      metadata: { payment: reference, planType: plan },
    },
    { idempotencyKey: `invoice:${reference}` },
  )

async function finalize(stripe: Stripe, invoice: string, { customer, reference, plan, cents }: Paid) {
  const { name } = PLANS[plan]
  await stripe.invoiceItems.create(
    {
      customer,
      invoice,
      amount: cents,
      currency: 'eur',
      description: `1 × PyMentor ${name}`,
      tax_behavior: 'inclusive',
    },
    { idempotencyKey: `invoice-item:${reference}` },
  )
  return stripe.invoices.finalizeInvoice(
    invoice,
    { auto_advance: false },
    { idempotencyKey: `invoice-end:${reference}` },
  )
}
