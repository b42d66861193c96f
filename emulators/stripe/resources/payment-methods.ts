import * as z from 'zod'
import { declineMessage, findCard } from '../cards'
import type { Context } from '../context'
import { change, fetchObject } from '../context'
import { attachMethod, createMethod, resolveMethod } from '../engine/methods'
import { endpoint } from '../http/endpoint'
import { ApiError, invalidRequest } from '../http/errors'
import { listPage } from '../http/lists'
import { ignored, listing, mergedMetadata, metadata, natural, text, unsettable } from '../http/params'
import { livingCustomer } from './customers'

const card = z.strictObject({
  number: text.optional(),
  exp_month: natural.optional(),
  exp_year: natural.optional(),
  cvc: text.optional(),
  token: text.optional(),
  networks: ignored,
})
const billing = z.strictObject({
  email: unsettable(text).optional(),
  name: unsettable(text).optional(),
  phone: unsettable(text).optional(),
  address: ignored,
})
/** What a method is made of, also within the confirmation of an intent. */
export const methodData = z.strictObject({
  type: z.literal('card'),
  card: card.optional(),
  billing_details: billing.optional(),
  metadata: metadata.optional(),
  allow_redisplay: ignored,
  radar_options: ignored,
})

/** A new method of what was sent. Throws Stripe's card errors. */
export async function methodOf(context: Context, given: z.output<typeof methodData>, param = '') {
  const number = given.card?.number ?? given.card?.token
  if (number === undefined)
    throw invalidRequest(`Missing required param: ${param}card.`, { code: 'parameter_missing', param: `${param}card` })
  const isToken = given.card?.number === undefined
  const { email = null, name = null, phone = null } = given.billing_details ?? {}
  return createMethod(context, {
    number: isToken ? (findCard(number)?.number ?? number) : number,
    expMonth: given.card?.exp_month ?? (isToken ? 12 : 0),
    expYear: fullYear(given.card?.exp_year ?? (isToken ? 2040 : 0)),
    billing: { email, name, phone },
    metadata: mergedMetadata({}, given.metadata),
  })
}

const fullYear = (year: number) => (year < 100 ? 2000 + year : year)

export const paymentMethodEndpoints = [
  endpoint('POST /v1/payment_methods', {
    isPublic: true,
    params: methodData,
    run: (context, given) => methodOf(context, given),
  }),
  endpoint('GET /v1/payment_methods', {
    params: z.strictObject({ ...listing, customer: text.optional(), type: z.literal('card').optional() }),
    run: (context, { customer, ...page }) => {
      const what = {
        type: 'payment_method' as const,
        url: '/v1/payment_methods',
        match: { customer: customer ?? null },
      }
      return listPage(context, what, page)
    },
  }),
  endpoint('GET /v1/payment_methods/:id', {
    params: z.strictObject({}),
    run: (context, _, id) => fetchObject(context, 'payment_method', id, 'payment_method'),
  }),
  endpoint('POST /v1/payment_methods/:id', {
    params: z.strictObject({ billing_details: billing.optional(), metadata: metadata.optional() }),
    run: async (context, { billing_details = {}, metadata: data }, id) => {
      const method = await fetchObject(context, 'payment_method', id, 'payment_method')
      const { email, name, phone } = billing_details
      const before = method.billing_details
      const patch = {
        billing_details: {
          ...before,
          email: email ?? before.email,
          name: name ?? before.name,
          phone: phone ?? before.phone,
        },
        metadata: mergedMetadata(method.metadata, data),
      }
      return change(context, 'payment_method', id, patch, { events: ['payment_method.updated'] })
    },
  }),
  endpoint('POST /v1/payment_methods/:id/attach', {
    params: z.strictObject({ customer: text }),
    run: async (context, { customer }, id) => {
      const { id: customerId } = await livingCustomer(context, customer)
      const method = await resolveMethod(context, id)
      const { card: number } = await context.store.hidden('payment_method', method.id)
      const behaviour = findCard(number)?.behaviour
      if (behaviour?.type === 'declines') throw attachDeclined(behaviour)
      return attachMethod(context, method, customerId)
    },
  }),
  endpoint('POST /v1/payment_methods/:id/detach', {
    params: z.strictObject({}),
    run: async (context, _, id) => {
      await fetchObject(context, 'payment_method', id, 'payment_method')
      return change(context, 'payment_method', id, { customer: null }, { events: ['payment_method.detached'] })
    },
  }),
]

const attachDeclined = ({ code, declineCode }: { code: string; declineCode: string }) =>
  new ApiError(402, { type: 'card_error', code, decline_code: declineCode, message: declineMessage(code, declineCode) })
