import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { users, withdrawals } from '~/database/schema'
import { AppError } from '~/platform/app-error'
import type { Clock } from '~/platform/clock'
import type { Log } from '~/platform/log'
import type { PaymentProvider, Standing } from '../../payments-port'
import { type PaidPlan, WITHDRAWAL_MS } from '../../plans'
import type { BillingMails } from '../billing-mails'
import { emailHash } from '../email-hash'
import { payersOf } from '../payers'
import type { SyncUser } from '../sync'

/** Renewals come a month after the purchase: only the first payment of a subscription is so near its beginning. */
const FIRST_PAYMENT_MS = 20 * 24 * 3_600_000
/** Whoever withdraws finishes it at once; what is left after that was interrupted. */
const INTERRUPTED_AFTER_MS = 60_000
const AT_ONCE = 20

type Dependencies = {
  db: Database
  clock: Clock
  log: Log
  provider: PaymentProvider
  mails: BillingMails
  secret: string
  sync: SyncUser
}
type Buyer = { id: string; email: string; firstName: string }
type Bought = { plan: PaidPlan; cents: number; paidAt: Date; isReversed: boolean }
type Withdrawal = typeof withdrawals.$inferSelect

/**
 * Withdraws from a purchase within 14 days: first the record with its receipt, then the money. What fails at the provider is finished
 * later. Throws AppError `not_found` or `withdrawal_over`.
 */
export async function withdraw(parts: Dependencies, user: Buyer, payment: string): Promise<void> {
  const { db, clock, provider, log } = parts
  const bought = purchaseOf(await provider.readStanding(await payersOf(db, user.id)), payment)
  if (bought === null) throw new AppError('not_found')
  const isOver = bought.isReversed || bought.paidAt.getTime() + WITHDRAWAL_MS <= clock().getTime()
  const record = isOver ? null : await note(parts, user, { ...bought, payment })
  if (record === null) throw new AppError('withdrawal_over')
  await giveBack(parts, record).catch((error: unknown) => log.warn('refund_delayed', { withdrawal: record.id, error }))
}

/** Goes on with refunds that were interrupted. To be run often; on several instances at once it changes nothing. */
export async function finishWithdrawals(parts: Dependencies): Promise<void> {
  const { db, clock, log } = parts
  const before = new Date(clock().getTime() - INTERRUPTED_AFTER_MS)
  const due = await db
    .select()
    .from(withdrawals)
    .where(and(isNull(withdrawals.refundReference), lte(withdrawals.createdAt, before)))
    .orderBy(asc(withdrawals.createdAt))
    .limit(AT_ONCE)
  for (const record of due)
    await giveBack(parts, record).catch((error: unknown) =>
      log.error('refund_failed', { withdrawal: record.id, error }),
    )
}

/** What was bought with a payment; null for another's, and for renewals, which nobody can withdraw from. */
export function purchaseOf({ payments, subscriptions }: Standing, payment: string): Bought | null {
  const once = payments.find(({ reference }) => reference === payment)
  if (once) return { ...once, isReversed: once.state === 'reversed' }
  const subscription = subscriptions.find(({ latestPayment }) => latestPayment?.reference === payment)
  const paid = subscription?.latestPayment
  if (!subscription || !paid) return null
  const isFirst = paid.paidAt.getTime() - subscription.startedAt.getTime() < FIRST_PAYMENT_MS
  return isFirst ? { ...paid, plan: 'pro-monthly' } : null
}

/** Null when it was withdrawn from already: of several calls at once one counts. */
const note = (
  { db, clock, mails, secret }: Dependencies,
  user: Buyer,
  { payment, plan, cents, paidAt }: Bought & { payment: string },
): Promise<Withdrawal | null> =>
  db.transaction(async (tx) => {
    const now = clock()
    const [record] = await tx
      .insert(withdrawals)
      .values({
        userId: user.id,
        emailHash: emailHash(secret, user.email),
        planType: plan,
        reference: payment,
        amount: cents,
        purchasedAt: paidAt,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (record === undefined) return null
    await mails.withdrawal(tx, user, { plan, cents, purchasedAt: paidAt, withdrawnAt: now, reference: payment })
    return record
  })

/** The refund ends the plan: what was bought with the payment gives nothing any more, and a subscription is cancelled. */
async function giveBack({ db, clock, provider, mails, sync }: Dependencies, record: Withdrawal): Promise<void> {
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
