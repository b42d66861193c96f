import type { users } from '~/database/schema'
import type { Entitlement } from '../contract'
import { entitlement } from '../rules'
import type { PlanState } from './plan-change'

/** The plan columns of a user's row. */
export const planColumns = (user: typeof users.$inferSelect): PlanState => ({
  planType: user.planType,
  subscriptionStatus: user.subscriptionStatus,
  planExpiresAt: user.planExpiresAt,
  planSource: user.planSource,
  stripeSubscriptionId: user.stripeSubscriptionId,
  renewsAt: user.renewsAt,
  paymentFailedAt: user.paymentFailedAt,
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
