import type Stripe from 'stripe'
import { planOfSubscription } from './attached'
import type { AskStripe } from './client'

/** Spain's general rate, which the price table includes (C-67). */
const IVA = { display_name: 'IVA', percentage: 21, inclusive: true, country: 'ES' }
const MARK = 'pymentor-iva-21'
/** Others cannot be changed any more, or have no payment yet. */
const RUNNING: ReadonlySet<string> = new Set(['trialing', 'active', 'past_due', 'unpaid', 'paused'])

/** What stands on invoices as base, rate and quota: one rate of ours, found or made once. */
export function createTaxes(ask: AskStripe, mode: 'rate' | 'automatic') {
  const isAutomatic = mode === 'automatic'
  let known: string | undefined
  const find = async (stripe: Stripe): Promise<string> => {
    for await (const rate of stripe.taxRates.list({ active: true, inclusive: true, limit: 100 })) {
      if (rate.metadata?.product === MARK) return rate.id
    }
    const params = { ...IVA, metadata: { product: MARK } }
    return (await stripe.taxRates.create(params, { idempotencyKey: `tax-rate:${MARK}` })).id
  }
  const rates = async (): Promise<string[]> => {
    if (isAutomatic) return []
    known ??= await ask(find)
    return [known]
  }
  /** What a subscription or an invoice is made with. */
  const terms = async () => (isAutomatic ? { automatic_tax: { enabled: true } } : { default_tax_rates: await rates() })

  return {
    isAutomatic,
    /** The ids of the rates that a price of ours includes; none where Stripe Tax finds them. */
    rates,
    terms,

    /** Gives them to running subscriptions that were begun without. Answers a line for each. */
    async ensureTaxed(): Promise<string[]> {
      const given = await terms()
      return ask(async (stripe) => {
        const lines: string[] = []
        for await (const subscription of stripe.subscriptions.list({ limit: 100 })) {
          if (!RUNNING.has(subscription.status) || planOfSubscription(subscription) === null || isTaxed(subscription))
            continue
          await stripe.subscriptions.update(subscription.id, given)
          lines.push(`taxed subscription ${subscription.id} (${isAutomatic ? 'Stripe Tax' : 'IVA 21 %'})`)
        }
        return lines
      })
    },
  }
}
const isTaxed = ({ automatic_tax: automatic, default_tax_rates: rates }: Stripe.Subscription) =>
  automatic.enabled || (rates?.length ?? 0) > 0

export type Taxes = Pick<ReturnType<typeof createTaxes>, 'isAutomatic' | 'rates' | 'terms'>
