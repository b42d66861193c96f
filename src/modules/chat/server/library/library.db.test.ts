import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '~/database/open-database'
import { chats, messages, shares } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'
import { addChat, addExchanges, addUser } from '~/testing/chat/conversations'
import { openTestDatabase } from '~/testing/database/database'
import { MAX_PINNED, RESTORE_MS } from '../../rules'
import { latestChat, listChats } from '../chats'
import { createLibrary, type Library } from './library'

const START = new Date('2026-03-10T10:00:00Z')
let database: OpenDatabase
let library: Library
let now = START
beforeAll(async () => {
  database = await openTestDatabase()
  library = createLibrary({ db: database.db, reading: database.reading, clock: () => now })
})
afterAll(() => database.close())

const setUp = async (title = 'Listas') => {
  now = START
  const user = await addUser(database.db)
  const chat = await addChat(database.db, { userId: user.id, title, activeAt: START })
  return { user, chat, userId: user.id, chatId: chat.id }
}
const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof AppError) return error.code
  throw new Error(`expected a refusal, not ${error}`)
}
const later = (ms: number) => {
  now = new Date(START.getTime() + ms)
}

describe('pinned chats', () => {
  it('stand apart from the others, last pinned first, and keep the order of activity', async () => {
    const { userId, chatId } = await setUp('Uno')
    const two = await addChat(database.db, { userId, title: 'Dos', activeAt: new Date(START.getTime() - 1000) })
    const three = await addChat(database.db, { userId, title: 'Tres', activeAt: new Date(START.getTime() - 2000) })
    await library.pinChat(userId, { chatId: three.id, pinned: true })
    later(1000)
    expect(await library.pinChat(userId, { chatId: two.id, pinned: true })).toEqual({ pinned: true })
    const list = await listChats(database.db, userId)
    expect(list.pinned.map(({ title, pinned }) => [title, pinned])).toEqual([
      ['Dos', true],
      ['Tres', true],
    ])
    expect(list.chats.map(({ id, pinned }) => [id, pinned])).toEqual([[chatId, false]])

    await library.pinChat(userId, { chatId: two.id, pinned: false })
    await library.pinChat(userId, { chatId: three.id, pinned: false })
    expect((await listChats(database.db, userId)).chats.map(({ title }) => title)).toEqual(['Uno', 'Dos', 'Tres'])
  })

  it('are pinned once, however often one says so', async () => {
    const { userId, chatId } = await setUp()
    for (const pinned of [true, true, false, false, true]) {
      expect(await library.pinChat(userId, { chatId, pinned })).toEqual({ pinned })
    }
    expect((await listChats(database.db, userId)).pinned).toHaveLength(1)
  })

  it('are so many at most, also when pinned at the same time', async () => {
    const { userId, chatId } = await setUp()
    const others = await database.db
      .insert(chats)
      .values(Array.from({ length: MAX_PINNED + 4 }, (_, at) => ({ userId, type: 'basic' as const, title: `${at}` })))
      .returning({ id: chats.id })
    const tries = others.map(({ id }) => library.pinChat(userId, { chatId: id, pinned: true }))
    const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(4)
    expect((await listChats(database.db, userId)).pinned).toHaveLength(MAX_PINNED)
    expect(await refusal(library.pinChat(userId, { chatId, pinned: true }))).toBe('invalid_input')
  })
})

