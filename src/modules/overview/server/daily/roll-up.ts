import { between, eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { dailyFigures, jobs } from '~/database/tables/schema'
import { firstRegistration, registeredOn } from '~/modules/accounts/accounts.server'
import { plansOn } from '~/modules/billing/billing.server'
import { questionsOn } from '~/modules/chat/chat.server'
import { madridDay, madridMidnight, nextMadridDay } from '~/platform/time/madrid-time'
import { daysAfter, monthsAfter } from '../days'

const JOB = 'daily figures'
/** What is learnt late (a payment of the last minutes) still finds its day: a day is settled when the next one is over, too. */
const UNSETTLED_DAYS = 2
/** Written in one transaction, and the transactions of one run; the next run goes on. */
const DAYS_AT_ONCE = 31
const MOST_STEPS = 40

type Row = typeof dailyFigures.$inferSelect
type Options = { now: Date; leftOut: readonly string[] }
const progress = z.object({ progress: z.string().nullable() })

/**
 * Writes what each day brought: days that are over once and for good, in their order and also those that were missed; yesterday and today
 * anew each time. Safe on several instances at once: whoever comes second leaves it to the first. Doing it twice changes nothing. Whoever
 * deletes the job's row has all days written anew, of the accounts that are there then.
 */
export async function rollUpDays(db: Database, options: Options): Promise<void> {
  await db.insert(jobs).values({ name: JOB, startedAt: options.now }).onConflictDoNothing()
  const first = await firstDay(db, options.now)
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const isMore = await db.transaction((tx) => rollUpNext(tx, { ...options, first }))
    if (!isMore) return
  }
}

/** The next days to be settled; when there are none, those that are not over. Answers whether there is more to do. */
async function rollUpNext(tx: Database, { first, now, leftOut }: Options & { first: string }): Promise<boolean> {
  const [held] = await query(
    tx,
    progress,
    sql`select ${jobs.progress} as progress from ${jobs} where ${eq(jobs.name, JOB)} for update skip locked`,
  )
  if (held === undefined) return false
  const today = madridDay(now)
  const settled = daysAfter(today, -UNSETTLED_DAYS)
  const next = held.progress === null ? first : daysAfter(held.progress, 1)
  const isSettling = next <= settled
  const last = isSettling ? earlier(daysAfter(next, DAYS_AT_ONCE - 1), settled) : today
  await writeDays(tx, { first: earlier(next, today), last, now, leftOut })
  await tx
    .update(jobs)
    .set({ finishedAt: now, ...(isSettling ? { progress: last } : {}) })
    .where(eq(jobs.name, JOB))
  return isSettling
}

const earlier = (one: string, other: string) => (one < other ? one : other)

async function firstDay(db: Database, now: Date): Promise<string> {
  const first = await firstRegistration(db)
  return madridDay(first !== null && first < now ? first : now)
}

async function writeDays(tx: Database, { first, last, now, leftOut }: Options & { first: string; last: string }) {
  const end = nextMadridDay(madridMidnight(last))
  const days = { first, last, until: end < now ? end : now, leftOut }
  const rows = new Map<string, Row>()
  const add = ({ day, cohort, ...counts }: Pick<Row, 'day' | 'cohort'> & Partial<Row>) => {
    const key = `${day} ${cohort}`
    rows.set(key, { ...(rows.get(key) ?? { ...NOTHING, day, cohort }), ...counts })
  }
  // A day that was written has a row, also when there was nothing in it.
  for (let day = first; day <= last; day = daysAfter(day, 1)) add({ day, cohort: monthsAfter(day, 0) })
  for (const row of await registeredOn(tx, days)) add(row)
  for (const row of await questionsOn(tx, days)) add(row)
  for (const row of await plansOn(tx, days)) add(row)
  await tx.delete(dailyFigures).where(between(dailyFigures.day, first, last))
  await tx.insert(dailyFigures).values([...rows.values()])
}

const NOTHING: Omit<Row, 'day' | 'cohort'> = {
  registered: 0,
  questions: 0,
  trials: 0,
  firstPaid: 0,
  paidAfterTrial: 0,
  monthly: 0,
  newMonthly: 0,
  upgraded: 0,
  paying: 0,
  mrrCents: 0,
}
