import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chats, erasedAccounts, mails, personKeys, users } from '~/database/tables/schema'
import { addChat, addExchanges } from '~/testing/chat/conversations'
import { startApp, type TestApp } from '~/testing/start-app'

let app: TestApp
/** Another instance, with a record of its own. */
let other: TestApp
beforeAll(async () => {
  app = await startApp()
  other = await startApp({ database: app.database })
})
afterAll(async () => {
  await other.stop()
  await app.stop()
})

const keep = (instance = app) => instance.services.accounts.keepErasures()
const replays = () => app.logged.filter(({ event }) => event === 'erasures_replayed').length
const rowOf = async (id: string) => (await app.database.db.select().from(users).where(eq(users.id, id)))[0]

/** Somebody with a chat who erases their account. What a backup from before has of them. */
async function erased(email: string) {
  const { call, user } = await app.register(email)
  await app.services.accounts.background.settled()
  const row = await rowOf(user.id)
  if (row === undefined) throw new Error('nobody')
  expect((await call('DELETE', '/api/user/account', {})).status).toBe(200)
  expect(await rowOf(user.id)).toBeUndefined()
  return row
}

/** As if the database had been restored from a backup of before these accounts were erased. */
async function restore(rows: (typeof users.$inferSelect)[]) {
  const { db } = app.database
  await db.delete(erasedAccounts)
  await db.insert(users).values(rows)
  for (const { id } of rows) {
    const chat = await addChat(db, { userId: id, title: 'Mío' })
    await addExchanges(db, chat, [{ question: 'q', reply: 'r' }])
  }
}

describe('whom a restored backup brings back', () => {
  it('is erased again before anybody is served, with all that is theirs, and nobody else is', async () => {
    const gone = [await erased('una@example.com'), await erased('otra@example.com')]
    await keep()
    await keep(other)
    const { user: stays } = await app.register('queda@example.com')
    await restore(gone)
    await app.database.db.delete(mails)
    // Any instance that has been there will do.
    await keep(other)
    for (const { id } of gone) {
      expect(await rowOf(id)).toBeUndefined()
      expect(await app.database.db.select().from(chats).where(eq(chats.userId, id))).toEqual([])
    }
    expect(await rowOf(stays.id)).toBeDefined()
    expect(await app.database.db.select().from(erasedAccounts)).toHaveLength(2)
    expect(await app.database.db.select().from(mails), 'they said farewell once').toEqual([])
    await app.database.db.delete(erasedAccounts)
  })

  it('is looked for again where that failed, and does not keep the others', async () => {
    const first = await erased('a@example.com')
    // So that the newest is back in the table while another is not.
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
    const second = await erased('b@example.com')
    await keep()
    await restore([first, second])
    const { eraseConversations } = app.services.chat.library
    app.services.chat.library.eraseConversations = (id) =>
      id === first.id ? Promise.reject(new Error('no')) : eraseConversations(id)
    await expect(keep()).rejects.toThrow('no')
    expect(await rowOf(first.id)).toBeDefined()
    expect(await rowOf(second.id)).toBeUndefined()
    app.services.chat.library.eraseConversations = eraseConversations
    await keep()
    expect(await rowOf(first.id)).toBeUndefined()
  })

  it('is found where the backup has who was erased later, and lacks who was erased before', async () => {
    const first = await erased('antes@example.com')
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
    await erased('despues@example.com')
    await keep()
    const later = await app.database.db.select().from(erasedAccounts).where(eq(erasedAccounts.erasedAt, app.clock.now))
    expect(later).toHaveLength(1)
    await restore([first])
    await app.database.db.insert(erasedAccounts).values(later)
    await keep()
    expect(await rowOf(first.id)).toBeUndefined()
  })

  it('is told by the latest that are gone; older ones are read again once a day', async () => {
    const { db } = app.database
    const passes = (hours: number) => {
      app.clock.now = new Date(app.clock.now.getTime() + hours * 3_600_000)
    }
    await erased('antes@example.com')
    passes(3)
    await erased('luego@example.com')
    await keep()
    const [older] = await db.select().from(erasedAccounts).orderBy(erasedAccounts.erasedAt)
    if (older === undefined) throw new Error('nobody was erased')
    const isThere = async () => (await db.$count(erasedAccounts, eq(erasedAccounts.account, older.account))) === 1
    await db.delete(erasedAccounts).where(eq(erasedAccounts.account, older.account))
    await keep()
    expect(await isThere()).toBe(false)
    passes(25)
    await keep()
    expect(await isThere()).toBe(true)
    await db.delete(erasedAccounts)
  })

  it('is looked for once, whoever asks meanwhile', async () => {
    const row = await erased('dos@example.com')
    await keep()
    await restore([row])
    const before = replays()
    await Promise.all([keep(), keep(), keep()])
    expect(replays() - before).toBe(1)
  })

  it('is kept by an instance that has nothing yet, however many they are', async () => {
    const { db } = app.database
    await db.delete(erasedAccounts)
    const many = 5_002
    const at = app.clock.now.toISOString()
    await db.execute(
      sql`insert into erased_accounts select 'x' || n, ${at}::timestamptz from generate_series(1, ${many}::int) as n`,
    )
    const fresh = await startApp({ database: app.database })
    await keep(fresh)
    await db.delete(erasedAccounts)
    await keep(fresh)
    expect(await db.$count(erasedAccounts)).toBe(many)
    await fresh.stop()
    await db.delete(erasedAccounts)
  })

  it('is not named there as where the hashes of addresses are', async () => {
    await erased('huella@example.com')
    const { db } = app.database
    const beside = await db
      .select()
      .from(erasedAccounts)
      .innerJoin(personKeys, eq(personKeys.account, erasedAccounts.account))
    expect(await db.$count(personKeys)).toBeGreaterThan(0)
    expect(beside).toEqual([])
  })

  it('is written down for a year', async () => {
    await erased('antes@example.com')
    app.clock.now = new Date(app.clock.now.getTime() + 367 * 24 * 3_600_000)
    await keep()
    expect(await app.database.db.select().from(erasedAccounts)).toEqual([])
    expect(await app.erasureRecord.read()).toEqual([])
  })
})
