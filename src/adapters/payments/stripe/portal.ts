import type Stripe from 'stripe'
import { AppError } from '~/platform/app-error'
import { type AskStripe, isMissing } from './client'

/** Marks the configuration as ours; with other features it gets another mark. */
const MARK = 'pymentor-1'
const FEATURES: Stripe.BillingPortal.ConfigurationCreateParams.Features = {
  payment_method_update: { enabled: true },
  invoice_history: { enabled: true },
  customer_update: { enabled: false },
  subscription_cancel: { enabled: false },
  subscription_update: { enabled: false },
}

/** The provider's page for the card. Cancelling stays with the product, which says until when PRO stays. */
export function createPortal(ask: AskStripe) {
  let known: string | undefined
  return {
    portal: (customer: string, returnTo: string): Promise<{ url: string }> =>
      ask(async (stripe) => {
        const configuration = known ?? (await findOrMake(stripe))
        known = configuration
        const params = { customer, configuration, return_url: returnTo, locale: 'es' as const }
        const { url } = await stripe.billingPortal.sessions.create(params).catch(orNotFound)
        return { url }
      }),
  }
}

/** A customer that is none any more has no cards. */
function orNotFound(cause: unknown): never {
  throw isMissing(cause) ? new AppError('not_found', {}, { cause }) : cause
}

async function findOrMake(stripe: Stripe): Promise<string> {
  for await (const found of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) {
    if (found.metadata?.product === MARK) return found.id
  }
  const params = { features: FEATURES, metadata: { product: MARK } }
  const made = await stripe.billingPortal.configurations.create(params, { idempotencyKey: `portal:${MARK}` })
  return made.id
}
