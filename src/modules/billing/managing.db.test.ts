import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mails, sessions, withdrawals } from '~/database/tables/schema'
import type { CurrentUser } from '~/modules/accounts/contract'
import { AppError } from '~/platform/app-error'
import { CARDS, type Purchases, purchasesOf } from '~/testing/payments/purchases'
import { type Call, startApp, type TestApp } from '~/testing/start-app'
import type { BillingEntry } from './payments-contract'

let app: TestApp
let shop: Purchases
let count = 0
const START = new Date('2026-03-10T10:00:00Z')
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
beforeAll(async () => {
  app = await startApp({ now: START })
  shop = purchasesOf(app)
})
beforeEach(() => {
  app.clock.now = START
})
afterAll(() => app.stop())

type Someone = { call: Call; user: CurrentUser }
/** Signed in for longer than any test's clock goes. */
const newcomer = async (): Promise<Someone> => {
  const someone = await app.register(`plan${++count}@example.com`)
  const expiresAt = new Date('2030-01-01')
  await app.database.db.update(sessions).set({ expiresAt }).where(eq(sessions.userId, someone.user.id))
  return someone
}
const rowOf = (user: Pick<CurrentUser, 'id'>) => shop.planRow(user)
/** The subjects of all mails about plans, in the order of the alphabet: of one moment there is no other. */
const mailsOf = async (user: CurrentUser) => {
  const sent = await app.database.db.select().from(mails).where(eq(mails.recipient, user.email))
  return sent
    .map(({ subject }) => subject)
    .filter((subject) => !subject.includes('Confirma'))
    .sort()
}
const read = async (response: Response) => ({ status: response.status, body: await response.json() })
const ask = async (call: Call, path: string, body: object = {}) => read(await call('POST', path, body))
const historyOf = async (call: Call): Promise<BillingEntry[]> =>
  (await (await call('GET', '/api/subscription/history')).json()).entries
/** What the webhook does on any webhook event about them. */
const look = async (...users: CurrentUser[]) => {
  for (const { id } of users) await app.services.billing.syncUser(id)
}
/** Moves the clock on; what is due at the provider happens, and is seen. */
const pass = async (ms: number, ...users: CurrentUser[]) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms)
  await shop.emulator.tick()
  await look(...users)
}
const buyer = async (plan: 'trial' | 'pro-monthly' | 'pro-lifetime', number = CARDS.good): Promise<Someone> => {
  const someone = await newcomer()
  const session = await shop.openCheckout(someone.call, plan)
  await shop.payCheckout(session, number)
  await look(someone.user)
  return someone
}
const isPro = async (call: Call) => (await (await call('GET', '/api/subscription-status')).json()).isPro
const summaryOf = (user: CurrentUser) => app.services.billing.management.summary(user)

