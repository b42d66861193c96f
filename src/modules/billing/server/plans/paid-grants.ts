import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { grants } from '~/database/tables/schema'
import type { BillingSnapshot, Subscription } from '../../payments-port'
import { PLANS } from '../../plans'
import type { Correction } from '../payments/corrections'
import { type AdminGrant, hasBegun, trialEnd } from './derive-plan'
import type { Purchase } from './plan-change'

type Bought = Purchase & { endsAt: Date | null; endedAt: Date | null }
type PaidGrant = typeof grants.$inferSelect

/** What administrators gave that has not been ended. */
export async function runningAdminGrants(db: Database, userId: string): Promise<AdminGrant[]> {
  const { planType, endsAt, endedAt, source } = grants
  const isRunning = and(eq(grants.userId, userId), eq(source, 'admin'), isNull(endedAt))
  return db.select({ planType, endsAt }).from(grants).where(isRunning)
}

/** What is known of what a user has paid for. */
export const paidGrants = (db: Database, userId: string): Promise<PaidGrant[]> =>
  db
    .select()
    .from(grants)
    .where(and(eq(grants.userId, userId), eq(grants.source, 'payment')))

/** What was paid in vain has ended as it began; whatever else ends, ends later. */
const wasInVain = ({ endedAt, createdAt }: PaidGrant) => endedAt?.getTime() === createdAt.getTime()

/** What was taken when it was first seen, and what was not. */
export const acceptedIn = (known: readonly PaidGrant[]) => referencesOf(known.filter((grant) => !wasInVain(grant)))
export const vainIn = (known: readonly PaidGrant[]) => referencesOf(known.filter(wasInVain))
const referencesOf = (rows: readonly PaidGrant[]) => new Set(rows.flatMap(({ reference }) => reference ?? []))

/** What somebody has bought without what an administrator has ended: that gives nothing, and is not to be given back either. */
export function withoutEnded(snapshot: BillingSnapshot, known: readonly PaidGrant[]): BillingSnapshot {
  const ended = referencesOf(known.filter(({ endedByAdmin }) => endedByAdmin))
  return { ...snapshot, payments: snapshot.payments.filter(({ reference }) => !ended.has(reference)) }
}

/**
 * What runs and was paid to somebody whom the provider does not know by these keys. A subscription counts only while nobody else of
 * theirs is known there: whether it is still paid for cannot be seen.
 */
export function carriedIn(
  known: readonly PaidGrant[],
  snapshot: BillingSnapshot,
  payers: readonly string[],
): AdminGrant[] {
  if (snapshot.unknown.length === 0) return []
  const seen = new Set([...snapshot.payments, ...snapshot.subscriptions].map(({ reference }) => reference))
  const isAlone = snapshot.unknown.length === payers.length
  return known.filter(
    ({ reference, planType, endedAt }) =>
      endedAt === null && reference !== null && !seen.has(reference) && (isAlone || planType !== 'pro-monthly'),
  )
}

type Kept = { purchases: Purchase[]; duplicates: Purchase[] }
type Keeping = { userId: string; snapshot: BillingSnapshot; corrections: Correction[]; now: Date }

/** Keeps what was bought, each once, and notes what has ended. Answers what is new: what counts, and what was paid in vain. */
export async function keepPurchases(tx: Database, { userId, snapshot, corrections, now }: Keeping): Promise<Kept> {
  const kept: Kept = { purchases: [], duplicates: [] }
  for (const { endsAt, endedAt, ...purchase } of boughtIn(snapshot, now)) {
    const { reference, plan } = purchase
    if (endedAt !== null) {
      await endGrant(tx, { userId, reference, endedAt })
      continue
    }
    const isVain = isInVain(reference, corrections)
    // What was paid in vain has ended as it began.
    const time = isVain ? { endsAt: null, endedAt: now } : { endsAt }
    const row = { userId, source: 'payment', planType: plan, reference, createdAt: now, ...time } as const
    const [made] = await tx.insert(grants).values(row).onConflictDoNothing({ target: grants.reference }).returning()
    if (made) (isVain ? kept.duplicates : kept.purchases).push(purchase)
    else if (!isVain) await takeUpAgain(tx, { userId, reference })
  }
  return kept
}

async function endGrant(
  tx: Database,
  { userId, reference, endedAt }: { userId: string; reference: string; endedAt: Date },
) {
  const isOpen = and(eq(grants.userId, userId), eq(grants.reference, reference), isNull(grants.endedAt))
  await tx
    .update(grants)
    .set({ endedAt: laterThanBegun(endedAt) })
    .where(isOpen)
}

/** What had ended by a refund that has failed since. */
async function takeUpAgain(tx: Database, { userId, reference }: { userId: string; reference: string }) {
  const isOwn = and(eq(grants.userId, userId), eq(grants.reference, reference), eq(grants.source, 'payment'))
  const byRefund = and(eq(grants.endedByAdmin, false), gt(grants.endedAt, grants.createdAt))
  await tx.update(grants).set({ endedAt: null }).where(and(isOwn, byRefund))
}

/** What ends as it begins was paid in vain: that this one was not shows even within a millisecond. */
export const laterThanBegun = (at: Date) =>
  sql`greatest(${at.toISOString()}::timestamptz, ${grants.createdAt} + interval '1 millisecond')`

function boughtIn({ payments, subscriptions }: BillingSnapshot, now: Date): Bought[] {
  return [
    ...payments.map(({ state, ...payment }) => ({
      ...payment,
      endsAt: payment.plan === 'trial' ? trialEnd(payment) : null,
      endedAt: state === 'reversed' ? now : null,
    })),
    ...subscriptions.filter(hasBegun).map((each) => ({
      reference: each.reference,
      plan: 'pro-monthly' as const,
      cents: each.latestPayment?.cents ?? PLANS['pro-monthly'].cents,
      paidAt: each.latestPayment?.paidAt ?? each.startedAt,
      consent: each.consent,
      endsAt: null,
      endedAt: endOf(each, now),
    })),
  ]
}

const endOf = ({ endedAt, latestPayment }: Subscription, now: Date) =>
  endedAt ?? (latestPayment?.isReversed ? now : null)

const isInVain = (reference: string, corrections: Correction[]) =>
  corrections.some(
    (correction) =>
      correction.reference === reference &&
      (correction.type === 'refund' || (correction.type === 'cancel' && correction.reason === 'duplicate')),
  )
