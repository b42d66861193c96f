import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import * as z from 'zod'
import { openTestDatabase } from '~/testing/database/database'
import { query } from './database'
import type { OpenDatabase } from './open-database'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const notify = (channel: string, payload: string) => database.db.execute(sql`select pg_notify(${channel}, ${payload})`)

/** Everything a listener was told, in order. */
function recorder() {
  const told: string[] = []
  return { told, notification: (payload: string) => void told.push(payload), gap: () => void told.push('(gap)') }
}

describe('notifications of the database', () => {
  it('reach every listener of their channel, in order, until it stops listening', async () => {
    const [first, second, other] = [recorder(), recorder(), recorder()]
    const stopFirst = await database.listen('chapter', first)
    const stopSecond = await database.listen('chapter', second)
    const stopOther = await database.listen('verse', other)
    await notify('chapter', 'uno')
    await notify('chapter', '')
    await notify('verse', 'ñ "quoted" \\')
    await expect.poll(() => other.told).toEqual(['ñ "quoted" \\'])
    expect(first.told).toEqual(['uno', ''])
    await stopFirst()
    await notify('chapter', 'dos')
    await expect.poll(() => second.told).toEqual(['uno', '', 'dos'])
    expect(first.told).toEqual(['uno', ''])
    await stopSecond()
    await stopOther()
    const again = recorder()
    const stopAgain = await database.listen('chapter', again)
    await notify('chapter', 'tres')
    await expect.poll(() => again.told).toEqual(['tres'])
    expect(second.told).toEqual(['uno', '', 'dos'])
    await stopAgain()
  })

  it('come only from what was committed', async () => {
    const heard = recorder()
    const stop = await database.listen('committed', heard)
    const failed = database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('committed', 'undone')`)
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    await notify('committed', 'done')
    await expect.poll(() => heard.told).toEqual(['done'])
    await stop()
  })

  it('go on for the others when a listener throws', async () => {
    const heard = recorder()
    const fail = () => {
      throw new Error('a defect of one listener')
    }
    const stops = [
      await database.listen('robust', { notification: fail, gap: fail }),
      await database.listen('robust', heard),
    ]
    await notify('robust', 'uno')
    await notify('robust', 'dos')
    await expect.poll(() => heard.told).toEqual(['uno', 'dos'])
    await Promise.all(stops.map((stop) => stop()))
  })

  // PGlite is this process: there is no connection that could end.
  const onPostgres = inject('template').engine === 'postgres'
  if (onPostgres)
    it('come again after a gap when the listening connection is ended by the server', async () => {
      const heard = recorder()
      const stop = await database.listen('ended', heard)
      const ended = await query(
        database.db,
        z.object({ ended: z.boolean() }),
        sql`select pg_terminate_backend(pid) as ended from pg_stat_activity
          where application_name = 'pymentor notifications' and datname = current_database()`,
      )
      expect(ended).toEqual([{ ended: true }])
      await expect.poll(() => heard.told).toEqual(['(gap)'])
      await notify('ended', 'uno')
      await expect.poll(() => heard.told).toEqual(['(gap)', 'uno'])
      await stop()
    })
})
