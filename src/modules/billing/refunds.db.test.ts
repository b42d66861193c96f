import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paymentEntries, users, withdrawals } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'
import { type People, peopleOf, type Someone } from '~/testing/payments/buyers'
import { CARDS } from '~/testing/payments/purchases'
import { startApp, type TestApp } from '~/testing/start-app'
import { billingFigures } from './billing.server'

let app: TestApp
let people: People
let count = 0
const START = new Date('2026-03-10T10:00:00Z')
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
beforeAll(async () => {
  app = await startApp({ now: START })
  people = peopleOf(app)
})
beforeEach(() => {
  app.clock.now = START
})
afterAll(() => app.stop())

const newcomer = () => people.register(`vuelve${++count}@example.com`)
const rowOf = ({ user }: Someone) => people.shop.planRow(user)
const refundsOf = async (payment: string | undefined) =>
  (await people.shop.stripe.refunds.list({ payment_intent: payment })).data.map(({ status }) => status)
const refundOf = async (someone: Someone) => {
  const [entry] = await people.historyOf(someone)
  const refund = await people.shop.stripe.refunds.create({ payment_intent: entry?.id })
  await app.deliverEvents()
  return refund.id
}
const fail = async (refund: string) => {
  await people.shop.stripe.rawRequest('POST', `/v1/test_helpers/refunds/${refund}/fail`, {})
  await app.deliverEvents()
}
/** What was booked of a payment, and what is left of it. */
const bookedOf = async (payment = '') => {
  const rows = await app.database.db.select().from(paymentEntries).where(eq(paymentEntries.reference, payment))
  return rows.map(({ kind, cents }) => `${kind} ${cents}`).sort()
}
const taken = async () =>
  (await billingFigures(app.database.db).takings({ since: new Date(0), unit: 'day' })).reduce(
    (sum, { cents }) => sum + cents,
    0,
  )

describe('a refund that fails after it was made', () => {
  it('gives plan and takings back, as often as it happens', async () => {
    const someone = await newcomer()
    await people.buy(someone, 'pro-lifetime')
    const [entry] = await people.historyOf(someone)
    const before = await taken()
    for (const times of [1, 2]) {
      const refund = await refundOf(someone)
      expect([await people.isPro(someone), await taken()]).toEqual([false, before - 4999])
      await fail(refund)
      expect([await people.isPro(someone), await taken()]).toEqual([true, before])
      expect(await bookedOf(entry?.id)).toEqual([
        'paid 4999',
        ...Array(times).fill('refunded 4999'),
        ...Array(times).fill('returned 4999'),
      ])
      expect(await people.shop.grantsOf(someone.user)).toMatchObject([{ endedAt: null }])
    }
  })

  it.each(['charge.refund.updated', 'refund.failed'])('is seen by %s alone', async (type) => {
    const someone = await newcomer()
    await people.buy(someone, 'pro-lifetime')
    const refund = await refundOf(someone)
    await people.shop.stripe.rawRequest('POST', `/v1/test_helpers/refunds/${refund}/fail`, {})
    const event = (await people.shop.emulator.events()).findLast((each) => each.type === type)
    const body = JSON.stringify(event)
    const headers = { 'Stripe-Signature': people.shop.emulator.sign(body) }
    expect((await fetch(`${app.origin}/api/stripe/webhook`, { method: 'POST', headers, body })).status).toBe(200)
    expect((await rowOf(someone)).planType).toBe('pro-lifetime')
    expect(app.services.billing.provider.eventTypes).toContain(type)
  })

  it('gives a monthly plan back until the end of what was paid; it does not renew', async () => {
    const someone = await newcomer()
    await people.buy(someone, 'pro-monthly')
    const { renewsAt } = await rowOf(someone)
    const refund = await refundOf(someone)
    expect(await people.isPro(someone)).toBe(false)
    app.clock.now = new Date(START.getTime() + DAY_MS)
    await fail(refund)
    expect(await rowOf(someone)).toMatchObject({ planType: 'pro-monthly', planExpiresAt: renewsAt, renewsAt: null })
    expect(await people.isPro(someone)).toBe(true)
    const { canCancel, canResume } = await app.services.billing.management.summary(someone.user)
    expect([canCancel, canResume]).toEqual([false, false])
    app.clock.now = renewsAt ?? START
    expect(await people.isPro(someone)).toBe(false)
  })

  it('does not bring back what an administrator has ended', async () => {
    const someone = await newcomer()
    await people.buy(someone, 'pro-lifetime')
    const { db } = app.database
    await db.update(users).set({ role: 'admin' }).where(eq(users.id, someone.user.id))
    expect((await people.ask(someone.call, '/api/admin/expire-subscription')).status).toBe(200)
    await fail(await refundOf(someone))
    expect(await people.isPro(someone)).toBe(false)
  })

  it('of a withdrawal is told, tried again a day later, and left to people after three times', async () => {
    const someone = await newcomer()
    await people.buy(someone, 'pro-lifetime', CARDS.refusesRefunds)
    const [entry] = await people.historyOf(someone)
    const record = async () => {
      const [row] = await app.database.db.select().from(withdrawals).where(eq(withdrawals.userId, someone.user.id))
      return row
    }
    expect((await people.ask(someone.call, '/api/subscription/withdraw', { payment: entry?.id })).status).toBe(200)
    expect(await people.isPro(someone)).toBe(false)
    for (const times of [1, 2, 3]) {
      await people.pass(DAY_MS + HOUR_MS)
      expect(await refundsOf(entry?.id)).toEqual(Array(times).fill('failed'))
      expect(await people.isPro(someone)).toBe(true)
      expect(await record()).toMatchObject({ refundReference: null, refundedAt: null })
      const subjects = await people.subjectsTo(someone.user.email)
      expect(subjects.filter((subject) => subject === 'Tu banco no ha aceptado la devolución')).toHaveLength(times)
      await app.services.billing.runJobs()
      expect(await people.isPro(someone), 'not at once').toBe(true)
      app.clock.now = new Date(app.clock.now.getTime() + DAY_MS)
      await app.services.billing.runJobs()
      expect(await people.isPro(someone)).toBe(times === 3)
    }
    expect(await refundsOf(entry?.id)).toHaveLength(3)
    expect(app.logged.some(({ event }) => event === 'refund_failed')).toBe(true)
  })

  it('of what was paid in vain is made anew, also once the subscription is over', async () => {
    for (const plan of ['pro-lifetime', 'pro-monthly'] as const) {
      const someone = await newcomer()
      const late = await people.shop.openCheckout(someone.call, plan)
      await people.shop.payCheckout(await people.shop.openCheckout(someone.call, plan))
      await people.shop.payCheckout(late)
      await people.look(someone)
      const second = (await people.historyOf(someone)).find(({ state }) => state === 'duplicate')
      const [refund] = (await people.shop.stripe.refunds.list({ payment_intent: second?.id })).data
      await fail(refund?.id ?? '')
      expect(await refundsOf(second?.id)).toEqual(['succeeded', 'failed'])
      expect((await rowOf(someone)).planType).toBe(plan)
    }
  })
})

