import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chats, erasedAccounts, mails, users } from '~/database/tables/schema'
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
    const [first, second] = [await erased('a@example.com'), await erased('b@example.com')]
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

  it('is written down for a year', async () => {
    await erased('antes@example.com')
    app.clock.now = new Date(app.clock.now.getTime() + 367 * 24 * 3_600_000)
    await keep()
    expect(await app.database.db.select().from(erasedAccounts)).toEqual([])
  })
})
