import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '~/database/open-database'
import { chats, messages, replyPieces, usage } from '~/database/tables/schema'
import { addChat, addExchanges } from '~/testing/chat/conversations'
import { endLeases } from '~/testing/chat/leases'
import { storedExchanges } from '~/testing/chat/stored-exchanges'
import { openTestDatabase } from '~/testing/database/database'
import { MAX_FREE_REPLIES } from '../rules'
import { findExchange, isPlace, storeExchange, storeVersion } from './asking/exchange'
import { ownReply } from './asking/own-reply'
import { continueExchange } from './reopen'
import { closeReplies, failAbandoned, requestStop, requestStopOfAll, storePieces } from './replies/reply-store'
import { makeWordsOf } from './search/reply-words'

const NOW = new Date('2026-03-10T10:00:00Z')
const TODAY = '2026-03-10'
const YESTERDAY = '2026-03-09'
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const { writer, sending, question, owner, writing, close, change, rowOf, usageOf } = storedExchanges(
  () => database.db,
  NOW,
)

describe('pieces of a reply are stored', () => {
  const store = async (replyId: string, by = writer, after = 0) => {
    const userId = (await rowOf(replyId))?.userId ?? ''
    return storePieces(database.db, { pieces: [{ userId, replyId, after, text: 'Texto' }], writer: by })
  }
  const textOf = async (replyId: string) =>
    (await ownReply(database.db, (await rowOf(replyId))?.userId ?? '', replyId)).content
  const piecesOf = async (replyId: string) => {
    const rows = await database.db.select().from(replyPieces).where(eq(replyPieces.messageId, replyId))
    return rows.map(({ position, text }) => ({ position, text }))
  }

  it('for its writer only, and only while it is being written', async () => {
    const { openId, replyId } = await writing()
    expect((await store(openId, randomUUID())).size).toBe(0)
    expect(await textOf(openId)).toBe('')
    await endLeases(database.db)
    expect((await store(openId)).get(openId)).toEqual({ stopRequested: false })
    expect((await store(openId)).size, 'twice is once').toBe(1)
    expect(await textOf(openId)).toBe('Texto')
    await failAbandoned(database.db)
    expect((await rowOf(openId))?.status, 'its lease is renewed').toBe('streaming')
    await close(openId)
    expect((await store(openId)).size).toBe(0)
    expect((await store(replyId)).size).toBe(0)
    expect(await rowOf(openId)).toMatchObject({ content: 'Fin', leaseUntil: null })
    expect(await piecesOf(openId), 'they are in the whole text').toEqual([])
  })

  it('and what came before is not stored once more', async () => {
    const { openId } = await writing()
    for (const after of [0, 5, 10]) await store(openId, writer, after)
    expect(await piecesOf(openId)).toEqual([0, 5, 10].map((position) => ({ position, text: 'Texto' })))
    expect((await rowOf(openId))?.content, 'its row stays as it is').toBe('')
    expect(await textOf(openId)).toBe('TextoTextoTexto')
  })

  it('and one that came after the end is read by nobody, also when the reply is written on', async () => {
    const { openId, userId } = await writing()
    await store(openId)
    await close(openId, writer, 'failed', 'Texto y más')
    await database.db.insert(replyPieces).values({ userId, messageId: openId, position: 5, text: ' y más' })
    expect(await textOf(openId)).toBe('Texto y más')
    const turn = { ...sending(userId), replyId: openId, most: 3 }
    expect(await continueExchange(database.db, turn)).toMatchObject({ written: 'Texto y más' })
    expect(await textOf(openId)).toBe('Texto y más')
    await store(openId, writer, 'Texto y más'.length)
    expect(await textOf(openId)).toBe('Texto y másTexto')
  })

  it('and none of another that is being written', async () => {
    const { openId, userId, chatId } = await writing()
    const other = (await storeExchange(database.db, question(userId, chatId)))?.replyId ?? ''
    expect([...(await store(openId)).keys()]).toEqual([openId])
    expect([await textOf(openId), await textOf(other)]).toEqual(['Texto', ''])
  })
})

