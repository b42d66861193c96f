import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlanRow } from '~/modules/billing/server/plans/plan-row'
import { setPlan } from '~/testing/payments/plans'
import { startApp, type TestApp } from '~/testing/start-app'
import { planMark } from './rules'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const FREE = 'free/inactive/open/basic'
const status = async (call: Awaited<ReturnType<TestApp['register']>>['call'], plan?: string) =>
  (await call('GET', `/api/subscription-status${plan === undefined ? '' : `?plan=${encodeURIComponent(plan)}`}`)).json()

describe('GET /api/subscription-status', () => {
  it('API-10 DATA-10 DATA-11 C-26 answers both shapes at once', async () => {
    const { call, user } = await app.register('estado@example.com')
    expect(planMark({ ...user, isPro: false })).toBe(FREE)
    const basic = { isPro: false, isLifetime: false, isTrial: false }
    expect(await status(call)).toEqual({ updated: false, message: '', ...basic })
    expect(await status(call, FREE)).toEqual({ updated: false, message: '', ...basic })
  })

  it('DASH-11 is updated when the plan is not the one that the page shows, and says what changed', async () => {
    const { call, user } = await app.register('cambio@example.com')
    const change = (plan: Partial<PlanRow>) => setPlan(app.database.db, user.id, plan)
    await change({ planType: 'pro-lifetime', subscriptionStatus: 'lifetime' })
    expect(await status(call, FREE)).toEqual({
      updated: true,
      message: 'Tu plan ya incluye PRO. Recargamos la página para que lo tengas todo.',
      isPro: true,
      isLifetime: true,
      isTrial: false,
    })
    expect((await status(call, 'pro-lifetime/lifetime/open/pro')).updated).toBe(false)
    await change({ planType: 'pro-monthly', subscriptionStatus: 'canceling' })
    expect((await status(call, 'pro-lifetime/lifetime/open/pro')).message).toMatch(/^Tu plan ha cambiado/)
  })

  it('C-02 notices a trial that has run out, without any job', async () => {
    const { call, user } = await app.register('prueba@example.com')
    const until = new Date(app.clock.now.getTime() + 1_000)
    const trial = { planType: 'trial', subscriptionStatus: 'active', planExpiresAt: until } as const
    await setPlan(app.database.db, user.id, trial)
    const mark = planMark({ ...trial, planExpiresAt: until.toISOString(), isPro: true })
    expect(await status(call, mark)).toMatchObject({ updated: false, isPro: true, isTrial: true })
    const before = app.clock.now
    app.clock.now = until
    expect(await status(call, mark)).toMatchObject({
      updated: true,
      isPro: false,
      message: expect.stringContaining('ya no incluye PRO'),
    })
    app.clock.now = before
  })

  it('is for signed-in users, and takes nothing else', async () => {
    expect((await app.browser()('GET', '/api/subscription-status')).status).toBe(401)
    const { call } = await app.register('estricto@example.com')
    for (const query of ['userId=otro', `plan=${'x'.repeat(101)}`]) {
      expect((await call('GET', `/api/subscription-status?${query}`)).status).toBe(422)
    }
  })
})
