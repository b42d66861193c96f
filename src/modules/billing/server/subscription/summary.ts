import type { Database } from '~/database/database'
import type { PlanSummary } from '../../payments-contract'
import { entitlementOf } from '../plans/plan-state'
import { hasHadTrial } from '../plans/trial-claims'
import { cancellable, readOwnPlan, resumable } from './own-plan'

type Question = { user: { id: string; email: string }; secret: string; now: Date }

/** What pages show of a user's plan. */
export async function readSummary(db: Database, { user, secret, now }: Question): Promise<PlanSummary> {
  const plan = await readOwnPlan(db, user.id)
  const { isPro, until } = entitlementOf(plan, now)
  return {
    planType: plan.planType,
    subscriptionStatus: plan.subscriptionStatus,
    isPro,
    until,
    renewsAt: plan.renewsAt?.toISOString() ?? null,
    paymentFailed: plan.paymentFailedAt !== null,
    source: plan.planSource,
    canCancel: cancellable(plan) !== null,
    canResume: resumable(plan, now) !== null,
    hasPortal: plan.stripeCustomerId !== null,
    trialUsed: await hasHadTrial(db, secret, user),
  }
}
