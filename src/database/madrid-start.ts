import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** What moments are grouped by. */
export type DateUnit = 'day' | 'week' | 'month'
/** From this moment on, grouped by this. */
export type Span = { since: Date; unit: DateUnit }

/** The day in Madrid with which a moment's day, week (Monday) or month begins: `2026-03-29`. */
export const madridStart = (unit: DateUnit, moment: SQLWrapper): SQL<string> =>
  startOf(unit, sql`${moment} at time zone 'Europe/Madrid'`)

/** The same of a date, which is a day in Madrid already. */
export const startOf = (unit: DateUnit, day: SQLWrapper): SQL<string> =>
  sql`to_char(date_trunc('${sql.raw(unit)}', ${day}), 'YYYY-MM-DD')`
