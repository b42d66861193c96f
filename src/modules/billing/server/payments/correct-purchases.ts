import type { Log } from '~/platform/log'
import type { BillingSnapshot, PaymentProvider } from '../../payments-port'
import type { Purchase } from '../plans/plan-change'
import type { Correction } from './corrections'

type Dependencies = {
  provider: Pick<PaymentProvider, 'refund' | 'cancelNow' | 'expireCheckouts' | 'issueInvoice'>
  log: Log
}
type Findings = {
  corrections: readonly Correction[]
  purchases: readonly Purchase[]
  payers: readonly string[]
  snapshot: BillingSnapshot
}

/**
 * Applies corrections at the provider: refunds what was paid in vain, cancels duplicates, expires open checkouts, writes the invoices that
 * are missing. What fails is logged, and found again at the next look.
 * Returns whether anything has been corrected.
 */
export const createCorrector =
  ({ provider, log }: Dependencies) =>
  async ({ corrections, purchases, payers, snapshot }: Findings): Promise<boolean> => {
    let hasCorrected = false
    const attempt = async (what: Record<string, unknown>, work: () => Promise<unknown>, isMending: boolean) => {
      try {
        await work()
        hasCorrected ||= isMending
        if (isMending) log.info('payment_put_right', what)
      } catch (error) {
        log.error('payment_not_put_right', { ...what, error })
      }
    }
    for (const correction of corrections) await attempt(correction, () => apply(provider, correction), true)
    for (const { reference, plan, cents, customer } of uninvoiced(snapshot, corrections))
      await attempt(
        { type: 'invoice', reference },
        () => provider.issueInvoice({ reference, plan, cents, customer }),
        false,
      )
    if (purchases.length > 0) {
      for (const customer of payers.filter((payer) => payer.startsWith('cus_')))
        await attempt({ type: 'expire', customer }, () => provider.expireCheckouts(customer), false)
    }
    return hasCorrected
  }

async function apply(provider: Dependencies['provider'], correction: Correction): Promise<void> {
  const payment = correction.type === 'refund' ? correction.reference : correction.refund
  if (payment !== null) await provider.refund(payment, 'duplicate')
  if (correction.type === 'cancel') await provider.cancelNow(correction.reference)
}

/** What goes back at once needs no invoice. */
const uninvoiced = ({ payments }: BillingSnapshot, corrections: readonly Correction[]) =>
  payments.flatMap(({ reference, plan, cents, state, uninvoiced: customer }) => {
    const goesBack = corrections.some((each) => each.type === 'refund' && each.reference === reference)
    return state === 'paid' && customer !== null && !goesBack ? [{ reference, plan, cents, customer }] : []
  })
