import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mails, payers, purchaseConsents, users } from '~/database/tables/schema'
import type { CurrentUser } from '~/modules/accounts/contract'
import { CARDS, type Purchases, purchasesOf } from '~/testing/payments/purchases'
import { type Call, startApp, type TestApp } from '~/testing/start-app'
import { IMMEDIATE_START, type PaidPlan } from './plans'
import { createSync } from './server/plans/sync'

let app: TestApp
let shop: Purchases
let count = 0
beforeAll(async () => {
  app = await startApp()
  shop = purchasesOf(app)
})
afterAll(() => app.stop())

const newcomer = () => app.register(`compra${++count}@example.com`)
const rowOf = (user: CurrentUser) => shop.planRow(user)
const grantsOf = (user: CurrentUser) => shop.grantsOf(user)
const purchaseMails = async (user: CurrentUser) => {
  const sent = await app.database.db.select().from(mails).where(eq(mails.recipient, user.email))
  return sent.filter(({ subject }) => subject.includes('ya está en marcha'))
}
const activate = (call: Call, named: object = {}) => shop.activate(call, named)
const in72Hours = () => new Date(app.clock.now.getTime() + 72 * 3_600_000)
const PLAN_STATES = {
  trial: () => ({ planType: 'trial', subscriptionStatus: 'active', planExpiresAt: in72Hours() }),
  'pro-monthly': () => ({ planType: 'pro-monthly', subscriptionStatus: 'active', planExpiresAt: null }),
  'pro-lifetime': () => ({ planType: 'pro-lifetime', subscriptionStatus: 'lifetime', planExpiresAt: null }),
} satisfies Record<PaidPlan, () => object>
const PLAN_NAMES: PaidPlan[] = ['trial', 'pro-monthly', 'pro-lifetime']

