import { newId } from '../ids'
import type { Objects } from '../wire'
import { NO_CUSTOM_TEXT } from './checkout-session'

type Link = Objects['payment_link']

export const buildPaymentLink = (
  fields: Pick<Link, 'url' | 'currency' | 'after_completion'> & Partial<Link>,
): Link & { object: 'payment_link' } => ({
  id: newId('plink'),
  object: 'payment_link',
  active: true,
  allow_promotion_codes: false,
  application: null,
  application_fee_amount: null,
  application_fee_percent: null,
  automatic_tax: { enabled: false, liability: null },
  billing_address_collection: 'auto',
  consent_collection: null,
  custom_fields: [],
  custom_text: NO_CUSTOM_TEXT,
  customer_creation: 'if_required',
  inactive_message: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: null,
  metadata: {},
  on_behalf_of: null,
  payment_intent_data: null,
  payment_method_collection: 'always',
  payment_method_options: null,
  payment_method_types: null,
  phone_number_collection: { enabled: false },
  restrictions: null,
  shipping_address_collection: null,
  shipping_options: [],
  submit_type: 'auto',
  subscription_data: null,
  tax_id_collection: { enabled: false, required: 'never' },
  transfer_data: null,
  ...fields,
})
