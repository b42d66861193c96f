import { and, asc, gt, isNotNull, type SQL } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { grants, payers, userPlans } from '~/database/tables/schema'
import type { Clock } from '~/platform/time/clock'
import type { PaymentProvider } from '../../payments-port'
import type { PlanState } from '../plans/plan-change'
import { isSamePlan } from '../plans/plan-state'
import type { SyncUser } from '../plans/sync-user'
import { paced } from './paced'
import { findOwner, notePayer } from './payers'

/** So many that a step is over long before its lease, and that it is not for most of its time about the last of them. */
const USERS_A_STEP = 200
/** At three objects of an event and user, about as many. */
const EVENT_PAGES_A_STEP = 6
/** Each is a reading of four kinds and then a writing. Stripe answers 25 of a kind and a hundred in all in a second: a few are for others. */
const PACE = { everyMs: 1_000 / 19, concurrency: 16 }
const DAY_MS = 24 * 3_600_000
/** Longer than any webhook event is tried again, which Stripe does for three days. */
const LATELY_MS = 4 * DAY_MS
/** Whatever changes at the provider is among its events: that nothing was missed all the same is seen once in so many nights. */
const NIGHTS = 7
/** So many in a row: it is not the users. */
const GIVE_UP_AFTER = 3

type Dependencies = {
  db: Database
  clock: Clock
  provider: Pick<PaymentProvider, 'recentBuyers'>
  sync: SyncUser
  /** Tells the provider the e-mail that a user has now. */
  updateCustomer: (userId: string) => Promise<void>
}
/** A line for each thing that was mended or could not be read. */
type Say = (line: string) => void
export type Reconciled = { users: number; mended: number; failed: number }

/**
 * How far a comparison has come: null at its beginning, then `event <id>` of the provider's last event that was gone through (somebody
 * who paid by a link may not be known as a payer yet), then `user <id>` of the last user, or `user ` before the first.
 */
export type Progress = string | null
/** `next`: where to go on; `over` when everybody was compared. `failure`: what the provider throws at everybody. */
export type Step = { next: Progress; isOver: boolean; failure: unknown }

/** Compares everybody in one go. What administrators gave stays. Throws what the provider throws when it is away. */
export async function reconcile(parts: Dependencies, say: Say): Promise<Reconciled> {
  const { counts, step } = createComparison(parts, say, () => null)
  for (let progress: Progress = null; ; ) {
    const { next, isOver, failure } = await step(progress)
    if (failure !== null) throw failure
    if (isOver) return counts
    progress = next
  }
}

/** Which share of everybody a night compares besides those who are named on events: of seven nights each has another. */
export const shareOfNight = (night: Date): number => Math.floor(night.getTime() / DAY_MS) % NIGHTS
/** An id ends with random digits. */
const shareOf = (userId: string): number => Number.parseInt(userId.slice(-8), 16) % NIGHTS

/**
 * Compares what people have with what they have paid for at the provider, a few users at a time, and mends it; step by step. `share`:
 * which seventh of them, or null for everybody; who is named on an event of late is always compared.
 */
export function createComparison(
  { db, clock, provider, sync, updateCustomer }: Dependencies,
  say: Say,
  share: () => number | null,
) {
  const { counts, compare } = comparingUsers({ sync, updateCustomer }, say)

  const lookAtEvents = async (after: string | null): Promise<Step> => {
    const owners: string[] = []
    let next = after
    for (let page = 0; page < EVENT_PAGES_A_STEP; page += 1) {
      const recent = await provider.recentBuyers(new Date(clock().getTime() - LATELY_MS), next)
      for (const trace of recent.buyers) {
        const owner = await findOwner(db, trace)
        if (owner === null) continue
        await notePayer(db, owner, trace)
        owners.push(owner)
      }
      next = recent.next
      if (next === null) break
    }
    const { failure } = await compare(owners)
    return { next: next === null ? 'user ' : `event ${next}`, isOver: false, failure }
  }

  const lookAtUsers = async (after: string): Promise<Step> => {
    const only = share()
    const count = only === null ? USERS_A_STEP : USERS_A_STEP * NIGHTS
    const page = await holders(db, after === '' ? null : after, count)
    const { failure, failed } = await compare(page.filter((userId) => only === null || shareOf(userId) === only))
    const last = failed ?? page.at(-1) ?? after
    return { next: `user ${last}`, isOver: failure === null && page.length < count, failure }
  }

  return {
    counts,
    /** Throws what the provider throws when it cannot say who has bought lately. */
    step: (from: Progress): Promise<Step> =>
      from?.startsWith('user ')
        ? lookAtUsers(from.slice('user '.length))
        : lookAtEvents(from?.slice('event '.length) ?? null),
  }
}

/** Compares each user once, and counts them. */
function comparingUsers({ sync, updateCustomer }: Pick<Dependencies, 'sync' | 'updateCustomer'>, say: Say) {
  const counts: Reconciled = { users: 0, mended: 0, failed: 0 }
  const done = new Set<string>()

  const look = async (userId: string): Promise<unknown> => {
    done.add(userId)
    counts.users += 1
    try {
      const lines = linesOf(userId, await sync(userId))
      await updateCustomer(userId)
      if (lines.length > 0) counts.mended += 1
      for (const line of lines) say(line)
      return null
    } catch (error) {
      counts.failed += 1
      say(`user ${userId}: could not be read at the payment provider`)
      return error
    }
  }

  /** `failed`: the first of those that failed where it is not the users; who always fails holds up nobody. */
  const compare = async (userIds: readonly string[]): Promise<{ failure: unknown; failed: string | undefined }> => {
    let failed: string[] = []
    const left = [...new Set(userIds)].filter((userId) => !done.has(userId))
    const lookAt = async (userId: string) => ({ userId, failure: await look(userId) })
    for await (const { userId, failure } of paced(left, lookAt, PACE)) {
      failed = failure === null ? [] : [...failed, userId]
      if (failed.length >= GIVE_UP_AFTER) return { failure, failed: failed[0] }
    }
    return { failure: null, failed: undefined }
  }

  return { counts, compare }
}

/** The next of everybody who pays, has paid or was given something: each table by its own index, as far as one page needs it. */
async function holders(db: Database, after: string | null, count: number): Promise<string[]> {
  const next = (table: typeof payers | typeof grants | typeof userPlans, isHolder?: SQL) =>
    db
      .selectDistinct({ id: table.userId })
      .from(table)
      .where(and(after === null ? undefined : gt(table.userId, after), isHolder))
      .orderBy(asc(table.userId))
      .limit(count)
  const pages = [await next(userPlans, isNotNull(userPlans.planSource)), await next(payers), await next(grants)]
  const ids = new Set(pages.flat().map(({ id }) => id))
  return [...ids].sort().slice(0, count)
}

function linesOf(userId: string, synced: Awaited<ReturnType<SyncUser>>): string[] {
  if (synced === null) return []
  const { before, after, corrections } = synced
  return [
    ...(isSamePlan(before, after) ? [] : [`user ${userId}: ${describe(before)} is now ${describe(after)}`]),
    ...corrections.map(({ type, reference }) => `user ${userId}: ${type} ${reference}`),
  ]
}

const describe = ({ planType, subscriptionStatus, planExpiresAt, renewsAt }: PlanState) =>
  [
    planType,
    subscriptionStatus,
    ...(planExpiresAt ? [`until ${planExpiresAt.toISOString()}`] : []),
    ...(renewsAt ? [`renews ${renewsAt.toISOString()}`] : []),
  ].join(' ')
