import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import * as z from 'zod'
import { openTestDatabase } from '~/testing/database/database'
import { isBatched, isConcurrent, migrate } from './migrate'
import type { OpenDatabase } from './open-database'

it('an index is made concurrently in a migration of its own', () => {
  const concurrent = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "x" ON "people" ("name");'
  expect(isConcurrent([concurrent, '\nDROP INDEX CONCURRENTLY "y";'])).toBe(true)
  expect(isConcurrent(['CREATE INDEX "x" ON "people" ("name");'])).toBe(false)
  expect(() => isConcurrent([concurrent, 'alter table people add age int'])).toThrow('not both')
})

it('a migration in batches does nothing else', () => {
  const batch = '-- in batches\nupdate people set age = 0 where age is null returning 1;'
  expect(isBatched([batch, `\n${batch}`])).toBe(true)
  expect(isBatched(['update people set age = 0'])).toBe(false)
  expect(() => isBatched([batch, 'update people set age = 0'])).toThrow('not both')
})

/** On PostgreSQL alone: PGlite has one connection. */
if (inject('template').engine === 'postgres')
  describe('a migration beside others', () => {
    let database: OpenDatabase
    let pool: Pool
    let folder: string
    let when = Date.now()
    beforeAll(async () => {
      database = await openTestDatabase(({ href }) => {
        pool = new Pool({ connectionString: href })
        // At the end its connections may still be closing when the database is dropped.
        pool.on('error', () => {})
        return new URL(href)
      })
      folder = mkdtempSync(join(tmpdir(), 'pymentor-migrate-'))
    })
    afterAll(async () => {
      await pool.end()
      await database.close()
      rmSync(folder, { recursive: true })
    })
    beforeEach(async () => {
      await pool.query('drop table if exists people')
      await pool.query('create table people (name text)')
    })

    /** Starts one migration of these statements. */
    async function migrating(statements: string[], options: { lockTimeoutMs?: number; tries?: number } = {}) {
      when += 1
      const own = join(folder, String(when))
      mkdirSync(join(own, 'meta'), { recursive: true })
      writeFileSync(join(own, '0000_one.sql'), statements.join('--> statement-breakpoint\n'))
      const entries = [{ idx: 0, version: '7', when, tag: '0000_one', breakpoints: true }]
      writeFileSync(join(own, 'meta/_journal.json'), JSON.stringify({ entries }))
      const client = await pool.connect()
      const pid = z
        .object({ pid: z.number() })
        .parse((await client.query('select pg_backend_pid() as pid')).rows[0]).pid
      const run = (statement: string, values?: unknown[]) => client.query(statement, values)
      const done = migrate(run, { isShared: true, folder: own, ...options }).finally(() => client.release())
      return { done, isWaiting: () => waitsForOthers(pid) }
    }

    const waitsForOthers = async (pid: number) => {
      const { rows } = await pool.query('select 1 where cardinality(pg_blocking_pids($1)) > 0', [pid])
      return rows.length > 0
    }

    it('makes an index while others write', async () => {
      const writer = await pool.connect()
      await writer.query('begin')
      await writer.query(`insert into people values ('Ana')`)
      const { done, isWaiting } = await migrating([
        'CREATE INDEX CONCURRENTLY IF NOT EXISTS "people_name" ON "people" ("name");',
      ])
      await expect.poll(isWaiting).toBe(true)
      await pool.query(`insert into people values ('Luis')`)
      await writer.query('commit')
      writer.release()
      await done
      const { rows } = await pool.query(`select indisvalid from pg_index where indexrelid = 'people_name'::regclass`)
      expect(rows).toEqual([{ indisvalid: true }])
    })

    it('makes one anew whose making was broken off', async () => {
      await pool.query(`insert into people values ('Ana'), ('Ana')`)
      const statements = ['CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "people_once" ON "people" ("name");']
      await expect((await migrating(statements)).done).rejects.toThrow('could not create unique index')
      await pool.query('delete from people')
      await (await migrating(statements)).done
      const { rows } = await pool.query(`select indisvalid from pg_index where indexrelid = 'people_once'::regclass`)
      expect(rows).toEqual([{ indisvalid: true }])
    })

    it('gives way to whoever reads, instead of holding up all that come after it, and is done when they are', async () => {
      const reader = await pool.connect()
      await reader.query('begin')
      await reader.query('select * from people')
      const { done, isWaiting } = await migrating(['alter table people add age int'], { lockTimeoutMs: 300 })
      await expect.poll(isWaiting).toBe(true)
      await pool.query('select * from people')
      await reader.query('commit')
      reader.release()
      await done
      await pool.query('select age from people')
    })

    it('is begun again when PostgreSQL ends it for a deadlock', async () => {
      // A sequence is not rolled back.
      await pool.query('create sequence tried')
      const once = `do $$ begin if nextval('tried') = 1 then raise 'deadlock' using errcode = '40P01'; end if; end $$`
      await (await migrating(['alter table people add age int', once])).done
      await pool.query('select age from people')
    })

    it('ends with an error and leaves nothing half done when nobody makes room', async () => {
      const reader = await pool.connect()
      await reader.query('begin')
      await reader.query('select * from people')
      const given = { lockTimeoutMs: 20, tries: 2 }
      const { done } = await migrating(['create table animals (name text)', 'alter table people add age int'], given)
      await expect(done).rejects.toThrow('lock timeout')
      await reader.query('commit')
      reader.release()
      expect((await pool.query(`select to_regclass('animals') as made`)).rows).toEqual([{ made: null }])
    })
  })