describe('PRICE-03…06 each plan, bought', () => {
  it.each(PLAN_NAMES)('API-25 API-26 API-27 DATA-09 %s by the hosted page', async (plan) => {
    const { call, user } = await newcomer()
    const sessionId = await shop.openCheckout(call, plan)
    const status = async () => (await call('GET', `/api/check-session-status?session_id=${sessionId}`)).json()
    const session = async () => (await call('GET', `/api/check-checkout-session?sessionId=${sessionId}`)).json()
    expect(await status()).toMatchObject({ status: 'open' })
    expect(await session()).toMatchObject({ paymentStatus: 'unpaid', isPaid: false, metadata: { planType: plan } })
    expect((await activate(call, { sessionId })).status).toBe(402)
    expect(await rowOf(user)).toMatchObject({ planType: 'free', subscriptionStatus: 'inactive' })

    expect(await shop.payCheckout(sessionId)).toMatchObject({ type: 'paid' })
    expect(await status()).toEqual({ status: 'success', message: 'Tu pago está confirmado y tu plan, activado.' })
    const row = await rowOf(user)
    expect(row).toMatchObject({ ...PLAN_STATES[plan](), planSource: 'payment' })
    expect(await session()).toEqual({
      customer: row.stripeCustomerId,
      paymentStatus: 'paid',
      isPaid: true,
      metadata: { planType: plan },
    })
    const { planType, subscriptionStatus } = row
    for (const named of [
      { customerId: row.stripeCustomerId, sessionId },
      { planType: plan, sessionId },
      { planType: plan },
      {},
    ]) {
      expect(await activate(call, named)).toEqual({
        status: 200,
        body: { success: true, planType, subscriptionStatus },
      })
    }
    expect(await grantsOf(user)).toMatchObject([{ source: 'payment', planType: plan, endedAt: null }])
    expect(await purchaseMails(user)).toHaveLength(1)
    const consents = await app.database.db.select().from(purchaseConsents).where(eq(purchaseConsents.userId, user.id))
    expect(consents).toMatchObject([{ planType: plan, wording: IMMEDIATE_START.wording }])
    await app.deliverEvents()
    expect(await rowOf(user)).toMatchObject({ ...PLAN_STATES[plan](), planSource: 'payment' })
    expect(await purchaseMails(user)).toHaveLength(1)
  })

  it.each(PLAN_NAMES)('API-24 DATA-12 %s by card, seen by the webhook alone', async (plan) => {
    const { call, user } = await newcomer()
    const ask = async (body: object) =>
      (await call('POST', '/api/get-or-create-subscription', { planType: plan, ...body })).json()
    const { clientSecret } = await ask({})
    expect(clientSecret).toMatch(/^pi_\w+_secret_\w+$/)
    expect(await ask({ consent: IMMEDIATE_START.wording })).toEqual({ clientSecret })
    expect((await ask({ consent: 'otras palabras' })).error).toBe('invalid_input')
    await shop.buyByCard(call, plan, IMMEDIATE_START.wording)
    await app.deliverEvents()
    expect(await rowOf(user)).toMatchObject({ ...PLAN_STATES[plan](), planSource: 'payment' })
    const consents = await app.database.db.select().from(purchaseConsents).where(eq(purchaseConsents.userId, user.id))
    expect(consents).toMatchObject([{ planType: plan, wording: IMMEDIATE_START.wording }])
    expect(await purchaseMails(user)).toHaveLength(1)
  })

  it('a declined card buys nothing', async () => {
    const { call, user } = await newcomer()
    const sessionId = await shop.openCheckout(call, 'pro-monthly')
    expect(await shop.payCheckout(sessionId, CARDS.declined)).toMatchObject({ type: 'declined' })
    expect(await shop.payCheckout(await shop.openCheckout(call, 'trial'), CARDS.declined)).toMatchObject({
      type: 'declined',
    })
    await app.deliverEvents()
    // What the hosted page has begun is its own: the card form begins anew.
    const { stripeCustomerId } = await rowOf(user)
    const { data } = await shop.stripe.paymentIntents.list({ customer: stripeCustomerId ?? '' })
    expect(data).toHaveLength(2)
    for (const planType of ['trial', 'pro-monthly']) {
      const { clientSecret } = await (await call('POST', '/api/get-or-create-subscription', { planType })).json()
      expect(data.map(({ client_secret }) => client_secret)).not.toContain(clientSecret)
    }
    for (const named of [{ sessionId }, { planType: 'pro-monthly' }, {}])
      expect((await activate(call, named)).status).toBe(402)
    expect(await rowOf(user)).toMatchObject({ planType: 'free' })
    expect(await grantsOf(user)).toEqual([])
  })
})

