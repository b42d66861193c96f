import { and, count, gte, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { madridStart } from '~/database/madrid-start'
import { type CountedDays, isCounted, within } from '~/database/people-counted'
import { users } from '~/database/tables/schema'

const cohorts = z.object({ day: z.string(), cohort: z.string(), registered: z.coerce.number() })
const first = z.object({ at: z.coerce.date().nullable() })

/** What the owner wants to know of the accounts; `leftOut` are e-mails of accounts that are not counted. */
export const accountFigures = (db: Database, leftOut: readonly string[]) => ({
  async users(): Promise<number> {
    const [row] = await db.select({ count: count() }).from(users).where(isCounted(users.email, leftOut))
    return row?.count ?? 0
  },

  /** Of the accounts that are still there. */
  async registered(since: Date): Promise<number> {
    const isNew = and(gte(users.createdAt, since), isCounted(users.email, leftOut))
    const [row] = await db.select({ count: count() }).from(users).where(isNew)
    return row?.count ?? 0
  },
})

/** When the first account was made; null without any. */
export async function firstRegistration(db: Database): Promise<Date | null> {
  const [row] = await query(db, first, sql`select min(${users.createdAt})::text as at from ${users}`)
  return row?.at ?? null
}

/** Who registered in these days, by the day and the month of it. */
export const registeredOn = (db: Database, days: CountedDays) =>
  query(
    db,
    cohorts,
    sql`select ${madridStart('day', users.createdAt)} as day, ${madridStart('month', users.createdAt)} as cohort,
        count(*) as registered
      from ${users} where ${within(users.createdAt, days)} and ${isCounted(users.email, days.leftOut)} group by 1, 2`,
  )
