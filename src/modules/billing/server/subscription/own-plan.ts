import { eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { users } from '~/database/schema'
import { AppError } from '~/platform/app-error'
import { entitlementOf } from '../plan-state'

const PLAN = {
  planType: users.planType,
  subscriptionStatus: users.subscriptionStatus,
  planExpiresAt: users.planExpiresAt,
  planSource: users.planSource,
  renewsAt: users.renewsAt,
  paymentFailedAt: users.paymentFailedAt,
  stripeCustomerId: users.stripeCustomerId,
  stripeSubscriptionId: users.stripeSubscriptionId,
}
export type OwnPlan = Awaited<ReturnType<typeof readOwnPlan>>

/** A user's plan as it is stored. Throws AppError `not_authenticated` once the account is gone. */
export async function readOwnPlan(db: Database, userId: string) {
  const [plan] = await db.select(PLAN).from(users).where(eq(users.id, userId))
  if (plan === undefined) throw new AppError('not_authenticated')
  return plan
}

/** C-06: a subscription that renews. Whatever else gives PRO, it is charged, and can be cancelled. */
export const cancellable = ({ stripeSubscriptionId, renewsAt }: OwnPlan): string | null =>
  renewsAt === null ? null : stripeSubscriptionId

/** C-07: a subscription whose end is near and not there yet. */
export function resumable(plan: OwnPlan, now: Date): string | null {
  const isEnding = plan.subscriptionStatus === 'canceling' && entitlementOf(plan, now).isPro
  return isEnding ? plan.stripeSubscriptionId : null
}
