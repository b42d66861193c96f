import { asc, gt, gte, lt } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { erasedAccounts, users } from '~/database/tables/schema'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import type { ErasedAccount, ErasureRecord } from '../../erasure-record-port'
import { accountKey } from '../person-keys'

/** No backup is to be kept for longer. */
const KEPT_MS = 366 * 24 * 3_600_000
const AT_ONCE = 5_000

/** Instances whose clocks differ write earlier and later moments. */
const OVERLAP_MS = 3_600_000

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
 * database follows it, and what the record has and the table lacks tells that a restore has brought somebody back.
 */
export function createErasureLedger({ db, clock, log, secret, record, eraseAgain }: Dependencies) {
  let known: Map<string, Date> | undefined

  const isDue = ({ erasedAt }: { erasedAt: Date }) => erasedAt.getTime() > clock().getTime() - KEPT_MS

  /** Into the record what the table has. */
  async function follow(recorded: Map<string, Date>, rows: readonly ErasedAccount[]) {
    const fresh = rows.filter(({ account }) => !recorded.has(account))
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
        if (recorded.has(accountKey(secret, id))) await eraseAgain(id).catch((error: unknown) => failures.push(error))
      const last = page.at(-1)
      if (last === undefined) break
      after = last.id
    }
    if (failures.length > 0) throw failures.at(-1)
  }

  /** Into the table what a restore took from it, once nobody of them is back. */
  async function replay(recorded: ReadonlyMap<string, Date>) {
    await eraseThoseWhoAreBack(recorded)
    const rows = [...recorded].map(([account, erasedAt]) => ({ account, erasedAt })).filter(isDue)
    for (let at = 0; at < rows.length; at += AT_ONCE)
      await db
        .insert(erasedAccounts)
        .values(rows.slice(at, at + AT_ONCE))
        .onConflictDoNothing()
    log.warn('erasures_replayed', { recorded: rows.length })
  }

  return {
    /** To be called at the start, before anybody is served, and every minute on every instance. */
    async keep(): Promise<void> {
      known ??= new Map((await record.read()).map(({ account, erasedAt }) => [account, erasedAt]))
      await db.delete(erasedAccounts).where(lt(erasedAccounts.erasedAt, new Date(clock().getTime() - KEPT_MS)))
      const newest = newestOf(known)
      const since = new Date((newest?.erasedAt.getTime() ?? 0) - OVERLAP_MS)
      const rows = await db.select().from(erasedAccounts).where(gte(erasedAccounts.erasedAt, since))
      // A restore from before takes the newest first.
      const isRestored =
        newest !== undefined && isDue(newest) && !rows.some(({ account }) => account === newest.account)
      if (isRestored) await replay(known)
      await follow(known, rows)
    },
  }
}

function newestOf(recorded: ReadonlyMap<string, Date>): ErasedAccount | undefined {
  let newest: ErasedAccount | undefined
  for (const [account, erasedAt] of recorded)
    if (newest === undefined || erasedAt > newest.erasedAt) newest = { account, erasedAt }
  return newest
}
