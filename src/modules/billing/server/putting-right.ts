import type { Log } from '~/platform/log'
import type { PaymentProvider } from '../payments-port'
import type { Purchase } from './plan-change'
import type { Remedy } from './remedies'

type Dependencies = { provider: Pick<PaymentProvider, 'refund' | 'cancelNow' | 'expireCheckouts'>; log: Log }
type Findings = { remedies: readonly Remedy[]; purchases: readonly Purchase[]; payers: readonly string[] }

/**
 * Mends at the provider what was paid in vain, and ends what could still be. What fails is logged, and found again at the next look.
 * Answers whether anything has been mended.
 */
export const createPuttingRight =
  ({ provider, log }: Dependencies) =>
  async ({ remedies, purchases, payers }: Findings): Promise<boolean> => {
    let hasMended = false
    const attempt = async (what: Record<string, unknown>, work: () => Promise<unknown>, isMending: boolean) => {
      try {
        await work()
        hasMended ||= isMending
        if (isMending) log.info('payment_put_right', what)
      } catch (error) {
        log.error('payment_not_put_right', { ...what, error })
      }
    }
    for (const remedy of remedies) await attempt(remedy, () => apply(provider, remedy), true)
    if (purchases.length > 0) {
      for (const customer of payers.filter((payer) => payer.startsWith('cus_')))
        await attempt({ type: 'expire', customer }, () => provider.expireCheckouts(customer), false)
    }
    return hasMended
  }

async function apply(provider: Dependencies['provider'], remedy: Remedy): Promise<void> {
  const payment = remedy.type === 'refund' ? remedy.reference : remedy.refund
  if (payment !== null) await provider.refund(payment, 'duplicate')
  if (remedy.type === 'cancel') await provider.cancelNow(remedy.reference)
}
