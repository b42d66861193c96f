import { and, asc, gt, gte, lt } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { erasedAccounts, users } from '~/database/tables/schema'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import type { ErasedAccount, ErasureRecord } from '../../ports/erasure-record-port'
import { erasedKey } from '../person-keys'

const DAY_MS = 24 * 3_600_000
/** No backup is to be kept for longer. */
const KEPT_MS = 366 * DAY_MS
const BATCH_SIZE = 5_000

/** An instance whose clock is ahead drops an entry sooner: that is no restore. One whose clock is behind writes one that is older. */
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

/** Account keys and when each was erased. */
type Erased = ReadonlyMap<string, Date>

/**
 * Who was erased stays erased when the database is restored from before: the table is written with each erasure, the record beside the
 * database follows it, and whatever the record has and the table lacks tells that a restore may have brought somebody back. What a restore
 * takes is the latest: while that is there the rest is, and all of it is compared once a day.
 */
export function createErasureLedger(dependencies: Dependencies) {
  const { db, clock, record } = dependencies
  const recall = yearlyRecord(record, clock)

  let compared: Erased | null = null

  async function keepOnce() {
    const recorded = await recall()
    const now = clock().getTime()
    await db.delete(erasedAccounts).where(lt(erasedAccounts.erasedAt, new Date(now - KEPT_MS)))
    const { fresh, lacking } = await compareAsNeeded(recorded, now)
    try {
      if (lacking.length > 0) await replay(dependencies, recorded, lacking)
    } finally {
      // Into the record what the table has.
      if (fresh.length > 0) await record.add(fresh)
      for (const { account, erasedAt } of fresh) recorded.set(account, erasedAt)
    }
    compared = recorded
  }

  async function compareAsNeeded(recorded: Erased, now: number) {
    const latest =
      compared === recorded ? await compare(db, recorded, { now, since: latestOf(recorded) - CLOCKS_DIFFER_MS }) : null
    return latest?.lacking.length === 0 ? latest : compare(db, recorded, { now, since: now - KEPT_MS })
  }

  return {
    /** To be called at the start, before anybody is served, and every minute on every instance. It never runs twice at once. */
    keep: oneAtATime(keepOnce),
  }
}

/** The record of the last year, read anew each day: instances may share it, and whose year is over is forgotten. */
function yearlyRecord(record: ErasureRecord, clock: Clock): () => Promise<Map<string, Date>> {
  let known = new Map<string, Date>()
  let knownSince = Number.NEGATIVE_INFINITY
  return async () => {
    const now = clock().getTime()
    if (now - knownSince < DAY_MS) return known
    await record.dropBefore(new Date(now - KEPT_MS))
    known = new Map((await record.read()).map(({ account, erasedAt }) => [account, erasedAt]))
    knownSince = now
    return known
  }
}

const latestOf = (recorded: Erased) => {
  let latest = 0
  for (const erasedAt of recorded.values()) latest = Math.max(latest, erasedAt.getTime())
  return latest
}

/** What of these times the table has and the record lacks, and the other way round. */
async function compare(db: Database, recorded: Erased, { now, since }: { now: number; since: number }) {
  const fresh: ErasedAccount[] = []
  const missing = new Map([...recorded].filter(([, erasedAt]) => erasedAt.getTime() >= since))
  let after = ''
  for (;;) {
    const page = await db
      .select()
      .from(erasedAccounts)
      .where(and(gt(erasedAccounts.account, after), gte(erasedAccounts.erasedAt, new Date(since))))
      .orderBy(asc(erasedAccounts.account))
      .limit(BATCH_SIZE)
    for (const row of page) if (!missing.delete(row.account) && !recorded.has(row.account)) fresh.push(row)
    const last = page.at(-1)
    if (last === undefined) break
    after = last.account
  }
  const dueSince = now - KEPT_MS + CLOCKS_DIFFER_MS
  const lacking = [...missing].map(([account, erasedAt]) => ({ account, erasedAt }))
  return { fresh, lacking: lacking.filter(({ erasedAt }) => erasedAt.getTime() > dueSince) }
}

/** Into the table what a restore took from it, once nobody of them is back: until then it is begun anew each time. */
async function replay(dependencies: Dependencies, recorded: Erased, lacking: readonly ErasedAccount[]) {
  const { db, log } = dependencies
  await eraseThoseWhoAreBack(dependencies, recorded)
  for (let at = 0; at < lacking.length; at += BATCH_SIZE)
    await db
      .insert(erasedAccounts)
      .values(lacking.slice(at, at + BATCH_SIZE))
      .onConflictDoNothing()
  log.warn('erasures_replayed', { recorded: recorded.size, lacking: lacking.length })
}

/** One that fails does not hold up the others; the last failure is thrown. */
async function eraseThoseWhoAreBack({ db, secret, eraseAgain }: Dependencies, recorded: Erased) {
  const failures: unknown[] = []
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const page = await db
      .select({ id: users.id })
      .from(users)
      .where(gt(users.id, after))
      .orderBy(asc(users.id))
      .limit(BATCH_SIZE)
    for (const { id } of page)
      if (recorded.has(erasedKey(secret, id))) await eraseAgain(id).catch((error: unknown) => failures.push(error))
    const last = page.at(-1)
    if (last === undefined) break
    after = last.id
  }
  if (failures.length > 0) throw failures.at(-1)
}

/** Calls that come while it runs share one run after it: what came up meanwhile may have been passed by. */
function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const start = (): Promise<void> => {
    if (running === undefined) {
      running = run().finally(() => {
        running = undefined
      })
      return running
    }
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined
        return start()
      })
    return next
  }
  return start
}
