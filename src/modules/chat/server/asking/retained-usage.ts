import { eq, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { users } from '~/database/tables/schema'
import { personKey } from '~/modules/accounts/accounts.server'
import type { Clock } from '~/platform/time/clock'
import { madridDay } from '~/platform/time/madrid-time'

type Retaining = { db: Database; clock: Clock; secret: string }

/**
 * What somebody has used of the limits outlives their account, until its month is over: else deleting the account would bring a new
 * day's messages. It is retained by a keyed hash of the address, however that is written (C-66).
 */
export const createRetainedUsage = ({ db, clock, secret }: Retaining) => ({
  /** For an account that is about to be erased. */
  async retain(userId: string): Promise<void> {
    const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
    if (user === undefined) return
    await db.execute(sql`
      insert into kept_usage (person_key, day, day_used, month_used, free_stop_day)
      select ${personKey(secret, user.email)}, day, day_used, month_used, free_stop_day from usage where user_id = ${userId}::uuid
      on conflict (person_key) do update set
        day = greatest(kept_usage.day, excluded.day),
        day_used = case
          when kept_usage.day = excluded.day then greatest(kept_usage.day_used, excluded.day_used)
          when kept_usage.day > excluded.day then kept_usage.day_used
          else excluded.day_used
        end,
        month_used = case
          when date_trunc('month', kept_usage.day) = date_trunc('month', excluded.day)
          then greatest(kept_usage.month_used, excluded.month_used)
          when kept_usage.day > excluded.day then kept_usage.month_used
          else excluded.month_used
        end,
        free_stop_day = greatest(kept_usage.free_stop_day, excluded.free_stop_day)`)
  },

  /** For an account that has just been made. */
  async restore({ id, email }: { id: string; email: string }): Promise<void> {
    await db.execute(sql`
      insert into usage (user_id, day, day_used, month_used, free_stop_day)
      select ${id}::uuid, day, day_used, month_used, free_stop_day from kept_usage where person_key = ${personKey(secret, email)}
      on conflict (user_id) do nothing`)
  },

  /** Forgets the months that are over. To be run now and then. */
  async tidy(): Promise<void> {
    await db.execute(sql`delete from kept_usage where day < date_trunc('month', ${madridDay(clock())}::date)`)
  },
})
