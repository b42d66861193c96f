import { gte, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { startOf } from '~/database/madrid-start'
import { pageViews } from '~/database/tables/schema'
import type { Range } from './period'

const MOST_NAMES = 10
const amount = z.coerce.number()
const named = z.object({ name: z.string(), count: amount })
const seen = z.object({ start: z.string(), count: amount, visits: amount })
/** What was counted of pages. */
export const countedFigures = (db: Database) => ({
  /** `visits`: those of people who were not signed in. */
  views: ({ unit, firstDay }: Range) =>
    query(
      db,
      seen,
      sql`select ${startOf(unit, pageViews.day)} as start, sum(${pageViews.views}) as count,
          coalesce(sum(${pageViews.entries}) filter (where ${pageViews.isVisitor}), 0) as visits
        from ${pageViews} where ${gte(pageViews.day, firstDay)} group by 1 order by 1`,
    ),

  topPages: ({ firstDay }: Range) =>
    query(
      db,
      named,
      sql`select ${pageViews.page} as name, sum(${pageViews.views}) as count from ${pageViews}
        where ${gte(pageViews.day, firstDay)} group by 1 order by 2 desc, 1 limit ${MOST_NAMES}`,
    ),

  /** Where visits came from, as far as it is known. */
  topSites: ({ firstDay }: Range) =>
    query(
      db,
      named,
      sql`select ${pageViews.referrer} as name, sum(${pageViews.entries}) as count from ${pageViews}
        where ${gte(pageViews.day, firstDay)} and ${pageViews.referrer} <> ''
        group by 1 having sum(${pageViews.entries}) > 0 order by 2 desc, 1 limit ${MOST_NAMES}`,
    ),
})
