import * as z from 'zod'
import { type Context, fetchObject } from '../context'
import { HOUR } from '../engine/calendar'
import { expireSession, startSession } from '../engine/checkout'
import { endpoint } from '../http/endpoint'
import { invalidRequest } from '../http/errors'
import { embedded, listPage } from '../http/lists'
import {
  address,
  bool,
  defined,
  ignored,
  integer,
  listing,
  mergedMetadata,
  metadata,
  natural,
  text,
} from '../http/params'
import { NO_CUSTOM_TEXT } from '../objects/checkout-session'
import { sessionLines } from '../objects/session-lines'
import type { Objects } from '../wire'
import { livingCustomer } from './customers'
import { automaticRate } from './taxes'

const message = z.strictObject({ message: z.string().min(1).max(1200) })
export const customText = z.strictObject({
  after_submit: message.optional(),
  submit: message.optional(),
  terms_of_service_acceptance: message.optional(),
})
export const consentCollection = z.strictObject({ terms_of_service: z.enum(['none', 'required']).optional() })
export const lineItems = z
  .array(z.strictObject({ price: text, quantity: natural.optional(), tax_rates: z.array(text).optional() }))
  .min(1)
  .max(20)

const updating = z.enum(['auto', 'never'])
const creation = z.strictObject({
  mode: z.enum(['payment', 'subscription']),
  line_items: lineItems,
  customer: text.optional(),
  customer_email: z.email().optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  client_reference_id: z
    .string()
    .regex(/^[\w-]{1,200}$/, 'must be alphanumeric')
    .optional(),
  metadata: metadata.optional(),
  payment_intent_data: z
    .strictObject({
      metadata: metadata.optional(),
      description: text.optional(),
      receipt_email: z.email().optional(),
      setup_future_usage: z.enum(['on_session', 'off_session']).optional(),
    })
    .optional(),
  subscription_data: z
    .strictObject({
      metadata: metadata.optional(),
      description: text.optional(),
      trial_period_days: natural.optional(),
      default_tax_rates: z.array(text).optional(),
    })
    .optional(),
  consent_collection: consentCollection.optional(),
  custom_text: customText.optional(),
  success_url: address,
  cancel_url: address.optional(),
  expires_at: integer.optional(),
  locale: text.optional(),
  ui_mode: z.literal('hosted_page').optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay', 'subscribe']).optional(),
  payment_method_types: z.array(z.literal('card')).optional(),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  allow_promotion_codes: bool.optional(),
  invoice_creation: z.strictObject({ enabled: bool }).optional(),
  automatic_tax: z.strictObject({ enabled: bool }).optional(),
  tax_id_collection: z.strictObject({ enabled: bool, required: z.literal('never').optional() }).optional(),
  customer_update: z.strictObject({ name: updating.optional(), address: updating.optional() }).optional(),
  saved_payment_method_options: ignored,
  payment_method_options: ignored,
  phone_number_collection: ignored,
  adaptive_pricing: ignored,
})
type Creation = z.output<typeof creation>

export const checkoutSessionEndpoints = [
  endpoint('POST /v1/checkout/sessions', {
    params: creation,
    run: async (context, given) => {
      assertTogether(context, given)
      const { mode, payment_intent_data: payment, subscription_data: renewing } = given
      return startSession(context, {
        mode,
        lines: await pricedLines(context, given.line_items),
        fields: await fieldsOf(context, given),
        memory: {
          intentData: textsOf({
            description: payment?.description,
            receipt_email: payment?.receipt_email,
            setup_future_usage: payment?.setup_future_usage,
          }),
          intentMetadata: mergedMetadata({}, payment?.metadata),
          subscriptionMetadata: mergedMetadata({}, renewing?.metadata),
          trialDays: renewing?.trial_period_days ?? null,
          taxRates: await sessionRates(context, given),
        },
      })
    },
  }),
  endpoint('GET /v1/checkout/sessions', {
    params: z.strictObject({
      ...listing,
      customer: text.optional(),
      customer_details: z.strictObject({ email: text }).optional(),
      payment_intent: text.optional(),
      payment_link: text.optional(),
      subscription: text.optional(),
      status: z.enum(['open', 'complete', 'expired']).optional(),
    }),
    run: (context, { limit, starting_after, ending_before, created, ...match }) => {
      const what = { type: 'checkout.session' as const, url: '/v1/checkout/sessions', match }
      return listPage(context, what, { limit, starting_after, ending_before, created })
    },
  }),
  endpoint('GET /v1/checkout/sessions/:id', {
    params: z.strictObject({}),
    run: (context, _, id) => fetchObject(context, 'checkout.session', id, 'session'),
  }),
  endpoint('GET /v1/checkout/sessions/:id/line_items', {
    params: z.strictObject({ limit: listing.limit, starting_after: listing.starting_after }),
    run: async (context, _, id) => {
      await fetchObject(context, 'checkout.session', id, 'session')
      return sessionLineList(context, id)
    },
  }),
  endpoint('POST /v1/checkout/sessions/:id/expire', {
    params: z.strictObject({}),
    run: async (context, _, id) => {
      const session = await fetchObject(context, 'checkout.session', id, 'session')
      if (session.status !== 'open')
        throw invalidRequest(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
        )
      return expireSession(context, session)
    },
  }),
]

