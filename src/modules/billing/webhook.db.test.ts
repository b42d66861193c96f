import { createHmac } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { grants, mails, payers, paymentEvents, trialClaims, users } from '~/database/tables/schema'
import type { CurrentUser } from '~/modules/accounts/contract'
import { setPlan } from '~/testing/payments/plans'
import { CARDS, type Purchases, purchasesOf } from '~/testing/payments/purchases'
import { scrambled } from '~/testing/scrambled'
import { startApp, type TestApp } from '~/testing/start-app'
import { PAID_PLANS, type PaidPlan } from './plans'
import { planOf } from './server/plans/derive-plan'
import { planColumns } from './server/plans/plan-state'

let app: TestApp
let shop: Purchases
let count = 0
beforeAll(async () => {
  app = await startApp()
  shop = purchasesOf(app)
})
afterAll(() => app.stop())

type User = Pick<CurrentUser, 'id'>
type Event = { id: string; type: string; data: { object: Record<string, unknown> } }
const newcomer = () => app.register(`aviso${++count}@example.com`)
const db = () => app.database.db
const planNow = async (user: User) => planColumns(await shop.planRow(user))
const references = async ({ id }: User) =>
  (await db().select().from(payers).where(eq(payers.userId, id))).map(({ reference }) => reference)
/** What the user is to have: by the provider's word alone. */
const due = async (user: User) => {
  const snapshot = await app.services.billing.provider.readSnapshot(await references(user))
  const claims = (await db().select().from(trialClaims)).map(({ reference }) => reference)
  const trial = snapshot.payments.find(({ reference }) => claims.includes(reference))?.reference ?? null
  return planOf({ snapshot, trial, adminGrants: [], carried: [], returned: new Set(), now: app.clock.now })
}
const send = async (body: string, signature?: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${app.origin}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(signature && { 'Stripe-Signature': signature }), ...headers },
    body,
  })
  return { status: response.status, error: (await response.json()).error }
}
const deliver = (event: object) => {
  const body = JSON.stringify(event)
  return send(body, shop.emulator.sign(body))
}
const COUNTING =
  /^(checkout\.session|customer\.subscription|invoice\.(paid|payment_failed)|charge\.(refunded|dispute)|payment_intent\.succeeded)/
