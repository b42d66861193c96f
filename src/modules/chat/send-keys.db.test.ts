import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '~/database/tables/schema'
import { setPlan } from '~/testing/payments/plans'
import { type Call, startApp, type TestApp } from '~/testing/start-app'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

async function person({ isPro = false } = {}) {
  const { call, user } = await app.register(`${randomUUID()}@example.com`)
  const plan = { planType: 'pro-monthly', subscriptionStatus: 'active' } as const
  if (isPro) await setPlan(app.database.db, user.id, plan)
  return { call, user }
}
const ask = (call: Call, key: string, question: object = {}) =>
  call(
    'POST',
    '/api/chat/message',
    { chatbotType: 'basic', message: 'Hola', ...question },
    {
      'Idempotency-Key': key,
    },
  )
const regenerate = (call: Call, key: string, replyId: string) =>
  call('POST', `/api/chat/regenerate/${replyId}`, undefined, { 'Idempotency-Key': key })
const json = async (response: Promise<Response>) => (await response).json()
const countOf = async (userId: string) =>
  (await app.database.db.select().from(messages).where(eq(messages.userId, userId))).length

describe('a send key that comes again', () => {
  it('answers what it made when all is the same, wherever the chat was named', async () => {
    const { call, user } = await person()
    const key = randomUUID()
    const first = await json(ask(call, key))
    const { chatId } = first
    const { id: replyId } = first
    for (const place of [{}, { chatId }, { chatId, after: chatId }, { chatId, after: replyId }]) {
      expect(await json(ask(call, key, place))).toEqual(first)
    }
    expect(await countOf(user.id)).toBe(2)
  })

  it('is refused with another text, chat or place, and the question is not lost in silence', async () => {
    const { call, user } = await person()
    const key = randomUUID()
    const { chatId } = await json(ask(call, key))
    const other = await json(ask(call, randomUUID(), { message: 'Otra' }))
    const changed = [
      { message: 'Hola.' },
      { message: ' Hola' },
      { chatId: other.chatId },
      { chatId, after: other.id },
      { chatId: randomUUID() },
    ]
    for (const question of changed) {
      const refused = await ask(call, key, question)
      expect([refused.status, await refused.json()], JSON.stringify(question)).toEqual([
        409,
        { error: 'send_key_used', message: expect.stringContaining('otro mensaje') },
      ])
    }
    expect(await countOf(user.id)).toBe(4)
    // A question further down is not the first of a new chat.
    const later = randomUUID()
    await json(ask(call, later, { message: 'Y más', chatId }))
    expect((await ask(call, later, { message: 'Y más' })).status).toBe(409)
  })

  it('is refused for another text at the same time, too: one of the two is stored', async () => {
    const { call, user } = await person()
    const key = randomUUID()
    const both = await Promise.all([ask(call, key, { message: 'uno' }), ask(call, key, { message: 'dos' })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await countOf(user.id)).toBe(2)
  })

  it('is one for a question or for another reply, not for both', async () => {
    const { call } = await person()
    const [asked, again] = [randomUUID(), randomUUID()]
    const first = await json(ask(call, asked))
    const other = await json(ask(call, randomUUID(), { message: 'Otra' }))
    const version = await json(regenerate(call, again, first.id))
    expect(await json(regenerate(call, again, first.id))).toEqual(version)
    expect(await json(regenerate(call, again, version.id)), 'a reply that is asked for again itself').toEqual(version)
    const wrong = [
      ask(call, again),
      ask(call, again, { chatId: first.chatId }),
      regenerate(call, asked, first.id),
      regenerate(call, again, other.id),
    ]
    expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual([409, 409, 409, 409])
  })

  it('CHAT-24 answers nothing of a PRO chat once the plan is over', async () => {
    const { call, user } = await person({ isPro: true })
    const [asked, again] = [randomUUID(), randomUUID()]
    const { id } = await json(ask(call, asked, { chatbotType: 'pro' }))
    await json(regenerate(call, again, id))
    await setPlan(app.database.db, user.id, { planExpiresAt: app.clock.now })
    for (const refused of [await ask(call, asked, { chatbotType: 'pro' }), await regenerate(call, again, id)]) {
      expect([refused.status, (await refused.json()).error]).toEqual([403, 'requires_upgrade'])
    }
  })

  it("is each user's own", async () => {
    const [ana, eva] = [await person(), await person()]
    const key = randomUUID()
    const first = await json(ask(ana.call, key))
    const second = await json(ask(eva.call, key, { message: 'Mío' }))
    expect(second.chatId).not.toBe(first.chatId)
    expect(second.content).toContain('Mío')
  })
})
