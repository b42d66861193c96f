import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { retainedUsage, usage } from '~/database/tables/schema'
import { type Call, startApp, type TestApp } from '~/testing/start-app'

const NOON = new Date('2026-03-10T12:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: NOON, environment: { MAX_REPLIES_PER_PERSON: '20' } })
})
afterEach(() => {
  app.clock.now = NOON
})
afterAll(() => app.stop())

const ask = (call: Call) => call('POST', '/api/chat/message', { chatbotType: 'basic', message: 'Hola' })
async function askTimes(call: Call, times: number) {
  for (let at = 0; at < times; at += 1) expect((await ask(call)).status).toBe(200)
}
const erase = async (call: Call) => expect((await call('DELETE', '/api/user/account', {})).status).toBe(200)
const used = async (call: Call) => {
  const { dailyUsed, monthlyUsed } = await (await call('GET', '/api/chat/message-limits')).json()
  return [dailyUsed, monthlyUsed]
}
const kept = () => app.database.db.select().from(retainedUsage)

describe('what an account has used of the limits', () => {
  it('C-66 is still used when it is deleted and comes back, however its address is written', async () => {
    const first = await app.register('ana.ruiz@gmail.com')
    await askTimes(first.call, 5)
    await erase(first.call)
    const second = await app.register('AnaRuiz+otra@googlemail.com')
    expect(await used(second.call)).toEqual([5, 5])
    expect((await ask(second.call)).status).toBe(403)

    // The next day it goes on where the month stands, and once more.
    app.clock.now = new Date('2026-03-11T12:00:00Z')
    const third = await app.register('eva@gmail.com')
    expect(await used(third.call), 'others begin with nothing').toEqual([0, 0])
    await askTimes(third.call, 1)
    const { database } = app
    await database.db.update(usage).set({ dayUsed: 2 }).where(eq(usage.userId, second.user.id))
    app.clock.now = NOON
    await erase(second.call)
    expect(await kept(), 'the more, of the same day').toMatchObject([{ day: '2026-03-10', dayUsed: 5, monthUsed: 5 }])
    app.clock.now = new Date('2026-03-11T12:00:00Z')
    const back = await app.register('anaruiz@gmail.com')
    expect(await used(back.call)).toEqual([0, 5])
    await askTimes(back.call, 2)
    await erase(back.call)
    expect(await kept()).toMatchObject([{ day: '2026-03-11', dayUsed: 2, monthUsed: 7 }])
  })

  it('is the newer month’s where two meet, whichever is kept first', async () => {
    const { user } = await app.register('dos.meses@example.com')
    const march = { day: '2026-03-30', dayUsed: 5, monthUsed: 9 }
    const april = { day: '2026-04-01', dayUsed: 1, monthUsed: 1 }
    await app.database.db.insert(usage).values({ userId: user.id, ...march })
    for (const state of [march, april, march]) {
      await app.database.db.update(usage).set(state).where(eq(usage.userId, user.id))
      await app.services.chat.retainedUsage.retain(user.id)
    }
    expect(await app.database.db.select().from(retainedUsage).where(eq(retainedUsage.day, april.day))).toMatchObject([
      april,
    ])
    await app.database.db.delete(retainedUsage)
  })

  it('is kept without a name or an address, and forgotten once the month is over', async () => {
    const { call } = await app.register('sin.nombre@example.com')
    await askTimes(call, 1)
    await erase(call)
    expect(JSON.stringify(await kept())).not.toContain('nombre')
    app.clock.now = new Date('2026-03-31T21:59:59Z')
    await app.services.chat.retainedUsage.tidy()
    expect(await kept()).not.toEqual([])
    app.clock.now = new Date('2026-03-31T22:00:00Z')
    await app.services.chat.retainedUsage.tidy()
    expect(await kept()).toEqual([])
  })

  it('is nothing where nothing was used', async () => {
    const { call } = await app.register('nada@example.com')
    await erase(call)
    expect(await kept()).toEqual([])
    expect(await used((await app.register('nada@example.com')).call)).toEqual([0, 0])
  })
})