describe('a deleted chat', () => {
  it('is gone at once, with its link, and its reply is asked to stop', async () => {
    const { user, chat, userId, chatId } = await setUp()
    await addExchanges(database.db, chat, [{ question: 'Hola', reply: 'Hola.' }])
    const { path } = await library.shareChat({ id: userId, isPro: false }, chatId)
    const shareId = path.split('/').at(-1) ?? ''
    expect(await library.readShared(shareId, 0)).not.toBeNull()
    const [exchange] = await addExchanges(database.db, chat, [{ question: 'Más', reply: 'Es', status: 'streaming' }])
    await library.pinChat(userId, { chatId, pinned: true })

    await library.deleteChat(userId, chatId)
    const list = await listChats(database.db, userId)
    expect([...list.chats, ...list.pinned]).toEqual([])
    expect(await latestChat(database.db, userId, 'basic')).toBeNull()
    expect(await library.readShared(shareId, 0)).toBeNull()
    expect(await refusal(library.deleteChat(userId, chatId))).toBe('not_found')
    expect(await refusal(library.readShare(userId, chatId))).toBe('not_found')
    expect(await refusal(library.exportChat({ id: userId, isPro: false }, { chatId, format: 'md' }))).toBe('not_found')
    expect((await library.searchChats({ id: user.id, isPro: false }, { q: 'Listas' })).hits).toEqual([])
    const [reply] = await database.db
      .select()
      .from(messages)
      .where(eq(messages.id, exchange?.replyId ?? ''))
    expect(reply?.stopRequested).toBe(true)

    later(RESTORE_MS - 1)
    expect(await library.restoreChat(userId, chatId)).toMatchObject({ id: chatId, title: 'Listas', pinned: true })
    expect((await listChats(database.db, userId)).pinned).toHaveLength(1)
    expect(await library.readShared(shareId, 0)).not.toBeNull()
    expect(await library.restoreChat(userId, chatId), 'harmless when it is there').toMatchObject({ id: chatId })
  })

  it('cannot be brought back when its time has run out', async () => {
    const { userId, chatId } = await setUp()
    await library.deleteChat(userId, chatId)
    later(RESTORE_MS)
    expect(await refusal(library.restoreChat(userId, chatId))).toBe('not_found')
  })

  it('comes back without its pin where others have taken its place', async () => {
    const { userId, chatId } = await setUp()
    await library.pinChat(userId, { chatId, pinned: true })
    await library.deleteChat(userId, chatId)
    const others = Array.from({ length: MAX_PINNED }, (_, at) => ({
      userId,
      type: 'basic' as const,
      title: `${at}`,
      pinnedAt: START,
    }))
    await database.db.insert(chats).values(others)
    expect(await library.restoreChat(userId, chatId)).toMatchObject({ pinned: false })
  })

  it('is erased with all that was in it once it can no longer be brought back, and no other is', async () => {
    const { chat, userId, chatId } = await setUp()
    const kept = await addChat(database.db, { userId, title: 'Se queda' })
    const recent = await addChat(database.db, { userId, title: 'Aún puede volver' })
    await addExchanges(
      database.db,
      chat,
      Array.from({ length: 1_200 }, (_, at) => ({ question: `${at}`, reply: 'Sí' })),
    )
    await addExchanges(database.db, kept, [{ question: 'Hola', reply: 'Hola.' }])
    await library.shareChat({ id: userId, isPro: false }, chatId)
    await library.deleteChat(userId, chatId)
    later(2 * RESTORE_MS)
    await library.deleteChat(userId, recent.id)
    await library.tidy()
    const left = await database.db.select({ id: chats.id }).from(chats).where(eq(chats.userId, userId))
    expect(new Set(left.map(({ id }) => id))).toEqual(new Set([kept.id, recent.id]))
    expect(await database.db.$count(messages, eq(messages.chatId, chatId))).toBe(0)
    expect(await database.db.$count(messages, eq(messages.chatId, kept.id))).toBe(2)
    expect(await database.db.$count(shares, eq(shares.chatId, chatId))).toBe(0)
    expect(await library.restoreChat(userId, recent.id)).toMatchObject({ id: recent.id })
  })
})

describe("another user's chat", () => {
  it('is 404 in every call, and stays as it was', async () => {
    const { chat, chatId, userId } = await setUp()
    await addExchanges(database.db, chat, [{ question: 'Mío', reply: 'Tuyo' }])
    const mine = { id: userId, isPro: true }
    const share = await library.shareChat(mine, chatId)
    const other = await addUser(database.db)
    const actor = { id: other.id, isPro: true }
    for (const id of [chatId, randomUUID()]) {
      const calls = [
        () => library.pinChat(other.id, { chatId: id, pinned: true }),
        () => library.deleteChat(other.id, id),
        () => library.restoreChat(other.id, id),
        () => library.readShare(other.id, id),
        () => library.shareChat(actor, id),
        () => library.unshareChat(other.id, id),
        ...(['md', 'py', 'ipynb'] as const).map((format) => () => library.exportChat(actor, { chatId: id, format })),
      ]
      for (const call of calls) expect(await refusal(call())).toBe('not_found')
    }
    expect((await library.searchChats(actor, { q: 'Mío' })).hits).toEqual([])
    expect((await listChats(database.db, userId)).chats).toMatchObject([{ id: chatId, pinned: false }])
    expect(await library.readShare(userId, chatId)).toEqual(share)

    await library.deleteChat(userId, chatId)
    expect(await refusal(library.restoreChat(other.id, chatId))).toBe('not_found')
    expect((await listChats(database.db, userId)).chats).toEqual([])
  })
})
