import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '~/database/open-database'
import { messages } from '~/database/tables/schema'
import { addChat, addUser } from '~/testing/chat/conversations'
import { storedExchanges } from '~/testing/chat/stored-exchanges'
import { openTestDatabase } from '~/testing/database/database'
import { storeExchange, storeVersion } from './asking/exchange'
import { createLibrary } from './library/library'
import { retryingOnConflict } from './replies/concurrency-limit'

const NOW = new Date('2026-03-10T10:00:00Z')
const AT_ONCE = 12
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const { owner, question } = storedExchanges(() => database.db, NOW)

const placesOf = (userId: string) =>
  database.db
    .select({ id: messages.id, parentId: messages.parentId, chatId: messages.chatId, position: messages.position })
    .from(messages)
    .where(eq(messages.userId, userId))
    .orderBy(asc(messages.position))

it('what one person asks at once, in one chat and in several, finds places of its own, each after what it follows', async () => {
  const { userId, chatId, replyId } = await owner()
  const { id: other } = await addChat(database.db, { userId, title: 'Tuplas' })
  const asking = { ...question(userId, chatId), concurrencyLimit: AT_ONCE, isCounted: false }
  const send = (to: string) =>
    retryingOnConflict(() => storeExchange(database.db, { ...asking, sendKey: randomUUID(), chatId: to }))
  const again = () => retryingOnConflict(() => storeVersion(database.db, { ...asking, sendKey: randomUUID(), replyId }))
  const stored = await Promise.all([
    ...Array.from({ length: AT_ONCE / 3 }, () => send(chatId)),
    ...Array.from({ length: AT_ONCE / 3 }, () => send(other)),
    ...Array.from({ length: AT_ONCE / 3 }, again),
  ])
  expect(stored).not.toContain(null)
  const places = await placesOf(userId)
  const placeOf = new Map(places.map(({ id }, at) => [id, at]))
  expect(new Set(places.map(({ position }) => position)).size).toBe(places.length)
  for (const [at, { parentId }] of places.entries()) expect(placeOf.get(parentId) ?? -1).toBeLessThan(at)
})

it('places are counted for each person: those of one who has written nothing begin with 1', async () => {
  await owner()
  const { id: newcomer } = await addUser(database.db)
  const { id: chatId } = await addChat(database.db, { userId: newcomer, title: 'Listas' })
  await storeExchange(database.db, question(newcomer, chatId))
  expect((await placesOf(newcomer)).map(({ position }) => position)).toEqual([1, 2])
})

it('a chat that is shared many times at once has one link', async () => {
  const { userId, chatId } = await owner()
  const library = createLibrary({ ...database, clock: () => NOW })
  const links = await Promise.all(
    Array.from({ length: 20 }, () => library.shareChat({ id: userId, isPro: false }, chatId)),
  )
  expect(new Set(links.map(({ path }) => path)).size).toBe(1)
})
