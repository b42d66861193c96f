import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chats, messages, votes } from '~/database/tables/schema'
import { addChat, addExchanges } from '~/testing/chat/conversations'
import { type Call, startApp, type TestApp } from '~/testing/start-app'
import { RESTORE_MS } from './rules'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const UP = { value: 'up' }
const DOWN = { value: 'down', reason: 'broken_code', comment: 'Da un IndexError.' }
const NO_MORE = { value: 'down', reason: null, comment: null }

async function reader() {
  const { call, user } = await app.register(`${randomUUID()}@example.com`)
  const chat = await addChat(app.database.db, { userId: user.id, title: 'Listas' })
  const [exchange] = await addExchanges(app.database.db, chat, [{ question: 'Hola', reply: 'Buenas' }])
  if (!exchange?.replyId) throw new Error('no reply')
  return { call, user, chat, questionId: exchange.questionId, replyId: exchange.replyId }
}
const votesOf = async (call: Call, chatId: string) => {
  const { messages: read } = await (await call('GET', `/api/chat/history?chatId=${chatId}`)).json()
  return read.map(({ vote }: { vote: unknown }) => vote)
}
const stored = (replyId: string) => app.database.db.select().from(votes).where(eq(votes.messageId, replyId))

describe('a vote on a reply', () => {
  it('is one, the last, and comes with the history until it is taken back', async () => {
    const { call, chat, replyId } = await reader()
    const path = `/api/chat/vote/${replyId}`
    expect(await votesOf(call, chat.id)).toEqual([null, null])
    for (const vote of [UP, DOWN, DOWN, NO_MORE, DOWN]) {
      expect((await call('POST', path, vote)).status).toBe(200)
      expect(await votesOf(call, chat.id)).toEqual([null, vote])
    }
    expect(await stored(replyId)).toHaveLength(1)
    expect((await call('DELETE', path, {})).status).toBe(200)
    expect((await call('DELETE', path, {})).status, 'twice is once').toBe(200)
    expect(await votesOf(call, chat.id)).toEqual([null, null])
  })

  it('is nothing for what is no finished reply, nor for one that was put aside', async () => {
    const { call, user, chat, questionId, replyId } = await reader()
    const { db } = app.database
    const status = async (id: string) => (await call('POST', `/api/chat/vote/${id}`, UP)).status
    const [open] = await addExchanges(db, chat, [{ question: 'Otra', reply: 'A med', status: 'streaming' }], replyId)
    const [failed] = await addExchanges(db, chat, [{ question: 'Otra', reply: 'A med', status: 'failed' }], replyId)
    const [stopped] = await addExchanges(db, chat, [{ question: 'Otra', reply: 'A med', status: 'stopped' }], replyId)
    expect(await status(questionId)).toBe(404)
    expect(await status(open?.replyId ?? '')).toBe(404)
    expect(await status(failed?.replyId ?? '')).toBe(404)
    expect(await status(stopped?.replyId ?? '')).toBe(200)
    await db
      .update(messages)
      .set({ status: 'complete' })
      .where(eq(messages.id, open?.replyId ?? ''))
    await db.update(chats).set({ deletedAt: app.clock.now }).where(eq(chats.userId, user.id))
    expect(await status(replyId)).toBe(404)
    expect((await call('DELETE', `/api/chat/vote/${stopped?.replyId}`, {})).status).toBe(404)
    expect(await stored(stopped?.replyId ?? '')).toHaveLength(1)
  })

  it('is its reader’s: somebody else’s reply does not exist, and its vote stays', async () => {
    const { call, replyId } = await reader()
    const other = await reader()
    await call('POST', `/api/chat/vote/${replyId}`, DOWN)
    expect((await other.call('POST', `/api/chat/vote/${replyId}`, UP)).status).toBe(404)
    expect((await other.call('DELETE', `/api/chat/vote/${replyId}`, {})).status).toBe(404)
    expect(await stored(replyId)).toMatchObject([{ value: 'down', comment: 'Da un IndexError.' }])
  })

  it.each([
    ['no value', {}],
    ['a value that is none', { value: 'maybe' }],
    ['a reason for what has helped', { value: 'up', reason: 'other' }],
    ['a reason that is none', { ...DOWN, reason: 'because' }],
    ['a comment without a letter', { ...DOWN, comment: ' \u200b ' }],
    ['a comment of 501 characters', { ...DOWN, comment: 'a'.repeat(501) }],
    ['whose it is', { ...UP, userId: randomUUID() }],
  ])('is refused with %s', async (_, body) => {
    const { call, replyId } = await reader()
    expect((await call('POST', `/api/chat/vote/${replyId}`, body)).status).toBe(422)
    expect(await stored(replyId)).toEqual([])
  })

  it('is one of sixty a minute', async () => {
    const { call } = await reader()
    const vote = () => call('POST', `/api/chat/vote/${randomUUID()}`, UP)
    const answers = await Promise.all(Array.from({ length: 60 }, vote))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
    const refused = await vote()
    expect([refused.status, (await refused.json()).message]).toEqual([429, expect.stringContaining('votado')])
  })

  it('is in the export, and goes with its chat and its account', async () => {
    const { call, user, chat, replyId } = await reader()
    await call('POST', `/api/chat/vote/${replyId}`, DOWN)
    const files = unzipSync(new Uint8Array(await (await call('GET', '/api/user/export')).arrayBuffer()))
    const tree = JSON.parse(new TextDecoder().decode(files['chats/0001 Listas/chat.json']))
    expect(tree.messages.map(({ vote }: { vote: unknown }) => vote)).toEqual([
      null,
      { ...DOWN, votedAt: expect.any(String) },
    ])
    const second = await addChat(app.database.db, { userId: user.id, title: 'Otro' })
    const [kept] = await addExchanges(app.database.db, second, [{ question: 'Hola', reply: 'Buenas' }])
    await call('POST', `/api/chat/vote/${kept?.replyId}`, UP)

    const deletedAt = new Date(app.clock.now.getTime() - 2 * RESTORE_MS)
    await app.database.db.update(chats).set({ deletedAt }).where(eq(chats.id, chat.id))
    await app.services.chat.library.tidy()
    expect(await stored(replyId)).toEqual([])
    expect(await stored(kept?.replyId ?? '')).toHaveLength(1)
    expect((await call('DELETE', '/api/user/account', {})).status).toBe(200)
    expect(await stored(kept?.replyId ?? '')).toEqual([])
  })
})
