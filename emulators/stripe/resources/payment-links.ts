import * as z from 'zod'
import { pagePaths } from '../addresses'
import { addressOf, type Context, change, create, fetchObject } from '../context'
import { endpoint } from '../http/endpoint'
import { embedded, listPage } from '../http/lists'
import { address, bool, defined, ignored, listing, mergedMetadata, metadata, natural } from '../http/params'
import { newId, randomLetters } from '../ids'
import { NO_CUSTOM_TEXT } from '../objects/checkout-session'
import { buildPaymentLink } from '../objects/payment-link'
import { linkLines } from '../objects/session-lines'
import type { Objects } from '../wire'
import { consentCollection, customText, lineItems, pricedLines } from './checkout-sessions'

type Link = Objects['payment_link']
const afterCompletion = z.union([
  z.strictObject({ type: z.literal('redirect'), redirect: z.strictObject({ url: address }) }),
  z.strictObject({ type: z.literal('hosted_confirmation'), hosted_confirmation: ignored }),
])
const creation = z.strictObject({
  line_items: lineItems,
  after_completion: afterCompletion.optional(),
  metadata: metadata.optional(),
  consent_collection: consentCollection.optional(),
  custom_text: customText.optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  payment_intent_data: z.strictObject({ metadata: metadata.optional() }).optional(),
  subscription_data: z
    .strictObject({ metadata: metadata.optional(), trial_period_days: natural.optional() })
    .optional(),
  payment_method_types: z.array(z.literal('card')).optional(),
})
type Creation = z.output<typeof creation>

export const paymentLinkEndpoints = [
  endpoint('POST /v1/payment_links', {
    params: creation,
    run: async (context, given) => {
      const priced = await pricedLines(context, given.line_items)
      const token = `test_${randomLetters(28)}`
      const link = buildPaymentLink({
        url: addressOf(context, pagePaths.paymentLink(token)),
        currency: priced[0]?.price.currency ?? 'eur',
        after_completion: completionOf(given.after_completion),
        metadata: mergedMetadata({}, given.metadata),
        custom_text: { ...NO_CUSTOM_TEXT, ...given.custom_text },
        consent_collection: consentOf(given),
        ...defined({ customer_creation: given.customer_creation }),
        ...dataOf(given),
      })
      const lines = priced.map(({ price, quantity }) => ({ id: newId('li'), price: price.id, quantity }))
      return create(context, link, { ref: token, hidden: { lines } })
    },
  }),
  endpoint('GET /v1/payment_links', {
    params: z.strictObject({ ...listing, active: bool.optional() }),
    run: (context, { active, ...page }) =>
      listPage(context, { type: 'payment_link', url: '/v1/payment_links', match: { active } }, page),
  }),
  endpoint('GET /v1/payment_links/:id', {
    params: z.strictObject({}),
    run: (context, _, id) => fetchObject(context, 'payment_link', id, 'payment_link'),
  }),
  endpoint('POST /v1/payment_links/:id', {
    params: z.strictObject({
      active: bool.optional(),
      metadata: metadata.optional(),
      after_completion: afterCompletion.optional(),
    }),
    run: async (context, { active, metadata: data, after_completion }, id) => {
      const link = await fetchObject(context, 'payment_link', id, 'payment_link')
      return change(context, 'payment_link', id, {
        ...defined({ active }),
        metadata: mergedMetadata(link.metadata, data),
        ...(after_completion && { after_completion: completionOf(after_completion) }),
      })
    },
  }),
  endpoint('GET /v1/payment_links/:id/line_items', {
    params: z.strictObject({ limit: listing.limit, starting_after: listing.starting_after }),
    run: async (context, _, id) => {
      await fetchObject(context, 'payment_link', id, 'payment_link')
      return linkLineList(context, id)
    },
  }),
]

export const linkLineList = async (context: Context, id: string) =>
  embedded(`/v1/payment_links/${id}/line_items`, await linkLines(context, id))

const completionOf = (given: z.output<typeof afterCompletion> | undefined): Link['after_completion'] =>
  given?.type === 'redirect' ? given : { type: 'hosted_confirmation', hosted_confirmation: { custom_message: null } }

const consentOf = ({ consent_collection: given }: Creation): Link['consent_collection'] =>
  given
    ? { payment_method_reuse_agreement: null, promotions: null, terms_of_service: given.terms_of_service ?? 'none' }
    : null

function dataOf({ payment_intent_data: payment, subscription_data: renewing }: Creation): Partial<Link> {
  const payment_intent_data: Link['payment_intent_data'] = payment
    ? {
        capture_method: null,
        description: null,
        metadata: mergedMetadata({}, payment.metadata),
        setup_future_usage: null,
        statement_descriptor: null,
        statement_descriptor_suffix: null,
        transfer_group: null,
      }
    : null
  const subscription_data: Link['subscription_data'] = renewing
    ? {
        description: null,
        invoice_settings: {
          account_tax_ids: null,
          custom_fields: null,
          description: null,
          footer: null,
          issuer: { type: 'self' },
        },
        metadata: mergedMetadata({}, renewing.metadata),
        trial_period_days: renewing.trial_period_days ?? null,
        trial_settings: null,
      }
    : null
  return { payment_intent_data, subscription_data }
}
