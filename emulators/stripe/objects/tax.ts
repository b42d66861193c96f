import { newId } from '../ids'
import type { Objects } from '../wire'

type TaxRate = Objects['tax_rate']
type TaxId = Objects['tax_id']

export const buildTaxRate = (
  now: number,
  fields: Pick<TaxRate, 'display_name' | 'percentage' | 'inclusive'> & Partial<TaxRate>,
): TaxRate & { object: 'tax_rate' } => ({
  id: newId('txr'),
  object: 'tax_rate',
  active: true,
  country: null,
  created: now,
  description: null,
  effective_percentage: fields.percentage,
  flat_amount: null,
  jurisdiction: null,
  jurisdiction_level: null,
  livemode: false,
  metadata: {},
  rate_type: 'percentage',
  state: null,
  tax_type: 'vat',
  ...fields,
})

/** How they are written; that they exist is looked up later. */
export const TAX_ID_FORMATS = { es_cif: /^[A-Z0-9]\d{7}[A-Z0-9]$/, eu_vat: /^[A-Z]{2}[A-Z0-9+*]{2,13}$/ }

/** Of one that has one of the formats. */
export const taxIdType = (value: string): keyof typeof TAX_ID_FORMATS =>
  TAX_ID_FORMATS.es_cif.test(value) ? 'es_cif' : 'eu_vat'

type Identified = { type: 'es_cif' | 'eu_vat'; value: string; customer: string }

export const buildTaxId = (now: number, { type, value, customer }: Identified): TaxId & { object: 'tax_id' } => ({
  id: newId('txi'),
  object: 'tax_id',
  country: type === 'es_cif' ? 'ES' : value.slice(0, 2),
  created: now,
  customer,
  customer_account: null,
  livemode: false,
  owner: { customer, customer_account: null, type: 'customer' },
  type,
  value,
  verification: type === 'eu_vat' ? { status: 'pending', verified_address: null, verified_name: null } : null,
})
