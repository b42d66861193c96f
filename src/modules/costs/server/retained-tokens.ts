import { eq, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { users } from '~/database/tables/schema'
import { personKey } from '~/modules/accounts/accounts.server'
import type { Clock } from '~/platform/time/clock'
import { monthOf } from './ledger'

type Retaining = { db: Database; clock: Clock; secret: string }

/** What somebody's answers took outlives their account until the month is over: else deleting it would bring a new month's tokens (C-66). */
export const createRetainedTokens = ({ db, clock, secret }: Retaining) => ({
  /** For an account that is about to be erased. */
  async retain(userId: string): Promise<void> {
    const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
    if (user === undefined) return
    await db.execute(sql`
      insert into kept_tokens (person_key, month, tokens)
      select ${personKey(secret, user.email)}, month, tokens from person_tokens where user_id = ${userId}::uuid
      on conflict (person_key) do update set
        tokens = case
          when kept_tokens.month > excluded.month then kept_tokens.tokens
          when kept_tokens.month = excluded.month then greatest(kept_tokens.tokens, excluded.tokens)
          else excluded.tokens
        end,
        month = greatest(kept_tokens.month, excluded.month)`)
  },

  /** For an account that has just been made. */
  async restore({ id, email }: { id: string; email: string }): Promise<void> {
    await db.execute(sql`
      insert into person_tokens (user_id, month, tokens)
      select ${id}::uuid, month, tokens from kept_tokens where person_key = ${personKey(secret, email)}
      on conflict (user_id) do nothing`)
  },

  /** Forgets the months that are over. */
  async tidy(): Promise<void> {
    await db.execute(sql`delete from kept_tokens where month < ${monthOf(clock())}::date`)
  },
})
