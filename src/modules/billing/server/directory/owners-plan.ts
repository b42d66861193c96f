import type { OwnersPlan } from '../../directory-contract'
import type { PlanRow } from '../plans/plan-row'
import { entitlementOf } from '../plans/plan-state'

/** What the owner is shown of a plan. */
export const ownersPlan = (plan: PlanRow, now: Date): OwnersPlan => ({
  planType: plan.planType,
  subscriptionStatus: plan.subscriptionStatus,
  planExpiresAt: plan.planExpiresAt?.toISOString() ?? null,
  isPro: entitlementOf(plan, now).isPro,
  source: plan.planSource,
  renewsAt: plan.renewsAt?.toISOString() ?? null,
  paymentFailed: plan.paymentFailedAt !== null,
})
