import { asError, CallError } from '~/platform/http/call'
import type { PaidPlan } from '../../plans'
import { PLAN_REFUSED_TITLE, PURCHASE_FAILED, SIGN_IN_TO_BUY, TRIAL_REFUSED_TITLE } from '../../purchase-copy'
import type { PurchaseMemory } from './pending-purchase'

/** A tab that is open and not yet anywhere. */
export type PaymentTab = { goTo(address: string): void; close(): void }

export type PurchasePorts = {
  memory: PurchaseMemory
  now: () => number
  newKey: () => string
  /** Null where the browser opens no tab. */
  openTab: () => PaymentTab | null
  createCheckout: (plan: PaidPlan, key: string) => Promise<{ url: string }>
  /** Goes there in this tab. */
  leave: (address: string) => void
}

export type PurchaseProblem = { title: string; description: string }
/** `opened`: in a new tab; `left`: in this one. */
export type PurchaseOutcome = { type: 'opened' | 'left' } | { type: 'failed'; problem: PurchaseProblem }

/**
 * PAY-41…43, VAL-21, VAL-22. Call it in the click itself: the tab is opened before anything is waited for, else browsers block it. The
 * key makes a click that reaches the server twice one checkout.
 */
export async function startPurchase(
  { plan, userId }: { plan: PaidPlan; userId: string | null },
  ports: PurchasePorts,
): Promise<PurchaseOutcome> {
  if (userId === null) return { type: 'failed', problem: SIGN_IN_TO_BUY }
  const { memory } = ports
  const tab = ports.openTab()
  memory.remember(plan, ports.now())
  try {
    const { url } = await ports.createCheckout(plan, ports.newKey())
    if (tab === null) ports.leave(url)
    else tab.goTo(url)
    return { type: tab === null ? 'left' : 'opened' }
  } catch (thrown) {
    tab?.close()
    memory.forget()
    return { type: 'failed', problem: problemOf(asError(thrown)) }
  }
}

/** Only what a person can do something about is told as it is (C-21). */
function problemOf(error: Error): PurchaseProblem {
  const code = error instanceof CallError ? error.code : null
  switch (code) {
    case 'not_authenticated':
      return SIGN_IN_TO_BUY
    case 'trial_used':
      return { title: TRIAL_REFUSED_TITLE, description: error.message }
    case 'plan_owned':
      return { title: PLAN_REFUSED_TITLE, description: error.message }
    case 'too_many_attempts':
      return { title: PURCHASE_FAILED.title, description: error.message }
    default:
      return PURCHASE_FAILED
  }
}
