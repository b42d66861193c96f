import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '~/database/open-database'
import { openTestDatabase } from '~/testing/database'
import { createEndNews } from './end-news'
import { NEWS_CHANNEL } from './notices'

const log = { debug() {}, info() {}, warn() {}, error() {} }
let database: OpenDatabase
const heard: string[] = []
beforeAll(async () => {
  database = await openTestDatabase()
  await database.listen(NEWS_CHANNEL, { notification: (payload) => void heard.push(payload), gap: () => {} })
})
afterAll(() => database.close())

describe('news of replies that have ended', () => {
  it('tells of ends that come together in few notifications, each end once', async () => {
    const news = createEndNews({ db: database.db, log })
    const ids = Array.from({ length: 450 }, () => randomUUID())
    for (const id of ids) news.add(id)
    await expect.poll(() => heard.join(',').split(',').sort()).toEqual([...ids].sort())
    expect(heard).toHaveLength(3)
  })

  it('tells of all ends before a process leaves', async () => {
    heard.length = 0
    const news = createEndNews({ db: database.db, log })
    const [first, second] = [randomUUID(), randomUUID()]
    news.add(first)
    void news.flush()
    news.add(second)
    await news.flush()
    // Notifications arrive in the order of their commits, on PostgreSQL some time after.
    await database.db.execute(sql`select pg_notify(${NEWS_CHANNEL}, 'gone')`)
    await expect.poll(() => heard.at(-1)).toBe('gone')
    expect(heard.slice(0, -1).join(',').split(',').sort()).toEqual([first, second].sort())
  })
})
