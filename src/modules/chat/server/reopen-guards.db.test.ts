import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '~/database/open-database'
import { chats, usage } from '~/database/tables/schema'
import { addExchanges } from '~/testing/chat/conversations'
import { storedExchanges } from '~/testing/chat/stored-exchanges'
import { openTestDatabase } from '~/testing/database/database'
import { DAILY_LIMIT, MAX_REPLY_LENGTH } from '../rules'
import { silentTelemetry } from '../telemetry'
import { storeExchange, storeVersion } from './asking/exchange'
import { ownReply } from './asking/own-reply'
import { refusal } from './asking/refusal'
import { contextOf, countEarlierAnswers } from './context'
import { continueExchange, reopenExchange } from './reopen'

/** As often as a reply is written on where nothing else is set. */
const MAX_CONTINUATIONS = 8

const NOW = new Date('2026-03-10T10:00:00Z')
const TODAY = '2026-03-10'
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const { writer, sending, question, owner, writing, broken, close, change, rowOf, usageOf } = storedExchanges(
  () => database.db,
  NOW,
)

describe('a reply is opened again', () => {
  const reopen = (userId: string, replyId: string, concurrencyLimit = 3) =>
    reopenExchange(database.db, { ...sending(userId, concurrencyLimit), replyId })
  const goOn = (userId: string, replyId: string, concurrencyLimit = 3) =>
    continueExchange(database.db, { ...sending(userId, concurrencyLimit), replyId, most: MAX_CONTINUATIONS })

  it('for another try by its owner, when it failed with nothing and there is a slot', async () => {
    const { userId, openId, chatId } = await broken('')
    expect(await reopen((await owner()).userId, openId)).toBe(false)
    await change(openId, { status: 'stopped' })
    expect(await reopen(userId, openId)).toBe(false)
    await change(openId, { status: 'failed', content: 'Algo' })
    expect(await reopen(userId, openId)).toBe(false)
    await change(openId, { content: '', stopRequested: true })
    const other = await storeExchange(database.db, { ...question(userId, chatId), concurrencyLimit: 1 })
    expect(await reopen(userId, openId, 1)).toBe(false)
    expect(await usageOf(userId)).toMatchObject({ dayUsed: 1 })
    expect(await reopen(userId, openId, 2)).toBe(true)
    expect(await rowOf(openId)).toMatchObject({ status: 'streaming', stopRequested: false, unitDay: TODAY, writer })
    const concurrencyLimit = [await rowOf(openId), await rowOf(other?.replyId ?? '')].map((row) => row?.slot)
    expect(concurrencyLimit.toSorted()).toEqual([1, 2])
    expect(await reopen(userId, openId)).toBe(false)
  })

  it('to be gone on with by its owner, when it broke off after some text and there is a slot', async () => {
    const { userId, openId, chatId, questionId } = await broken('La mitad')
    expect(await goOn((await owner()).userId, openId)).toBeNull()
    for (const status of ['complete', 'stopped', 'streaming'] as const) {
      await change(openId, { status })
      expect(await goOn(userId, openId)).toBeNull()
    }
    await change(questionId, { status: 'failed' })
    expect(await goOn(userId, questionId), 'a question is none').toBeNull()
    const wrong = [
      { content: '' },
      { content: 'a'.repeat(MAX_REPLY_LENGTH) },
      { content: 'La mitad', continuations: MAX_CONTINUATIONS },
    ]
    for (const state of wrong) {
      await change(openId, { status: 'failed', ...state })
      expect(await goOn(userId, openId)).toBeNull()
    }
    await change(openId, { continuations: 1, stopRequested: true })
    await storeExchange(database.db, { ...question(userId, chatId), concurrencyLimit: 1 })
    expect(await goOn(userId, openId, 1)).toBeNull()
    expect(await usageOf(userId)).toMatchObject({ dayUsed: 2 })
    expect(await goOn(userId, openId, 2)).toMatchObject({ written: 'La mitad' })
    expect(await usageOf(userId)).toMatchObject({ dayUsed: 3 })
    expect(await rowOf(openId)).toMatchObject({ continuations: 2, writtenBefore: 8, stopRequested: false })
    await close(openId, writer, 'failed', 'La mitad y algo más')
    await database.db.update(usage).set({ dayUsed: DAILY_LIMIT }).where(eq(usage.userId, userId))
    expect(await goOn(userId, openId, 2), 'no unit is left').toBeNull()
  })

  it('by itself: what else of the same person’s has failed stays so', async () => {
    for (const [text, open] of [
      ['', reopen],
      ['La mitad', goOn],
    ] as const) {
      const { userId, openId, chatId } = await broken(text)
      const other = (await storeExchange(database.db, question(userId, chatId)))?.replyId ?? ''
      await close(other, writer, 'failed', text)
      expect(await open(userId, openId)).toBeTruthy()
      expect([await rowOf(openId), await rowOf(other)]).toMatchObject([{ status: 'streaming' }, { status: 'failed' }])
    }
  })
})

describe('a reply is refused', () => {
  it('by what its own user has used and has being written, not by anybody else’s', async () => {
    const [ana, eva] = [await writing(), await owner()]
    const parts = { db: database.db, telemetry: silentTelemetry, concurrencyLimit: 1 }
    const code = async (id: string) => (await refusal(parts, { id, isPro: false }, { now: NOW, isCounted: true }))?.code
    expect([await code(ana.userId), await code(eva.userId)]).toEqual(['too_many_replies', undefined])
    await database.db.update(usage).set({ dayUsed: DAILY_LIMIT }).where(eq(usage.userId, ana.userId))
    expect([await code(ana.userId), await code(eva.userId)]).toEqual(['limit_reached', undefined])
  })
})

describe('a reply is read', () => {
  it('by its owner, as a reply, while its chat is there', async () => {
    const { userId, chatId, replyId, questionId } = await owner()
    await expect(ownReply(database.db, (await owner()).userId, replyId)).rejects.toMatchObject({ code: 'not_found' })
    await expect(ownReply(database.db, userId, questionId)).rejects.toMatchObject({ code: 'not_found' })
    const [later] = await addExchanges(
      database.db,
      { id: chatId, userId },
      [{ question: 'Y más', reply: null }],
      replyId,
    )
    const follows = later?.questionId ?? ''
    await expect(ownReply(database.db, userId, follows), 'its parent is a reply').rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await ownReply(database.db, userId, replyId)).toMatchObject({ chatId, content: 'Buenas' })
    await database.db.update(chats).set({ deletedAt: NOW }).where(eq(chats.id, chatId))
    await expect(ownReply(database.db, userId, replyId)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('shows the model what its owner said, and tells how many answers there were before', async () => {
    const { userId, questionId, replyId } = await owner()
    await expect(contextOf(database.db, { userId: (await owner()).userId, questionId })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect((await contextOf(database.db, { userId, questionId })).turns).toHaveLength(1)
    const second = await storeVersion(database.db, { ...sending(userId), replyId })
    const third = await storeVersion(database.db, { ...sending(userId), replyId })
    const earlier = (id = '') => countEarlierAnswers(database.db, { userId, questionId, replyId: id })
    expect(await Promise.all([replyId, second?.replyId, third?.replyId].map(earlier))).toEqual([0, 1, 1])
  })
})