/** Everything that the provider has to say about a user's purchases and that may change something, in its order. */
const eventsOf = async (user: User): Promise<Event[]> => {
  const own = await references(user)
  const isOwn = ({ type, data }: Event) => COUNTING.test(type) && own.includes(String(data.object.customer))
  return (await shop.emulator.events()).filter(isOwn)
}
/** As if no webhook event had ever come, and nobody had asked. */
const forget = async (user: User, events: Event[]) => {
  await db()
    .delete(paymentEvents)
    .where(
      inArray(
        paymentEvents.id,
        events.map(({ id }) => id),
      ),
    )
  await db().delete(grants).where(eq(grants.userId, user.id))
  const free = { planType: 'free', subscriptionStatus: 'inactive', planExpiresAt: null, planSource: null } as const
  const none = { stripeSubscriptionId: null, renewsAt: null, paymentFailedAt: null }
  await setPlan(db(), user.id, { ...free, ...none })
}
describe('webhook events may come in any order, any number of times', () => {
  /** Of each plan: sixty in all on PostgreSQL; the embedded database takes several times as long for each. */
  const ORDERS = inject('template').engine === 'postgres' ? 20 : 4
  it.each(PAID_PLANS)('DATA-19 %s: what one has is what stands at the provider', async (plan) => {
    const { call, user } = await newcomer()
    await shop.buy(call, plan)
    await app.deliverEvents()
    const events = await eventsOf(user)
    expect(events.length).toBeGreaterThan(1)
    const expected = await due(user)
    expect(expected.planType).toBe(plan)
    for (let seed = 1; seed <= ORDERS; seed++) {
      await forget(user, events)
      const order = scrambled(events, seed)
      // Some one after the other, most as they come in earnest: several at once.
      const answers: { status: number }[] = []
      if (seed <= 2) for (const event of order) answers.push(await deliver(event))
      else answers.push(...(await Promise.all(order.map(deliver))))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(await planNow(user)).toEqual(expected)
      expect(await db().select().from(grants).where(eq(grants.userId, user.id))).toHaveLength(1)
    }
  })

  it('also when a later one tells of the end: refunded, or lost at the bank', async () => {
    const buyer = await newcomer()
    await shop.buy(buyer.call, 'pro-lifetime')
    await app.deliverEvents()
    const [payment] = (await app.services.billing.provider.readSnapshot(await references(buyer.user))).payments
    await shop.stripe.refunds.create({ payment_intent: payment?.reference ?? '' })
    const events = await eventsOf(buyer.user)
    for (let seed = 1; seed <= 3; seed++) {
      await Promise.all(scrambled(events, seed).map(deliver))
      expect(await planNow(buyer.user)).toMatchObject({ planType: 'free', subscriptionStatus: 'inactive' })
    }

    const subscriber = await newcomer()
    await shop.buy(subscriber.call, 'pro-monthly')
    await app.deliverEvents()
    const [subscription] = (await app.services.billing.provider.readSnapshot(await references(subscriber.user)))
      .subscriptions
    const intent = await shop.stripe.paymentIntents.retrieve(subscription?.latestPayment?.reference ?? '')
    const opened = await dispute('POST', '/v1/test_helpers/disputes', { charge: String(intent.latest_charge) })
    await app.deliverEvents()
    expect(await planNow(subscriber.user)).toMatchObject({ planType: 'pro-monthly', subscriptionStatus: 'active' })
    await dispute('POST', `/v1/test_helpers/disputes/${opened.id}/close`, { status: 'lost' })
    await app.deliverEvents()
    await app.deliverEvents()
    expect(await planNow(subscriber.user)).toMatchObject({ subscriptionStatus: 'canceled', renewsAt: null })
    const { status } = await shop.stripe.subscriptions.retrieve(subscription?.reference ?? '')
    expect(status).toBe('canceled')
  })
  const dispute = async (method: 'POST', path: string, params: Record<string, string>): Promise<{ id: string }> =>
    shop.stripe.rawRequest(method, path, params) as Promise<unknown> as Promise<{ id: string }>

  it('three days late: a trial is over by then, a lifetime is not', async () => {
    const [trial, lifetime] = [await newcomer(), await newcomer()]
    await shop.buy(trial.call, 'trial')
    await shop.buy(lifetime.call, 'pro-lifetime')
    const before = app.clock.now
    app.clock.now = new Date(before.getTime() + 3 * 24 * 3_600_000)
    await app.deliverEvents()
    expect(await planNow(trial.user)).toMatchObject({ planType: 'trial', subscriptionStatus: 'inactive' })
    expect(await planNow(lifetime.user)).toMatchObject({ planType: 'pro-lifetime', subscriptionStatus: 'lifetime' })
    app.clock.now = before
  })

  it('what settles days later begins when it has settled, and what bounces never does', async () => {
    const [settles, bounces] = [await newcomer(), await newcomer()]
    const sessionId = await shop.openCheckout(settles.call, 'trial')
    await shop.payCheckout(sessionId, CARDS.settlesLater)
    await shop.payCheckout(await shop.openCheckout(bounces.call, 'pro-lifetime'), CARDS.bouncesLater)
    await app.deliverEvents()
    const status = async () => (await settles.call('GET', `/api/check-session-status?session_id=${sessionId}`)).json()
    expect(await status()).toMatchObject({ status: 'open' })
    expect((await settles.call('POST', '/api/activate-plan', { sessionId })).status).toBe(402)
    expect(await planNow(settles.user)).toMatchObject({ planType: 'free' })
    const before = app.clock.now
    app.clock.now = new Date(before.getTime() + 4 * 24 * 3_600_000)
    await app.deliverEvents()
    expect(await status()).toMatchObject({ status: 'success' })
    expect(await planNow(settles.user)).toMatchObject({ planType: 'trial', subscriptionStatus: 'active' })
    expect(await planNow(bounces.user)).toMatchObject({ planType: 'free', subscriptionStatus: 'inactive' })
    app.clock.now = before
  })

  it('one that says paid of what is not grants nothing', async () => {
    const { call, user } = await newcomer()
    const session = await shop.stripe.checkout.sessions.retrieve(await shop.openCheckout(call, 'pro-lifetime'))
    const lie = { ...session, status: 'complete', payment_status: 'paid', payment_intent: 'pi_none' }
    const event = { id: 'evt_lie', object: 'event', type: 'checkout.session.completed', data: { object: lie } }
    expect(await deliver(event)).toMatchObject({ status: 200 })
    expect(await deliver({ ...event, id: 'evt_lie2', data: { object: session } })).toMatchObject({ status: 200 })
    expect(await planNow(user)).toMatchObject({ planType: 'free', subscriptionStatus: 'inactive' })
  })

  it('one of another kind is taken and forgotten; and a big one is taken', async () => {
    const other = { id: 'evt_other', object: 'event', type: 'product.created', data: { object: { id: 'prod_1' } } }
    expect(await deliver(other)).toMatchObject({ status: 200 })
    expect(await deliver({ ...other, padding: 'x'.repeat(100_000) })).toMatchObject({ status: 200 })
    expect(await db().select().from(paymentEvents).where(eq(paymentEvents.id, 'evt_other'))).toEqual([])
  })
})

