import { and, gte, lte, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { dailyFigures } from '~/database/tables/schema'
import type { Cohort } from '../../contract'
import { sumOf } from '../../definitions'
import type { Days } from '../period'

const amount = z.coerce.number()
const dayRow = z.object({
  day: z.string(),
  registered: amount,
  questions: amount,
  trials: amount,
  firstPaid: amount,
  paidAfterTrial: amount,
  monthly: amount,
  newMonthly: amount,
  upgraded: amount,
  mrrCents: amount,
})
/** A day's counts, of all people together. */
export type DayFigures = z.output<typeof dayRow>

const cohortRow = z.object({
  cohort: z.string(),
  month: z.string(),
  registered: amount,
  trials: amount,
  paid: amount,
  paying: amount,
})

/** Days in their order; one that was not written yet is missing. */
export const readDays = (db: Database, { firstDay, lastDay }: Days) =>
  query(
    db,
    dayRow,
    sql`select ${dailyFigures.day}::text as day, sum(${dailyFigures.registered}) as registered,
        sum(${dailyFigures.questions}) as questions, sum(${dailyFigures.trials}) as trials,
        sum(${dailyFigures.firstPaid}) as "firstPaid", sum(${dailyFigures.paidAfterTrial}) as "paidAfterTrial",
        sum(${dailyFigures.monthly}) as monthly, sum(${dailyFigures.newMonthly}) as "newMonthly",
        sum(${dailyFigures.upgraded}) as upgraded, sum(${dailyFigures.mrrCents}) as "mrrCents"
      from ${dailyFigures} where ${and(gte(dailyFigures.day, firstDay), lte(dailyFigures.day, lastDay))}
      group by ${dailyFigures.day} order by ${dailyFigures.day}`,
  )

/** The first day that was written; null before there is any. */
export async function firstDayWritten(db: Database): Promise<string | null> {
  const row = z.object({ day: z.string().nullable() })
  const [found] = await query(db, row, sql`select min(${dailyFigures.day})::text as day from ${dailyFigures}`)
  return found?.day ?? null
}

/** People by the month in which they registered, from `firstMonth` on: what they bought, and how many paid at the end of each month since. */
export async function readCohorts(db: Database, firstMonth: string): Promise<Cohort[]> {
  const rows = await query(
    db,
    cohortRow,
    sql`with last_days as (
        select date_trunc('month', ${dailyFigures.day})::date as month, max(${dailyFigures.day}) as last
        from ${dailyFigures} where ${gte(dailyFigures.day, firstMonth)} group by 1
      )
      select ${dailyFigures.cohort}::text as cohort, month::text as month, sum(${dailyFigures.registered}) as registered,
        sum(${dailyFigures.trials}) as trials, sum(${dailyFigures.firstPaid}) as paid,
        coalesce(sum(${dailyFigures.paying}) filter (where ${dailyFigures.day} = last), 0) as paying
      from last_days join ${dailyFigures} on ${dailyFigures.day} >= month and ${dailyFigures.day} <= last
      where ${gte(dailyFigures.cohort, firstMonth)} group by 1, 2 order by 1, 2`,
  )
  const months = [...new Set(rows.map(({ month }) => month))].sort()
  return months.flatMap((start) => {
    const own = rows.filter(({ cohort }) => cohort === start)
    const registered = sumOf(own, (row) => row.registered)
    if (registered === 0) return []
    const payingIn = new Map(own.map(({ month, paying }) => [month, paying]))
    const paying = months.filter((month) => month >= start).map((month) => payingIn.get(month) ?? 0)
    return [{ start, registered, trials: sumOf(own, (row) => row.trials), paid: sumOf(own, (row) => row.paid), paying }]
  })
}
