import type Stripe from 'stripe'
import type { PaymentProvider } from '~/modules/billing/billing.server'

/** Marks the configuration as ours; with other features it gets another mark. */
const MARK = 'pymentor-1'

/** The provider's page for the card. Cancelling stays with the product, which says until when PRO stays. */
export function portalCalls(stripe: Stripe): Pick<PaymentProvider, 'portal'> {
  let known: string | undefined

  const configuration = async (): Promise<string> => {
    for await (const found of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) {
      if (found.metadata?.product === MARK) return found.id
    }
    const made = await stripe.billingPortal.configurations.create(
      {
        features: {
          payment_method_update: { enabled: true },
          invoice_history: { enabled: true },
          customer_update: { enabled: false },
          subscription_cancel: { enabled: false },
          subscription_update: { enabled: false },
        },
        metadata: { product: MARK },
      },
      { idempotencyKey: `portal ${MARK}` },
    )
    return made.id
  }

  return {
    async portal(customer, returnTo) {
      known ??= await configuration()
      const { url } = await stripe.billingPortal.sessions.create({
        customer,
        configuration: known,
        return_url: returnTo,
        locale: 'es',
      })
      return { url }
    },
  }
}
