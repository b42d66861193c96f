import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { OpenDatabase } from '~/database/open-database'
import { chats, messages, shares } from '~/database/tables/schema'
import { addChat, addExchanges, addUser } from '~/testing/chat/conversations'
import { openTestDatabase } from '~/testing/database/database'
import { MAX_PINNED, RESTORE_MS } from '../../rules'
import { latestChat, listChats, ownChat, renameChat } from '../chats'
import { chatOfMessage, readHistory, readHistoryAfter, readHistoryAt, showBranch } from '../history'
import { findMessages, findTitles } from '../search/hits'
import { formsOf } from '../search/query'
import { withoutSlips } from '../search/slips'
import { readSharedConversation } from '../sharing/shared-conversation'
import { readShare, shareChat, unshareChat } from '../sharing/shares'
import { readMessages } from './branch'
import { deleteChat, eraseConversations, purgeDeleted, restoreChat } from './deletion'
import { hasRoomForPin, pinChat } from './pins'

const NOW = new Date('2026-03-10T10:00:00Z')
const NOT_FOUND = { code: 'not_found' }
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Somebody with a chat of two exchanges; `asideAt`: put aside then. */
async function owner({ asideAt = null }: { asideAt?: Date | null } = {}) {
  const { db } = database
  const { id: userId } = await addUser(db)
  const chat = await addChat(db, { userId, title: 'Las tortugas' })
  const exchanges = await addExchanges(db, chat, [
    { question: 'tortugas marinas', reply: 'Nadan.' },
    { question: 'y las otras', reply: 'Andan.' },
  ])
  if (asideAt) await db.update(chats).set({ deletedAt: asideAt }).where(eq(chats.id, chat.id))
  const [first, second] = exchanges.map(({ replyId }) => replyId ?? '')
  if (first === undefined || second === undefined) throw new Error('no reply')
  return { userId, chatId: chat.id, first, second, user: { id: userId, isPro: false } }
}
type Owner = Awaited<ReturnType<typeof owner>>
const chatRow = async (id: string) => (await database.db.select().from(chats).where(eq(chats.id, id)))[0]
const reader = ({ userId }: Pick<Owner, 'userId'>, chatId: string) => ({ userId, chatId, now: NOW, mayRead: () => {} })

