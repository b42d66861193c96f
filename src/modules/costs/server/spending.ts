import { sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import type { MentorType } from '~/modules/mentor/mentor.server'
import type { Reservation } from './reservations'

/** What one model took for an answer. */
export type Spent = { model: string; input: number; cached: number; output: number; micros: number | null }
type Spending = {
  spent: readonly Spent[]
  mentor: MentorType
  /** Whose reply it is, and which. */
  userId: string | null
  replyId: string | null
  currency: string
  /** The day in Madrid, as `2026-03-29`. */
  day: string
  now: Date
  /** What was held for it; null where nothing is counted ahead. */
  held: Reservation | null
}

/**
 * Writes down what an answer took, in one statement: with the reply, in its day, and in place of what was held. What was held and has
 * expired meanwhile was given back already. A reply that was deleted is missing, and counts all the same.
 */
export async function writeDown(db: Database, spending: Spending): Promise<void> {
  const { spent, mentor, userId, replyId, currency, day, now, held } = spending
  if (spent.length === 0 && held === null) return
  const tokens = spent.reduce((sum, { input, output }) => sum + input + output, 0)
  await db.execute(sql`
    with reply as (
      select id, user_id from messages where user_id = ${userId}::uuid and id = ${replyId}::uuid for key share
    ),
    known as (select count(*) as replies from reply),
    released as (
      delete from token_reservations where id = ${held?.id ?? null}::uuid returning tokens
    ),
    back as (select coalesce((select sum(tokens) from released), 0)::bigint as tokens from known),
    of_person as (
      update person_tokens set tokens = person_tokens.tokens + ${tokens}::bigint,
        reserved = greatest(reserved - back.tokens, 0)
      from back where user_id = ${held?.userId ?? null}::uuid and month = ${held?.month ?? null}::date returning 1
    ),
    of_month as (
      update token_budget set tokens = token_budget.tokens + ${tokens}::bigint, reserved = greatest(reserved - back.tokens, 0)
      from back where month = ${held?.month ?? null}::date and (select count(*) from of_person) >= 0
    ),
    spent as (
      select * from jsonb_to_recordset(${JSON.stringify(spent)}::jsonb)
        as spent (model text, input int, cached int, output int, micros bigint)
    ),
    of_reply as (
      insert into reply_costs
        (message_id, user_id, model, mentor, input_tokens, cached_tokens, output_tokens, cost_micros, currency, created_at)
      select reply.id, reply.user_id, model, ${mentor}, input, cached, output, micros, ${currency}, ${now.toISOString()}::timestamptz
      from spent, reply
      on conflict (user_id, message_id, model) do update set
        input_tokens = reply_costs.input_tokens + excluded.input_tokens,
        cached_tokens = reply_costs.cached_tokens + excluded.cached_tokens,
        output_tokens = reply_costs.output_tokens + excluded.output_tokens,
        cost_micros = reply_costs.cost_micros + excluded.cost_micros
    )
    insert into model_usage
      (day, mentor, model, currency, input_tokens, cached_tokens, output_tokens, cost_micros, unpriced_tokens)
    select ${day}::date, ${mentor}, model, ${currency}, input, cached, output, coalesce(micros, 0),
      case when micros is null then input + output else 0 end
    from spent order by model
    on conflict (day, mentor, model, currency) do update set
      input_tokens = model_usage.input_tokens + excluded.input_tokens,
      cached_tokens = model_usage.cached_tokens + excluded.cached_tokens,
      output_tokens = model_usage.output_tokens + excluded.output_tokens,
      cost_micros = model_usage.cost_micros + excluded.cost_micros,
      unpriced_tokens = model_usage.unpriced_tokens + excluded.unpriced_tokens`)
}
