import { sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { withdrawals } from '~/database/tables/schema'
import { personKey } from '~/modules/accounts/accounts.server'
import { AppError } from '~/platform/app-error'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import type { BillingSnapshot, PaymentProvider } from '../../payments-port'
import { type PaidPlan, WITHDRAWAL_MS } from '../../plans'
import type { BillingMails } from '../billing-mails'
import { keysOfBuyer } from '../payments/buyer-keys'
import { payersOf } from '../payments/payers'
import { hasWithdrawn } from '../payments/waivers'
import type { SyncUser } from '../plans/sync-user'
import { giveBack, INTERRUPTED_AFTER_MS } from './refunds'

/** Renewals come a month after the purchase: only the first payment of a subscription is so near its beginning. */
const FIRST_PAYMENT_MS = 20 * 24 * 3_600_000

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
type Wish = Bought & { payment: string; charges: BillingSnapshot['charges'] }

/**
 * Withdraws from a purchase within 14 days: first the record with its receipt, then the money. What fails at the provider is finished
 * later. Throws AppError `not_found`, `withdrawal_over`, or `withdrawal_used` for who has withdrawn from such a plan before (C-62).
 */
export async function withdraw(parts: Dependencies, user: Buyer, payment: string): Promise<void> {
  const { db, clock, provider, log } = parts
  const snapshot = await provider.readSnapshot(await payersOf(db, user.id))
  const bought = purchaseOf(snapshot, payment)
  if (bought === null) throw new AppError('not_found')
  const isOver = bought.isReversed || bought.paidAt.getTime() + WITHDRAWAL_MS <= clock().getTime()
  const record = isOver ? null : await note(parts, user, { ...bought, payment, charges: snapshot.charges })
  if (record === null) throw new AppError('withdrawal_over')
  await giveBack(parts, record).catch((error: unknown) => log.warn('refund_delayed', { withdrawal: record.id, error }))
}

/** What was bought with a payment; null for another's, and for renewals, which nobody can withdraw from. */
function purchaseOf({ payments, subscriptions }: BillingSnapshot, payment: string): Bought | null {
  const once = payments.find(({ reference }) => reference === payment)
  if (once) return { ...once, isReversed: once.state === 'reversed' }
  const subscription = subscriptions.find(({ latestPayment }) => latestPayment?.reference === payment)
  const paid = subscription?.latestPayment
  if (!subscription || !paid) return null
  const isFirst = paid.paidAt.getTime() - subscription.startedAt.getTime() < FIRST_PAYMENT_MS
  return isFirst ? { ...paid, plan: 'pro-monthly' } : null
}

/** Null when it was withdrawn from already: of several calls at once one counts, also from several accounts of one person. */
const note = (
  { db, clock, mails, secret }: Dependencies,
  user: Buyer,
  { payment, plan, cents, paidAt, charges }: Wish,
): Promise<Withdrawal | null> =>
  db.transaction(async (tx) => {
    const now = clock()
    const keys = await keysOfBuyer(tx, { user, secret, charges, now })
    await takeTurns(tx, keys)
    const [record] = await tx
      .insert(withdrawals)
      .values({
        userId: user.id,
        personKey: personKey(secret, user.email),
        planType: plan,
        reference: payment,
        amount: cents,
        purchasedAt: paidAt,
        refundDueAt: new Date(now.getTime() + INTERRUPTED_AFTER_MS),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (record === undefined) return null
    if (await hasWithdrawn(tx, keys, { plan, except: payment })) throw new AppError('withdrawal_used')
    await mails.withdrawal(tx, user, { plan, cents, purchasedAt: paidAt, withdrawnAt: now, reference: payment })
    return record
  })

/** Until the transaction ends, nobody else withdraws as the person of any of these keys, which come in one order everywhere. */
async function takeTurns(tx: Database, keys: readonly string[]): Promise<void> {
  for (const key of keys) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`withdraw ${key}`}, 0))`)
}
