import * as z from 'zod'
import { type Context, change, create, fetchObject, ownObject } from '../context'
import { DAY } from '../engine/calendar'
import { ownCard } from '../engine/charges'
import { closeDispute, openDispute } from '../engine/disputes'
import { failRefund } from '../engine/refunds'
import { endpoint } from '../http/endpoint'
import { invalidRequest } from '../http/errors'
import { embedded, listPage } from '../http/lists'
import { integer, listing, mergedMetadata, metadata, text } from '../http/params'
import { buildRefund } from '../objects/charge'
import type { Objects } from '../wire'

type Charge = Objects['charge']

export const chargeEndpoints = [
  endpoint('GET /v1/charges', {
    params: z.strictObject({ ...listing, customer: text.optional(), payment_intent: text.optional() }),
    run: (context, { customer, payment_intent, ...page }) =>
      listPage(context, { type: 'charge', url: '/v1/charges', match: { customer, payment_intent } }, page),
  }),
  endpoint('GET /v1/charges/:id', {
    params: z.strictObject({}),
    run: (context, _, id) => fetchObject(context, 'charge', id),
  }),
  endpoint('POST /v1/refunds', {
    params: z.strictObject({
      charge: text.optional(),
      payment_intent: text.optional(),
      amount: integer.refine((cents) => cents > 0, 'must be greater than 0').optional(),
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
      metadata: metadata.optional(),
    }),
    run: async (context, { amount, reason = null, metadata: data, ...what }) => {
      const charge = await refundable(context, what)
      const left = charge.amount - charge.amount_refunded
      const wanted = amount ?? left
      if (wanted > left)
        throw invalidRequest(
          `Refund amount (${euros(wanted)}) is greater than unrefunded amount on charge (${euros(left)})`,
          { param: 'amount' },
        )
      const refunded = charge.amount_refunded + wanted
      const refund = buildRefund(context.now, { charge, amount: wanted, reason, metadata: mergedMetadata({}, data) })
      const due = (await refusesRefunds(context, charge)) ? context.now + DAY : null
      await create(context, refund, { due, events: ['refund.created'] })
      const patch = { amount_refunded: refunded, refunded: refunded === charge.amount }
      await change(context, 'charge', charge.id, patch, { events: ['charge.refunded'] })
      return refund
    },
  }),
  endpoint('GET /v1/refunds', {
    params: z.strictObject({ ...listing, charge: text.optional(), payment_intent: text.optional() }),
    run: (context, { charge, payment_intent, ...page }) =>
      listPage(context, { type: 'refund', url: '/v1/refunds', match: { charge, payment_intent } }, page),
  }),
  endpoint('GET /v1/refunds/:id', {
    params: z.strictObject({}),
    run: (context, _, id) => fetchObject(context, 'refund', id),
  }),
  endpoint('GET /v1/disputes', {
    params: z.strictObject({ ...listing, charge: text.optional(), payment_intent: text.optional() }),
    run: (context, { charge, payment_intent, ...page }) =>
      listPage(context, { type: 'dispute', url: '/v1/disputes', match: { charge, payment_intent } }, page),
  }),
  endpoint('GET /v1/disputes/:id', {
    params: z.strictObject({}),
    run: (context, _, id) => fetchObject(context, 'dispute', id, 'dispute'),
  }),
  endpoint('POST /v1/disputes/:id/close', {
    params: z.strictObject({}),
    run: async (context, _, id) => closeDispute(context, await fetchObject(context, 'dispute', id, 'dispute'), 'lost'),
  }),
  // The emulator's own: what banks do.
  endpoint('POST /v1/test_helpers/refunds/:id/fail', {
    params: z.strictObject({}),
    run: async (context, _, id) => failRefund(context, await fetchObject(context, 'refund', id, 'refund')),
  }),
  endpoint('POST /v1/test_helpers/disputes', {
    params: z.strictObject({ charge: text }),
    run: async (context, { charge }) => openDispute(context, await fetchObject(context, 'charge', charge, 'charge')),
  }),
  endpoint('POST /v1/test_helpers/disputes/:id/close', {
    params: z.strictObject({ status: z.enum(['won', 'lost']) }),
    run: async (context, { status }, id) =>
      closeDispute(context, await fetchObject(context, 'dispute', id, 'dispute'), status),
  }),
]

async function refundable(
  context: Context,
  { charge: chargeId, payment_intent }: { charge?: string; payment_intent?: string },
): Promise<Charge> {
  const charge = chargeId
    ? await fetchObject(context, 'charge', chargeId, 'charge')
    : await chargeOf(context, payment_intent)
  if (charge.status !== 'succeeded')
    throw invalidRequest(`Charge ${charge.id} cannot be refunded: it was not successful.`)
  if (charge.disputed)
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  if (charge.refunded)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  return charge
}

async function refusesRefunds(context: Context, { payment_method }: Charge): Promise<boolean> {
  if (payment_method === null) return false
  const { card } = await context.store.hidden('payment_method', payment_method)
  return ownCard(card).behaviour.type === 'refuses_refunds'
}

async function chargeOf(context: Context, intentId: string | undefined): Promise<Charge> {
  if (intentId === undefined)
    throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.')
  const { status, latest_charge } = await fetchObject(context, 'payment_intent', intentId, 'payment_intent')
  if (status !== 'succeeded' || latest_charge === null)
    throw invalidRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    })
  return ownObject(context, 'charge', latest_charge)
}

const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`

export async function refundsOf({ store }: Context, chargeId: string) {
  return embedded(`/v1/charges/${chargeId}/refunds`, (await store.list('refund', { charge: chargeId })).data)
}
