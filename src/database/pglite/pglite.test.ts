import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DatabaseError } from '../database-error'
import { users } from '../tables/schema'
import { lockFolder } from './exclusive-lock'
import { dumpPglite, openedOn, openPglite, restorePglite } from './pglite'
import { startPglite } from './start-pglite'

/** One that has been opened and closed: making it anew is most of the work of a test. */
let made: string
beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'pymentor-pglite-'))
  await (await openPglite(join(made, 'pglite'))).close()
})
afterAll(() => rmSync(made, { recursive: true }))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pymentor-pglite-'))
  cpSync(join(made, 'pglite'), join(folder, 'pglite'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const person = { email: 'ana@example.com', firstName: 'Ana', lastName: 'Prueba' }

describe('PGlite in a folder', () => {
  it('keeps its rows over a restart, and refuses a second opener with a sentence that helps', async () => {
    const data = join(folder, 'pglite')
    const first = await openPglite(data)
    await first.db.insert(users).values(person)
    await expect(openPglite(data)).rejects.toThrow(DatabaseError)
    await expect(openPglite(data)).rejects.toThrow(`pid ${process.pid}`)
    await first.close()
    const second = await openPglite(data)
    expect(await second.db.select().from(users)).toMatchObject([person])
    await second.close()
  })

  it('dumps, and restores over what came later, which it keeps as a backup', async () => {
    const data = join(folder, 'pglite')
    const dump = join(folder, 'dump.tar.gz')
    const before = await openPglite(data)
    await before.db.insert(users).values(person)
    await before.close()
    await dumpPglite(data, dump)
    const changed = await openPglite(data)
    await changed.db.delete(users)
    await changed.close()
    await restorePglite(data, dump)
    const after = await openPglite(data)
    expect(await after.db.select().from(users)).toMatchObject([person])
    await after.close()
    expect(readdirSync(join(folder, 'backups'))).toHaveLength(1)
  })

  it('is dumped while it is in use, by whoever uses it, for its own account alone', async () => {
    const data = join(folder, 'pglite')
    const dump = join(folder, 'dump.tar.gz')
    const inUse = await openPglite(data)
    await inUse.db.insert(users).values(person)
    expect(statSync(join(folder, 'dump.sock')).mode & 0o077).toBe(0)
    await dumpPglite(data, dump)
    expect(await inUse.db.select().from(users), 'it goes on').toHaveLength(1)
    await expect(dumpPglite(data, join(folder, 'missing', 'dump.tar.gz'))).rejects.toThrow(DatabaseError)
    await inUse.close()
    const restored = openedOn(await startPglite({ dump }))
    expect(await restored.db.select().from(users)).toMatchObject([person])
    await restored.close()
  })

  it('is there again when a crash ends a restore between taking the old away and putting the new in its place', async () => {
    const data = join(folder, 'pglite')
    const opened = await openPglite(data)
    await opened.db.insert(users).values(person)
    await opened.close()
    renameSync(data, `${data}.replaced`)
    const after = await openPglite(data)
    expect(await after.db.select().from(users)).toMatchObject([person])
    await after.close()
    expect(readdirSync(folder)).not.toContain('pglite.replaced')
  })

  it('is not restored from what is no dump, and what was there stays', async () => {
    const data = join(folder, 'pglite')
    const opened = await openPglite(data)
    await opened.db.insert(users).values(person)
    await opened.close()
    await expect(restorePglite(data, join(process.cwd(), 'package.json'))).rejects.toThrow(DatabaseError)
    const after = await openPglite(data)
    expect(await after.db.select().from(users)).toMatchObject([person])
    await after.close()
  })
})

it('PGlite computes on a thread of its own, one transaction after the other, until the disk fails it', async () => {
  const data = join(folder, 'pglite')
  const told: DatabaseError[] = []
  const { db } = await openPglite(data, { onLost: (error) => told.push(error) })
  const stored = () => db.select().from(users)
  await db.insert(users).values(person)

  let turns = 0
  const turn = setInterval(() => {
    turns += 1
  })
  await db.execute(sql`select count(*) from generate_series(1, 1000000)`)
  clearInterval(turn)
  expect(turns, 'turns of this thread meanwhile').toBeGreaterThan(3)

  await db.execute(sql`set application_name = 'same'`)
  await expect(db.insert(users).values(person)).rejects.toThrow()
  const undone = db.transaction(async (tx) => {
    await tx.delete(users)
    await tx.execute(sql`select 1 / ${0}::int`)
  })
  await expect(undone).rejects.toThrow()
  expect(await stored()).toMatchObject([person])
  const { rows } = await db.execute(sql`show application_name`)
  expect(rows, 'what fails ends no session').toEqual([{ application_name: 'same' }])

  const add = (name: string) =>
    db.transaction(async (tx) => {
      const [{ firstName } = { firstName: '' }] = await tx.select().from(users)
      await tx.update(users).set({ firstName: `${firstName} ${name}` })
    })
  await Promise.all([add('María'), add('Luisa')])
  expect(await stored()).toMatchObject([{ firstName: 'Ana María Luisa' }])

  rmSync(join(data, 'pg_wal'), { recursive: true })
  writeFileSync(join(data, 'pg_wal'), '')
  await db.execute(sql`select pg_switch_wal()`)
  const asked = await Promise.allSettled([db.update(users).set({ lastName: 'x' }), stored(), stored()])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await expect(stored()).rejects.toMatchObject({ cause: told[0] })
  expect(told.map(({ message }) => message)).toEqual([
    'the embedded database has stopped (PGlite broke off an answer).',
  ])
})

describe('the folder lock', () => {
  it('holds against another process and ends with it, killed or not', async () => {
    const script = `
      const { DatabaseSync } = require('node:sqlite')
      new DatabaseSync(${JSON.stringify(join(folder, 'lock.sqlite'))}).exec('BEGIN EXCLUSIVE')
      console.log('locked')
      setInterval(() => {}, 1000)`
    const other = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] })
    await once(other.stdout, 'data')
    expect(() => lockFolder(folder)).toThrow(DatabaseError)
    other.kill('SIGKILL')
    await once(other, 'exit')
    const unlock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(DatabaseError)
    unlock()
    lockFolder(folder)()
  })
})
