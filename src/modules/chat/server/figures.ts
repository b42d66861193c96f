import { and, gte, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { madridStart, type Span } from '~/database/madrid-start'
import { messages } from '~/database/schema'

const dated = z.object({ start: z.string(), count: z.coerce.number() })

/** What the owner wants to know of the chats. */
export const chatFigures = (db: Database) => ({
  /** Questions to the mentors that have not been erased since; nothing is read but an index. */
  questions: ({ since, unit }: Span) =>
    query(
      db,
      dated,
      sql`select ${madridStart(unit, messages.createdAt)} as start, count(*) as count from ${messages}
        where ${and(sql`${messages.role} = 'user'`, gte(messages.createdAt, since))} group by 1 order by 1`,
    ),
})
