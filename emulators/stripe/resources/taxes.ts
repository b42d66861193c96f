import * as z from 'zod'
import { type Context, create, fetchObject } from '../context'
import { endpoint } from '../http/endpoint'
import { invalidRequest } from '../http/errors'
import { listPage } from '../http/lists'
import { bool, listing, mergedMetadata, metadata, text } from '../http/params'
import { buildTaxId, buildTaxRate, TAX_ID_FORMATS } from '../objects/tax'
import type { Objects } from '../wire'
import { livingCustomer } from './customers'

const owner = z.strictObject({ type: z.literal('customer'), customer: text })

export const taxEndpoints = [
  endpoint('POST /v1/tax_rates', {
    params: z.strictObject({
      display_name: text,
      percentage: z.coerce.number().min(0).max(100),
      inclusive: bool,
      country: z.string().length(2).optional(),
      description: text.optional(),
      metadata: metadata.optional(),
    }),
    run: (context, { metadata: given, ...fields }) =>
      create(context, buildTaxRate(context.now, { ...fields, metadata: mergedMetadata({}, given) }), {}),
  }),
  endpoint('GET /v1/tax_rates', {
    params: z.strictObject({ ...listing, active: bool.optional(), inclusive: bool.optional() }),
    run: (context, { active, inclusive, ...page }) =>
      listPage(context, { type: 'tax_rate', url: '/v1/tax_rates', match: { active, inclusive } }, page),
  }),
  endpoint('POST /v1/tax_ids', {
    params: z.strictObject({ type: z.enum(['es_cif', 'eu_vat']), value: text, owner }),
    run: async (context, { type, value, owner: { customer } }) => {
      await livingCustomer(context, customer)
      if (!TAX_ID_FORMATS[type].test(value))
        throw invalidRequest(`Invalid value for ${type}.`, { code: 'tax_id_invalid', param: 'value' })
      return create(context, buildTaxId(context.now, { type, value, customer }), {
        events: ['customer.tax_id.created'],
      })
    },
  }),
  endpoint('GET /v1/tax_ids', {
    params: z.strictObject({ ...listing, owner }),
    run: (context, { owner: { customer }, ...page }) =>
      listPage(context, { type: 'tax_id', url: '/v1/tax_ids', match: { customer } }, page),
  }),
  endpoint('DELETE /v1/tax_ids/:id', {
    params: z.strictObject({}),
    run: async (context, _, id) => {
      await context.events.add(context.now, 'customer.tax_id.deleted', await fetchObject(context, 'tax_id', id))
      return context.store.bury('tax_id', id)
    },
  }),
]

const AUTOMATIC = { display_name: 'IVA', percentage: 21, inclusive: true, country: 'ES', jurisdiction: 'ES' }

/** What Stripe's automatic tax finds: here everybody lives in Spain. */
export async function automaticRate(context: Context): Promise<Objects['tax_rate']> {
  const match = { active: true, jurisdiction: AUTOMATIC.jurisdiction }
  const [known] = (await context.store.list('tax_rate', match, { limit: 1 })).data
  return known ?? create(context, buildTaxRate(context.now, AUTOMATIC), {})
}
