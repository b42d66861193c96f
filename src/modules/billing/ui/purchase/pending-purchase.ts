import * as z from 'zod/mini'
import type { PaidPlan } from '../../plans'

/** DATA-17: where the pending plan and the start of its checkout are kept. */
export const PENDING_PLAN_KEY = 'pymentor-pending-plan'
const CHECKOUT_STARTED_KEY = 'pymentor-checkout-started'

const plans = z.enum(['trial', 'pro-monthly', 'pro-lifetime'])
export type PendingPurchase = { plan: PaidPlan; startedAt: number | null }
export type PurchaseMemory = ReturnType<typeof createPurchaseMemory>

/** PAY-42: what this browser remembers of a purchase that is not confirmed yet. Nothing where the storage is refused. */
export function createPurchaseMemory(local: Storage | undefined) {
  return {
    remember(plan: PaidPlan, startedAt: number) {
      try {
        local?.setItem(PENDING_PLAN_KEY, plan)
        local?.setItem(CHECKOUT_STARTED_KEY, String(startedAt))
      } catch (error) {
        // A full or forbidden storage costs a hint later, not the purchase.
        console.warn('the purchase was not noted', error)
      }
    },
    read(): PendingPurchase | null {
      const plan = plans.safeParse(local?.getItem(PENDING_PLAN_KEY))
      const startedAt = Number(local?.getItem(CHECKOUT_STARTED_KEY) ?? Number.NaN)
      return plan.success ? { plan: plan.data, startedAt: Number.isFinite(startedAt) ? startedAt : null } : null
    },
    /** PAY-23, PAY-41. */
    forget() {
      local?.removeItem(PENDING_PLAN_KEY)
      local?.removeItem(CHECKOUT_STARTED_KEY)
    },
  }
}

/** In the browser. One that blocks storage throws at the mere mention of it. */
export function browserPurchaseMemory(): PurchaseMemory {
  try {
    return createPurchaseMemory(window.localStorage)
  } catch {
    return createPurchaseMemory(undefined)
  }
}
