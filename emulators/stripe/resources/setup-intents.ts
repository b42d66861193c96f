import * as z from 'zod'
import { type Context, change, create, fetchObject } from '../context'
import { resolveMethod } from '../engine/methods'
import { confirmSetup } from '../engine/setups'
import { endpoint } from '../http/endpoint'
import { ApiError, invalidRequest, wrongSecret } from '../http/errors'
import { listPage } from '../http/lists'
import { address, bool, ignored, listing, mergedMetadata, metadata, text, unsettable } from '../http/params'
import { buildSetupIntent } from '../objects/payment-intent'
import type { Objects } from '../wire'
import { livingCustomer } from './customers'
import { methodData, methodOf } from './payment-methods'

type Setup = Objects['setup_intent']
const confirmation = {
  payment_method: text.optional(),
  payment_method_data: methodData.optional(),
  return_url: address.optional(),
  mandate_data: ignored,
  payment_method_options: ignored,
  use_stripe_sdk: ignored,
}

export const setupIntentEndpoints = [
  endpoint('POST /v1/setup_intents', {
    params: z.strictObject({
      ...confirmation,
      customer: text.optional(),
      description: unsettable(text).optional(),
      metadata: metadata.optional(),
      usage: z.enum(['on_session', 'off_session']).optional(),
      confirm: bool.optional(),
      automatic_payment_methods: ignored,
      payment_method_types: z.array(z.literal('card')).optional(),
    }),
    run: async (context, given) => {
      const customer = given.customer === undefined ? null : (await livingCustomer(context, given.customer)).id
      const { description = null, usage = 'off_session' } = given
      const fields = { customer, description, usage, metadata: mergedMetadata({}, given.metadata) }
      const setup = buildSetupIntent(context.now, fields)
      await create(context, setup, { hidden: {}, events: ['setup_intent.created'] })
      if (given.confirm) return confirmed(context, setup, given)
      if (given.payment_method === undefined) return setup
      const { id } = await resolveMethod(context, given.payment_method)
      return change(context, 'setup_intent', setup.id, { payment_method: id, status: 'requires_confirmation' })
    },
  }),
  endpoint('GET /v1/setup_intents', {
    params: z.strictObject({ ...listing, customer: text.optional(), payment_method: text.optional() }),
    run: (context, { customer, payment_method, ...page }) =>
      listPage(context, { type: 'setup_intent', url: '/v1/setup_intents', match: { customer, payment_method } }, page),
  }),
  endpoint('GET /v1/setup_intents/:id', {
    isPublic: true,
    params: z.strictObject({ client_secret: text.optional() }),
    run: (context, { client_secret }, id) => intentFor(context, id, client_secret),
  }),
  endpoint('POST /v1/setup_intents/:id/confirm', {
    isPublic: true,
    params: z.strictObject({ ...confirmation, client_secret: text.optional() }),
    run: async (context, given, id) => confirmed(context, await intentFor(context, id, given.client_secret), given),
  }),
  endpoint('POST /v1/setup_intents/:id/cancel', {
    params: z.strictObject({ cancellation_reason: text.optional() }),
    run: async (context, _, id) => {
      const setup = await fetchObject(context, 'setup_intent', id, 'intent')
      if (isOver(setup)) throw unexpected(setup, 'cancel')
      const patch = { status: 'canceled' as const, next_action: null }
      return change(context, 'setup_intent', id, patch, { events: ['setup_intent.canceled'] })
    },
  }),
]

/** Who names a client secret must name the right one. */
async function intentFor(context: Context, id: string, secret: string | undefined): Promise<Setup> {
  const setup = await fetchObject(context, 'setup_intent', id, 'intent')
  if (secret !== undefined && secret !== setup.client_secret) throw wrongSecret('SetupIntent')
  return setup
}

const isOver = ({ status }: Setup) => status === 'succeeded' || status === 'canceled'

async function confirmed(
  context: Context,
  setup: Setup,
  given: z.output<z.ZodObject<typeof confirmation>>,
): Promise<Setup> {
  if (isOver(setup)) throw unexpected(setup, 'confirm')
  const named = given.payment_method ?? setup.payment_method
  if (named === null && given.payment_method_data === undefined)
    throw unexpected(setup, 'confirm', 'because it is missing a payment method')
  const method =
    given.payment_method_data || named === null
      ? await methodOf(context, given.payment_method_data ?? { type: 'card' }, 'payment_method_data')
      : await resolveMethod(context, named)
  const outcome = await confirmSetup(context, setup, { method, returnUrl: given.return_url })
  if (outcome.type !== 'declined') return outcome.setup
  const { code, declineCode, message } = outcome.decline
  const error = { type: 'card_error' as const, code, decline_code: declineCode, message, setup_intent: outcome.setup }
  throw new ApiError(402, error, true)
}

const unexpected = (setup: Setup, what: string, why = `because it has a status of ${setup.status}`) =>
  invalidRequest(`You cannot ${what} this SetupIntent ${why}.`, {
    code: 'setup_intent_unexpected_state',
    setup_intent: setup,
  })
