import { randomLetters } from '../ids'
import type { Objects } from '../wire'

type Session = Objects['checkout.session']

type Fields = { mode: Session['mode']; amount: number; currency: string; expires_at: number } & Partial<Session>

export const newSessionId = () => `cs_test_a1${randomLetters(56)}`

export const NO_CUSTOM_TEXT = {
  after_submit: null,
  shipping_address: null,
  submit: null,
  terms_of_service_acceptance: null,
}

/** A session of which nothing was asked. */
const NEW_SESSION = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  cancel_url: null,
  client_reference_id: null,
  client_secret: null,
  collected_information: { business_name: null, individual_name: null, shipping_details: null },
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: NO_CUSTOM_TEXT,
  customer: null,
  customer_account: null,
  customer_creation: null,
  customer_details: null,
  customer_email: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: null,
  managed_payments: null,
  metadata: {},
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'always',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  submit_type: null,
  subscription: null,
  success_url: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  url: null,
  wallet_options: null,
} satisfies Partial<Session>

export const buildCheckoutSession = (
  now: number,
  { amount, ...fields }: Fields & { id: string },
): Session & { object: 'checkout.session' } => ({
  ...NEW_SESSION,
  object: 'checkout.session',
  amount_subtotal: amount,
  amount_total: amount,
  created: now,
  ...fields,
})
