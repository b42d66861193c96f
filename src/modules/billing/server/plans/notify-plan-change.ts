import { and, eq, gte } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { purchaseConsents, withdrawals } from '~/database/tables/schema'
import { personKey } from '~/modules/accounts/accounts.server'
import type { BillingMails } from '../billing-mails'
import type { OnPlanChange, PlanChange, PlanState } from './plan-change'
import { entitlementOf } from './plan-state'

/** A refund that has to be repeated is made within this time, or somebody looks into it. */
const WITHDRAWAL_TOLD_MS = 3 * 24 * 3_600_000

type Dependencies = { mails: BillingMails; secret: string }

/** Stores the consents that came with new purchases, and writes the mails that a change of plan calls for. */
export function createPlanChangeNotifier({ mails, secret }: Dependencies): OnPlanChange {
  return async (tx, change) => {
    await keepConsents(tx, change, secret)
    const { user, after, purchases, duplicates, unrefunded } = change
    for (const purchase of purchases) {
      const { planExpiresAt: until, renewsAt } = after
      await mails.purchase(tx, user, { ...purchase, until, renewsAt })
    }
    for (const { plan } of duplicates) await mails.duplicate(tx, user, plan)
    for (const withdrawn of unrefunded) await mails.refundFailed(tx, user, withdrawn)
    switch (changeToTell(change)) {
      case 'payment_failed':
        return mails.paymentFailed(tx, user)
      case 'cancelled':
        return after.planExpiresAt === null ? undefined : mails.cancelled(tx, user, after.planExpiresAt)
      case 'resumed':
        return mails.resumed(tx, user, after.renewsAt)
      case 'ended':
        return (await hasJustWithdrawn(tx, change)) ? undefined : mails.ended(tx, user)
      case null:
        return
    }
  }
}

type ChangeToTell = 'payment_failed' | 'cancelled' | 'resumed' | 'ended' | null

/** What is worth a mail besides a purchase; of an administrator's grant nothing is. */
export function changeToTell({ before, after, purchases, now }: PlanChange): ChangeToTell {
  if (before.planSource === 'admin' || purchases.length > 0) return null
  if ((hasPlan(before) || isPro(before, now)) && !isPro(after, now) && !hasPlan(after)) return 'ended'
  if (after.paymentFailedAt !== null && before.paymentFailedAt === null) return 'payment_failed'
  const isSame = after.stripeSubscriptionId !== null && after.stripeSubscriptionId === before.stripeSubscriptionId
  if (!isSame) return null
  if (after.subscriptionStatus === 'canceling' && before.subscriptionStatus !== 'canceling') return 'cancelled'
  if (before.subscriptionStatus === 'canceling' && isPro(after, now) && after.subscriptionStatus !== 'canceling')
    return 'resumed'
  return null
}

/** A plan of several days ends when it is found ended; a trial's end was told beforehand, and shows by itself. */
const hasPlan = (plan: PlanState) =>
  plan.planType !== 'trial' && entitlementOf({ ...plan, planExpiresAt: null }, new Date(0)).isPro

const isPro = (plan: PlanState, now: Date) => entitlementOf(plan, now).isPro

/** The receipt of a withdrawal tells of the end, too. */
async function hasJustWithdrawn(tx: Database, { user, now }: PlanChange): Promise<boolean> {
  const lately = gte(withdrawals.createdAt, new Date(now.getTime() - WITHDRAWAL_TOLD_MS))
  const found = await tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, user.id), lately))
  return found.length > 0
}

/** With the purchase, so that neither is there without the other. */
async function keepConsents(tx: Database, { user, purchases }: PlanChange, secret: string): Promise<void> {
  const rows = purchases.flatMap(({ reference, plan, consent }) => {
    if (consent === null) return []
    const { wording, givenAt: createdAt } = consent
    const person = { userId: user.id, personKey: personKey(secret, user.email) }
    return [{ ...person, reference, planType: plan, wording, createdAt }]
  })
  if (rows.length > 0) await tx.insert(purchaseConsents).values(rows).onConflictDoNothing()
}
