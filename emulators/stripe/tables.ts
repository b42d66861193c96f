import { sql } from 'drizzle-orm'
import type { Database } from '~/database/database'

/** One transaction at a time, on however many instances: parallel calls are exact. */
const LOCK = 7_470_100_001

const STATEMENTS = [
  sql`create table if not exists stripe_emulator_objects (
    id text primary key,
    type text not null,
    customer text,
    ref text,
    due bigint,
    created bigint not null,
    seq bigserial not null,
    json jsonb not null,
    hidden jsonb not null)`,
  sql`create index if not exists stripe_emulator_objects_list on stripe_emulator_objects (type, seq)`,
  sql`create index if not exists stripe_emulator_objects_customer on stripe_emulator_objects (customer)`,
  sql`create index if not exists stripe_emulator_objects_ref on stripe_emulator_objects (ref) where ref is not null`,
  sql`create index if not exists stripe_emulator_objects_due on stripe_emulator_objects (due) where due is not null`,
  sql`create table if not exists stripe_emulator_events (
    id text primary key,
    type text not null,
    created bigint not null,
    seq bigserial not null,
    json jsonb not null,
    attempts integer not null default 0,
    first_attempt bigint,
    next_attempt bigint,
    is_delivered boolean not null default false)`,
  sql`create index if not exists stripe_emulator_events_seq on stripe_emulator_events (seq)`,
  sql`create index if not exists stripe_emulator_events_waiting on stripe_emulator_events (next_attempt) where next_attempt is not null`,
  sql`create table if not exists stripe_emulator_idempotency (
    key text primary key,
    fingerprint text not null,
    status integer not null,
    body text not null,
    request_id text not null,
    created bigint not null)`,
  sql`create index if not exists stripe_emulator_idempotency_created on stripe_emulator_idempotency (created)`,
]

export type Transact = <T>(work: (tx: Database) => Promise<T>) => Promise<T>

/**
 * Transactions on the emulator's own tables, which are no part of the product's schema: live mode never has them. They are made at
 * the first use; the product's database may be any of its instances'.
 */
export function createTransactions(db: Database): { transact: Transact; peek: Transact } {
  let made: Promise<void> | null = null
  const make = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`)
      for (const statement of STATEMENTS) await tx.execute(statement)
    })
  const ready = async () => {
    made ??= make()
    try {
      await made
    } catch (error) {
      made = null
      throw error
    }
  }
  return {
    /** A look without the lock: whether there is something to do. */
    peek: async (work) => {
      await ready()
      return work(db)
    },
    transact: async (work) => {
      await ready()
      return db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`)
        return work(tx)
      })
    },
  }
}
