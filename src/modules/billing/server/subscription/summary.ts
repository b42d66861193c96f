import { and, eq, or } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { grants, trialClaims } from '~/database/schema'
import type { PlanSummary } from '../../payments-contract'
import { emailHash } from '../email-hash'
import { cancellable, entitlementOf, readOwnPlan, resumable } from './own-plan'

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
    trialUsed: await hasUsedTrial(db, user, secret),
  }
}

/** One trial a person, ever: by this account, or by an earlier one with the same e-mail. */
async function hasUsedTrial(db: Database, { id, email }: Question['user'], secret: string): Promise<boolean> {
  const paid = db
    .select({ reference: grants.reference })
    .from(grants)
    .where(and(eq(grants.userId, id), eq(grants.source, 'payment'), eq(grants.planType, 'trial')))
  const claimed = await db
    .select({ reference: trialClaims.reference })
    .from(trialClaims)
    .where(or(eq(trialClaims.emailHash, emailHash(secret, email))))
    .limit(1)
  return claimed.length > 0 || (await paid.limit(1)).length > 0
}
