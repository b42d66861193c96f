import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { grants } from '~/database/schema'
import type { Standing, Subscription } from '../payments-port'
import { PLANS } from '../plans'
import type { Purchase } from './plan-change'
import type { Remedy } from './remedies'
import { type AdminGrant, hasBegun, trialEnd } from './standing'

type Bought = Purchase & { endsAt: Date | null; endedAt: Date | null }

/** What administrators gave that has not been ended. */
export async function runningAdminGrants(db: Database, userId: string): Promise<AdminGrant[]> {
  const { planType, endsAt, endedAt, source } = grants
  const isRunning = and(eq(grants.userId, userId), eq(source, 'admin'), isNull(endedAt))
  return db.select({ planType, endsAt }).from(grants).where(isRunning)
}

/**
 * What somebody has bought without what an administrator has ended (which ends later than it began; what was paid in vain ends as it
 * begins, and has still to be given back).
 */
export async function withoutEnded(db: Database, userId: string, standing: Standing): Promise<Standing> {
  const { reference, endedAt, createdAt } = grants
  const rows = await db
    .select({ reference })
    .from(grants)
    .where(and(eq(grants.userId, userId), eq(grants.source, 'payment'), gt(endedAt, createdAt)))
  const ended = new Set(rows.map((row) => row.reference))
  return { ...standing, payments: standing.payments.filter((payment) => !ended.has(payment.reference)) }
}

type Kept = { purchases: Purchase[]; duplicates: Purchase[] }

/** Keeps what was bought, each once, and notes what has ended. Answers what is new: what counts, and what was paid in vain. */
export async function keepPurchases(
  tx: Database,
  { userId, standing, remedies, now }: { userId: string; standing: Standing; remedies: Remedy[]; now: Date },
): Promise<Kept> {
  const kept: Kept = { purchases: [], duplicates: [] }
  for (const { endsAt, endedAt, ...purchase } of boughtIn(standing, now)) {
    const { reference, plan } = purchase
    if (endedAt !== null) {
      const isOpen = and(eq(grants.userId, userId), eq(grants.reference, reference), isNull(grants.endedAt))
      await tx.update(grants).set({ endedAt }).where(isOpen)
      continue
    }
    const isVain = isInVain(reference, remedies)
    // What was paid in vain has ended as it began.
    const time = isVain ? { endsAt: null, endedAt: now } : { endsAt }
    const row = { userId, source: 'payment', planType: plan, reference, createdAt: now, ...time } as const
    const [made] = await tx.insert(grants).values(row).onConflictDoNothing({ target: grants.reference }).returning()
    if (made) (isVain ? kept.duplicates : kept.purchases).push(purchase)
  }
  return kept
}

function boughtIn({ payments, subscriptions }: Standing, now: Date): Bought[] {
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

const isInVain = (reference: string, remedies: Remedy[]) =>
  remedies.some(
    (remedy) =>
      remedy.reference === reference &&
      (remedy.type === 'refund' || (remedy.type === 'cancel' && remedy.reason === 'duplicate')),
  )