describe('a reply is closed', () => {
  it('by its writer only, and once', async () => {
    const { openId } = await writing()
    expect(await close(openId, randomUUID())).toBeNull()
    expect((await rowOf(openId))?.status).toBe('streaming')
    expect(await close(openId)).toEqual([])
    expect(await close(openId, writer, 'failed', '')).toBeNull()
    expect(await rowOf(openId)).toMatchObject({ status: 'complete', content: 'Fin', unitDay: TODAY })
  })

  it('gives a unit back to its own user, and only one that it holds', async () => {
    const [ana, eva] = [await writing(), await writing()]
    await close(ana.openId, writer, 'failed', '')
    expect(await usageOf(ana.userId)).toMatchObject({ dayUsed: 0, monthUsed: 0, freeStopDay: null, freeReplyDay: null })
    expect(await usageOf(eva.userId)).toMatchObject({ dayUsed: 1, monthUsed: 1 })
    expect((await rowOf(ana.openId))?.unitDay).toBeNull()
    const uncounted = await storeExchange(database.db, { ...question(eva.userId, eva.chatId), isCounted: false })
    await close(uncounted?.replyId ?? '', writer, 'failed', '')
    expect(await usageOf(eva.userId)).toMatchObject({ dayUsed: 1, monthUsed: 1 })
  })

  it('gives nothing back of another day or month', async () => {
    const { openId, userId } = await writing()
    await database.db.update(usage).set({ day: '2026-03-11', dayUsed: 4, monthUsed: 9 }).where(eq(usage.userId, userId))
    await close(openId, writer, 'failed', '')
    expect(await usageOf(userId)).toMatchObject({ dayUsed: 4, monthUsed: 8 })
    const another = await writing()
    await database.db
      .update(usage)
      .set({ day: '2026-04-01', dayUsed: 4, monthUsed: 4 })
      .where(eq(usage.userId, another.userId))
    await close(another.openId, writer, 'failed', '')
    expect(await usageOf(another.userId)).toMatchObject({ dayUsed: 4, monthUsed: 4 })
  })

  it('C-63 as stopped before its first character is free once a day, and a failure uses none of that up', async () => {
    const { openId, userId, chatId } = await writing()
    await close(openId, writer, 'stopped', '')
    expect(await usageOf(userId)).toMatchObject({ dayUsed: 0, freeStopDay: TODAY })
    const failed = await storeExchange(database.db, question(userId, chatId))
    await close(failed?.replyId ?? '', writer, 'failed', '')
    expect(await usageOf(userId), 'and does not bring it back').toMatchObject({ dayUsed: 0, freeStopDay: TODAY })
    const second = await storeExchange(database.db, question(userId, chatId))
    await close(second?.replyId ?? '', writer, 'stopped', '')
    expect(await usageOf(userId)).toMatchObject({ dayUsed: 1, freeStopDay: TODAY })
    expect((await rowOf(second?.replyId ?? ''))?.unitDay, 'the unit stays').toBe(TODAY)
    await database.db.update(usage).set({ freeStopDay: YESTERDAY }).where(eq(usage.userId, userId))
    const third = await storeExchange(database.db, question(userId, chatId))
    await close(third?.replyId ?? '', writer, 'stopped', '')
    expect(await usageOf(userId), 'one more each day').toMatchObject({ dayUsed: 1, freeStopDay: TODAY })
  })

  it('C-61 unanswered is free so often a day, counted anew each day; a failure is free beside that', async () => {
    const { openId, userId, chatId } = await writing()
    const usedUp = { freeReplies: MAX_FREE_REPLIES }
    const set = (to: Partial<typeof usage.$inferInsert>) =>
      database.db.update(usage).set(to).where(eq(usage.userId, userId))
    const unanswered = {
      writer,
      status: 'complete',
      failure: null,
      content: 'No lo sé',
      outcome: 'unknown',
      rung: null,
    } as const
    await set({ ...usedUp, freeReplyDay: YESTERDAY })
    await closeReplies(database.db, [{ ...unanswered, userId, replyId: openId }])
    expect(await usageOf(userId)).toMatchObject({ dayUsed: 0, freeReplyDay: TODAY, freeReplies: 1 })
    await set(usedUp)
    for (const work of [
      (replyId: string) => closeReplies(database.db, [{ ...unanswered, userId, replyId }]),
      (replyId: string) => close(replyId, writer, 'failed', ''),
    ]) {
      const exchange = await storeExchange(database.db, question(userId, chatId))
      await work(exchange?.replyId ?? '')
      expect(await usageOf(userId), 'the unanswered one was one too many').toMatchObject({ dayUsed: 1, ...usedUp })
    }
  })
})

