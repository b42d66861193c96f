import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import type { OpenDatabase } from '~/database/open-database'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Farther ahead, dates that are reckoned from it leave what databases and calendars hold. */
export const LONGEST_DAYS = 3_650
const LONGEST_MS = LONGEST_DAYS * DAY_MS
const CHANNEL = 'demo_clock'
/** Any number that nothing else locks by: two first moves at once make the table one after the other. */
const TABLE_LOCK = 7_360_143

export type Move = { days: number; hours: number }
const offsetRow = z.object({ offset_ms: z.coerce.number() })

type Options = { database: Pick<OpenDatabase, 'db' | 'listen'>; real: Clock; log: Log }

/**
 * Demo mode's clock: `real` time moved ahead by an offset that the database keeps, so that it outlives restarts and holds for all
 * instances. Its table is made by the first move: an installation that never moves it has none.
 */
export async function openDemoClock({ database: { db, listen }, real, log }: Options) {
  let offsetMs = 0

  const readAgain = () =>
    readOffset(db).then(
      (kept) => {
        offsetMs = kept
      },
      (error: unknown) => log.warn('demo_clock_not_read', { error }),
    )

  // Before the first reading: what is moved between the two is not missed.
  const stopListening = await listen(CHANNEL, {
    notification: (payload) => {
      offsetMs = Number(payload)
    },
    gap: () => void readAgain(),
  })
  offsetMs = await readOffset(db)

  return {
    clock: (): Date => new Date(real().getTime() + offsetMs),
    real,
    offsetMs: () => offsetMs,
    /** Moves product and emulators ahead together. False, and nothing is moved, beyond ten years in all. */
    async advance({ days, hours }: Move): Promise<boolean> {
      const moved = await changeOffset(db, { addMs: days * DAY_MS + hours * HOUR_MS })
      if (moved === null) return false
      offsetMs = moved
      return true
    },
    /** Back to real time. */
    async reset(): Promise<void> {
      offsetMs = (await changeOffset(db, 'reset')) ?? 0
    },
    stopListening,
  }
}
export type DemoClock = Awaited<ReturnType<typeof openDemoClock>>

async function readOffset(db: Database) {
  const [{ known } = { known: false }] = await query(
    db,
    z.object({ known: z.boolean() }),
    sql`select to_regclass('demo_clock') is not null as known`,
  )
  if (!known) return 0
  const [kept] = await query(db, offsetRow, sql`select offset_ms from demo_clock`)
  return kept?.offset_ms ?? 0
}

/** Adds to the offset, or sets it back, and tells all instances; null where the sum would be too much. */
const changeOffset = (db: Database, change: { addMs: number } | 'reset') =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${TABLE_LOCK})`)
    await tx.execute(
      sql`create table if not exists demo_clock (id integer primary key check (id = 1), offset_ms bigint not null)`,
    )
    await tx.execute(sql`insert into demo_clock (id, offset_ms) values (1, 0) on conflict do nothing`)
    const next = change === 'reset' ? sql`0::bigint` : sql`offset_ms + ${change.addMs}::bigint`
    const [kept] = await query(
      tx,
      offsetRow,
      sql`update demo_clock set offset_ms = ${next} where ${next} <= ${LONGEST_MS}::bigint returning offset_ms`,
    )
    if (kept) await tx.execute(sql`select pg_notify(${CHANNEL}, ${String(kept.offset_ms)})`)
    return kept?.offset_ms ?? null
  })