describe('forged webhook events', () => {
  it('eleven ways, each refused, and nothing happens', async () => {
    const { call, user } = await newcomer()
    await shop.buy(call, 'pro-lifetime')
    const [event] = (await shop.emulator.events()).filter(({ type }) => type === 'checkout.session.completed').slice(-1)
    const body = JSON.stringify(event)
    const { webhookSecret } = shop.emulator
    const seconds = Math.floor(app.clock.now.getTime() / 1000)
    const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')
    const at = (time: number, secret = webhookSecret, of = body) => hmac(secret, `${time}.${of}`)
    const good = at(seconds)
    const forged: Record<string, [body: string, signature: string | undefined]> = {
      'no signature': [body, undefined],
      'an empty one': [body, `t=${seconds},v1=`],
      'with another secret': [body, `t=${seconds},v1=${at(seconds, 'whsec_other')}`],
      'with an empty secret': [body, `t=${seconds},v1=${at(seconds, '')}`],
      'of the old scheme only': [body, `t=${seconds},v0=${good}`],
      'six minutes old': [body, `t=${seconds - 360},v1=${at(seconds - 360)}`],
      'from six minutes ahead': [body, `t=${seconds + 360},v1=${at(seconds + 360)}`],
      'for an altered body': [body.replace('"paid"', '"Paid"'), `t=${seconds},v1=${good}`],
      'of another body': [body, `t=${seconds},v1=${at(seconds, webhookSecret, '{}')}`],
      'cut short': [body, `t=${seconds},v1=${good.slice(0, 32)}`],
      'without a time': [body, `v1=${good}`],
    }
    for (const [how, [sent, signature]] of Object.entries(forged))
      expect([how, await send(sent, signature)]).toEqual([how, { status: 400, error: 'invalid_signature' }])
    expect(await planNow(user)).toMatchObject({ planType: 'free' })
    expect(await send(body, `t=${seconds},v1=${good}`, { Origin: 'https://evil.example' })).toMatchObject({
      status: 403,
    })
    expect(await send('not json', `t=${seconds},v1=${at(seconds, webhookSecret, 'not json')}`)).toMatchObject({
      status: 400,
    })
    expect(await send(body, `t=${seconds},v1=${good}`)).toMatchObject({ status: 200 })
    expect(await planNow(user)).toMatchObject({ planType: 'pro-lifetime' })
  })
})

