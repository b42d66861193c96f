import * as z from 'zod'
import { type Context, change, create, fetchObject } from '../context'
import { endpoint } from '../http/endpoint'
import { invalidRequest } from '../http/errors'
import { listPage } from '../http/lists'
import {
  address,
  bool,
  defined,
  integer,
  listing,
  mergedMetadata,
  metadata,
  natural,
  text,
  unsettable,
} from '../http/params'
import { buildPrice, buildProduct } from '../objects/catalogue'
import type { Objects } from '../wire'

const currency = z
  .string()
  .regex(/^[a-zA-Z]{3}$/, 'must be a three-letter currency')
  .transform((code) => code.toLowerCase())
const recurring = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: integer.refine((count) => count >= 1 && count <= 36).optional(),
  usage_type: z.literal('licensed').optional(),
})
const taxBehavior = z.enum(['inclusive', 'exclusive', 'unspecified'])
const productFields = {
  active: bool.optional(),
  description: unsettable(text).optional(),
  images: z.array(address).optional(),
  metadata: metadata.optional(),
  name: text,
  statement_descriptor: text.optional(),
  tax_code: unsettable(text).optional(),
  unit_label: unsettable(text).optional(),
  url: unsettable(text).optional(),
}

export const catalogueEndpoints = [
  endpoint('POST /v1/products', {
    params: z.strictObject({ ...productFields, id: text.optional(), type: z.literal('service').optional() }),
    run: async (context, { metadata: given, id, ...fields }) => {
      if (id !== undefined && (await context.store.findAll([id])).has(id))
        throw invalidRequest('Product already exists.', { code: 'resource_already_exists', param: 'id' })
      const named = defined({ ...fields, id })
      const product = {
        ...buildProduct(context.now, { name: fields.name }),
        ...named,
        metadata: mergedMetadata({}, given),
      }
      return create(context, product, { events: ['product.created'] })
    },
  }),
  endpoint('GET /v1/products', {
    params: z.strictObject({ ...listing, active: bool.optional(), ids: z.array(text).optional() }),
    run: async (context, { active, ids, ...page }) => {
      const list = await listPage(context, { type: 'product', url: '/v1/products', match: { active } }, page)
      return ids === undefined ? list : { ...list, data: list.data.filter(({ id }) => ids.includes(id)) }
    },
  }),
  endpoint('GET /v1/products/:id', {
    params: z.strictObject({}),
    run: (context, _, id) => fetchObject(context, 'product', id),
  }),
  endpoint('POST /v1/products/:id', {
    params: z.strictObject({ ...productFields, name: text.optional(), default_price: text.optional() }),
    run: async (context, { metadata: given, ...fields }, id) => {
      const product = await fetchObject(context, 'product', id)
      const patch = { ...defined(fields), updated: context.now, metadata: mergedMetadata(product.metadata, given) }
      return change(context, 'product', id, patch, { events: ['product.updated'] })
    },
  }),

  endpoint('POST /v1/prices', {
    params: z.strictObject({
      active: bool.optional(),
      currency,
      lookup_key: text.max(200).optional(),
      metadata: metadata.optional(),
      nickname: text.optional(),
      product: text.optional(),
      product_data: z.strictObject({ name: text, metadata: metadata.optional(), id: text.optional() }).optional(),
      recurring: recurring.optional(),
      tax_behavior: taxBehavior.optional(),
      transfer_lookup_key: bool.optional(),
      unit_amount: natural,
      billing_scheme: z.literal('per_unit').optional(),
    }),
    run: async (context, given) => {
      const {
        transfer_lookup_key = false,
        metadata: data,
        product,
        product_data,
        recurring: repeats,
        ...fields
      } = given
      if (given.lookup_key !== undefined) await freeLookupKey(context, given.lookup_key, transfer_lookup_key)
      const price = buildPrice(context.now, {
        ...fields,
        product: await productOf(context, product, product_data),
        recurring: recurringOf(repeats),
        metadata: mergedMetadata({}, data),
      })
      return create(context, price, { events: ['price.created'] })
    },
  }),
  endpoint('GET /v1/prices', {
    params: z.strictObject({
      ...listing,
      active: bool.optional(),
      currency: currency.optional(),
      lookup_keys: z.array(text).max(10).optional(),
      product: text.optional(),
      type: z.enum(['one_time', 'recurring']).optional(),
      recurring: z.strictObject({ interval: text.optional() }).optional(),
    }),
    run: async (context, { lookup_keys, limit, starting_after, ending_before, created, ...match }) => {
      const what = { type: 'price' as const, url: '/v1/prices', match }
      if (lookup_keys === undefined) return listPage(context, what, { limit, starting_after, ending_before, created })
      const data: Objects['price'][] = []
      // One price has a key: there are no more than keys.
      for (const lookup_key of lookup_keys)
        data.push(...(await context.store.list('price', defined({ ...match, lookup_key }))).data)
      return { object: 'list', data: data.slice(0, limit), has_more: false, url: what.url }
    },
  }),
  endpoint('GET /v1/prices/:id', {
    params: z.strictObject({}),
    run: (context, _, id) => fetchObject(context, 'price', id),
  }),
  endpoint('POST /v1/prices/:id', {
    params: z.strictObject({
      active: bool.optional(),
      lookup_key: text.max(200).optional(),
      metadata: metadata.optional(),
      nickname: unsettable(text).optional(),
      tax_behavior: taxBehavior.optional(),
      transfer_lookup_key: bool.optional(),
    }),
    run: async (context, { transfer_lookup_key = false, metadata: data, ...fields }, id) => {
      const price = await fetchObject(context, 'price', id)
      const { lookup_key } = fields
      if (lookup_key !== undefined && lookup_key !== price.lookup_key)
        await freeLookupKey(context, lookup_key, transfer_lookup_key)
      const patch = { ...defined(fields), metadata: mergedMetadata(price.metadata, data) }
      return change(context, 'price', id, patch, { events: ['price.updated'] })
    },
  }),
]

const recurringOf = (given: z.output<typeof recurring> | undefined): Objects['price']['recurring'] =>
  given === undefined
    ? null
    : {
        interval: given.interval,
        interval_count: given.interval_count ?? 1,
        meter: null,
        trial_period_days: null,
        usage_type: 'licensed',
      }

async function productOf(context: Context, id: string | undefined, data: { name: string; id?: string } | undefined) {
  if (data !== undefined) {
    const built = buildProduct(context.now, { name: data.name, ...defined({ id: data.id }) })
    return (await create(context, built, { events: ['product.created'] })).id
  }
  if (id === undefined)
    throw invalidRequest('Missing required param: product.', { code: 'parameter_missing', param: 'product' })
  return (await fetchObject(context, 'product', id, 'product')).id
}

/** One price has a lookup key; another gets it only where it is to be transferred. */
async function freeLookupKey(context: Context, lookup_key: string, transfers: boolean): Promise<void> {
  const [holder] = (await context.store.list('price', { lookup_key })).data
  if (holder === undefined) return
  if (!transfers)
    throw invalidRequest(
      `A price (\`${holder.id}\`) already uses that lookup key. Note that you can transfer a lookup key between prices by setting \`transfer_lookup_key\`: true when creating or updating a price.`,
      { param: 'lookup_key' },
    )
  await change(context, 'price', holder.id, { lookup_key: null }, { events: ['price.updated'] })
}
