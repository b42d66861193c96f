import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessions } from '~/database/tables/schema'
import { CARDS, type Purchases, purchasesOf } from '~/testing/payments/purchases'
import { type Call, startApp, type TestApp } from '~/testing/start-app'
import type { BillingEntry } from './payments-contract'

const DAY_MS = 24 * 3_600_000
let app: TestApp
let shop: Purchases
let count = 0
beforeAll(async () => {
  app = await startApp()
  shop = purchasesOf(app)
})
afterAll(() => app.stop())

/** Signed in for longer than the clock goes. */
const newcomer = async () => {
  const someone = await app.register(`salda${++count}@example.com`)
  const expiresAt = new Date('2090-01-01')
  await app.database.db.update(sessions).set({ expiresAt }).where(eq(sessions.userId, someone.user.id))
  return someone
}
const look = ({ id }: { id: string }) => app.services.billing.syncUser(id)
const statesOf = async (call: Call) => {
  const { entries }: { entries: BillingEntry[] } = await (await call('GET', '/api/subscription/history')).json()
  return entries.map(({ state }) => state)
}
const payNow = async (call: Call) => {
  const response = await call('POST', '/api/subscription/pay', {})
  return [response.status, await response.json()]
}

describe('a renewal that could not be charged', () => {
  /** Bought with this card, and a month later. */
  const owing = async (number: string) => {
    const someone = await newcomer()
    await shop.payCheckout(await shop.openCheckout(someone.call, 'pro-monthly'), number)
    await look(someone.user)
    app.clock.now = new Date(app.clock.now.getTime() + 31 * DAY_MS)
    await shop.emulator.tick()
    await look(someone.user)
    expect(await shop.planRow(someone.user)).toMatchObject({ paymentFailedAt: expect.any(Date) })
    return someone
  }

  it('is settled at once by its owner, and nothing is paid twice', async () => {
    const { call, user } = await owing(CARDS.failsOnRenewal)
    const [first, second] = [await payNow(call), await payNow(call)]
    expect(first).toEqual([200, { message: 'Pago hecho. Tu plan sigue activo.', url: null }])
    expect(second).toEqual([200, { message: 'No queda nada por pagar.', url: null }])
    expect(await shop.planRow(user)).toMatchObject({ subscriptionStatus: 'active', paymentFailedAt: null })
    expect(await statesOf(call)).toEqual(['paid', 'paid'])
  })

  it('is nothing to who owes nothing, and to nobody without an account', async () => {
    expect(await payNow((await newcomer()).call)).toMatchObject([200, { message: 'No queda nada por pagar.' }])
    expect((await payNow(app.browser()))[0]).toBe(401)
  })
})

describe('C-48 what became of a payment reads as what it was', () => {
  const dispute = async (status: 'won' | 'lost' | null) => {
    const { call, user } = await newcomer()
    await shop.buy(call, 'pro-lifetime')
    await look(user)
    const { stripeCustomerId } = await shop.planRow(user)
    const [charge] = (await shop.stripe.charges.list({ customer: stripeCustomerId ?? '' })).data
    const post = (path: string, params: object) => shop.stripe.rawRequest('POST', `/v1/test_helpers/${path}`, params)
    await post('disputes', { charge: charge?.id })
    const [open] = (await shop.stripe.disputes.list({ charge: charge?.id ?? '' })).data
    if (status !== null) await post(`disputes/${open?.id}/close`, { status })
    await look(user)
    return { states: await statesOf(call), plan: (await shop.planRow(user)).subscriptionStatus }
  }

  it('a dispute: open, won, lost', async () => {
    expect(await dispute(null)).toEqual({ states: ['disputed'], plan: 'lifetime' })
    expect(await dispute('won')).toEqual({ states: ['dispute_won'], plan: 'lifetime' })
    expect(await dispute('lost')).toMatchObject({ states: ['dispute_lost'] })
  })

  it('a purchase that was paid twice and given back', async () => {
    const { call, user } = await newcomer()
    const [first, second] = [
      await shop.openCheckout(call, 'pro-lifetime'),
      await shop.openCheckout(call, 'pro-lifetime'),
    ]
    await shop.payCheckout(first)
    app.clock.now = new Date(app.clock.now.getTime() + 1_000)
    await shop.payCheckout(second)
    await look(user)
    expect(await statesOf(call)).toEqual(['duplicate', 'paid'])
  })
})
