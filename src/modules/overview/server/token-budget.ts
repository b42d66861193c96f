import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import type { TokenBudget } from '~/modules/mentor/mentor.server'
import type { Clock } from '~/platform/clock'
import type { Log } from '~/platform/log'
import { madridDay } from '~/platform/madrid-time'

type Dependencies = { db: Database; clock: Clock; log: Pick<Log, 'warn'>; monthlyTokens: number }

/**
 * The tokens that all instances together may take in a month (Europe/Madrid). What a process that was killed had taken ahead stays
 * taken until the month is over.
 */
export const createTokenBudget = ({ db, clock, log, monthlyTokens }: Dependencies): TokenBudget => ({
  async reserve(tokens) {
    const month = `${madridDay(clock()).slice(0, 7)}-01`
    const reserved = await query(
      db,
      z.object({ month: z.string() }),
      sql`
        insert into token_budget (month, tokens)
        select ${month}::date, ${tokens}::bigint where ${tokens}::bigint <= ${monthlyTokens}::bigint
        on conflict (month) do update set tokens = token_budget.tokens + excluded.tokens
          where token_budget.tokens + excluded.tokens <= ${monthlyTokens}::bigint
        returning month::text`,
    )
    if (reserved.length === 0) return null
    return async (taken) => {
      try {
        await db.execute(
          sql`update token_budget set tokens = tokens + ${taken - tokens}::bigint where month = ${month}::date`,
        )
      } catch (error) {
        log.warn('budget_not_settled', { error })
      }
    }
  },
})
