import * as z from 'zod'
import { type Context, change, create, fetchObject } from '../context'
import { confirmPayment, declinedError } from '../engine/confirm'
import { cancelIntent, isOver } from '../engine/invoices'
import { assertUsable, resolveMethod } from '../engine/methods'
import { endpoint } from '../http/endpoint'
import { invalidRequest, unexpectedState, wrongSecret } from '../http/errors'
import { listPage } from '../http/lists'
import { address, bool, ignored, integer, listing, mergedMetadata, metadata, text, unsettable } from '../http/params'
import { buildPaymentIntent } from '../objects/payment-intent'
import type { Objects } from '../wire'
import { livingCustomer } from './customers'
import { methodData, methodOf } from './payment-methods'

type Intent = Objects['payment_intent']

const MINIMUM = 50
const amount = integer
  .refine((cents) => cents >= MINIMUM, 'Amount must be at least €0.50 eur')
  .refine((cents) => cents <= 99_999_999, 'Amount must be no more than €999,999.99')
const futureUsage = z.enum(['on_session', 'off_session'])
const confirmation = {
  payment_method: text.optional(),
  payment_method_data: methodData.optional(),
  return_url: address.optional(),
  off_session: bool.optional(),
  setup_future_usage: futureUsage.optional(),
  receipt_email: unsettable(z.email()).optional(),
  mandate_data: ignored,
  payment_method_options: ignored,
  error_on_requires_action: bool.optional(),
  use_stripe_sdk: ignored,
}
const description = unsettable(text).optional()

export const paymentIntentEndpoints = [
  endpoint('POST /v1/payment_intents', {
    params: z.strictObject({
      ...confirmation,
      amount,
      currency: z.string().length(3).toLowerCase(),
      customer: text.optional(),
      description,
      metadata: metadata.optional(),
      confirm: bool.optional(),
      automatic_payment_methods: ignored,
      allowed_payment_method_types: z.array(z.literal('card')).optional(),
      statement_descriptor: text.optional(),
      statement_descriptor_suffix: text.optional(),
      capture_method: z.enum(['automatic', 'automatic_async']).optional(),
    }),
    run: async (context, given) => {
      const customer = given.customer === undefined ? null : (await livingCustomer(context, given.customer)).id
      const intent = buildPaymentIntent(context.now, {
        amount: given.amount,
        currency: given.currency,
        customer,
        description: given.description ?? null,
        metadata: mergedMetadata({}, given.metadata),
        allowed_payment_method_types: given.allowed_payment_method_types ?? null,
        receipt_email: given.receipt_email ?? null,
        setup_future_usage: given.setup_future_usage ?? null,
        statement_descriptor: given.statement_descriptor ?? null,
        statement_descriptor_suffix: given.statement_descriptor_suffix ?? null,
      })
      await create(context, intent, { hidden: {}, events: ['payment_intent.created'] })
      const method = await givenMethod(context, intent, given)
      if (given.confirm) return confirmed(context, intent, given)
      if (method === null) return intent
      return change(context, 'payment_intent', intent.id, {
        payment_method: method.id,
        status: 'requires_confirmation',
      })
    },
  }),
  endpoint('GET /v1/payment_intents', {
    params: z.strictObject({ ...listing, customer: text.optional() }),
    run: (context, { customer, ...page }) =>
      listPage(context, { type: 'payment_intent', url: '/v1/payment_intents', match: { customer } }, page),
  }),
  endpoint('GET /v1/payment_intents/:id', {
    isPublic: true,
    params: z.strictObject({ client_secret: text.optional() }),
    run: (context, { client_secret }, id) => intentFor(context, id, client_secret),
  }),
  endpoint('POST /v1/payment_intents/:id', {
    params: z.strictObject({
      amount: amount.optional(),
      customer: text.optional(),
      description,
      metadata: metadata.optional(),
      receipt_email: confirmation.receipt_email,
      setup_future_usage: unsettable(futureUsage).optional(),
      payment_method: text.optional(),
    }),
    run: async (context, given, id) => {
      const intent = await fetchObject(context, 'payment_intent', id, 'intent')
      const { metadata: data, payment_method, ...fields } = given
      if (isOver(intent) && Object.keys({ ...fields, ...(payment_method && { payment_method }) }).length > 0)
        throw unexpectedState(
          `This PaymentIntent's parameters could not be updated because it has a status of ${intent.status}.`,
          { payment_intent: intent },
        )
      if (given.customer !== undefined) await livingCustomer(context, given.customer)
      const method = payment_method === undefined ? null : await resolveMethod(context, payment_method)
      const chosen = method && { payment_method: method.id, status: 'requires_confirmation' as const }
      return change(context, 'payment_intent', id, {
        ...fields,
        ...chosen,
        metadata: mergedMetadata(intent.metadata, data),
      })
    },
  }),
  endpoint('POST /v1/payment_intents/:id/confirm', {
    isPublic: true,
    params: z.strictObject({ ...confirmation, client_secret: text.optional() }),
    run: async (context, given, id) => confirmed(context, await intentFor(context, id, given.client_secret), given),
  }),
  endpoint('POST /v1/payment_intents/:id/cancel', {
    params: z.strictObject({
      cancellation_reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']).optional(),
    }),
    run: async (context, { cancellation_reason = null }, id) => {
      const intent = await fetchObject(context, 'payment_intent', id, 'intent')
      const { invoice } = await context.store.hidden('payment_intent', id)
      if (invoice !== undefined)
        throw invalidRequest(
          'You cannot cancel PaymentIntents created by invoices. Instead, you should void the invoice.',
        )
      if (isOver(intent))
        throw unexpectedState(
          `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
          { payment_intent: intent },
        )
      return cancelIntent(context, intent, cancellation_reason)
    },
  }),
]

/** Who names a client secret must name the right one. */
async function intentFor(context: Context, id: string, secret: string | undefined): Promise<Intent> {
  const intent = await fetchObject(context, 'payment_intent', id, 'intent')
  if (secret !== undefined && secret !== intent.client_secret) throw wrongSecret('PaymentIntent')
  return intent
}

type Confirmation = z.output<z.ZodObject<typeof confirmation>>

async function confirmed(context: Context, intent: Intent, given: Confirmation): Promise<Intent> {
  const method = await givenMethod(context, intent, given)
  if (method === null && !isOver(intent))
    throw unexpectedState(
      'You cannot confirm this PaymentIntent because it is missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.',
      { payment_intent: intent },
    )
  const prepared = await change(context, 'payment_intent', intent.id, {
    ...(given.setup_future_usage && { setup_future_usage: given.setup_future_usage }),
    ...(given.receipt_email && { receipt_email: given.receipt_email }),
  })
  if (method === null)
    throw unexpectedState(`This PaymentIntent has a status of ${intent.status}.`, { payment_intent: intent })
  const outcome = await confirmPayment(context, prepared, {
    method,
    offSession: given.off_session,
    returnUrl: given.return_url,
  })
  if (outcome.type === 'declined') throw declinedError(outcome)
  return outcome.intent
}

/** The method that was sent, or else the one that the intent has. */
async function givenMethod(context: Context, intent: Intent, given: Confirmation) {
  const method = given.payment_method_data
    ? await methodOf(context, given.payment_method_data, 'payment_method_data')
    : await namedMethod(context, given.payment_method ?? intent.payment_method)
  if (method !== null) assertUsable(method, intent.customer)
  return method
}

const namedMethod = async (context: Context, id: string | null) => (id === null ? null : resolveMethod(context, id))
