import * as z from 'zod'
import { type Context, fetchObject, ownObject } from '../context'
import { confirmPayment, declinedError } from '../engine/confirm'
import { intentOf, voidInvoice } from '../engine/invoices'
import { methodForRenewal, resolveMethod } from '../engine/methods'
import { endpoint } from '../http/endpoint'
import { ApiError, invalidRequest } from '../http/errors'
import { embedded, listPage } from '../http/lists'
import { bool, listing, text } from '../http/params'
import { subscriptionOf } from '../objects/invoice'
import type { Objects } from '../wire'

type Invoice = Objects['invoice']

export const invoiceEndpoints = [
  endpoint('GET /v1/invoices', {
    params: z.strictObject({
      ...listing,
      customer: text.optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
      subscription: text.optional(),
      collection_method: text.optional(),
    }),
    run: (context, { customer, status, subscription, collection_method, ...page }) => {
      const match = { customer, status, subscription, collection_method }
      return listPage(context, { type: 'invoice', url: '/v1/invoices', match }, page)
    },
  }),
  endpoint('GET /v1/invoices/:id', {
    params: z.strictObject({}),
    run: (context, _, id) => fetchObject(context, 'invoice', id, 'invoice'),
  }),
  endpoint('GET /v1/invoices/:id/lines', {
    params: z.strictObject({ limit: listing.limit, starting_after: listing.starting_after }),
    run: async (context, _, id) => (await fetchObject(context, 'invoice', id, 'invoice')).lines,
  }),
  endpoint('POST /v1/invoices/:id/pay', {
    params: z.strictObject({ payment_method: text.optional(), off_session: bool.optional() }),
    run: async (context, given, id) => pay(context, await fetchObject(context, 'invoice', id, 'invoice'), given),
  }),
  endpoint('POST /v1/invoices/:id/void', {
    params: z.strictObject({}),
    run: async (context, _, id) => {
      const invoice = await fetchObject(context, 'invoice', id, 'invoice')
      if (invoice.status !== 'open')
        throw invalidRequest(`You can only void an open invoice. This invoice is ${invoice.status}.`, {
          code: 'invoice_not_editable',
        })
      return voidInvoice(context, id)
    },
  }),
  endpoint('GET /v1/invoice_payments', {
    params: z.strictObject({
      ...listing,
      invoice: text.optional(),
      status: z.enum(['canceled', 'open', 'paid']).optional(),
      payment: z.strictObject({ type: text, payment_intent: text.optional() }).optional(),
    }),
    run: (context, { invoice, status, payment, ...page }) => {
      const url = '/v1/invoice_payments'
      return listPage(context, { type: 'invoice_payment', url, match: { invoice, status, payment } }, page)
    },
  }),
  endpoint('GET /v1/invoice_payments/:id', {
    params: z.strictObject({}),
    run: (context, _, id) => fetchObject(context, 'invoice_payment', id),
  }),
]

async function pay(
  context: Context,
  invoice: Invoice,
  { payment_method, off_session = true }: { payment_method?: string; off_session?: boolean },
): Promise<Invoice> {
  if (invoice.status === 'paid') throw invalidRequest('Invoice is already paid', { code: 'invoice_already_paid' })
  const intent = await intentOf(context, invoice.id)
  if (invoice.status !== 'open' || intent === null)
    throw invalidRequest(`You cannot pay this invoice: it is ${invoice.status}.`, { code: 'invoice_not_editable' })
  const subscription = await ownObject(context, 'subscription', subscriptionOf(invoice))
  const method =
    payment_method === undefined
      ? await methodForRenewal(context, subscription)
      : await resolveMethod(context, payment_method)
  if (method === null)
    throw invalidRequest(
      'There is no `default_payment_method` set on this Customer or Invoice. Please set one up, or pass a payment method.',
      {
        code: 'invoice_payment_intent_requires_action',
      },
    )
  const outcome = await confirmPayment(context, intent, { method, offSession: off_session })
  if (outcome.type === 'declined') throw declinedError(outcome)
  if (outcome.type === 'requires_action')
    throw new ApiError(
      402,
      {
        type: 'card_error',
        code: 'invoice_payment_intent_requires_action',
        message: 'This payment requires additional user action before it can be completed successfully.',
        payment_intent: outcome.intent,
      },
      true,
    )
  return ownObject(context, 'invoice', invoice.id)
}

/** `invoice.confirmation_secret`: what a browser confirms the invoice's payment with. */
export async function confirmationSecret(context: Context, invoiceId: string) {
  const intent = await intentOf(context, invoiceId)
  return intent && { client_secret: intent.client_secret, type: 'payment_intent' }
}

export async function paymentsOf({ store }: Context, invoiceId: string) {
  const { data } = await store.list('invoice_payment', { invoice: invoiceId })
  return embedded(`/v1/invoice_payments?invoice=${invoiceId}`, data)
}
