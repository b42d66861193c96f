import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { madeOnce } from '~/database/made-once'
import { usage } from '~/database/tables/schema'
import { madridDay, nextMadridDay, nextMadridMonth } from '~/platform/time/madrid-time'
import type { MessageLimits } from '../../contract'
import { DAILY_LIMIT, limitReached, MONTHLY_LIMIT } from '../../rules'

const usageOf = madeOnce((db) =>
  db
    .select()
    .from(usage)
    .where(eq(usage.userId, sql.placeholder('userId')))
    .prepare('usage'),
)

/** What a user has used of the free limits at `now` (DATA-07). */
export async function readLimits(db: Database, userId: string, now: Date): Promise<MessageLimits> {
  const [row] = await usageOf(db).execute({ userId })
  const today = madridDay(now)
  const dailyUsed = row && row.day >= today ? row.dayUsed : 0
  const monthlyUsed = row && row.day.slice(0, 7) >= today.slice(0, 7) ? row.monthUsed : 0
  return {
    canSend: limitReached({ dailyUsed, monthlyUsed }) === null,
    dailyLimit: DAILY_LIMIT,
    monthlyLimit: MONTHLY_LIMIT,
    dailyUsed,
    monthlyUsed,
    resetsDailyAt: nextMadridDay(now).toISOString(),
    resetsMonthlyAt: nextMadridMonth(now).toISOString(),
  }
}

/**
 * Takes one unit of the limit for each row of `source` (a `select` of one user_id), or none where a limit stands in the way: a part of
 * the statement that stores what the unit is for. Answers `user_id` and `day`, the day whose unit it is; for those who are not counted
 * all rows, without a day.
 */
export const unitFor = (source: SQL, { isCounted, now }: { isCounted: boolean; now: Date }) =>
  isCounted ? takeUnit(source, now) : sql`select owner.user_id, null::date as day from (${source}) as owner`

/**
 * The conflict locks the user's row, so that the limits hold however many sends arrive at once and wherever. A clock that lags behind
 * another instance's does not bring yesterday back.
 */
const takeUnit = (source: SQL, now: Date) => {
  const sameDay = sql`usage.day >= excluded.day`
  const sameMonth = sql`date_trunc('month', usage.day) >= date_trunc('month', excluded.day)`
  return sql`
    insert into usage (user_id, day, day_used, month_used)
    select owner.user_id, ${madridDay(now)}::date, 1, 1 from (${source}) as owner
    on conflict (user_id) do update set
      day = greatest(usage.day, excluded.day),
      day_used = case when ${sameDay} then usage.day_used else 0 end + 1,
      month_used = case when ${sameMonth} then usage.month_used else 0 end + 1
    where case when ${sameDay} then usage.day_used else 0 end < ${DAILY_LIMIT}
      and case when ${sameMonth} then usage.month_used else 0 end < ${MONTHLY_LIMIT}
    returning user_id, day`
}
