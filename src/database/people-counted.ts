import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Days of Madrid (`2026-03-29`), the first to the last; `until` is the moment at which the last is over, or now. `leftOut` are e-mails of
 * accounts that are not counted, in lower case.
 */
export type CountedDays = { first: string; last: string; until: Date; leftOut: readonly string[] }

/** The moments of these days, as a condition. */
export const within = (moment: SQLWrapper, { first, until }: CountedDays): SQL =>
  sql`${moment} >= ${beginningOf(first)} and ${moment} < ${at(until)}`

/** The days by themselves: `day`, and the moments `since` and `until`, the latter not included. */
export const eachDay = ({ first, last, until }: CountedDays): SQL => sql`
  select to_char(day, 'YYYY-MM-DD') as day, day at time zone 'Europe/Madrid' as since,
    least((day + interval '1 day') at time zone 'Europe/Madrid', ${at(until)}) as until
  from generate_series(${first}::timestamp, ${last}::timestamp, interval '1 day') as day`

const beginningOf = (day: string): SQL => sql`${day}::timestamp at time zone 'Europe/Madrid'`

/** Whether an account is none of those that are left out. */
export const isCounted = (email: SQLWrapper, leftOut: readonly string[]): SQL =>
  leftOut.length === 0
    ? sql`true`
    : sql`${email} not in (${sql.join(
        leftOut.map((each) => sql`${each}`),
        sql`, `,
      )})`

/** A moment for hand-written SQL: the drivers send a Date in different ways. */
const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`
