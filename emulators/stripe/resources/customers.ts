import * as z from 'zod'
import { type Context, change, create, fetchObject } from '../context'
import { attachMethod, resolveMethod } from '../engine/methods'
import { endSubscription, isEnded } from '../engine/subscription-state'
import { endpoint } from '../http/endpoint'
import { invalidRequest, missing } from '../http/errors'
import { listPage } from '../http/lists'
import { defined, listing, mergedMetadata, metadata, text, unsettable } from '../http/params'
import { buildCustomer } from '../objects/customer'
import type { Objects } from '../wire'

type Customer = Objects['customer']

const place = unsettable(
  z.strictObject({
    city: text.optional(),
    country: text.optional(),
    line1: text.optional(),
    line2: text.optional(),
    postal_code: text.optional(),
    state: text.optional(),
  }),
)
const fields = {
  email: unsettable(z.email().max(512)).optional(),
  name: unsettable(text).optional(),
  phone: unsettable(text).optional(),
  description: unsettable(text).optional(),
  address: place.optional(),
  metadata: metadata.optional(),
  preferred_locales: z.array(text).optional(),
  invoice_settings: z.strictObject({ default_payment_method: unsettable(text).optional() }).optional(),
  payment_method: text.optional(),
}
type Fields = z.output<z.ZodObject<typeof fields>>

/** One that is still there. */
export async function livingCustomer(context: Context, id: string, param = 'customer'): Promise<Customer> {
  const customer = await fetchObject(context, 'customer', id, param)
  if (isDeleted(customer)) throw missing('customer', id, param)
  return customer
}

const isDeleted = (customer: Customer) => Object.hasOwn(customer, 'deleted')

export const customerEndpoints = [
  endpoint('POST /v1/customers', {
    params: z.strictObject(fields),
    run: async (context, given) => {
      const { email, name, phone, description } = given
      const built = buildCustomer(context.now, {
        email,
        name,
        phone,
        description,
        metadata: mergedMetadata({}, given.metadata),
        address: addressOf(given),
      })
      const customer = { ...built, preferred_locales: given.preferred_locales ?? [] }
      await create(context, customer, { events: ['customer.created'] })
      return change(context, 'customer', customer.id, await settings(context, customer, given))
    },
  }),
  endpoint('GET /v1/customers', {
    params: z.strictObject({ ...listing, email: z.string().max(512).optional() }),
    run: (context, { email, ...page }) =>
      listPage(context, { type: 'customer', url: '/v1/customers', match: { email } }, page),
  }),
  endpoint('GET /v1/customers/:id', {
    params: z.strictObject({}),
    run: (context, _, id) => fetchObject(context, 'customer', id),
  }),
  endpoint('POST /v1/customers/:id', {
    params: z.strictObject(fields),
    run: async (context, given, id) => {
      const customer = await livingCustomer(context, id, 'id')
      const { email, name, phone, description, preferred_locales } = given
      const patch: Partial<Customer> = {
        ...defined({ email, name, phone, description, preferred_locales }),
        ...(given.address === undefined ? {} : { address: addressOf(given) }),
        ...(await settings(context, customer, given)),
        metadata: mergedMetadata(customer.metadata, given.metadata),
      }
      return change(context, 'customer', id, patch, { events: ['customer.updated'] })
    },
  }),
  endpoint('DELETE /v1/customers/:id', {
    params: z.strictObject({}),
    run: async (context, _, id) => {
      const customer = await livingCustomer(context, id, 'id')
      const { data } = await context.store.list('subscription', { customer: id })
      for (const subscription of data.filter((each) => !isEnded(each)))
        await endSubscription(context, subscription, 'cancellation_requested')
      await context.events.add(context.now, 'customer.deleted', customer)
      return context.store.bury('customer', id)
    },
  }),
  endpoint('GET /v1/customers/:id/payment_methods', {
    params: z.strictObject({ ...listing, type: z.literal('card').optional() }),
    run: async (context, page, id) => {
      await livingCustomer(context, id, 'id')
      const url = `/v1/customers/${id}/payment_methods`
      return listPage(context, { type: 'payment_method', url, match: { customer: id } }, page)
    },
  }),
]

function addressOf({ address }: Fields): Customer['address'] {
  if (address === undefined || address === null) return null
  const { city = null, country = null, line1 = null, line2 = null, postal_code = null, state = null } = address
  return { city, country, line1, line2, postal_code, state }
}

/** The method that is named is attached, and becomes the default where it is to. */
async function settings(context: Context, customer: Customer, given: Fields): Promise<Partial<Customer>> {
  const attached = given.payment_method
    ? await attachMethod(context, await resolveMethod(context, given.payment_method), customer.id)
    : null
  const named = given.invoice_settings?.default_payment_method
  if (named === undefined) return {}
  const id = named === null || named === given.payment_method ? (attached?.id ?? null) : named
  if (id !== null) await assertOwn(context, customer, id)
  return { invoice_settings: { ...customer.invoice_settings, default_payment_method: id } }
}

async function assertOwn(context: Context, { id }: Customer, methodId: string): Promise<void> {
  const param = 'invoice_settings[default_payment_method]'
  const method = await fetchObject(context, 'payment_method', methodId, param)
  if (method.customer !== id)
    throw invalidRequest(
      `The customer does not have a payment method with the ID ${methodId}. The payment method must be attached to the customer.`,
      { code: 'resource_missing', param },
    )
}
