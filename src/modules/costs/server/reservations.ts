import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { fromNow } from '~/database/from-now'

/** Longer than an answer may take: what is held after that is of a process that is gone. */
const LEASE_MS = 15 * 60_000

/** Tokens a month; null for no end. */
export type Budgets = { installation: number | null; person: number | null }
/** `month`: its first day, as `2026-03-01`. */
export type Reservation = { id: string; month: string; userId: string | null; tokens: number }
type Refused = 'installation' | 'person'
type Wanted = { budgets: Budgets; month: string; userId: string | null; tokens: number; now: Date }

/**
 * Holds tokens of both budgets, or none: one statement, which locks the person's row and then the month's, so that answers at once,
 * wherever they are written, take no more together than there is.
 */
export async function reserve(db: Database, wanted: Wanted): Promise<Reservation | Refused> {
  const first = await tryToReserve(db, wanted)
  if (first !== 'unknown') return first
  await makeRows(db, wanted)
  const second = await tryToReserve(db, wanted)
  return second === 'unknown' ? 'person' : second
}

const decided = z.object({ verdict: z.enum(['granted', 'installation', 'person']) })

async function tryToReserve(
  db: Database,
  { budgets, month, userId, tokens, now }: Wanted,
): Promise<Reservation | Refused | 'unknown'> {
  const id = randomUUID()
  const [row] = await query(
    db,
    decided,
    sql`
      with person as (
        select case when month = ${month}::date then tokens + reserved else 0 end as used
        from person_tokens where user_id = ${userId}::uuid for update
      ),
      known as (select count(*) as people, coalesce(max(used), 0) as used from person),
      installation as (
        select budget.tokens, budget.tokens + budget.reserved as used, known.used as by_person
        from token_budget budget, known
        where budget.month = ${month}::date and (known.people = 1 or ${userId}::uuid is null) for update of budget
      ),
      decided as (
        select tokens, case
          when used + ${tokens}::bigint > ${budgets.installation}::bigint then 'installation'
          when by_person + ${tokens}::bigint > ${budgets.person}::bigint then 'person'
          else 'granted'
        end as verdict from installation
      ),
      of_person as (
        update person_tokens set month = ${month}::date,
          tokens = case when month = ${month}::date then person_tokens.tokens else 0 end,
          reserved = case when month = ${month}::date then reserved else 0 end + ${tokens}::bigint
        from decided where user_id = ${userId}::uuid and verdict = 'granted'
      ),
      of_month as (
        update token_budget set
          reserved = reserved + case when verdict = 'granted' then ${tokens}::bigint else 0 end,
          refused_at = case
            when verdict = 'installation' and decided.tokens + ${tokens}::bigint > ${budgets.installation}::bigint
            then coalesce(refused_at, ${now.toISOString()}::timestamptz) else refused_at
          end
        from decided where month = ${month}::date
      ),
      held as (
        insert into token_reservations (id, month, user_id, tokens, expires_at)
        select ${id}::uuid, ${month}::date, ${userId}::uuid, ${tokens}::bigint, ${fromNow(LEASE_MS)}
        from decided where verdict = 'granted'
      )
      select verdict from decided`,
  )
  if (row === undefined) return 'unknown'
  return row.verdict === 'granted' ? { id, month, userId, tokens } : row.verdict
}

/** The rows that are locked: of the month, and of the person while there is one. */
const makeRows = (db: Database, { month, userId }: Wanted) =>
  db.execute(sql`
    with of_month as (
      insert into token_budget (month, tokens) values (${month}::date, 0) on conflict do nothing
    )
    insert into person_tokens (user_id, month, tokens)
    select id, ${month}::date, 0 from users where id = ${userId}::uuid on conflict do nothing`)

/** Gives back what is held for answers whose writers are gone, each in a statement: two sweeps at once then wait for none of each other's. */
export async function returnExpired(db: Database): Promise<void> {
  for (let isMore = true; isMore; ) {
    const returned = await query(
      db,
      z.object({ id: z.uuid() }),
      sql`
        with gone as (
          delete from token_reservations where id = (
            select id from token_reservations where expires_at < now()
            order by expires_at limit 1 for update skip locked
          ) returning id, month, user_id, tokens
        ),
        of_person as (
          update person_tokens set reserved = greatest(reserved - gone.tokens, 0)
          from gone where person_tokens.user_id = gone.user_id and person_tokens.month = gone.month returning 1
        ),
        of_month as (
          update token_budget set reserved = greatest(reserved - gone.tokens, 0)
          from gone where token_budget.month = gone.month and (select count(*) from of_person) >= 0
        )
        select id from gone`,
    )
    isMore = returned.length > 0
  }
}