describe('API-27 C-42 activation grants what was paid, to who paid it', () => {
  it('nothing is paid: every form is refused in Spanish', async () => {
    const { call, user } = await newcomer()
    for (const named of [{}, ...PLAN_NAMES.map((planType) => ({ planType }))]) {
      expect(await activate(call, named)).toMatchObject({
        status: 402,
        body: { error: 'payment_required', message: 'Todavía no consta ningún pago tuyo para este plan.' },
      })
    }
    expect((await activate(call, { sessionId: 'cs_test_nobody' })).status).toBe(402)
    for (const bad of [
      { sessionId: 'x' },
      { planType: 'pro' },
      { planType: 'free' },
      { userId: user.id },
      { customerId: 'cus_1' },
    ])
      expect((await activate(call, bad)).status).toBe(422)
    expect((await app.browser()('POST', '/api/activate-plan', {})).status).toBe(401)
    expect(await rowOf(user)).toMatchObject({ planType: 'free' })
  })

  it("another's paid session grants nothing, and says nothing", async () => {
    const payer = await newcomer()
    const sessionId = await shop.buy(payer.call, 'pro-lifetime')
    const { stripeCustomerId: customerId } = await rowOf(payer.user)
    const { call, user } = await newcomer()
    const own = await shop.openCheckout(call, 'pro-monthly')
    for (const named of [{ sessionId }, { customerId, sessionId }, { planType: 'pro-lifetime', sessionId }])
      expect((await activate(call, named)).status).toBe(402)
    for (const named of [{ planType: 'pro-lifetime' }, { sessionId: own }])
      expect((await activate(call, named)).status).toBe(402)
    expect((await activate(call, { customerId, sessionId: own })).status).toBe(402)
    expect((await call('GET', `/api/check-session-status?session_id=${sessionId}`)).status).toBe(404)
    expect((await call('GET', `/api/check-checkout-session?sessionId=${sessionId}`)).status).toBe(404)
    expect(await rowOf(user)).toMatchObject({ planType: 'free' })
    expect((await activate(payer.call, { customerId, sessionId })).status).toBe(200)
  })

  it('what was read before somebody else wrote is read again', async () => {
    const { call, user } = await newcomer()
    const sessionId = await shop.openCheckout(call, 'pro-lifetime')
    const hasRead = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const { provider } = app.services.billing
    let reads = 0
    const slow = {
      ...provider,
      async readSnapshot(payers: readonly string[]) {
        const snapshot = await provider.readSnapshot(payers)
        if (++reads > 1) return snapshot
        hasRead.resolve()
        await goOn.promise
        return snapshot
      },
    }
    const parts = { ...app.services, db: app.database.db, provider: slow, onChange: async () => {} }
    const syncing = createSync(parts)(user.id)
    await hasRead.promise
    await shop.payCheckout(sessionId)
    expect((await activate(call, { sessionId })).status).toBe(200)
    goOn.resolve()
    expect((await syncing)?.after).toMatchObject({ planType: 'pro-lifetime' })
    expect(reads).toBe(2)
    expect(await rowOf(user)).toMatchObject(PLAN_STATES['pro-lifetime']())
  })

  it('a lesser plan that was paid is no greater one', async () => {
    const { call, user } = await newcomer()
    const sessionId = await shop.buy(call, 'trial')
    expect((await activate(call, { planType: 'pro-lifetime' })).status).toBe(402)
    expect(await activate(call, { planType: 'pro-lifetime', sessionId })).toMatchObject({ body: { planType: 'trial' } })
    expect(await rowOf(user)).toMatchObject(PLAN_STATES.trial())
  })

  it('a trial that is over grants nothing again, though it was paid', async () => {
    const { call } = await newcomer()
    const sessionId = await shop.buy(call, 'trial')
    const before = app.clock.now
    app.clock.now = in72Hours()
    for (const named of [{ sessionId }, { planType: 'trial' }, {}])
      expect((await activate(call, named)).status).toBe(402)
    app.clock.now = before
  })

  it('DATA-19 twenty at once grant once, also over two instances', async () => {
    const { call, user } = await newcomer()
    const sessionId = await shop.buy(call, 'trial')
    const other = await startApp({ database: app.database })
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => activate(call, { sessionId }))),
      Promise.all(Array.from({ length: 5 }, () => other.services.billing.syncUser(user.id))),
    ])
    await other.stop()
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await grantsOf(user)).toHaveLength(1)
    expect(await purchaseMails(user)).toHaveLength(1)
  })
})

describe('what is not sold', () => {
  const refusal = async (call: Call, planType: PaidPlan) =>
    (await (await call('POST', '/api/create-checkout', { planType, key: crypto.randomUUID() })).json()).error
  const cardRefusal = async (call: Call, planType: PaidPlan) =>
    (await (await call('POST', '/api/get-or-create-subscription', { planType })).json()).error

  it('a second trial, a plan that one has, a lesser one; also when its payment is only known at the provider', async () => {
    const { call } = await newcomer()
    await shop.buy(call, 'trial')
    expect(await refusal(call, 'trial')).toBe('trial_used')
    expect(await cardRefusal(call, 'trial')).toBe('trial_used')
    await shop.buyByCard(call, 'pro-monthly')
    expect(await refusal(call, 'pro-monthly')).toBe('plan_owned')
    expect(await cardRefusal(call, 'trial')).toBe('plan_owned')
    await shop.buy(call, 'pro-lifetime')
    for (const plan of PLAN_NAMES) expect(await refusal(call, plan)).toBe('plan_owned')
  })

  it('a trial to an address that has had one with an account deleted since', async () => {
    const first = await app.register('otravez@example.com')
    await activate(first.call, { sessionId: await shop.buy(first.call, 'trial') })
    await app.database.db.delete(users).where(eq(users.id, first.user.id))
    const again = await newcomer()
    await app.database.db.update(users).set({ email: 'otravez@example.com' }).where(eq(users.id, again.user.id))
    expect(await refusal(again.call, 'trial')).toBe('trial_used')
  })

  it('one click is one checkout, however often it is sent; two first purchases at once make one customer', async () => {
    const { call, user } = await newcomer()
    const body = { planType: 'pro-monthly', key: crypto.randomUUID() }
    const ask = async (each: object) => (await (await call('POST', '/api/create-checkout', each)).json()).url
    const [one, two] = await Promise.all([ask(body), ask({ ...body, key: crypto.randomUUID() })])
    expect(one).not.toBe(two)
    // As this browser knows the product, which says of itself that it is at localhost:3000.
    expect(one.startsWith(`${app.origin}/emulador/stripe/`)).toBe(true)
    app.clock.now = new Date(app.clock.now.getTime() + 2_000)
    expect(await ask(body)).toBe(one)
    expect(await app.database.db.select().from(payers).where(eq(payers.userId, user.id))).toHaveLength(1)
    const { data } = await shop.stripe.customers.list({ email: user.email })
    expect(data).toHaveLength(1)
  })
})