describe('a chat', () => {
  it('is found, read, shown, renamed and pinned by its owner only', async () => {
    const { db } = database
    const [ana, eva] = [await owner(), await owner()]
    const tries = [
      () => ownChat(db, eva.userId, ana.chatId),
      () => readHistory(db, reader(eva, ana.chatId)),
      () => readHistoryAt(db, reader(eva, ana.chatId), ana.first),
      () => readHistoryAt(db, reader(ana, ana.chatId), eva.first),
      () => readHistoryAfter(db, reader(eva, ana.chatId), ana.first),
      () => readHistoryAfter(db, reader(ana, ana.chatId), eva.first),
      () => readHistory(db, reader(eva, eva.chatId), ana.first),
      () => chatOfMessage(db, eva.userId, ana.first),
      () => renameChat(db, { userId: eva.userId, chatId: ana.chatId, title: 'Robado' }),
      () => pinChat(db, { userId: eva.userId, chatId: ana.chatId, pinned: true, now: NOW }),
      () => deleteChat(db, { userId: eva.userId, chatId: ana.chatId, now: NOW }),
      () => readShare(db, eva.userId, ana.chatId),
      () => shareChat(db, eva.user, { chatId: ana.chatId, now: NOW }),
      () => unshareChat(db, eva.userId, ana.chatId),
    ]
    for (const [at, wrong] of tries.entries()) await expect(wrong(), `${at}`).rejects.toMatchObject(NOT_FOUND)
    expect(await chatRow(ana.chatId)).toMatchObject({ title: 'Las tortugas', pinnedAt: null, deletedAt: null })
    expect((await listChats(db, eva.userId)).chats.map(({ id }) => id)).toEqual([eva.chatId])
    expect((await readHistory(db, reader(ana, ana.chatId))).messages).toHaveLength(4)
  })

  it('shows another branch for its owner only, by a message of its own, while it is there', async () => {
    const { db } = database
    const [ana, eva] = [await owner(), await owner()]
    const [other] = await addExchanges(
      db,
      { id: ana.chatId, userId: ana.userId },
      [{ question: 'x', reply: 'y' }],
      ana.first,
    )
    const shown = other?.replyId
    await showBranch(db, reader(eva, ana.chatId), ana.second)
    await showBranch(db, reader(ana, ana.chatId), eva.second)
    await showBranch(db, reader(ana, ana.chatId), randomUUID())
    expect((await chatRow(ana.chatId))?.leafId).toBe(shown)
    await showBranch(db, reader(eva, eva.chatId), ana.second)
    expect((await chatRow(eva.chatId))?.leafId).toBe(eva.second)
    await db.update(chats).set({ deletedAt: NOW }).where(eq(chats.id, ana.chatId))
    await showBranch(db, reader(ana, ana.chatId), ana.second)
    expect((await chatRow(ana.chatId))?.leafId).toBe(shown)
    await db.update(chats).set({ deletedAt: null }).where(eq(chats.id, ana.chatId))
    await showBranch(db, reader(ana, ana.chatId), ana.second)
    expect((await chatRow(ana.chatId))?.leafId).toBe(ana.second)
  })

  it('has its own messages only, and changes none of the same person’s other chats', async () => {
    const { db } = database
    const ana = await owner()
    const other = await addChat(db, { userId: ana.userId, title: 'Otro' })
    const [exchange] = await addExchanges(db, other, [{ question: 'de otro', reply: 'Sí.' }])
    const foreign = exchange?.replyId ?? ''
    await expect(readHistoryAt(db, reader(ana, ana.chatId), foreign)).rejects.toMatchObject(NOT_FOUND)
    await expect(readHistoryAt(db, reader(ana, other.id), ana.second)).rejects.toMatchObject(NOT_FOUND)
    await expect(readHistory(db, reader(ana, ana.chatId), foreign)).rejects.toMatchObject(NOT_FOUND)
    await showBranch(db, reader(ana, ana.chatId), foreign)
    expect((await chatRow(ana.chatId))?.leafId).toBe(ana.second)
    await addExchanges(db, { id: ana.chatId, userId: ana.userId }, [{ question: 'x', reply: 'y' }], ana.first)
    await showBranch(db, reader(ana, ana.chatId), ana.second)
    expect([(await chatRow(ana.chatId))?.leafId, (await chatRow(other.id))?.leafId]).toEqual([ana.second, foreign])
    for (const chatId of [ana.chatId, other.id]) await shareChat(db, ana.user, { chatId, now: NOW })
    await unshareChat(db, ana.userId, ana.chatId)
    expect(await readShare(db, ana.userId, ana.chatId)).toBeNull()
    expect(await readShare(db, ana.userId, other.id)).toMatchObject({ isCurrent: true })
  })

  it('that is put aside is nothing to anybody, until it is brought back', async () => {
    const { db } = database
    const ana = await owner({ asideAt: NOW })
    const { userId, chatId, user } = ana
    const tries = [
      () => ownChat(db, userId, chatId),
      () => readHistory(db, reader(ana, chatId)),
      () => readHistoryAt(db, reader(ana, chatId), ana.first),
      () => readHistoryAt(db, reader(ana, chatId), ana.second),
      () => renameChat(db, { userId, chatId, title: 'Otro' }),
      () => pinChat(db, { userId, chatId, pinned: true, now: NOW }),
      () => deleteChat(db, { userId, chatId, now: NOW }),
      () => shareChat(db, user, { chatId, now: NOW }),
    ]
    for (const [at, wrong] of tries.entries()) await expect(wrong(), `${at}`).rejects.toMatchObject(NOT_FOUND)
    expect(await listChats(db, userId)).toMatchObject({ chats: [], pinned: [] })
    expect(await latestChat(db, userId, 'basic')).toBeNull()
    await expect(restoreChat(db, { userId: (await owner()).userId, chatId, now: NOW })).rejects.toMatchObject(NOT_FOUND)
    const late = new Date(NOW.getTime() + RESTORE_MS)
    await expect(restoreChat(db, { userId, chatId, now: late })).rejects.toMatchObject(NOT_FOUND)
    expect(await restoreChat(db, { userId, chatId, now: NOW })).toMatchObject({ id: chatId })
  })

  it('of one mentor is the latest one of that', async () => {
    const { userId, chatId } = await owner()
    const later = new Date(Date.now() + 60_000)
    await addChat(database.db, { userId, type: 'pro', title: 'PRO', activeAt: later })
    expect((await latestChat(database.db, userId, 'basic'))?.id).toBe(chatId)
  })

  it('stops what is written in it when it is put aside, and nothing else', async () => {
    const { db } = database
    const [ana, eva] = [await owner(), await owner()]
    for (const { second } of [ana, eva])
      await db.update(messages).set({ status: 'streaming' }).where(eq(messages.id, second))
    await deleteChat(db, { userId: ana.userId, chatId: ana.chatId, now: NOW })
    const asked = await db.select().from(messages).where(eq(messages.stopRequested, true))
    expect(asked.map(({ id }) => id)).toEqual([ana.second])
  })

  it('is erased once it cannot be brought back any more, and no sooner', async () => {
    const { db } = database
    const [kept, old] = [await owner({ asideAt: NOW }), await owner({ asideAt: new Date(NOW.getTime() - 3_600_000) })]
    await purgeDeleted(db, NOW)
    expect([await chatRow(kept.chatId), await chatRow(old.chatId)]).toEqual([
      expect.objectContaining({ id: kept.chatId }),
      undefined,
    ])
    expect(await db.select().from(messages).where(eq(messages.chatId, kept.chatId))).toHaveLength(4)
  })
})

