import type { StripeClientOptions } from './client'

const DASHBOARD = 'https://dashboard.stripe.com'

/** Pages of Stripe's dashboard. What only speaks as Stripe does has none. */
export const createDashboard =
  ({ secretKey, apiBase, fetch }: Pick<StripeClientOptions, 'secretKey' | 'apiBase' | 'fetch'>) =>
  (id: string): string | null => {
    if (apiBase || fetch) return null
    const account = /_test_/.test(secretKey) ? `${DASHBOARD}/test` : DASHBOARD
    return `${account}/${id.startsWith('cus_') ? 'customers' : 'payments'}/${id}`
  }