describe('what was paid in vain goes back', () => {
  const refunded = async (payment: string) => {
    const intent = await shop.stripe.paymentIntents.retrieve(payment, { expand: ['latest_charge'] })
    return typeof intent.latest_charge === 'object' && intent.latest_charge?.refunded
  }
  const paymentOf = async (sessionId: string) => {
    const { payment_intent } = await shop.stripe.checkout.sessions.retrieve(sessionId)
    return typeof payment_intent === 'string' ? payment_intent : ''
  }

  it('a second trial paid all the same is refunded, and gives nothing', async () => {
    const { call, user } = await newcomer()
    const first = await shop.openCheckout(call, 'trial')
    const second = await shop.openCheckout(call, 'trial')
    await shop.payCheckout(first)
    await shop.payCheckout(second)
    await app.deliverEvents()
    await app.deliverEvents()
    expect(await refunded(await paymentOf(first))).toBe(false)
    expect(await refunded(await paymentOf(second))).toBe(true)
    expect(await rowOf(user)).toMatchObject(PLAN_STATES.trial())
    expect(await purchaseMails(user)).toHaveLength(1)
  })

  it('lifetime ends a monthly plan that runs; a second one is cancelled with its money back', async () => {
    const { call, user } = await newcomer()
    const late = await shop.openCheckout(call, 'pro-monthly')
    await shop.buy(call, 'pro-monthly')
    await shop.payCheckout(late)
    await app.deliverEvents()
    const customer = (await rowOf(user)).stripeCustomerId ?? ''
    const running = async () => (await shop.stripe.subscriptions.list({ customer })).data.map(({ status }) => status)
    expect(await running()).toEqual(['active'])
    await shop.buy(call, 'pro-lifetime')
    await app.deliverEvents()
    await app.deliverEvents()
    expect(await running()).toEqual([])
    expect(await rowOf(user)).toMatchObject({ ...PLAN_STATES['pro-lifetime'](), renewsAt: null })
  })

  it('a paid purchase closes the other open ones', async () => {
    const { call } = await newcomer()
    const other = await shop.openCheckout(call, 'pro-lifetime')
    await activate(call, { sessionId: await shop.buy(call, 'pro-monthly') })
    expect(await (await call('GET', `/api/check-session-status?session_id=${other}`)).json()).toMatchObject({
      status: 'expired',
    })
    expect(await shop.payCheckout(other)).toEqual({ type: 'closed' })
  })
})

describe('limits', () => {
  it('thirty purchases an hour are enough', async () => {
    const { call, user } = await newcomer()
    const ask = () => call('POST', '/api/create-checkout', { planType: 'pro-monthly', key: crypto.randomUUID() })
    const { throttle } = app.services.accounts
    for (let at = 0; at < 29; at++) await throttle.purchase(user.id, app.clock.now)
    expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
  })
})
