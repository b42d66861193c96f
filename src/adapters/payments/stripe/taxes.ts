import type Stripe from 'stripe'
import type { AskStripe } from './client'

/** Spain's general rate, which the price table includes (C-67). */
const IVA = { display_name: 'IVA', percentage: 21, inclusive: true, country: 'ES' }
const MARK = 'pymentor-iva-21'

/** What stands on invoices as base, rate and quota: one rate of ours, found or made once. */
export function createTaxes(ask: AskStripe) {
  let known: string | undefined
  const find = async (stripe: Stripe): Promise<string> => {
    for await (const rate of stripe.taxRates.list({ active: true, inclusive: true, limit: 100 })) {
      if (rate.metadata?.product === MARK) return rate.id
    }
    const params = { ...IVA, metadata: { product: MARK } }
    return (await stripe.taxRates.create(params, { idempotencyKey: `tax-rate:${MARK}` })).id
  }
  return {
    /** The ids of the rates that a price of ours includes. */
    async rates(): Promise<string[]> {
      known ??= await ask(find)
      return [known]
    },
  }
}
export type Taxes = ReturnType<typeof createTaxes>
