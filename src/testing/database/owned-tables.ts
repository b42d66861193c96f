import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'

/**
 * Tables that name a user and stay together on one server of a cluster, and why (docs/scale.md). Every other that names one belongs to
 * that user: it is keyed by them and asked by them.
 */
export const CENTRAL = {
  identities: 'found by what a provider says',
  sessions: 'found by the hash of a cookie',
  pending_sign_ins: 'found by the hash of a cookie',
  passkeys: 'found by what an authenticator says',
  second_steps: 'asked on the way into an account, with its session',
  recovery_codes: 'asked on the way into an account, with its session',
  user_plans: 'found by a customer of the provider, and read with all users by the owner',
  grants: 'found by a payment of the provider',
  payers: 'found by a payer of the provider',
  invoice_details: 'read with what was paid',
  purchase_consents: 'found by a payment, and outlives the account',
  withdrawals: 'found by a payment, and outlives the account',
  share_owners: 'found by a link',
  person_tokens: 'taken in one statement with the month of the whole installation',
  token_reservations: 'taken in one statement with the month of the whole installation',
}

const named = z.object({ name: z.string() })

/** The tables whose rows belong to somebody, by their `user_id`. */
export async function ownedTables(db: Database): Promise<string[]> {
  const rows = await query(
    db,
    named,
    sql`
      select relname as name from pg_attribute join pg_class on pg_class.oid = attrelid
      where attname = 'user_id' and atttypid = 'uuid'::regtype and relkind = 'r' and relnamespace = 'public'::regnamespace
      order by relname`,
  )
  return rows.map(({ name }) => name).filter((name) => !(name in CENTRAL))
}

/**
 * What a cluster would refuse of these tables: a primary key that does not begin with the owner, one that is missing, something that is
 * unique without the owner, and a reference from, to or between them that does not go by the owner; to `users` they refer by it alone.
 */
export async function keysWithoutOwner(db: Database, tables: readonly string[]): Promise<string[]> {
  const rows = await query(
    db,
    named,
    sql`
      with owned as (
        select to_regclass(name)::oid as oid from jsonb_array_elements_text(${JSON.stringify(tables)}::jsonb) as name
      ),
      owner as (select attrelid, attnum from pg_attribute join owned on owned.oid = attrelid where attname = 'user_id')
      select owned.oid::regclass || ' has no primary key' as name from owned
      where not exists (select 1 from pg_index where indrelid = owned.oid and indisprimary)
      union all
      select indexrelid::regclass::text from pg_index join owner on attrelid = indrelid
      where indisunique and not (case when indisprimary then indkey[0] = attnum else attnum = any(indkey) end)
      union all
      select conname::text from pg_constraint
        left join owner mine on mine.attrelid = conrelid
        left join owner theirs on theirs.attrelid = confrelid
      where contype = 'f' and (mine.attnum is not null or theirs.attnum is not null) and not case
        when confrelid = 'users'::regclass then conkey = array[mine.attnum]
        else coalesce(array_position(conkey, mine.attnum) = array_position(confkey, theirs.attnum), false)
      end`,
  )
  return rows.map(({ name }) => name).sort()
}
