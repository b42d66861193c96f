import { count, gte, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { madridStart, type Span } from '~/database/madrid-start'
import { users } from '~/database/schema'

const dated = z.object({ start: z.string(), count: z.coerce.number() })

/** What the owner wants to know of the accounts. */
export const accountFigures = (db: Database) => ({
  async users(): Promise<number> {
    const [row] = await db.select({ count: count() }).from(users)
    return row?.count ?? 0
  },

  /** Of the accounts that are still there. */
  registered: ({ since, unit }: Span) =>
    query(
      db,
      dated,
      sql`select ${madridStart(unit, users.createdAt)} as start, count(*) as count from ${users}
        where ${gte(users.createdAt, since)} group by 1 order by 1`,
    ),
})