describe('what is bought at once', () => {
  it('two monthly plans and a lifetime: one stays, two go back', async () => {
    const someone = await newcomer()
    const sessions = []
    for (const plan of ['pro-monthly', 'pro-monthly', 'pro-lifetime'] as const)
      sessions.push(await people.shop.openCheckout(someone.call, plan))
    for (const session of sessions) {
      await people.shop.payCheckout(session)
      app.clock.now = new Date(app.clock.now.getTime() + 2_000)
    }
    await app.deliverEvents()
    expect((await people.historyOf(someone)).map(({ plan, state }) => [plan, state])).toEqual([
      ['pro-lifetime', 'paid'],
      ['pro-monthly', 'duplicate'],
      ['pro-monthly', 'duplicate'],
    ])
    const { planType, stripeCustomerId, renewsAt } = await rowOf(someone)
    expect([planType, renewsAt]).toEqual(['pro-lifetime', null])
    expect((await people.shop.stripe.subscriptions.list({ customer: stripeCustomerId ?? '' })).data).toEqual([])
  })

  it('a monthly plan that ran before the lifetime ends, and what was paid for it stays paid', async () => {
    const someone = await newcomer()
    await people.buy(someone, 'pro-monthly')
    app.clock.now = new Date(START.getTime() + 11 * 60_000)
    await people.buy(someone, 'pro-lifetime')
    await app.deliverEvents()
    expect((await people.historyOf(someone)).map(({ state }) => state)).toEqual(['paid', 'paid'])
    expect((await rowOf(someone)).renewsAt).toBeNull()
  })

  it('a second one runs on until its money has gone back', async () => {
    const someone = await newcomer()
    const late = await people.shop.openCheckout(someone.call, 'pro-monthly')
    await people.shop.payCheckout(await people.shop.openCheckout(someone.call, 'pro-monthly'))
    await people.shop.payCheckout(late)
    const { provider } = app.services.billing
    const { refund } = provider
    provider.refund = () => Promise.reject(new AppError('payment_provider_failed'))
    await people.look(someone)
    provider.refund = refund
    const { stripeCustomerId: customer } = await rowOf(someone)
    const running = async () => (await people.shop.stripe.subscriptions.list({ customer: customer ?? '' })).data.length
    expect(await running()).toBe(2)
    await people.look(someone)
    expect(await running()).toBe(1)
    expect((await people.historyOf(someone)).map(({ state }) => state).sort()).toEqual(['duplicate', 'paid'])
  })
})
