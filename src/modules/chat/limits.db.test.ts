import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { usage, users } from '~/database/schema'
import { type Call, startApp, type TestApp } from '~/testing/start-app'

const MORNING = new Date('2026-03-10T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: MORNING })
})
afterEach(() => {
  app.clock.now = MORNING
})
afterAll(() => app.stop())

const ask = (call: Call, chatId?: string) =>
  call('POST', '/api/chat/message', { chatbotType: 'basic', message: 'Hola', ...(chatId ? { chatId } : {}) })
const limits = async (call: Call) => (await call('GET', '/api/chat/message-limits')).json()
const statuses = async (calls: Promise<Response>[]) => (await Promise.all(calls)).map((response) => response.status)

describe('message limits', () => {
  it('MENTOR-08 API-11 accepts five a day and refuses the sixth with the limit named', async () => {
    const { call } = await app.register('five@example.com')
    for (let at = 0; at < 5; at += 1) expect((await ask(call)).status).toBe(200)
    const sixth = await ask(call)
    expect(sixth.status).toBe(403)
    expect(await sixth.json()).toEqual({
      error: 'limit_reached',
      limitReached: 'daily',
      message: expect.stringContaining('5 mensajes de hoy'),
    })
    expect(await limits(call)).toEqual({
      canSend: false,
      dailyLimit: 5,
      monthlyLimit: 20,
      dailyUsed: 5,
      monthlyUsed: 5,
      resetsDailyAt: '2026-03-10T23:00:00.000Z',
      resetsMonthlyAt: '2026-03-31T22:00:00.000Z',
    })
    expect(
      (await (await call('GET', '/api/chat/chats')).json()).chats,
      'a refused first message leaves no chat',
    ).toHaveLength(5)
  })

  it('C-29 begins anew at midnight in Madrid, and stops at twenty a month', async () => {
    const { call } = await app.register('month@example.com')
    for (const day of ['10', '11', '12', '13']) {
      app.clock.now = new Date(`2026-03-${day}T10:00:00Z`)
      expect(await statuses(Array.from({ length: 5 }, () => ask(call)))).toEqual([200, 200, 200, 200, 200])
    }
    app.clock.now = new Date('2026-03-31T21:59:59Z')
    const refused = await ask(call)
    expect([refused.status, (await refused.json()).limitReached]).toEqual([403, 'monthly'])
    app.clock.now = new Date('2026-03-31T22:00:00Z')
    expect((await ask(call)).status).toBe(200)
    expect(await limits(call)).toMatchObject({ dailyUsed: 1, monthlyUsed: 1 })
  })

  it('does not give yesterday back to an instance whose clock lags behind', async () => {
    const { call } = await app.register('lag@example.com')
    for (let at = 0; at < 5; at += 1) await ask(call)
    app.clock.now = new Date('2026-03-09T22:59:59Z')
    expect((await ask(call)).status).toBe(403)
  })

  it('MENTOR-08 accepts exactly five of a hundred sends at once, in one chat', { timeout: 60_000 }, async () => {
    const { call, user } = await app.register('hundred@example.com')
    const { chatId } = await (await call('POST', '/api/chat/create', { type: 'basic' })).json()
    const answered = await statuses(Array.from({ length: 100 }, () => ask(call, chatId)))
    expect(answered.filter((status) => status === 200)).toHaveLength(5)
    expect(answered.filter((status) => status === 403)).toHaveLength(95)
    const [row] = await app.database.db.select().from(usage).where(eq(usage.userId, user.id))
    expect(row).toMatchObject({ dayUsed: 5, monthUsed: 5 })
    const { messages } = await (await call('GET', `/api/chat/history?chatId=${chatId}`)).json()
    expect(messages).toHaveLength(10)
  })

  it('ROLE-06 counts nothing for PRO users', async () => {
    const { call, user } = await app.register('unlimited@example.com')
    await app.database.db
      .update(users)
      .set({ planType: 'pro-lifetime', subscriptionStatus: 'lifetime' })
      .where(eq(users.id, user.id))
    for (let at = 0; at < 7; at += 1) expect((await ask(call)).status).toBe(200)
    expect(await limits(call)).toMatchObject({ dailyUsed: 0, monthlyUsed: 0 })
  })
})
