import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { chats, messages } from '~/database/tables/schema'

const LATELY_MS = 30 * 24 * 3_600_000

const usage = z.object({
  chats: z.coerce.number(),
  questions: z.coerce.number(),
  lately: z.coerce.number(),
  lastAskedAt: z.nullable(z.coerce.date()),
})
/** `lately`: of the last 30 days. */
export type AccountUsage = z.output<typeof usage>

/** How much somebody has asked, of what is not erased; never what. */
export async function readAccountUsage(db: Database, userId: string, now: Date): Promise<AccountUsage> {
  const since = new Date(now.getTime() - LATELY_MS).toISOString()
  const [row] = await query(
    db,
    usage,
    sql`select (select count(*) from ${chats} where ${chats.userId} = ${userId}::uuid and ${chats.deletedAt} is null) as chats,
        count(*) as questions, count(*) filter (where ${messages.createdAt} >= ${since}::timestamptz) as lately,
        max(${messages.createdAt}) as "lastAskedAt"
      from ${messages} where ${messages.userId} = ${userId}::uuid and ${messages.role} = 'user'`,
  )
  return row ?? { chats: 0, questions: 0, lately: 0, lastAskedAt: null }
}
