import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { AppError } from '~/platform/app-error'
import { type Database, query } from './database'

/**
 * Runs a reading that may take long where it is in nobody's way: on the replica, or on the primary while there is none that answers.
 * `seesOwnWrites`: what was committed before it began must be seen. A reading may be begun twice, and writes nothing.
 */
export type Reading = <T>(read: (db: Database) => Promise<T>, how: { seesOwnWrites: boolean }) => Promise<T>

/** Where there is no replica. */
export const onPrimary =
  (db: Database): Reading =>
  (read) =>
    read(db)

/** How long a replica that failed is left alone. */
const REST_MS = 5_000
/** How long a reading waits for a replica that is not far enough yet. */
const CATCH_UP_MS = 250
const ASK_AGAIN_MS = 20
const SILENT_AFTER_MS = 1_000

type Options = {
  primary: Database
  replica: Database
  /** Whether all connections to the replica are taken, and whether somebody waits for one. */
  connections: () => { areTaken: boolean; areWaitedFor: boolean }
  onAway: (error: unknown) => void
}

export function createReading({ primary, replica, connections, onAway }: Options): Reading {
  let restsUntil = 0
  const rest = (error: unknown) => {
    restsUntil = performance.now() + REST_MS
    onAway(error)
  }
  const isReady = async (at: string | null) => {
    try {
      return await inTime(hasReached(replica, at))
    } catch (error) {
      // Who has not had one of them knows nothing of the replica.
      if (!connections().areWaitedFor) rest(error)
      return false
    }
  }
  return async (read, { seesOwnWrites }) => {
    if (performance.now() < restsUntil || connections().areTaken) return read(primary)
    const at = seesOwnWrites ? await written(primary) : null
    if (await isReady(at))
      try {
        return await read(replica)
      } catch (error) {
        // What the reading itself refuses, or takes too long for, is no better on the primary.
        if (error instanceof AppError || codeOf(error) === STATEMENT_TIMEOUT) throw error
        if (isLost(error)) rest(error)
      }
    return read(primary)
  }
}

const STATEMENT_TIMEOUT = '57014'
/** A connection that fails, a server that stops, rows that the replica may not keep for a reader. */
const LOST = /^(08...|57P0.|40001|E(?!RR_)[A-Z]{3,})$/
/** The driver's own errors have no code. */
const LOST_IN_WORDS = /^(Connection terminated|timeout e|Query read timeout|Client )/

/** Drizzle's error has the driver's as its cause. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause)
}

function isLost(error: unknown): boolean {
  const code = codeOf(error)
  if (code !== undefined) return LOST.test(code)
  return error instanceof Error && (LOST_IN_WORDS.test(error.message) || isLost(error.cause))
}

/** A replica that says nothing must not be waited for as long as a statement may take. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const first = await Promise.race([answer, pause(SILENT_AFTER_MS, 'late' as const, { ref: false })])
  if (first === 'late') throw new Error(`the replica did not answer within ${SILENT_AFTER_MS} ms`)
  return first
}

/** How far the primary has written, also what an asynchronous commit has not flushed yet. */
async function written(primary: Database): Promise<string> {
  const [row] = await query(primary, z.object({ at: z.string() }), sql`select pg_current_wal_insert_lsn()::text as at`)
  return row?.at ?? '0/0'
}

/** Whether the replica has what the primary had written; null for whether it answers. What it lacks is mostly there a moment later. */
async function hasReached(replica: Database, at: string | null): Promise<boolean> {
  const startedAt = performance.now()
  for (;;) {
    const [row] = await query(
      replica,
      z.object({ isStandby: z.boolean(), isFar: z.boolean() }),
      sql`
        select pg_is_in_recovery() as "isStandby", coalesce(pg_last_wal_replay_lsn() >= ${at ?? '0/0'}::pg_lsn, false) as "isFar"`,
    )
    // One that was promoted follows nobody any more.
    if (row?.isStandby !== true) throw new Error('the replica is no standby')
    if (row.isFar) return true
    if (performance.now() - startedAt > CATCH_UP_MS) return false
    await pause(ASK_AGAIN_MS)
  }
}