describe('what is erased', () => {
  const MANY = Array.from({ length: 60 }, (_, at) => ({ question: `pregunta ${at}`, reply: 'Sí.' }))
  const left = async (userId: string) =>
    (await database.db.select({ id: messages.id }).from(messages).where(eq(messages.userId, userId))).length

  it('API-23 are all conversations of an account, and nobody else’s', async () => {
    const { db } = database
    const [ana, eva] = [await owner(), await owner()]
    await addExchanges(db, { id: ana.chatId, userId: ana.userId }, MANY, ana.second)
    await eraseConversations(db, ana.userId)
    expect([await left(ana.userId), await left(eva.userId)]).toEqual([0, 4])
  })

  /** On PostgreSQL alone: PGlite has one connection. */
  it.runIf(inject('template').engine === 'postgres')(
    'goes a few rows at a time: one that is held holds up no others',
    async () => {
      const { db } = database
      const ana = await owner()
      const added = await addExchanges(db, { id: ana.chatId, userId: ana.userId }, MANY, ana.second)
      let erasing: Promise<void> | undefined
      await db.transaction(async (tx) => {
        await tx
          .select()
          .from(messages)
          .where(eq(messages.id, added.at(-1)?.replyId ?? ''))
          .for('update')
        erasing = eraseConversations(db, ana.userId)
        await expect.poll(() => left(ana.userId)).toBeLessThanOrEqual(50)
        expect(await left(ana.userId)).toBeGreaterThan(0)
      })
      await erasing
      expect(await left(ana.userId)).toBe(0)
    },
  )
})

