import * as z from 'zod'
import { pagePaths } from '../addresses'
import { addressOf, type Context, change, create, fetchObject } from '../context'
import { endpoint } from '../http/endpoint'
import { listPage } from '../http/lists'
import { address, bool, defined, ignored, listing, mergedMetadata, metadata, text, unsettable } from '../http/params'
import { randomLetters } from '../ids'
import { buildPortalConfiguration, buildPortalSession } from '../objects/portal'
import type { Objects } from '../wire'
import { livingCustomer } from './customers'

type Configuration = Objects['billing_portal.configuration']
const profile = z.strictObject({
  headline: unsettable(text).optional(),
  privacy_policy_url: address.optional(),
  terms_of_service_url: address.optional(),
})
/** Of a feature the emulator looks only whether it is on. */
const feature = z.looseObject({ enabled: bool }).optional()
const features = z.strictObject({
  customer_update: feature,
  invoice_history: feature,
  payment_method_update: feature,
  subscription_cancel: feature,
  subscription_pause: ignored,
  subscription_update: ignored,
})
const fields = {
  business_profile: profile.optional(),
  default_return_url: unsettable(address).optional(),
  metadata: metadata.optional(),
  name: unsettable(text).optional(),
  features: features.optional(),
  login_page: ignored,
}
type Given = z.output<z.ZodObject<typeof fields>>
/** What a portal session may open with; ours opens its one page. */
const flow = z.looseObject({ type: text }).optional()

export const portalEndpoints = [
  endpoint('POST /v1/billing_portal/sessions', {
    params: z.strictObject({
      customer: text,
      return_url: address.optional(),
      configuration: text.optional(),
      locale: text.optional(),
      flow_data: flow,
    }),
    run: async (context, { customer, return_url, configuration, locale = null }) => {
      const { id } = await livingCustomer(context, customer)
      const used = await configurationOf(context, configuration)
      const token = `test_${randomLetters(40)}`
      const session = buildPortalSession(context.now, {
        configuration: used.id,
        customer: id,
        locale,
        return_url: return_url ?? used.default_return_url,
        url: addressOf(context, pagePaths.portal(token)),
      })
      return create(context, session, { ref: token, events: ['billing_portal.session.created'] })
    },
  }),
  endpoint('POST /v1/billing_portal/configurations', {
    params: z.strictObject(fields),
    run: async (context, given) => {
      const isFirst = (await context.store.list('billing_portal.configuration', {})).data.length === 0
      const built = buildPortalConfiguration(context.now, { ...patchOf(given), is_default: isFirst })
      const configuration = {
        ...built,
        metadata: mergedMetadata({}, given.metadata),
        features: featuresOf(built, given, false),
      }
      return create(context, configuration, { events: ['billing_portal.configuration.created'] })
    },
  }),
  endpoint('GET /v1/billing_portal/configurations', {
    params: z.strictObject({ ...listing, active: bool.optional(), is_default: bool.optional() }),
    run: (context, { active, is_default, ...page }) => {
      const url = '/v1/billing_portal/configurations'
      return listPage(context, { type: 'billing_portal.configuration', url, match: { active, is_default } }, page)
    },
  }),
  endpoint('GET /v1/billing_portal/configurations/:id', {
    params: z.strictObject({}),
    run: (context, _, id) => fetchObject(context, 'billing_portal.configuration', id, 'configuration'),
  }),
  endpoint('POST /v1/billing_portal/configurations/:id', {
    params: z.strictObject({ ...fields, active: bool.optional() }),
    run: async (context, { active, ...given }, id) => {
      const before = await fetchObject(context, 'billing_portal.configuration', id, 'configuration')
      const patch = {
        ...defined({ active }),
        ...patchOf(given),
        metadata: mergedMetadata(before.metadata, given.metadata),
      }
      const events = ['billing_portal.configuration.updated']
      return change(context, 'billing_portal.configuration', id, { ...patch, updated: context.now }, { events })
    },
  }),
]

function patchOf({ business_profile: given, default_return_url, name }: Given): Partial<Configuration> {
  const { headline = null, privacy_policy_url = null, terms_of_service_url = null } = given ?? {}
  const business_profile = given && { headline, privacy_policy_url, terms_of_service_url }
  return defined({ business_profile, default_return_url, name })
}

/** What is not named is off in a new configuration (`otherwise`), and stays as it was in one that is changed (null). */
function featuresOf({ features: before }: Configuration, { features: given }: Given, otherwise: false | null) {
  const isOn = (name: 'invoice_history' | 'payment_method_update' | 'subscription_cancel') =>
    given?.[name]?.enabled ?? otherwise ?? before[name].enabled
  return {
    ...before,
    invoice_history: { enabled: isOn('invoice_history') },
    payment_method_update: { ...before.payment_method_update, enabled: isOn('payment_method_update') },
    subscription_cancel: { ...before.subscription_cancel, enabled: isOn('subscription_cancel') },
  }
}

/** The one that is named, else the default, which is made when it is first needed. */
async function configurationOf(context: Context, id: string | undefined): Promise<Configuration> {
  if (id !== undefined) return fetchObject(context, 'billing_portal.configuration', id, 'configuration')
  const [standard] = (await context.store.list('billing_portal.configuration', { is_default: true })).data
  return standard ?? create(context, buildPortalConfiguration(context.now, { is_default: true }), {})
}
