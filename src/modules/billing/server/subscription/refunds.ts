import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { users, withdrawals } from '~/database/tables/schema'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import type { PaymentProvider } from '../../payments-port'
import type { PaidPlan } from '../../plans'
import type { BillingMails } from '../billing-mails'
import type { SyncUser } from '../plans/sync-user'

/** Whoever withdraws finishes it at once; what is left after that was interrupted. */
export const INTERRUPTED_AFTER_MS = 60_000
const DAY_MS = 24 * 3_600_000
const BATCH_SIZE = 20

type Dependencies = {
  db: Database
  clock: Clock
  log: Log
  provider: Pick<PaymentProvider, 'refund'>
  mails: BillingMails
  sync: SyncUser
}
type Withdrawal = typeof withdrawals.$inferSelect

/** Goes on with refunds that were interrupted or have failed. To be run often, on any number of instances at once. */
export async function finishWithdrawals(parts: Dependencies): Promise<void> {
  for (const record of await claimDue(parts.db, parts.clock()))
    await giveBack(parts, record).catch((error: unknown) =>
      parts.log.error('refund_failed', { withdrawal: record.id, error }),
    )
}

/**
 * Those whose time has come, for who asks alone until the next try: after as long again as they have waited, at most a day, so that
 * some that fail for ever are not in the way of others.
 */
export async function claimDue(db: Database, now: Date): Promise<Withdrawal[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const due = db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(isNull(withdrawals.refundReference), lte(withdrawals.refundDueAt, now)))
    .orderBy(asc(withdrawals.refundDueAt))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true })
  const pause = sql`least(greatest(${at} - ${withdrawals.createdAt}, interval '1 minute'), interval '1 day')`
  return db
    .update(withdrawals)
    .set({ refundDueAt: sql`${at} + ${pause}` })
    .where(inArray(withdrawals.id, due))
    .returning()
}

/** The refund ends the plan: what was bought with the payment gives nothing any more, and a subscription is cancelled. */
export async function giveBack({ db, clock, provider, mails, sync }: Dependencies, record: Withdrawal): Promise<void> {
  const refundReference = await provider.refund(record.reference, 'withdrawal')
  await db.transaction(async (tx) => {
    const now = clock()
    const [done] = await tx
      .update(withdrawals)
      .set({ refundReference, refundedAt: now })
      .where(and(eq(withdrawals.id, record.id), isNull(withdrawals.refundReference)))
      .returning()
    const wasLate = now.getTime() - record.createdAt.getTime() >= INTERRUPTED_AFTER_MS
    // Who was told that the money is on its way need not hear it twice within a minute.
    if (done === undefined || done.userId === null || !wasLate) return
    const [user] = await tx.select().from(users).where(eq(users.id, done.userId))
    if (user) await mails.withdrawalRefunded(tx, user, { plan: done.planType, cents: done.amount })
  })
  if (record.userId !== null) await sync(record.userId)
}

type Failed = { userId: string; payments: ReadonlySet<string>; now: Date }

/** Refunds of these payments have failed after they were made: they are tried again the next day. Answers what was withdrawn from. */
export async function takeUpWithdrawals(
  tx: Database,
  { userId, payments, now }: Failed,
): Promise<{ plan: PaidPlan; cents: number }[]> {
  if (payments.size === 0) return []
  const isDone = and(eq(withdrawals.userId, userId), isNotNull(withdrawals.refundReference))
  const taken = await tx
    .update(withdrawals)
    .set({ refundReference: null, refundedAt: null, refundDueAt: new Date(now.getTime() + DAY_MS) })
    .where(and(isDone, inArray(withdrawals.reference, [...payments])))
    .returning()
  return taken.map(({ planType: plan, amount: cents }) => ({ plan, cents }))
}