describe('what counts, is read and is shared', () => {
  it('pins are each user’s own', async () => {
    const { db } = database
    const { userId } = await owner()
    const others = Array.from({ length: 60 }, () => ({ userId, type: 'basic' as const, title: 'x', pinnedAt: NOW }))
    await db.insert(chats).values(others)
    expect(await hasRoomForPin(db, userId)).toBe(false)
    const other = await owner()
    await db.insert(chats).values(others.map((chat) => ({ ...chat, userId: other.userId, pinnedAt: null })))
    expect(await hasRoomForPin(db, other.userId), 'chats that are not pinned take none').toBe(true)
    expect((await listChats(db, other.userId)).pinned).toEqual([])
    expect((await listChats(db, userId)).pinned).toHaveLength(MAX_PINNED)
  })

  it('messages are read of the chat that is asked for', async () => {
    const [ana, eva] = [await owner(), await owner()]
    expect(await readMessages(database.db, ana, [ana.first, eva.first])).toHaveLength(1)
  })

  it('a link is its chat’s own, ends with a whole reply, and is gone while the chat is put aside', async () => {
    const { db } = database
    const [ana, eva] = [await owner(), await owner()]
    const { path } = await shareChat(db, ana.user, { chatId: ana.chatId, now: NOW })
    await shareChat(db, eva.user, { chatId: eva.chatId, now: NOW })
    await unshareChat(db, eva.userId, eva.chatId)
    const [share] = await db.select().from(shares).where(eq(shares.userId, ana.userId))
    expect(path).toBe(`/compartido/${share?.id}`)
    for (const [status, content] of [
      ['failed', 'Cortada'],
      ['stopped', ''],
    ] as const) {
      await addExchanges(
        db,
        { id: ana.chatId, userId: ana.userId },
        [{ question: 'z', reply: content, status }],
        ana.second,
      )
      await shareChat(db, ana.user, { chatId: ana.chatId, now: NOW })
      const [row] = await db.select().from(shares).where(eq(shares.userId, ana.userId))
      expect(row?.leafId).toBe(ana.second)
    }
    const read = () => readSharedConversation(db, { shareId: share?.id ?? '', from: 0, now: NOW })
    expect(await read()).toMatchObject({ title: 'Las tortugas' })
    await deleteChat(db, { userId: ana.userId, chatId: ana.chatId, now: NOW })
    expect(await read()).toBeNull()
  })

  it('a search finds one’s own, of chats that are there and that the plan opens', async () => {
    const { db } = database
    const [ana, aside, pro] = [await owner(), await owner({ asideAt: NOW }), await owner()]
    await db.update(chats).set({ type: 'pro' }).where(eq(chats.id, pro.chatId))
    const forms = formsOf([{ words: [{ typed: 'tortugas', stem: 'tortug' }], isQuoted: true }])
    const found = async (user: { id: string; isPro: boolean }) => [
      (await findTitles(db, { userId: user.id, forms, after: null, limit: 10 })).map(({ chatId }) => chatId),
      (await findMessages(db, { user, forms, before: null, limit: 10 })).map(({ chatId }) => chatId),
    ]
    expect(await found(ana.user)).toEqual([[ana.chatId], [ana.chatId]])
    expect(await found(aside.user)).toEqual([[], []])
    expect(await found(pro.user)).toEqual([[pro.chatId], []])
    expect(await found({ ...pro.user, isPro: true })).toEqual([[pro.chatId], [pro.chatId]])
  })

  it('a slip is mended with one’s own words, of chats that are there', async () => {
    const { db } = database
    const ana = await owner()
    const [{ id: eva }, { id: leo }] = [await addUser(db), await addUser(db)]
    for (const userId of [eva, leo]) await addChat(db, { userId, title: 'Las tortugas', deletedAt: NOW })
    const word = (typed: string, stem: string) => ({ words: [{ typed, stem }], isQuoted: false })
    const slip = formsOf([word('tortugsa', 'tortugs')])
    expect(await withoutSlips(db, ana.userId, slip)).not.toBeNull()
    expect(await withoutSlips(db, leo, slip)).toBeNull()
    await addExchanges(db, await addChat(db, { userId: eva, title: 'x' }), [
      { question: 'tartugas y perros', reply: 'sí' },
    ])
    const others = formsOf([word('tortugas', 'tortug'), word('perros', 'perr')])
    expect(await withoutSlips(db, eva, others), 'a word of others’ is none of hers').not.toBeNull()
  })
})
