import { asc, gt, lt } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { erasedAccounts, users } from '~/database/tables/schema'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import type { ErasedAccount, ErasureRecord } from '../../ports/erasure-record-port'
import { erasedKey } from '../person-keys'

const DAY_MS = 24 * 3_600_000
/** No backup is to be kept for longer. */
const KEPT_MS = 366 * DAY_MS
const AT_ONCE = 5_000

/** An instance whose clock is ahead drops an entry sooner: that is no restore. */
const CLOCKS_DIFFER_MS = 3_600_000

type Dependencies = {
  db: Database
  clock: Clock
  log: Log
  secret: string
  record: ErasureRecord
  /** Erases an account that its owner has erased before. */
  eraseAgain: (userId: string) => Promise<void>
}

/**
 * Who was erased stays erased when the database is restored from before: the table is written with each erasure, the record beside the
 * database follows it, and whatever the record has and the table lacks tells that a restore may have brought somebody back.
 */
export function createErasureLedger({ db, clock, log, secret, record, eraseAgain }: Dependencies) {
  let known = new Map<string, Date>()
  let knownSince = Number.NEGATIVE_INFINITY
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  /** The record of the last year, read anew each day: instances may share it, and whose year is over is forgotten. */
  async function recall(): Promise<Map<string, Date>> {
    const now = clock().getTime()
    if (now - knownSince < DAY_MS) return known
    await record.dropBefore(new Date(now - KEPT_MS))
    known = new Map((await record.read()).map(({ account, erasedAt }) => [account, erasedAt]))
    knownSince = now
    return known
  }

  /** What the table has and the record lacks, and the other way round. */
  async function compare(recorded: ReadonlyMap<string, Date>) {
    const fresh: ErasedAccount[] = []
    const missing = new Map(recorded)
    let after = ''
    for (;;) {
      const page = await db
        .select()
        .from(erasedAccounts)
        .where(gt(erasedAccounts.account, after))
        .orderBy(asc(erasedAccounts.account))
        .limit(AT_ONCE)
      for (const row of page) if (!missing.delete(row.account)) fresh.push(row)
      const last = page.at(-1)
      if (last === undefined) break
      after = last.account
    }
    const dueSince = clock().getTime() - KEPT_MS + CLOCKS_DIFFER_MS
    const lacking = [...missing].map(([account, erasedAt]) => ({ account, erasedAt }))
    return { fresh, lacking: lacking.filter(({ erasedAt }) => erasedAt.getTime() > dueSince) }
  }

  /** Into the record what the table has. */
  async function follow(recorded: Map<string, Date>, fresh: readonly ErasedAccount[]) {
    if (fresh.length === 0) return
    await record.add(fresh)
    for (const { account, erasedAt } of fresh) recorded.set(account, erasedAt)
  }

  /** One that fails does not hold up the others; the last failure is thrown. */
  async function eraseThoseWhoAreBack(recorded: ReadonlyMap<string, Date>) {
    const failures: unknown[] = []
    let after = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const page = await db
        .select({ id: users.id })
        .from(users)
        .where(gt(users.id, after))
        .orderBy(asc(users.id))
        .limit(AT_ONCE)
      for (const { id } of page)
        if (recorded.has(erasedKey(secret, id))) await eraseAgain(id).catch((error: unknown) => failures.push(error))
      const last = page.at(-1)
      if (last === undefined) break
      after = last.id
    }
    if (failures.length > 0) throw failures.at(-1)
  }

  /** Into the table what a restore took from it, once nobody of them is back: until then it is begun anew each time. */
  async function replay(recorded: ReadonlyMap<string, Date>, lacking: readonly ErasedAccount[]) {
    await eraseThoseWhoAreBack(recorded)
    for (let at = 0; at < lacking.length; at += AT_ONCE)
      await db
        .insert(erasedAccounts)
        .values(lacking.slice(at, at + AT_ONCE))
        .onConflictDoNothing()
    log.warn('erasures_replayed', { recorded: recorded.size, lacking: lacking.length })
  }

  async function keepOnce() {
    const recorded = await recall()
    await db.delete(erasedAccounts).where(lt(erasedAccounts.erasedAt, new Date(clock().getTime() - KEPT_MS)))
    const { fresh, lacking } = await compare(recorded)
    try {
      if (lacking.length > 0) await replay(recorded, lacking)
    } finally {
      await follow(recorded, fresh)
    }
  }

  const keep = (): Promise<void> => {
    if (running === undefined) {
      running = keepOnce().finally(() => {
        running = undefined
      })
      return running
    }
    // What was erased meanwhile may have been passed by.
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined
        return keep()
      })
    return next
  }

  return {
    /** To be called at the start, before anybody is served, and every minute on every instance. It never runs twice at once. */
    keep,
  }
}