export const sessionLineList = async (context: Context, id: string) =>
  embedded(`/v1/checkout/sessions/${id}/line_items`, await sessionLines(context, id))

/** The prices that are named, each with how many of it. */
export async function pricedLines(context: Context, lines: z.output<typeof lineItems>) {
  const priced: { price: Objects['price']; quantity: number }[] = []
  for (const [index, { price, quantity }] of lines.entries()) {
    const found = await fetchObject(context, 'price', price, `line_items[${index}][price]`)
    priced.push({ price: found, quantity: quantity ?? 1 })
  }
  return priced
}

/** One set of rates for all that is bought: named, or found by the automatic tax. */
async function sessionRates(context: Context, given: Creation): Promise<string[]> {
  if (given.automatic_tax?.enabled) return [(await automaticRate(context)).id]
  const named = given.subscription_data?.default_tax_rates ?? given.line_items[0]?.tax_rates ?? []
  for (const id of named) await fetchObject(context, 'tax_rate', id, 'tax_rates')
  return named
}

function assertTogether({ now }: Context, given: Creation): void {
  if (given.customer !== undefined && given.customer_email !== undefined)
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.')
  if (given.customer !== undefined && given.customer_creation !== undefined)
    throw invalidRequest('You may only specify one of these parameters: customer, customer_creation.')
  if (given.tax_id_collection?.enabled && given.customer !== undefined && given.customer_update?.name !== 'auto')
    throw invalidRequest(
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
      { param: 'customer_update[name]' },
    )
  if (given.mode === 'subscription' && given.customer_creation !== undefined)
    throw invalidRequest('`customer_creation` can only be used in `payment` mode.', { param: 'customer_creation' })
  if (given.mode === 'subscription' && given.payment_intent_data !== undefined)
    throw invalidRequest('You can not pass `payment_intent_data` in `subscription` mode.', {
      param: 'payment_intent_data',
    })
  if (given.mode === 'subscription' && given.invoice_creation !== undefined)
    throw invalidRequest('You can only enable invoice creation when `mode` is set to `payment`.', {
      param: 'invoice_creation',
    })
  if (given.mode === 'payment' && given.subscription_data !== undefined)
    throw invalidRequest('You can not pass `subscription_data` in `payment` mode.', { param: 'subscription_data' })
  const { expires_at } = given
  if (expires_at !== undefined && (expires_at < now + HOUR / 2 || expires_at > now + 24 * HOUR))
    throw invalidRequest(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      {
        param: 'expires_at',
      },
    )
}

async function fieldsOf(context: Context, given: Creation): Promise<Partial<Objects['checkout.session']>> {
  const { customer, client_reference_id, cancel_url, success_url, customer_email, expires_at, locale, submit_type } =
    given
  return {
    ...defined({ client_reference_id, cancel_url, success_url, customer_email, expires_at, locale, submit_type }),
    ...defined({
      payment_method_collection: given.payment_method_collection,
      billing_address_collection: given.billing_address_collection,
      allow_promotion_codes: given.allow_promotion_codes,
    }),
    automatic_tax: automaticTax(given.automatic_tax?.enabled ?? false),
    tax_id_collection: given.tax_id_collection && { enabled: given.tax_id_collection.enabled, required: 'never' },
    customer: customer === undefined ? null : (await livingCustomer(context, customer)).id,
    customer_creation: creationOf(given),
    metadata: mergedMetadata({}, given.metadata),
    consent_collection: given.consent_collection
      ? {
          payment_method_reuse_agreement: null,
          promotions: null,
          terms_of_service: given.consent_collection.terms_of_service ?? 'none',
        }
      : null,
    custom_text: { ...NO_CUSTOM_TEXT, ...given.custom_text },
    invoice_creation: given.mode === 'payment' ? invoiceCreation(given.invoice_creation?.enabled ?? false) : null,
  }
}

function creationOf({ mode, customer, customer_creation = 'if_required' }: Creation) {
  if (customer !== undefined) return null
  return mode === 'subscription' ? 'always' : customer_creation
}

const textsOf = (fields: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])))

const automaticTax = (enabled: boolean) => ({
  enabled,
  liability: null,
  provider: enabled ? 'stripe' : null,
  status: enabled ? ('complete' as const) : null,
})

const invoiceCreation = (enabled: boolean) => ({
  enabled,
  invoice_data: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: null,
    metadata: null,
    rendering_options: null,
  },
})