describe('replies whose writer is gone', () => {
  it('are marked once their lease is over, and no others', async () => {
    const { openId, replyId, userId } = await writing()
    await change(replyId, { leaseUntil: new Date(0) })
    await failAbandoned(database.db)
    expect((await rowOf(openId))?.status).toBe('streaming')
    await endLeases(database.db)
    await failAbandoned(database.db)
    expect(await rowOf(openId)).toMatchObject({ status: 'failed', failure: 'interrupted', unitDay: null })
    expect((await rowOf(replyId))?.status, 'it was whole').toBe('complete')
    expect(await usageOf(userId)).toMatchObject({ dayUsed: 0 })
  })

  it('keep what was written, and its unit', async () => {
    const { openId, userId, chatId } = await writing()
    for (const [after, text] of [
      [0, 'Algo'],
      [4, ' nuevo'],
    ] as const)
      await storePieces(database.db, { pieces: [{ userId, replyId: openId, after, text }], writer })
    const empty = (await storeExchange(database.db, question(userId, chatId)))?.replyId ?? ''
    await endLeases(database.db)
    await failAbandoned(database.db)
    expect(await rowOf(openId)).toMatchObject({ status: 'failed', content: 'Algo nuevo', unitDay: TODAY })
    await makeWordsOf(database.db, userId)
    expect((await rowOf(openId))?.search, 'it is found').toContain('nuev')
    expect(await database.db.select().from(replyPieces).where(eq(replyPieces.messageId, openId))).toEqual([])
    expect(await rowOf(empty), 'beside one that gives it back').toMatchObject({ status: 'failed', unitDay: null })
    expect(await usageOf(userId)).toMatchObject({ dayUsed: 1 })
  })
})

describe('a stop is asked for', () => {
  it('by the owner only, and only of what is being written', async () => {
    const { openId, replyId, userId } = await writing()
    const another = await writing()
    expect(await requestStop(database.db, another.userId, openId)).toBe(false)
    expect(await requestStop(database.db, userId, replyId)).toBe(false)
    expect((await rowOf(openId))?.stopRequested).toBe(false)
    expect(await requestStop(database.db, userId, openId)).toBe(true)
    expect((await rowOf(openId))?.stopRequested).toBe(true)
  })

  it('of all replies of one user, and of nobody else’s', async () => {
    const [ana, eva] = [await writing(), await writing()]
    await requestStopOfAll(database.db, ana.userId)
    const asked = await Promise.all([ana.openId, ana.replyId, eva.openId].map(rowOf))
    expect(asked.map((row) => row?.stopRequested)).toEqual([true, false, false])
  })
})

