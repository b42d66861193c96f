import { newId } from '../ids'
import type { Objects } from '../wire'

type Session = Objects['billing_portal.session']
type Configuration = Objects['billing_portal.configuration']

export const buildPortalSession = (
  now: number,
  fields: Pick<Session, 'configuration' | 'customer' | 'return_url' | 'url'> & Partial<Session>,
): Session & { object: 'billing_portal.session' } => ({
  id: newId('bps'),
  object: 'billing_portal.session',
  after_expiration: null,
  created: now,
  customer_account: null,
  flow: null,
  livemode: false,
  locale: null,
  on_behalf_of: null,
  ...fields,
})

/** Change of card, invoices, and cancelling at the period's end. */
export const buildPortalConfiguration = (
  now: number,
  fields: Partial<Configuration>,
): Configuration & { object: 'billing_portal.configuration' } => ({
  id: newId('bpc'),
  object: 'billing_portal.configuration',
  active: true,
  application: null,
  business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
  created: now,
  default_return_url: null,
  features: {
    customer_update: { allowed_updates: [], enabled: false },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true, payment_method_configuration: null },
    subscription_cancel: {
      cancellation_reason: { enabled: false, feedback_options: null, options: [] },
      enabled: true,
      mode: 'at_period_end',
      proration_behavior: 'none',
    },
    subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: [],
      enabled: false,
      proration_behavior: 'none',
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: 'end_trial',
    },
  },
  is_default: false,
  livemode: false,
  login_page: { enabled: false, url: null },
  metadata: {},
  name: null,
  updated: now,
  ...fields,
})
