import * as z from 'zod'
import { type Context, change, create, fetchObject } from '../context'
import { finalInvoice, payWith } from '../engine/invoices'
import { endpoint } from '../http/endpoint'
import { invalidRequest } from '../http/errors'
import { bool, integer, mergedMetadata, metadata, text } from '../http/params'
import { buildInvoice } from '../objects/invoice'
import { buildInvoiceItem } from '../objects/invoice-item'
import type { Objects } from '../wire'
import { livingCustomer } from './customers'
import { automaticRate } from './taxes'

type Invoice = Objects['invoice']

/** Invoices that the shop writes itself, for what was paid without one. */
export const invoiceDraftEndpoints = [
  endpoint('POST /v1/invoices', {
    params: z.strictObject({
      customer: text,
      currency: z.literal('eur').optional(),
      collection_method: z.literal('charge_automatically').optional(),
      pending_invoice_items_behavior: z.literal('exclude').optional(),
      auto_advance: z.literal('false', 'the Stripe emulator never collects a draft by itself'),
      default_tax_rates: z.array(text).optional(),
      automatic_tax: z.strictObject({ enabled: bool }).optional(),
      metadata: metadata.optional(),
    }),
    run: async (context, given) => {
      const customer = await livingCustomer(context, given.customer)
      const named = given.default_tax_rates ?? []
      const isAutomatic = given.automatic_tax?.enabled ?? false
      const rates = isAutomatic
        ? [await automaticRate(context)]
        : await Promise.all(named.map((id) => fetchObject(context, 'tax_rate', id, 'default_tax_rates')))
      const nowhere = { hosted: '', pdf: '' }
      const empty = { customer, subscription: null, reason: 'manual' as const, bought: [], currency: 'eur', taxIds: [] }
      const built = buildInvoice(context.now, { ...empty, rates, number: '', addresses: nowhere })
      const draft = {
        ...built,
        automatic_tax: { ...built.automatic_tax, enabled: isAutomatic },
        ...{ status: 'draft' as const, number: null, hosted_invoice_url: null, invoice_pdf: null, auto_advance: false },
        metadata: mergedMetadata({}, given.metadata),
      }
      return create(context, draft, { hidden: { intent: null, retries: 0, items: [] }, events: ['invoice.created'] })
    },
  }),
  endpoint('POST /v1/invoiceitems', {
    params: z.strictObject({
      customer: text,
      invoice: text,
      amount: integer,
      currency: z.literal('eur'),
      description: text,
      tax_behavior: z.literal('inclusive').optional(),
    }),
    run: async (context, { customer, invoice: id, amount, description }) => {
      const invoice = await draftOf(context, id)
      if (invoice.customer !== customer)
        throw invalidRequest(`The invoice ${id} is of another customer.`, { param: 'invoice' })
      const { items = [], ...hidden } = await context.store.hidden('invoice', id)
      await context.store.put('invoice', invoice, { hidden: { ...hidden, items: [...items, { description, amount }] } })
      return create(context, buildInvoiceItem(context.now, { customer, invoice: id, amount, description }), {})
    },
  }),
  endpoint('POST /v1/invoices/:id/finalize', {
    params: z.strictObject({ auto_advance: bool.optional() }),
    run: async (context, _, id) => {
      const draft = await draftOf(context, id)
      const { items = [] } = await context.store.hidden('invoice', id)
      const period = { start: context.now, end: context.now }
      const { invoice, token } = await finalInvoice(context, {
        customer: draft.customer ?? '',
        subscription: null,
        reason: 'manual',
        bought: items.map((item) => ({ ...item, price: null, quantity: 1, period })),
        rates: draft.default_tax_rates,
      })
      const { metadata: data, created } = draft
      const final = { ...invoice, id, metadata: data, created, auto_advance: false }
      return change(context, 'invoice', id, final, { ref: token, events: ['invoice.finalized'] })
    },
  }),
  endpoint('POST /v1/invoices/:id/attach_payment', {
    params: z.strictObject({ payment_intent: text }),
    run: async (context, { payment_intent }, id) => {
      const invoice = await fetchObject(context, 'invoice', id, 'invoice')
      const intent = await fetchObject(context, 'payment_intent', payment_intent, 'payment_intent')
      if (invoice.status !== 'open' || intent.status !== 'succeeded' || intent.amount !== invoice.amount_due)
        throw invalidRequest(`The payment ${payment_intent} cannot be attached to the invoice ${id}.`, {
          code: 'invoice_not_editable',
        })
      return payWith(context, invoice, intent)
    },
  }),
]

async function draftOf(context: Context, id: string): Promise<Invoice> {
  const invoice = await fetchObject(context, 'invoice', id, 'invoice')
  if (invoice.status !== 'draft')
    throw invalidRequest(`This invoice is no longer a draft: it is ${invoice.status}.`, {
      code: 'invoice_not_editable',
    })
  return invoice
}
