import { and, eq, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { fromNow } from '~/database/from-now'
import { jobs } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'
import type { Clock } from '~/platform/time/clock'
import { nextMadridDay } from '~/platform/time/madrid-time'
import type { Progress, Step } from './payments/reconcile'

const HOUR_MS = 3_600_000
const NIGHT = 'reconcile payments'
/** After midnight in Madrid, when few are awake. */
const NIGHT_HOUR = 3
/** Longer than a step can last: only of an instance that died is one taken over. */
const LEASE_MS = 10 * 60_000
/** Until a provider that is away is asked again, unless it says itself when. */
const PAUSE_MS = 5 * 60_000

type Claim = { progress: Progress; leasedUntil: Date }
type Dependencies = { db: Database; clock: Clock; step: (from: Progress) => Promise<Step> }

/**
 * Goes on with this night's comparison, a step at a time, each by whichever instance comes first; after a crash or a failure it is taken
 * up where it stopped. Answers whether it was brought to its end here. Throws what made it stop.
 */
export async function doNightWork({ db, clock, step }: Dependencies): Promise<boolean> {
  for (let claim = await claimStep(db, clock()); claim !== null; claim = await claimStep(db, clock())) {
    const { progress } = claim
    const failed = (failure: unknown): Step => ({ next: progress, isOver: false, failure })
    const { next, isOver, failure } = await step(progress).catch(failed)
    const now = clock()
    const leasedUntil = failure === null ? null : fromNow(pauseAfter(failure))
    const isOurs = await closeStep(db, claim, { progress: next, leasedUntil, finishedAt: isOver ? now : null })
    if (failure !== null) throw failure
    if (isOver && isOurs) return true
  }
  return false
}

function pauseAfter(failure: unknown): number {
  const seconds = failure instanceof AppError ? failure.details.retryAfterSeconds : undefined
  return typeof seconds === 'number' ? seconds * 1_000 : PAUSE_MS
}

/** The next step of this night's work, for who asks alone; null when it is done, or under way elsewhere. */
export async function claimStep(db: Database, now: Date): Promise<Claim | null> {
  const leasedUntil = fromNow(LEASE_MS)
  const isNew = lt(jobs.startedAt, nightBefore(now))
  const isFree = or(isNull(jobs.leasedUntil), lte(jobs.leasedUntil, sql`now()`))
  const [claimed] = await db
    .insert(jobs)
    .values({ name: NIGHT, startedAt: now, leasedUntil })
    .onConflictDoUpdate({
      target: jobs.name,
      set: {
        startedAt: sql`case when ${isNew} then ${now.toISOString()}::timestamptz else ${jobs.startedAt} end`,
        progress: sql`case when ${isNew} then null else ${jobs.progress} end`,
        finishedAt: null,
        leasedUntil,
      },
      setWhere: and(or(isNew, isNull(jobs.finishedAt)), isFree),
    })
    .returning({ progress: jobs.progress, leasedUntil: sql`${jobs.leasedUntil}`.mapWith(jobs.leasedUntil) })
  return claimed ?? null
}

type Closing = Pick<typeof jobs.$inferInsert, 'progress' | 'finishedAt'> & { leasedUntil: SQL | null }

/** Notes what came of a step, unless another instance has taken it over. */
async function closeStep(db: Database, { leasedUntil }: Claim, closing: Closing): Promise<boolean> {
  const isOurs = and(eq(jobs.name, NIGHT), eq(jobs.leasedUntil, leasedUntil))
  return (await db.update(jobs).set(closing).where(isOurs).returning({ name: jobs.name })).length > 0
}

/** When the last night's hour began. */
export function nightBefore(now: Date): Date {
  const hours = (count: number) => count * HOUR_MS
  const midnight = nextMadridDay(new Date(now.getTime() - hours(NIGHT_HOUR + 24)))
  return new Date(midnight.getTime() + hours(NIGHT_HOUR))
}
