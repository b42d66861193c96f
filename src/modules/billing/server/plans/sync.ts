import { eq, lt } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { paymentEvents, userPlans, users } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import type { BillingSnapshot, PaymentProvider } from '../../payments-port'
import { keysOfBuyer } from '../payments/buyer-keys'
import { coalesceByKey } from '../payments/coalesce'
import { createCorrector } from '../payments/correct-purchases'
import { correctionsOf } from '../payments/corrections'
import { keepGivenDetails } from '../payments/invoice-details'
import { payersOf } from '../payments/payers'
import { keepEntries } from '../payments/payment-entries'
import { unwaivedIn, without } from '../payments/waivers'
import { takeUpWithdrawals } from '../subscription/refunds'
import { planOf } from './derive-plan'
import {
  acceptedIn,
  carriedIn,
  keepPurchases,
  paidGrants,
  runningAdminGrants,
  vainIn,
  withoutEnded,
} from './paid-grants'
import type { OnPlanChange } from './plan-change'
import { NO_PLAN, readPlanRow } from './plan-row'
import { isSamePlan, planColumns } from './plan-state'
import type { Event, Synced, SyncUser } from './sync-user'
import { claimTrial } from './trial-claims'

/** Longer than any webhook event is repeated; one that comes again after that is applied again, which changes nothing. */
const KEEP_EVENTS_MS = 30 * 24 * 3_600_000
/** Against other instances only: within this process nobody is in the way. */
const MAX_TRIES = 8
const NOTHING_BOUGHT: BillingSnapshot = { payments: [], subscriptions: [], charges: [], unknown: [], invoicing: null }

export type SyncDependencies = {
  db: Database
  clock: Clock
  log: Log
  provider: Pick<PaymentProvider, 'readSnapshot' | 'refund' | 'cancelNow' | 'expireCheckouts' | 'issueInvoice'>
  secret: string
  onChange: OnPlanChange
}
type Seen = {
  userId: string
  revision: number
  payers: readonly string[]
  snapshot: BillingSnapshot
  events: readonly Event[]
}

/**
 * Makes a user's plan what they have paid for at the provider, and what administrators gave. Everything is read anew: it may be called
 * at any time, any number of times, in any order. Null when there is no such user (any more). Throws AppError
 * `payment_provider_failed`; then nothing has changed.
 */
export function createSync(dependencies: SyncDependencies): SyncUser {
  const { db, clock, log, provider } = dependencies
  const correct = createCorrector({ provider, log })

  const look = async (userId: string, events: readonly Event[]) => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const [known] = await db
        .select({ revision: userPlans.revision })
        .from(users)
        .leftJoin(userPlans, eq(userPlans.userId, users.id))
        .where(eq(users.id, userId))
      if (known === undefined) return null
      const revision = known.revision ?? NO_PLAN.revision
      const payers = await payersOf(db, userId)
      const snapshot = payers.length === 0 ? NOTHING_BOUGHT : await provider.readSnapshot(payers)
      if (snapshot.unknown.length > 0) log.warn('payers_unknown', { userId, payers: snapshot.unknown })
      const written = await writeSeen(dependencies, { userId, revision, payers, snapshot, events })
      if (written) return { ...written, payers: payers.filter((payer) => !snapshot.unknown.includes(payer)) }
    }
    throw new AppError('unavailable')
  }

  const inTurn = coalesceByKey(async (userId: string, events: readonly Event[]): Promise<Synced | null> => {
    const first = await look(userId, events)
    if (first === null) {
      await noteEvents(db, events, clock())
      return null
    }
    const hasCorrected = await correct(first)
    const second = hasCorrected ? await look(userId, []) : null
    return second ? { ...second, before: first.before, corrections: first.corrections } : first
  })
  return (userId, events = []) => inTurn(userId, events)
}

/** Null when the plan has changed since it was seen: what was read at the provider may be out of date. */
function writeSeen({ db, clock, secret, onChange }: SyncDependencies, seen: Seen) {
  const { userId, revision, payers, snapshot: bought, events } = seen
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    if (user === undefined) return null
    // Read once the lock is there: nobody else writes it meanwhile.
    const plan = await readPlanRow(tx, userId)
    if (plan.revision !== revision) return null
    const now = clock()
    const known = await paidGrants(tx, userId)
    await keepGivenDetails(tx, userId, bought.invoicing)
    const { returned, hasPaid } = await keepEntries(tx, bought.charges, now)
    const trials = bought.payments.filter(({ plan }) => plan === 'trial')
    // Most looks find nothing that depends on who it is.
    const isAsked = hasPaid || trials.length > 0 || vainIn(known).size > 0
    const keys = isAsked ? await keysOfBuyer(tx, { user, secret, charges: bought.charges, now }) : []
    const trial = await claimTrial(tx, { keys, trials })
    const snapshot = withoutEnded(bought, known)
    const unwaived = await unwaivedIn(tx, { keys, snapshot, accepted: acceptedIn(known) })
    const before = planColumns(plan)
    const after = planOf({
      snapshot: without(snapshot, unwaived),
      trial,
      adminGrants: await runningAdminGrants(tx, userId),
      carried: carriedIn(known, bought, payers),
      returned: returned.all,
      now,
    })
    const corrections = correctionsOf(snapshot, { trial, unwaived, vain: vainIn(known) })
    const { purchases, duplicates } = await keepPurchases(tx, { userId, snapshot, corrections, now })
    const unrefunded = await takeUpWithdrawals(tx, { userId, payments: returned.news, now })
    // Goes up at every look: one that began before must not write over it.
    const next = { ...after, revision: revision + 1 }
    await tx
      .insert(userPlans)
      .values({ userId, ...next })
      .onConflictDoUpdate({ target: userPlans.userId, set: next })
    await noteEvents(tx, events, now)
    if (purchases.length + duplicates.length + unrefunded.length > 0 || !isSamePlan(before, after)) {
      const { id, email, firstName } = user
      await onChange(tx, { user: { id, email, firstName }, before, after, purchases, duplicates, unrefunded, now })
    }
    return { before, after, snapshot, trial, corrections, purchases }
  })
}

/** Each event has its effect once, in the transaction that stores it. */
export async function noteEvents(db: Database, events: readonly Event[], now: Date): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(({ id, type }) => ({ id, type, createdAt: now }))
  await db.insert(paymentEvents).values(rows).onConflictDoNothing()
}

export const dropOldEvents = (db: Database, now: Date) =>
  db.delete(paymentEvents).where(lt(paymentEvents.createdAt, new Date(now.getTime() - KEEP_EVENTS_MS)))
