import { newId, randomLetters } from '../ids'
import type { Objects } from '../wire'

export const NO_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }

type Fields = Partial<Pick<Objects['customer'], 'email' | 'name' | 'phone' | 'description' | 'metadata' | 'address'>>

export const buildCustomer = (
  now: number,
  { email = null, name = null, phone = null, description = null, metadata = {}, address = null }: Fields,
): Objects['customer'] & { object: 'customer' } => ({
  id: newId('cus'),
  object: 'customer',
  address,
  balance: 0,
  created: now,
  currency: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  description,
  discount: null,
  email,
  invoice_prefix: randomLetters(8).toUpperCase(),
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  livemode: false,
  metadata,
  name,
  next_invoice_sequence: 1,
  phone,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
})
