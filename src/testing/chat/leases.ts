import { sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { failAbandoned } from '~/modules/chat/server/replies/reply-store'

/** As if those who write all open replies had not been heard of for a lease. */
export const endLeases = (db: Database) =>
  db.execute(sql`update messages set lease_until = now() - interval '1 second' where status = 'streaming'`)

/** Has another instance find that out before they are heard of again. */
export const takeForDead = (db: Database) =>
  db.transaction(async (tx) => {
    await endLeases(tx)
    await failAbandoned(tx)
  })
