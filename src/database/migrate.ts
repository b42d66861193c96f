import { setTimeout as pause } from 'node:timers/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import * as z from 'zod'
import { MIGRATIONS_FOLDER } from './migrations'

/** One connection, which nobody else uses meanwhile. */
export type Run = (statement: string, values?: unknown[]) => Promise<{ rows: unknown[] }>
/** How many rows a statement that works in batches has changed so far. */
export type OnBatch = (rows: number) => void
/** `isShared`: others use the database meanwhile, so that nothing may lock them out for long. */
type Options = { isShared: boolean; folder?: string; lockTimeoutMs?: number; tries?: number; onBatch?: OnBatch }

/**
 * What waits for a lock holds up all that come after it: it gives way, and tries again. Under the second after which PostgreSQL ends one of
 * two that wait for each other, which may be the other; over it from the tries on after which a vacuum of the table has to be sent away.
 */
const LOCK_TIMEOUT_MS = 200
const LATE_LOCK_TIMEOUT_MS = 2_000
const LATE_TRIES = 120
const TRIES = 150
const PAUSE_MS = 500

const IN_BATCHES = /^\s*-- in batches\n/
const CONCURRENTLY = /^\s*(?:create (?:unique )?|drop )index concurrently /i
const MADE_INDEX = /^\s*create (?:unique )?index concurrently (?:if not exists )?"(\w+)"/i

/** Whether the migration is of indexes alone that are made while others write: it runs outside of a transaction, and may be begun again. */
export function isConcurrent(statements: readonly string[]): boolean {
  const concurrent = statements.filter((statement) => CONCURRENTLY.test(statement))
  if (concurrent.length > 0 && concurrent.length < statements.length)
    throw new Error('a migration makes indexes concurrently or does something else, not both')
  return concurrent.length > 0
}

/** Whether each statement is of a batch of rows, to be made again, in a transaction each, until it returns none. */
export function isBatched(statements: readonly string[]): boolean {
  const batches = statements.filter((statement) => IN_BATCHES.test(statement))
  if (batches.length > 0 && batches.length < statements.length)
    throw new Error('a migration works in batches or does something else, not both')
  return batches.length > 0
}

/**
 * Brings the database to the code's migrations, each recorded as soon as it is done. The table of those that are is drizzle's, so that its
 * tools know it. Throws the database's error; what had been recorded stays.
 */
export async function migrate(run: Run, { folder = MIGRATIONS_FOLDER, ...options }: Options): Promise<void> {
  await run('create schema if not exists drizzle')
  await run(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  const { rows } = await run('select coalesce(max(created_at), 0)::float8 as last from drizzle.__drizzle_migrations')
  const [{ last }] = z.tuple([z.object({ last: z.number() })]).parse(rows)
  for (const { sql: statements, folderMillis, hash } of readMigrationFiles({ migrationsFolder: folder })) {
    if (folderMillis <= last) continue
    const note = () =>
      run('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, folderMillis])
    if (isConcurrent(statements)) for (const statement of statements) await changeIndex(run, options, statement)
    else if (isBatched(statements)) for (const statement of statements) await inBatches(run, options, statement)
    else {
      await givingWay(run, options, [...statements.map((one) => () => run(one)), note])
      continue
    }
    await note()
  }
}

/** What was done is seen in the rows themselves: a migration that is broken off goes on from there. */
async function inBatches(run: Run, options: Options, statement: string): Promise<void> {
  let done = 0
  for (let isMore = true; isMore; ) {
    const batch = async () => {
      const { rows } = await run(statement)
      isMore = rows.length > 0
      done += rows.length
    }
    await givingWay(run, options, [batch])
    if (isMore) options.onBatch?.(done)
  }
}

/** All or nothing. */
async function givingWay(run: Run, options: Options, steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const { isShared, lockTimeoutMs = LOCK_TIMEOUT_MS, tries = TRIES } = options
  for (let tried = 1; ; tried += 1) {
    await run('begin')
    try {
      if (isShared) await run(`set local lock_timeout = ${tried > LATE_TRIES ? LATE_LOCK_TIMEOUT_MS : lockTimeoutMs}`)
      for (const step of steps) await step()
      await run('commit')
      return
    } catch (error) {
      await run('rollback')
      if (!hasMetOthers(error) || tried >= tries) throw error
      await pause(PAUSE_MS)
    }
  }
}

/** A lock that others hold for too long (55P03), or a deadlock with them (40P01). */
const hasMetOthers = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01')

async function changeIndex(run: Run, { isShared }: Options, statement: string): Promise<void> {
  if (!isShared) return void (await run(statement.replace(/ concurrently/i, '')))
  const [, made] = MADE_INDEX.exec(statement) ?? []
  if (made !== undefined) {
    // One whose making was broken off is there, kept up and never read.
    const { rows } = await run('select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid', [made])
    if (rows.length > 0) await run(`drop index concurrently "${made}"`)
  }
  await run(statement)
}