describe('whose webhook events', () => {
  it('a deleted account is not brought back by a late one', async () => {
    const { call, user } = await newcomer()
    await shop.buy(call, 'pro-monthly')
    const events = await eventsOf(user)
    await db().delete(users).where(eq(users.id, user.id))
    for (const event of events) expect(await deliver(event)).toMatchObject({ status: 200 })
    expect(await db().select().from(users).where(eq(users.id, user.id))).toEqual([])
    expect(await db().select().from(payers).where(eq(payers.userId, user.id))).toEqual([])
    expect(app.logged.some(({ level, event }) => level === 'warn' && event === 'payment_for_unknown_user')).toBe(true)
  })

  it.each(['if_required', 'always'] as const)(
    'PAY-43 a payment link names the buyer; customer: %s',
    async (customer_creation) => {
      const { user } = await newcomer()
      await app.services.billing.provider.ensurePrices()
      const { data } = await shop.stripe.prices.list({ lookup_keys: ['pymentor_pro-lifetime_4999'] })
      const session = await shop.stripe.checkout.sessions.create({
        mode: 'payment',
        client_reference_id: user.id,
        customer_creation,
        line_items: [{ price: data[0]?.id ?? '', quantity: 1 }],
        success_url: `${app.origin}/checkout/success`,
      })
      await shop.payCheckout(session.id)
      await app.deliverEvents()
      expect(await planNow(user)).toMatchObject({ planType: 'pro-lifetime', subscriptionStatus: 'lifetime' })
      const { stripeCustomerId } = await shop.planRow(user)
      expect(stripeCustomerId).toEqual(customer_creation === 'always' ? expect.stringMatching(/^cus_/) : null)
    },
  )
})

describe('the provider is away', () => {
  it('calls answer 502 in Spanish, webhook events 503 so that they come again, and nothing is granted', async () => {
    const STRIPE_WEBHOOK_SECRET = 'whsec_away'
    const environment = {
      STRIPE_SECRET_KEY: 'sk_test_away',
      STRIPE_WEBHOOK_SECRET,
      STRIPE_API_BASE: 'http://127.0.0.1:1',
    }
    const away = await startApp({ database: app.database, environment })
    const { call, user } = await away.register('lejos@example.com')
    const asked = await Promise.all([
      call('POST', '/api/create-checkout', { planType: 'trial' satisfies PaidPlan, key: crypto.randomUUID() }),
      call('POST', '/api/get-or-create-subscription', { planType: 'pro-monthly' }),
      call('POST', '/api/activate-plan', { sessionId: 'cs_test_1' }),
    ])
    for (const response of asked) {
      expect(response.status).toBe(502)
      expect((await response.json()).message).toMatch(/^El proveedor de pagos no ha respondido bien/)
    }
    const object = {
      id: 'cs_test_1',
      object: 'checkout.session',
      client_reference_id: user.id,
      customer: 'cus_away',
      metadata: {},
    }
    const body = JSON.stringify({
      id: 'evt_away',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object },
    })
    const timestamp = Math.floor(away.clock.now.getTime() / 1000)
    const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({
      payload: body,
      secret: STRIPE_WEBHOOK_SECRET,
      timestamp,
    })
    const answered = await fetch(`${away.origin}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'Stripe-Signature': signature },
      body,
    })
    expect(answered.status).toBe(503)
    expect(await db().select().from(paymentEvents).where(eq(paymentEvents.id, 'evt_away'))).toEqual([])
    expect(await planNow(user)).toMatchObject({ planType: 'free' })
    expect(await db().select().from(mails).where(eq(mails.subject, 'PRO'))).toEqual([])
    await away.stop()
  })
})