describe('cancelling and resuming', () => {
  it('API-19 API-20 C-05 PAY-47 PAY-50 stays PRO until the period ends, can be taken back, and then ends', async () => {
    const { call, user } = await buyer('pro-monthly')
    expect(await summaryOf(user)).toMatchObject({ canCancel: true, canResume: false, isPro: true, hasPortal: true })
    const bought = await rowOf(user)
    const cancelled = await ask(call, '/api/cancel-subscription')
    expect(cancelled).toEqual({
      status: 200,
      body: { message: 'Tu plan no se renovará. Conservas PRO hasta el 10 de abril de 2026.' },
    })
    expect(await rowOf(user)).toMatchObject({ subscriptionStatus: 'canceling', planExpiresAt: bought.renewsAt })
    expect(await summaryOf(user)).toMatchObject({ canCancel: false, canResume: true, isPro: true, renewsAt: null })
    expect((await ask(call, '/api/subscription/cancel')).body.error).toBe('nothing_to_cancel')

    const resumed = await ask(call, '/api/subscription/resume')
    expect(resumed.body.message).toBe('Tu plan sigue adelante. Se renovará el 10 de abril de 2026.')
    expect(await rowOf(user)).toMatchObject({ subscriptionStatus: 'active', planExpiresAt: null })
    expect((await ask(call, '/api/subscription/resume')).status).toBe(409)

    expect((await ask(call, '/api/subscription/cancel')).status).toBe(200)
    await look(user)
    await pass(31 * DAY_MS + 1, user)
    expect(await rowOf(user)).toMatchObject({ subscriptionStatus: 'canceled', planType: 'pro-monthly' })
    expect(await summaryOf(user)).toMatchObject({ isPro: false, canCancel: false, canResume: false })
    expect(await mailsOf(user)).toEqual([
      'Has cancelado tu plan PRO Mensual',
      'Has cancelado tu plan PRO Mensual',
      'Tu plan PRO Mensual sigue adelante',
      'Tu plan PRO Mensual ya está en marcha',
      'Tu plan PRO ha terminado',
    ])
  })

  it('C-06 there is nothing to cancel on a trial, a lifetime or no plan, nor for nobody', async () => {
    const people = [await newcomer(), await buyer('trial'), await buyer('pro-lifetime')]
    for (const { call, user } of people) {
      expect(await ask(call, '/api/cancel-subscription')).toMatchObject({
        status: 409,
        body: { message: 'No hay ninguna suscripción que se renueve y se pueda cancelar.' },
      })
      expect(await summaryOf(user)).toMatchObject({ canCancel: false, canResume: false })
    }
    for (const path of ['cancel-subscription', ...['cancel', 'resume', 'portal'].map((name) => `subscription/${name}`)])
      expect((await ask(app.browser(), `/api/${path}`)).status).toBe(401)
    expect((await people[0]?.call('POST', '/api/subscription/cancel', { user: 'otro' }))?.status).toBe(422)
  })

  it('twice at once is once', async () => {
    const { call, user } = await buyer('pro-monthly')
    const answers = await Promise.all([1, 2, 3].map(() => ask(call, '/api/subscription/cancel')))
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    await look(user)
    expect((await mailsOf(user)).filter((subject) => subject.startsWith('Has cancelado'))).toHaveLength(1)
  })
})

describe('renewals', () => {
  it('a plan that renews stays; one that cannot be charged is told, kept while it is tried, and then ends', async () => {
    const good = await buyer('pro-monthly')
    const failing = await buyer('pro-monthly', CARDS.failsOnRenewal)
    await pass(31 * DAY_MS + 2 * HOUR_MS, good.user, failing.user)
    expect(await rowOf(good.user)).toMatchObject({ subscriptionStatus: 'active', paymentFailedAt: null })
    expect((await rowOf(good.user)).renewsAt?.getTime()).toBeGreaterThan(app.clock.now.getTime())
    expect(await summaryOf(failing.user)).toMatchObject({ isPro: true, paymentFailed: true, canCancel: true })
    expect((await historyOf(good.call)).map(({ description, state }) => [description, state])).toEqual([
      ['PRO Mensual, renovación', 'paid'],
      ['PRO Mensual', 'paid'],
    ])
    expect((await historyOf(failing.call)).map(({ state }) => state)).toEqual(['failed', 'paid'])

    await pass(20 * DAY_MS, failing.user)
    expect(await summaryOf(failing.user)).toMatchObject({ isPro: false, paymentFailed: false })
    expect(await mailsOf(failing.user)).toEqual([
      'No hemos podido cobrar tu plan PRO Mensual',
      'Tu plan PRO Mensual ya está en marcha',
      'Tu plan PRO ha terminado',
    ])
    expect(await mailsOf(good.user)).toEqual(['Tu plan PRO Mensual ya está en marcha'])
  })

  it('cancelled while it cannot be charged, it ends at once and is not charged any more', async () => {
    const { call, user } = await buyer('pro-monthly', CARDS.failsOnRenewal)
    await pass(31 * DAY_MS + 2 * HOUR_MS, user)
    const { message } = (await ask(call, '/api/cancel-subscription')).body
    expect(message).toBe('Tu plan mensual está cancelado y no se te cobrará nada más.')
    expect(await summaryOf(user)).toMatchObject({ isPro: false, canCancel: false })
  })
})

