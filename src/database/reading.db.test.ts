import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { AppError } from '~/platform/app-error'
import { addUser } from '~/testing/chat/conversations'
import { openTestDatabase } from '~/testing/database/database'
import { startTcpProxy } from '~/testing/database/tcp-proxy'
import type { Database } from './database'
import type { OpenDatabase } from './open-database'
import { createReading } from './reading'
import { users } from './tables/schema'

const template = inject('template')
const ANY_AGE = { seesOwnWrites: false }
/** Of a test's database. */
const POOL_SIZE = 10

/**
 * A second database stands in for the replica, with functions of its own that say so: what is read shows which was asked. `npm run recovery`
 * does it with a hot standby.
 */
if (template.engine === 'postgres')
  describe('what reads long', () => {
    let primary: OpenDatabase
    let replica: OpenDatabase
    let line: Awaited<ReturnType<typeof startTcpProxy>>
    let away: unknown[] = []
    beforeAll(async () => {
      const { hostname, port } = new URL(template.url)
      line = await startTcpProxy({ host: hostname, port: Number(port) })
      primary = await openTestDatabase()
      replica = await openTestDatabase((url) => {
        url.searchParams.set('options', '-c search_path=standby,pg_catalog,public')
        return Object.assign(url, { port: line.port })
      })
      await replica.db.execute(sql`create schema standby`)
      await standBy({ isStandby: true, at: sql`pg_current_wal_insert_lsn()` })
      await addUser(primary.db)
    })
    afterAll(async () => {
      line.set('pass')
      await Promise.all([primary.close(), replica.close()])
      await line.stop()
    })

    const standBy = async ({ isStandby, at }: { isStandby: boolean; at: SQL }) => {
      await replica.db.execute(
        sql`create or replace function standby.pg_is_in_recovery() returns bool return ${sql.raw(`${isStandby}`)}`,
      )
      await replica.db.execute(
        sql`create or replace function standby.pg_last_wal_replay_lsn() returns pg_lsn return ${at}`,
      )
    }

    const read = async (db: Database) => ((await db.select().from(users)).length === 1 ? 'primary' : 'replica')
    const reading = () => {
      away = []
      const connections = () => {
        const { total = 0, idle = 0, waiting = 0 } = replica.poolState() ?? {}
        return { areTaken: idle === 0 && total >= POOL_SIZE, areWaitedFor: waiting > 0 }
      }
      return createReading({
        primary: primary.db,
        replica: replica.db,
        connections,
        onAway: (error) => void away.push(error),
      })
    }
    const failing = (code: string) => async (db: Database) => {
      if (db === replica.db) await db.execute(sql.raw(`do $$ begin raise 'no' using errcode = '${code}'; end $$`))
      return read(db)
    }

    it('is read on the replica, whether or not it must see what was written', async () => {
      expect(await reading()(read, ANY_AGE)).toBe('replica')
      expect(await reading()(read, { seesOwnWrites: true })).toBe('replica')
      expect(away).toEqual([])
    })

    it('is read on the primary while the replica has not what was written before, where that must be seen', async () => {
      await standBy({ isStandby: true, at: sql`'0/1'::pg_lsn` })
      expect(await reading()(read, { seesOwnWrites: true })).toBe('primary')
      expect(await reading()(read, ANY_AGE)).toBe('replica')
      expect(away).toEqual([])
      await standBy({ isStandby: false, at: sql`'0/1'::pg_lsn` })
      expect(await reading()(read, ANY_AGE), 'one that was promoted follows nobody').toBe('primary')
      await standBy({ isStandby: true, at: sql`pg_current_wal_insert_lsn()` })
    })

    it('is refused once, where the reading itself refuses', async () => {
      let asked = 0
      const refuse = async () => {
        asked += 1
        throw new AppError('not_found')
      }
      await expect(reading()(refuse, ANY_AGE)).rejects.toThrow('not_found')
      expect([asked, away]).toEqual([1, []])
    })

    it.each(['40001', '57P01', '08006'])(
      'is begun anew on the primary when the replica breaks off (%s)',
      async (code) => {
        expect(await reading()(failing(code), ANY_AGE)).toBe('primary')
        expect(away).toHaveLength(1)
      },
    )

    it('is not begun anew when it takes too long, and the replica is asked on', async () => {
      const one = reading()
      const tooHeavy = (db: Database) =>
        db.transaction(async (tx) => {
          await tx.execute(sql`set local statement_timeout = 20`)
          await tx.execute(sql`select pg_sleep(30)`)
          return 'done'
        })
      await expect(one(tooHeavy, ANY_AGE)).rejects.toThrow()
      expect(away).toEqual([])
      expect(await one(read, ANY_AGE)).toBe('replica')
    })

    it('is read on the primary where the replica lacks a table yet, and the replica is asked on', async () => {
      const one = reading()
      expect(await one(failing('42P01'), ANY_AGE)).toBe('primary')
      expect(away).toEqual([])
      expect(await one(read, ANY_AGE)).toBe('replica')
    })

    it('is read on the primary while all connections to the replica are taken, which is no loss', async () => {
      const one = reading()
      const held = Promise.withResolvers<void>()
      let holding = 0
      const holders = Array.from({ length: POOL_SIZE }, () =>
        replica.db.transaction(async (tx) => {
          await tx.execute(sql`select 1`)
          holding += 1
          await held.promise
        }),
      )
      await expect.poll(() => holding).toBe(POOL_SIZE)
      expect(await one(read, ANY_AGE)).toBe('primary')
      held.resolve()
      await Promise.all(holders)
      expect(away).toEqual([])
      expect(await one(read, ANY_AGE)).toBe('replica')
    })

    it('fails as the primary does where it must see what was written, and the replica is not blamed', async () => {
      const broken = { execute: () => Promise.reject(new Error('the primary is away')) }
      away = []
      const one = createReading({
        primary: Object.assign(Object.create(primary.db), broken),
        replica: replica.db,
        connections: () => ({ areTaken: false, areWaitedFor: false }),
        onAway: (error) => void away.push(error),
      })
      await expect(one(read, { seesOwnWrites: true })).rejects.toThrow('the primary is away')
      expect(away).toEqual([])
    })

    it.each(['refuse', 'hang'] as const)('is read on the primary while the replica is away (%s)', async (how) => {
      line.set(how)
      const both = reading()
      expect(await both(read, ANY_AGE)).toBe('primary')
      expect(await both(read, { seesOwnWrites: true })).toBe('primary')
      expect(away, 'it is not asked each time').toHaveLength(1)
      line.set('pass')
    })
  })