describe('a question is stored', () => {
  it("in the owner's chat only, that is not put aside, after one of its replies", async () => {
    const [ana, eva] = [await owner(), await owner()]
    const tries = [
      question(eva.userId, ana.chatId),
      question(ana.userId, ana.chatId, eva.replyId),
      question(ana.userId, ana.chatId, ana.questionId),
      question(ana.userId, ana.chatId, randomUUID()),
    ]
    for (const wrong of tries) {
      expect(await storeExchange(database.db, wrong)).toBeNull()
      expect(await isPlace(database.db, wrong)).toBe(false)
    }
    expect(
      await storeExchange(database.db, { ...question(ana.userId, ana.chatId), type: 'pro' }),
      'the other mentor’s',
    ).toBeNull()
    for (const after of [null, ana.replyId, ana.chatId]) {
      expect(await isPlace(database.db, question(ana.userId, ana.chatId, after))).toBe(true)
    }
    await database.db.update(chats).set({ deletedAt: NOW }).where(eq(chats.id, ana.chatId))
    expect(await storeExchange(database.db, question(ana.userId, ana.chatId))).toBeNull()
    expect(await isPlace(database.db, question(ana.userId, ana.chatId))).toBe(false)
    expect([await usageOf(ana.userId), await usageOf(eva.userId)]).toEqual([null, null])
  })

  it('and changes its own chat only; the unit and the slot are its reply’s', async () => {
    const [ana, eva] = [await owner(), await owner()]
    const other = await addChat(database.db, { userId: ana.userId, title: 'Otro' })
    const others = () =>
      database.db
        .select()
        .from(chats)
        .where(inArray(chats.id, [other.id, eva.chatId]))
        .orderBy(chats.id)
    const before = await others()
    const exchange = await storeExchange(database.db, question(ana.userId, ana.chatId))
    expect(await storeVersion(database.db, { ...sending(ana.userId), replyId: ana.replyId })).not.toBeNull()
    expect(await others()).toEqual(before)
    expect(await rowOf(exchange?.questionId ?? '')).toMatchObject({ unitDay: null, slot: null })
  })

  it('while the user has a slot free, whatever others have; without one nothing is taken', async () => {
    const { userId, chatId, replyId } = await owner()
    await writing()
    const full = { ...question(userId, chatId), concurrencyLimit: 1 }
    await storeExchange(database.db, { ...full, sendKey: randomUUID() })
    expect(await storeExchange(database.db, full)).toBeNull()
    expect(await storeVersion(database.db, { ...full, replyId })).toBeNull()
    expect(await usageOf(userId)).toMatchObject({ dayUsed: 1 })
    const second = await storeExchange(database.db, { ...question(userId, chatId), concurrencyLimit: 2 })
    expect((await rowOf(second?.replyId ?? ''))?.slot).toBe(2)
    await close(second?.replyId ?? '')
    expect(await storeExchange(database.db, { ...question(userId, chatId), concurrencyLimit: 2 })).not.toBeNull()
  })

  it('again as another reply to what the owner asked, and to nothing else', async () => {
    const [ana, eva] = [await owner(), await owner()]
    const version = (userId: string, replyId: string) => storeVersion(database.db, { ...sending(userId), replyId })
    expect(await version(eva.userId, ana.replyId)).toBeNull()
    const [later] = await addExchanges(
      database.db,
      { id: ana.chatId, userId: ana.userId },
      [{ question: 'Y más', reply: null }],
      ana.replyId,
    )
    for (const asked of [ana.questionId, later?.questionId ?? '']) {
      expect(await version(ana.userId, asked)).toBeNull()
    }
    const stored = await database.db.select().from(messages).where(eq(messages.chatId, ana.chatId))
    expect(stored).toHaveLength(3)
    expect(await usageOf(ana.userId)).toBeNull()
    await database.db.update(chats).set({ deletedAt: NOW }).where(eq(chats.id, eva.chatId))
    expect(await version(eva.userId, eva.replyId)).toBeNull()
    expect(await version(ana.userId, ana.replyId)).toMatchObject({ questionId: ana.questionId })
  })

  it('is found by its key, by its owner, while its chat is there', async () => {
    const [ana, eva] = [await owner(), await owner()]
    const sent = question(ana.userId, ana.chatId)
    const exchange = await storeExchange(database.db, sent)
    expect(await findExchange(database.db, eva.userId, sent.sendKey)).toBeUndefined()
    expect(await findExchange(database.db, ana.userId, sent.sendKey)).toMatchObject({ replyId: exchange?.replyId })
    await database.db.update(chats).set({ deletedAt: NOW }).where(eq(chats.id, ana.chatId))
    expect(await findExchange(database.db, ana.userId, sent.sendKey)).toBeUndefined()
  })

  it('as another reply is found by its key, also once something follows it', async () => {
    const ana = await owner()
    const again = sending(ana.userId)
    const version = await storeVersion(database.db, { ...again, replyId: ana.replyId })
    await close(version?.replyId ?? '')
    await storeExchange(database.db, question(ana.userId, ana.chatId, version?.replyId))
    expect(await findExchange(database.db, ana.userId, again.sendKey)).toMatchObject({
      sent: 'version',
      replyId: version?.replyId,
      questionId: ana.questionId,
    })
  })
})