describe('from the provider’s side', () => {
  it('a full refund of what carries the plan ends it; a part of it does not', async () => {
    const { call, user } = await buyer('pro-lifetime')
    const [entry] = await historyOf(call)
    await shop.stripe.refunds.create({ payment_intent: entry?.id, amount: 100 })
    await look(user)
    expect(await isPro(call)).toBe(true)
    expect(await historyOf(call)).toMatchObject([{ state: 'partly_refunded', withdrawableUntil: null }])
    await shop.stripe.refunds.create({ payment_intent: entry?.id })
    await look(user)
    expect(await isPro(call)).toBe(false)
    expect(await historyOf(call)).toMatchObject([{ state: 'refunded' }])
    expect(await mailsOf(user)).toContain('Tu plan PRO ha terminado')
  })

  it('a refund of a subscription’s payment ends it and its renewals', async () => {
    const { call, user } = await buyer('pro-monthly')
    const [entry] = await historyOf(call)
    await shop.stripe.refunds.create({ payment_intent: entry?.id })
    await look(user)
    expect(await isPro(call)).toBe(false)
    const { stripeSubscriptionId } = await rowOf(user)
    expect((await shop.stripe.subscriptions.retrieve(stripeSubscriptionId ?? '')).status).toBe('canceled')
  })
})

describe('C-48 the billing history', () => {
  it('ACCT-06 shows payments with invoice and receipt; nobody sees another’s', async () => {
    const { call } = await buyer('trial')
    const until = new Date(app.clock.now.getTime() + 14 * DAY_MS).toISOString()
    const entries = await historyOf(call)
    expect(entries).toMatchObject([
      {
        description: 'PRO Prueba',
        cents: 300,
        state: 'paid',
        paidAt: app.clock.now.toISOString(),
        withdrawableUntil: until,
      },
    ])
    for (const url of [entries[0]?.invoiceUrl, entries[0]?.invoicePdfUrl, entries[0]?.receiptUrl])
      expect(url).toContain(`${app.origin}/emulador/stripe/`)
    expect(await historyOf((await newcomer()).call)).toEqual([])
    expect((await app.browser()('GET', '/api/subscription/history')).status).toBe(401)
  })

  it('comes in pages, newest first, with no payment twice or left out', async () => {
    const { call, user } = await buyer('pro-monthly')
    await pass(364 * DAY_MS, user)
    const read = async (query: string) => (await call('GET', `/api/subscription/history${query}`)).json()
    const first = await read('')
    expect(first.entries).toHaveLength(10)
    const second = await read(`?cursor=${first.nextCursor}`)
    expect(second).toMatchObject({ entries: [{}, {}], nextCursor: null })
    const all: BillingEntry[] = [...first.entries, ...second.entries]
    expect(new Set(all.map(({ id }) => id)).size).toBe(12)
    expect(all.map(({ paidAt }) => paidAt)).toEqual(
      all
        .map(({ paidAt }) => paidAt)
        .sort()
        .reverse(),
    )
    expect((await call('GET', `/api/subscription/history?cursor=${'x'.repeat(256)}`)).status).toBe(422)
  })

  it('has the provider’s page for the card, for those who have one', async () => {
    const { call } = await buyer('pro-monthly')
    expect((await ask(call, '/api/subscription/portal')).body.url).toContain(`${app.origin}/emulador/stripe/`)
    expect((await ask((await newcomer()).call, '/api/subscription/portal')).status).toBe(404)
  })
})

