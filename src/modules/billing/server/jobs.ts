import { lt } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { jobs } from '~/database/schema'
import type { Clock } from '~/platform/clock'
import type { Log } from '~/platform/log'
import { nextMadridDay } from '~/platform/madrid-time'

const HOUR_MS = 3_600_000
const NIGHT = 'reconcile payments'
/** After midnight in Madrid, when few are awake. */
const NIGHT_HOUR = 3

type Dependencies = {
  db: Database
  clock: Clock
  log: Log
  remindOfTrials: () => Promise<void>
  finishWithdrawals: () => Promise<void>
  reconcile: () => Promise<unknown>
}

/** What billing does by itself. To be called every minute, on every instance; a call while one is under way joins it. */
export function createBillingJobs({ db, clock, log, remindOfTrials, finishWithdrawals, reconcile }: Dependencies) {
  let underWay: Promise<void> | undefined
  const attempt = (name: string, work: () => Promise<unknown>) =>
    work().catch((error: unknown) => log.error('billing_job_failed', { name, error }))
  const run = async () => {
    await attempt('trial_reminders', remindOfTrials)
    await attempt('withdrawals', finishWithdrawals)
    await attempt('reconcile', async () => {
      if (await claimNight(db, clock())) await reconcile()
    })
  }
  return (): Promise<void> => {
    underWay ??= run().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

/** Whether this night's work falls to who asks: the first one, over all instances. */
export async function claimNight(db: Database, now: Date): Promise<boolean> {
  const claimed = await db
    .insert(jobs)
    .values({ name: NIGHT, startedAt: now })
    .onConflictDoUpdate({ target: jobs.name, set: { startedAt: now }, setWhere: lt(jobs.startedAt, nightBefore(now)) })
    .returning()
  return claimed.length > 0
}

/** When the last night's hour began. */
export function nightBefore(now: Date): Date {
  const hours = (count: number) => count * HOUR_MS
  const midnight = nextMadridDay(new Date(now.getTime() - hours(NIGHT_HOUR + 24)))
  return new Date(midnight.getTime() + hours(NIGHT_HOUR))
}
