import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import * as z from 'zod'
import { openTestDatabase } from '~/testing/database/database'
import { startTcpProxy } from '~/testing/database/tcp-proxy'
import { query } from './database'
import type { OpenDatabase } from './open-database'

const template = inject('template')
/** More than the pool has connections. */
const MANY = 12

const aJob = (name: string | null) => sql`insert into jobs (name, started_at) values (${name}, now())`
const failing: [string, string, () => SQL][] = [
  ['breaks a rule of its row', '23502', () => aJob(null)],
  ['has a value that cannot be', '22012', () => sql`select 1 / ${0}::int`],
  ['is refused a lock', '55P03', () => sql`do $$ begin raise exception sqlstate '55P03'; end $$`],
  ['meets another in its way', '40001', () => sql`do $$ begin raise exception sqlstate '40001'; end $$`],
]

/** PGlite is one session, which lasts as long as the process. */
if (template.engine === 'postgres')
  describe('the connections to PostgreSQL', () => {
    let proxy: Awaited<ReturnType<typeof startTcpProxy>>
    let database: OpenDatabase

    beforeAll(async () => {
      const { hostname, port } = new URL(template.url)
      proxy = await startTcpProxy({ host: hostname, port: Number(port) })
      database = await openTestDatabase((url) => Object.assign(url, { port: proxy.port }))
    })
    afterAll(async () => {
      await database.close()
      await proxy.stop()
    })

    const serving = async () => {
      const rows = await query(database.db, z.object({ pid: z.number() }), sql`select pg_backend_pid() as pid`)
      return rows[0]?.pid
    }
    const failureOf = (statement: SQL) => database.db.execute(statement).then(null, (error: Error) => error.cause)

    it.each(failing)('go on after a statement that %s', async (_, code, statement) => {
      const before = await serving()
      expect(await failureOf(statement())).toMatchObject({ code })
      expect(await serving()).toBe(before)
      expect(database.poolState()).toEqual({ total: 1, idle: 1, waiting: 0 })
    })

    it('go on after a transaction that is rolled back', async () => {
      const before = await serving()
      const name = randomUUID()
      const work = database.db.transaction(async (tx) => {
        await tx.execute(aJob(name))
        await tx.execute(aJob(name))
      })
      await expect(work).rejects.toMatchObject({ cause: { code: '23505' } })
      expect(await serving()).toBe(before)
    })

    it('end with a plan that no longer fits its tables', async () => {
      const before = await serving()
      expect(await failureOf(sql`do $$ begin raise exception sqlstate '0A000'; end $$`)).toMatchObject({
        code: '0A000',
      })
      expect(await serving()).not.toBe(before)
    })

    it('do not come back once they are broken', async () => {
      const before = await serving()
      expect(await failureOf(sql`select pg_terminate_backend(pg_backend_pid())`)).toBeInstanceOf(Error)
      expect(await serving()).not.toBe(before)
      expect(database.poolState()).toEqual({ total: 1, idle: 1, waiting: 0 })
    })

    it('leave their place to others when they are lost while a transaction begins', async () => {
      proxy.set('hang')
      const begun = Array.from({ length: MANY }, () => database.db.transaction((tx) => tx.execute(sql`select 1`)))
      const ends = await Promise.allSettled(begun)
      expect(ends.map(({ status }) => status)).toEqual(Array.from({ length: MANY }, () => 'rejected'))
      proxy.set('pass')
      await expect.poll(() => serving().catch(() => 0)).toBeGreaterThan(0)
      expect(database.poolState()).toEqual({ total: 1, idle: 1, waiting: 0 })
    })
  })
else it('PGlite is one session', () => expect(template.engine).toBe('pglite'))
