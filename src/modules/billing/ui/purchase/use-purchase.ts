import { useRef, useState } from 'react'
import { call } from '~/platform/http/call'
import { randomUuid } from '~/platform/random-uuid'
import { toast } from '~/ui/toasts/toast'
import { createCheckout } from '../../payments-contract'
import type { PaidPlan } from '../../plans'
import { PURCHASE_OPENED } from '../../purchase-copy'
import { PURCHASE_BUSY_MS } from '../../purchase-rules'
import { openPaymentTab } from './payment-tab'
import { browserPurchaseMemory } from './pending-purchase'
import { announcePurchase } from './purchase-events'
import { type PurchaseProblem, startPurchase } from './start-purchase'

/** `ready.opened`: a payment page of this button's stands in another tab. */
export type Purchase =
  | { type: 'ready'; opened: boolean }
  | { type: 'processing' }
  | { type: 'failed'; problem: PurchaseProblem }

/** PAY-39…46: one purchase at a press of a button. */
export function usePurchase(plan: PaidPlan, userId: string | null) {
  const [purchase, setPurchase] = useState<Purchase>({ type: 'ready', opened: false })
  // Two clicks may come before the first has been rendered.
  const isUnderWay = useRef(false)

  async function buy() {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setPurchase({ type: 'processing' })
    announcePurchase('redirecting', plan)
    const outcome = await startPurchase(
      { plan, userId },
      {
        memory: browserPurchaseMemory(),
        now: Date.now,
        newKey: randomUuid,
        openTab: openPaymentTab,
        createCheckout: (planType, key) => call(createCheckout, { body: { planType, key } }),
        leave: (address) => window.location.assign(address),
      },
    )
    if (outcome.type === 'failed') {
      isUnderWay.current = false
      setPurchase(outcome)
      announcePurchase('error', plan)
      toast({ ...outcome.problem, variant: 'destructive' })
      return
    }
    if (outcome.type === 'opened') toast(PURCHASE_OPENED)
    setTimeout(() => {
      isUnderWay.current = false
      setPurchase({ type: 'ready', opened: outcome.type === 'opened' })
      announcePurchase('opened', plan)
    }, PURCHASE_BUSY_MS)
  }

  return { purchase, buy: () => void buy() }
}