describe('withdrawal within 14 days', () => {
  const withdraw = (call: Call, payment: string | undefined) => ask(call, '/api/subscription/withdraw', { payment })
  const recordsOf = (user: CurrentUser) =>
    app.database.db.select().from(withdrawals).where(eq(withdrawals.userId, user.id))

  it.each(['trial', 'pro-monthly', 'pro-lifetime'] as const)('%s: money back, PRO over, a receipt', async (plan) => {
    const { call, user } = await buyer(plan)
    const [entry] = await historyOf(call)
    expect(await withdraw(call, entry?.id)).toMatchObject({ status: 200, body: { message: expect.any(String) } })
    expect(await isPro(call)).toBe(false)
    expect(await recordsOf(user)).toMatchObject([
      { planType: plan, reference: entry?.id, amount: entry?.cents, refundReference: expect.stringMatching(/^re_/) },
    ])
    await look(user)
    expect(await historyOf(call)).toMatchObject([{ state: 'refunded', withdrawableUntil: null }])
    expect(await mailsOf(user)).toEqual([
      'Hemos recibido tu desistimiento',
      expect.stringMatching(/^Tu plan .* ya está en marcha$/),
    ])
    const { stripeSubscriptionId } = await rowOf(user)
    if (plan === 'pro-monthly')
      expect((await shop.stripe.subscriptions.retrieve(stripeSubscriptionId ?? '')).status).toBe('canceled')
    expect((await withdraw(call, entry?.id)).body.error).toBe('withdrawal_over')
  })

  it('of several at once one counts, and the money goes back once', async () => {
    const { call, user } = await buyer('pro-lifetime')
    const [entry] = await historyOf(call)
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(call, entry?.id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await shop.stripe.refunds.list({ payment_intent: entry?.id })).data).toHaveLength(1)
    expect(await recordsOf(user)).toHaveLength(1)
  })

  it('too late, a renewal, and another’s payment are refused', async () => {
    const { call, user } = await buyer('pro-monthly')
    const [entry] = await historyOf(call)
    expect((await withdraw((await buyer('trial')).call, entry?.id)).status).toBe(404)
    app.clock.now = new Date(START.getTime() + 14 * DAY_MS)
    expect(await historyOf(call)).toMatchObject([{ withdrawableUntil: null }])
    expect(await withdraw(call, entry?.id)).toMatchObject({ status: 409, body: { error: 'withdrawal_over' } })
    await pass(31 * DAY_MS + 2 * HOUR_MS, user)
    const [renewal] = await historyOf(call)
    expect(renewal).toMatchObject({ description: 'PRO Mensual, renovación', withdrawableUntil: null })
    expect((await withdraw(call, renewal?.id)).status).toBe(404)
    expect((await withdraw(call, 'pi_unknown')).status).toBe(404)
    expect((await withdraw(call, 'cs_unknown')).status).toBe(422)
  })

  it('a refund that failed is made later, and told then', async () => {
    const { call, user } = await buyer('pro-lifetime')
    const [entry] = await historyOf(call)
    const { provider } = app.services.billing
    const { refund } = provider
    provider.refund = () => Promise.reject(new AppError('payment_provider_failed'))
    expect((await withdraw(call, entry?.id)).status).toBe(200)
    provider.refund = refund
    expect(await recordsOf(user)).toMatchObject([{ refundReference: null }])
    await app.services.billing.management.finishWithdrawals()
    expect(await recordsOf(user)).toMatchObject([{ refundReference: null }])
    app.clock.now = new Date(START.getTime() + HOUR_MS)
    await Promise.all([1, 2].map(() => app.services.billing.management.finishWithdrawals()))
    expect(await recordsOf(user)).toMatchObject([{ refundReference: expect.stringMatching(/^re_/) }])
    expect(await isPro(call)).toBe(false)
    expect(await mailsOf(user)).toEqual([
      'Hemos recibido tu desistimiento',
      'Te hemos devuelto el importe de tu compra',
      'Tu plan PRO Vitalicio ya está en marcha',
    ])
  })
})
