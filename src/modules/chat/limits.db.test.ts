import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { usage } from '~/database/tables/schema'
import { setPlan } from '~/testing/payments/plans'
import { sampled } from '~/testing/sampled'
import { type Call, startApp, type TestApp } from '~/testing/start-app'

const MORNING = new Date('2026-03-10T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  // How much goes on at once is another limit.
  const environment = { MAX_REPLIES_PER_PERSON: '100', MAX_READERS_PER_PERSON: '100' }
  app = await startApp({ now: MORNING, environment })
})
afterEach(() => {
  app.clock.now = MORNING
})
afterAll(() => app.stop())

const ask = (call: Call, chatId?: string) =>
  call('POST', '/api/chat/message', { chatbotType: 'basic', message: 'Hola', ...(chatId ? { chatId } : {}) })
const limits = async (call: Call) => (await call('GET', '/api/chat/message-limits')).json()
/** A new account on that day: its session lasts no year. */
const registerOn = (moment: string) => {
  app.clock.now = new Date(moment)
  return app.register(`${randomUUID()}@example.com`)
}
/** Asks until refused, ten times at most; how often it was accepted. */
async function askAll(call: Call): Promise<number> {
  for (let accepted = 0; accepted < 10; accepted += 1) if ((await ask(call)).status !== 200) return accepted
  return 10
}
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

  it.each(
    sampled([
      ['in winter', '2026-01-15', '2026-01-15T23:00:00.000Z'],
      ['in summer', '2026-07-15', '2026-07-15T22:00:00.000Z'],
      ['on the day before the clocks go forward', '2026-03-28', '2026-03-28T23:00:00.000Z'],
      ['on the day of 23 hours', '2026-03-29', '2026-03-29T22:00:00.000Z'],
      ['on the day before the clocks go back', '2026-10-24', '2026-10-24T22:00:00.000Z'],
      ['on the day of 25 hours', '2026-10-25', '2026-10-25T23:00:00.000Z'],
      ['on 28 February of a leap year', '2028-02-28', '2028-02-28T23:00:00.000Z'],
      ['on 29 February', '2028-02-29', '2028-02-29T23:00:00.000Z'],
      ['on 28 February of any other year', '2026-02-28', '2026-02-28T23:00:00.000Z'],
      ['on the last day of the year', '2026-12-31', '2026-12-31T23:00:00.000Z'],
    ]),
  )('C-29 gives the five of a day back at midnight in Madrid and not a moment before: %s', async (_, day, midnight) => {
    const { call } = await registerOn(`${day}T12:00:00Z`)
    expect(await askAll(call)).toBe(5)
    expect(await limits(call)).toMatchObject({ canSend: false, dailyUsed: 5, resetsDailyAt: midnight })

    app.clock.now = new Date(Date.parse(midnight) - 1)
    expect((await ask(call)).status).toBe(403)
    expect(await limits(call)).toMatchObject({ canSend: false, dailyUsed: 5, resetsDailyAt: midnight })

    app.clock.now = new Date(midnight)
    expect(await limits(call)).toMatchObject({ canSend: true, dailyUsed: 0 })
    expect(await askAll(call)).toBe(5)
  })

  it.each(
    sampled([
      ['2026-03-28T23:00:00.000Z', 23, '2026-03-29T22:00:00.000Z', '2026-03-31T22:00:00.000Z'],
      ['2026-10-24T22:00:00.000Z', 25, '2026-10-25T23:00:00.000Z', '2026-10-31T23:00:00.000Z'],
      ['2026-06-10T22:00:00.000Z', 24, '2026-06-11T22:00:00.000Z', '2026-06-30T22:00:00.000Z'],
    ]),
  )('C-29 counts the whole of the day that begins at %s, of %i hours', async (begins, hours, ends, monthEnds) => {
    const { call } = await registerOn(begins)
    expect(Date.parse(ends) - Date.parse(begins)).toBe(hours * 3_600_000)
    for (const hour of [0, 1, 2, hours - 1]) {
      app.clock.now = new Date(Date.parse(begins) + hour * 3_600_000)
      expect((await ask(call)).status).toBe(200)
      expect(await limits(call)).toMatchObject({ resetsDailyAt: ends, resetsMonthlyAt: monthEnds })
    }
    app.clock.now = new Date(Date.parse(ends) - 1)
    expect(await limits(call)).toMatchObject({ dailyUsed: 4, canSend: true })
    expect(await askAll(call)).toBe(1)
  })

  it.each(
    sampled([
      ['a month that ends in winter', '2026-01', '2026-01-31T23:00:00.000Z'],
      ['a month that ends in summer', '2026-06', '2026-06-30T22:00:00.000Z'],
      ['a February of 28 days', '2026-02', '2026-02-28T23:00:00.000Z'],
      ['a February of 29 days', '2028-02', '2028-02-29T23:00:00.000Z'],
      ['March, which begins in winter and ends in summer', '2026-03', '2026-03-31T22:00:00.000Z'],
      ['October, which begins in summer and ends in winter', '2026-10', '2026-10-31T23:00:00.000Z'],
      ['December', '2026-12', '2026-12-31T23:00:00.000Z'],
    ]),
  )(
    'C-29 gives the twenty of a month back at its end in Madrid, and not a moment before: %s',
    async (_, month, end) => {
      const { call } = await registerOn(`${month}-10T00:00:00Z`)
      for (const day of ['10', '11', '12', '13']) {
        app.clock.now = new Date(`${month}-${day}T12:00:00Z`)
        expect(await askAll(call)).toBe(5)
      }
      app.clock.now = new Date(Date.parse(end) - 1)
      const refused = await ask(call)
      expect([refused.status, (await refused.json()).limitReached]).toEqual([403, 'monthly'])
      expect(await limits(call)).toMatchObject({ canSend: false, monthlyUsed: 20, resetsMonthlyAt: end })

      app.clock.now = new Date(end)
      expect(await limits(call)).toMatchObject({ canSend: true, dailyUsed: 0, monthlyUsed: 0 })
      expect(await askAll(call)).toBe(5)
      expect(await limits(call)).toMatchObject({ dailyUsed: 5, monthlyUsed: 5 })
    },
  )

  it('C-29 a hundred sends around midnight take five of each day', async () => {
    const { call, user } = await registerOn('2026-03-28T22:59:59.999Z')
    const before = Array.from({ length: 50 }, () => ask(call))
    await before[0]
    app.clock.now = new Date('2026-03-28T23:00:00Z')
    const after = Array.from({ length: 50 }, () => ask(call))
    const accepted = (await statuses([...before, ...after])).filter((status) => status === 200).length
    const [row] = await app.database.db.select().from(usage).where(eq(usage.userId, user.id))
    // How many of the first fifty were looked at before midnight is chance.
    expect(accepted).toBeGreaterThanOrEqual(6)
    expect(accepted).toBeLessThanOrEqual(10)
    expect(row).toMatchObject({ day: '2026-03-29', dayUsed: 5, monthUsed: accepted })
  })

  it('does not give yesterday back to an instance whose clock lags behind', async () => {
    const { call } = await app.register('lag@example.com')
    for (let at = 0; at < 5; at += 1) await ask(call)
    app.clock.now = new Date('2026-03-09T22:59:59Z')
    expect((await ask(call)).status).toBe(403)
  })

  it('MENTOR-08 accepts exactly five of a hundred sends at once, in one chat', async () => {
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
    await setPlan(app.database.db, user.id, { planType: 'pro-lifetime', subscriptionStatus: 'lifetime' })
    for (let at = 0; at < 7; at += 1) expect((await ask(call)).status).toBe(200)
    expect(await limits(call)).toMatchObject({ dailyUsed: 0, monthlyUsed: 0 })
  })
})
