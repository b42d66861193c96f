import type { Entitlement } from '../../contract'
import { entitlement } from '../../rules'
import type { PlanState } from './plan-change'

export const planColumns = (plan: PlanState): PlanState => ({
  planType: plan.planType,
  subscriptionStatus: plan.subscriptionStatus,
  planExpiresAt: plan.planExpiresAt,
  planSource: plan.planSource,
  stripeSubscriptionId: plan.stripeSubscriptionId,
  renewsAt: plan.renewsAt,
  paymentFailedAt: plan.paymentFailedAt,
})

/** Both have the same columns, in the same order of names. */
export const isSamePlan = (one: PlanState, other: PlanState): boolean => textOf(one) === textOf(other)
const textOf = (plan: PlanState) => JSON.stringify(Object.entries(plan).sort(([a], [b]) => (a < b ? -1 : 1)))

type Held = Pick<PlanState, 'planType' | 'subscriptionStatus'> & { planExpiresAt: Date | string | null }

/** What a plan gives, wherever it was read. */
export const entitlementOf = ({ planType, subscriptionStatus, planExpiresAt }: Held, now: Date): Entitlement =>
  entitlement(
    {
      planType,
      subscriptionStatus,
      planExpiresAt: planExpiresAt instanceof Date ? planExpiresAt.toISOString() : planExpiresAt,
    },
    now,
  )
