import { and, asc, eq, exists, gt, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { grants, payers, users } from '~/database/schema'
import type { Clock } from '~/platform/clock'
import type { PaymentProvider } from '../payments-port'
import { findOwner, notePayer } from './payers'
import type { PlanState } from './plan-change'
import { isSamePlan } from './plan-state'
import type { SyncUser } from './sync'

const PER_PAGE = 100
/** Longer than any notice is tried again. */
const LATELY_MS = 7 * 24 * 3_600_000
/** So many in a row: it is not the users. */
const GIVE_UP_AFTER = 3

type Dependencies = {
  db: Database
  clock: Clock
  provider: Pick<PaymentProvider, 'recentBuyers'>
  sync: SyncUser
}
export type Reconciled = { users: number; mended: number; failed: number }

/**
 * Compares what everybody has with what they have paid for at the provider, one user after the other, and mends it; `say` gets a line
 * for each that was mended or could not be read. What administrators gave stays. Throws what the provider throws when it is away.
 */
export async function reconcile(
  { db, clock, provider, sync }: Dependencies,
  say: (line: string) => void,
): Promise<Reconciled> {
  const counts: Reconciled = { users: 0, mended: 0, failed: 0 }
  const done = new Set<string>()
  const traces = new Set<string>()
  let failedInARow = 0

  const look = async (userId: string) => {
    if (done.has(userId)) return
    done.add(userId)
    counts.users += 1
    try {
      const lines = linesOf(userId, await sync(userId))
      failedInARow = 0
      if (lines.length > 0) counts.mended += 1
      for (const line of lines) say(line)
    } catch (error) {
      counts.failed += 1
      failedInARow += 1
      say(`user ${userId}: could not be read at the payment provider`)
      if (failedInARow >= GIVE_UP_AFTER) throw error
    }
  }

  // First those whom the provider names: somebody who paid by a link may not be known as a payer yet.
  for await (const trace of provider.recentBuyers(new Date(clock().getTime() - LATELY_MS))) {
    const mark = JSON.stringify(trace)
    if (traces.has(mark)) continue
    traces.add(mark)
    const owner = await findOwner(db, trace)
    if (owner === null) continue
    await notePayer(db, owner, trace)
    await look(owner)
  }
  for await (const userId of holders(db)) await look(userId)
  return counts
}

/** Everybody who pays, has paid or was given something. */
async function* holders(db: Database): AsyncGenerator<string> {
  let after: string | null = null
  for (;;) {
    const own = (table: typeof payers | typeof grants) =>
      exists(db.select({ one: sql`1` }).from(table).where(eq(table.userId, users.id)))
    const page: { id: string }[] = await db
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          after === null ? undefined : gt(users.id, after),
          or(isNotNull(users.planSource), own(payers), own(grants)),
        ),
      )
      .orderBy(asc(users.id))
      .limit(PER_PAGE)
    for (const { id } of page) yield id
    after = page.at(-1)?.id ?? null
    if (page.length < PER_PAGE) return
  }
}

function linesOf(userId: string, synced: Awaited<ReturnType<SyncUser>>): string[] {
  if (synced === null) return []
  const { before, after, remedies } = synced
  return [
    ...(isSamePlan(before, after) ? [] : [`user ${userId}: ${describe(before)} is now ${describe(after)}`]),
    ...remedies.map(({ type, reference }) => `user ${userId}: ${type} ${reference}`),
  ]
}

const describe = ({ planType, subscriptionStatus, planExpiresAt, renewsAt }: PlanState) =>
  [
    planType,
    subscriptionStatus,
    ...(planExpiresAt ? [`until ${planExpiresAt.toISOString()}`] : []),
    ...(renewsAt ? [`renews ${renewsAt.toISOString()}`] : []),
  ].join(' ')
