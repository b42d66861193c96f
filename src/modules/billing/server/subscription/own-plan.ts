import { eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { userPlans, users } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'
import { NO_PLAN, type PlanRow } from '../plans/plan-row'
import { entitlementOf } from '../plans/plan-state'

export type OwnPlan = PlanRow

/** A user's plan as it is stored. Throws AppError `not_authenticated` once the account is gone. */
export async function readOwnPlan(db: Database, userId: string): Promise<OwnPlan> {
  const [found] = await db
    .select({ plan: userPlans })
    .from(users)
    .leftJoin(userPlans, eq(userPlans.userId, users.id))
    .where(eq(users.id, userId))
  if (found === undefined) throw new AppError('not_authenticated')
  return found.plan ?? NO_PLAN
}

/** C-06: a subscription that renews. Whatever else gives PRO, it is charged, and can be cancelled. */
export const cancellable = ({ stripeSubscriptionId, renewsAt }: OwnPlan): string | null =>
  renewsAt === null ? null : stripeSubscriptionId

/** C-07: a subscription whose end is near and not there yet. */
export function resumable(plan: OwnPlan, now: Date): string | null {
  const isEnding = plan.subscriptionStatus === 'canceling' && entitlementOf(plan, now).isPro
  return isEnding ? plan.stripeSubscriptionId : null
}
