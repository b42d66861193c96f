import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  auditLog,
  grants,
  mails,
  payers,
  purchaseConsents,
  trialClaims,
  users,
  withdrawals,
} from '~/database/tables/schema'
import type { CurrentUser } from '~/modules/accounts/contract'
import type { PlanRow } from '~/modules/billing/server/plans/plan-row'
import { AppError } from '~/platform/app-error'
import { setPlan } from '~/testing/payments/plans'
import { type Purchases, purchasesOf } from '~/testing/payments/purchases'
import { type Call, startApp, type TestApp } from '~/testing/start-app'
import { IMMEDIATE_START, type PaidPlan } from './plans'
import { claimStep, nightBefore } from './server/night'

let app: TestApp
let shop: Purchases
let count = 0
const START = new Date('2026-03-10T10:00:00Z')
const HOUR_MS = 3_600_000
beforeAll(async () => {
  app = await startApp({ now: START })
  shop = purchasesOf(app)
})
afterAll(() => app.stop())

const newcomer = () => app.register(`oficio${++count}@example.com`)
const rowOf = (user: Pick<CurrentUser, 'id'>) => shop.planRow(user)
const change = (user: CurrentUser, plan: Partial<PlanRow>) => setPlan(app.database.db, user.id, plan)
const mailsOf = async (email: string) => {
  const sent = await app.database.db.select().from(mails).where(eq(mails.recipient, email))
  return sent.map(({ subject }) => subject)
}
const ask = async (call: Call, path: string, body: object = {}) => {
  const response = await call('POST', path, body)
  return { status: response.status, body: await response.json() }
}
const isPro = async (call: Call) => (await (await call('GET', '/api/subscription-status')).json()).isPro
const buyer = async (plan: PaidPlan) => {
  const someone = await newcomer()
  await shop.buy(someone.call, plan)
  await app.services.billing.syncUser(someone.user.id)
  return someone
}
const makeAdmin = ({ id }: CurrentUser) => app.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, id))
const newAdmin = async () => {
  const admin = await newcomer()
  await makeAdmin(admin.user)
  return admin
}
const subscriptionOf = async (user: CurrentUser) =>
  shop.stripe.subscriptions.retrieve((await rowOf(user)).stripeSubscriptionId ?? '')
const reconcile = async () => {
  const lines: string[] = []
  const counts = await app.services.billing.reconcile((line) => void lines.push(line))
  return { lines, counts }
}

describe('what administrators try on their own account', () => {
  const activate = (call: Call, planType: string) => ask(call, '/api/admin/test-activate-plan', { planType })
  const entriesOf = async (user: CurrentUser) =>
    (await app.database.db.select().from(auditLog).where(eq(auditLog.actorId, user.id))).map(({ action }) => action)

  it('API-28 ADMIN-07 ADMIN-11 each plan in turn, and free again; each is written down', async () => {
    const { call, user } = await newAdmin()
    const trialEnd = new Date(app.clock.now.getTime() + 72 * HOUR_MS)
    for (const [plan, status, planExpiresAt] of [
      ['trial', 'active', trialEnd],
      ['pro-monthly', 'active', null],
      ['pro-lifetime', 'lifetime', null],
      ['trial', 'active', trialEnd],
    ] as const) {
      const { body } = await activate(call, plan)
      expect(body).toMatchObject({ planType: plan, subscriptionStatus: status, message: expect.any(String) })
      expect(await rowOf(user)).toMatchObject({ planType: plan, planExpiresAt, planSource: 'admin' })
      expect(await isPro(call)).toBe(true)
    }
    expect((await activate(call, 'free')).body).toMatchObject({ planType: 'free', subscriptionStatus: 'inactive' })
    expect(await isPro(call)).toBe(false)
    expect(await entriesOf(user)).toEqual([...Array(4).fill('activate_plan'), 'expire_plan'])
    const open = await app.database.db
      .select()
      .from(grants)
      .where(and(eq(grants.userId, user.id), isNull(grants.endedAt)))
    expect(open).toEqual([])
    // The mail of the registration comes by itself, some time after it; no other does.
    await expect.poll(() => mailsOf(user.email)).toEqual([expect.stringContaining('Confirma')])
  })

  it('API-29 ADMIN-08 expiring cancels a running subscription at the provider at once, and ends what was bought', async () => {
    for (const plan of ['pro-monthly', 'pro-lifetime'] as const) {
      const { call, user } = await buyer(plan)
      await makeAdmin(user)
      const { body } = await ask(call, '/api/admin/expire-subscription')
      expect(body.message).toBe('Tu cuenta ha sido cambiada a plan gratuito.')
      expect(await isPro(call)).toBe(false)
      if (plan === 'pro-monthly') expect((await subscriptionOf(user)).status).toBe('canceled')
      await app.services.billing.syncUser(user.id)
      expect(await isPro(call)).toBe(false)
      expect(await entriesOf(user)).toEqual(['expire_plan'])
    }
  })

  it('C-41 is for administrators alone, also at the very moment', async () => {
    const { call, user } = await newcomer()
    const calls = [
      ['/api/admin/test-activate-plan', { planType: 'pro-lifetime' }],
      ['/api/admin/expire-subscription', {}],
      ['/api/chat/test-n8n', { message: 'Hola', chatbotType: 'pro' }],
    ] as const
    for (const [path, body] of calls) {
      expect((await ask(app.browser(), path, body)).status).toBe(401)
      expect((await ask(call, path, body)).status).toBe(403)
    }
    await expect(app.services.billing.adminGrants.activate(user.id, 'pro-lifetime')).rejects.toThrow('forbidden')
    expect(await rowOf(user)).toMatchObject({ planType: 'free' })
    const admin = await newAdmin()
    expect((await activate(admin.call, 'pro')).status).toBe(422)
    expect((await ask(admin.call, '/api/admin/expire-subscription', { userId: user.id })).status).toBe(422)
  })

  it('API-18 DATA-16 asks the mentor once, counts nothing and is written down', async () => {
    const { call, user } = await newAdmin()
    const question = { message: '¿Qué es una lista?', chatbotType: 'pro' }
    expect(await ask(call, '/api/chat/test-n8n', question)).toEqual({
      status: 200,
      body: { content: 'Me preguntas: ¿Qué es una lista?' },
    })
    expect((await (await call('GET', '/api/chat/message-limits')).json()).dailyUsed).toBe(0)
    expect((await (await call('GET', '/api/chat/chats')).json()).chats).toEqual([])
    expect(await entriesOf(user)).toEqual(['test_chat'])
    expect((await ask(call, '/api/chat/test-n8n', { ...question, message: ' ' })).status).toBe(422)
  })
})

describe('the end of a trial', () => {
  it('is told a day before, once, whichever instance looks first', async () => {
    const { user } = await buyer('trial')
    const moved = await buyer('trial')
    await shop.buy(moved.call, 'pro-monthly')
    await app.services.billing.syncUser(moved.user.id)
    const other = await startApp({ database: app.database, now: START })
    const { now } = app.clock
    const look = async (hours: number) => {
      app.clock.now = new Date(now.getTime() + hours * HOUR_MS)
      other.clock.now = app.clock.now
      await Promise.all([app, other, app].map(({ services }) => services.billing.runJobs()))
    }
    const reminders = async (email: string) =>
      (await mailsOf(email)).filter((subject) => subject === 'Tu prueba de PRO termina pronto').length
    await look(47)
    expect(await reminders(user.email)).toBe(0)
    await look(49)
    await look(60)
    expect(await reminders(user.email)).toBe(1)
    expect(await reminders(moved.user.email)).toBe(0)
    app.clock.now = now
    await other.stop()
  })
})

describe('reconciliation', () => {
  it('mends a missed webhook event, columns that are wrong and a cancellation that was lost', async () => {
    const wrong = await buyer('pro-monthly')
    await change(wrong.user, { planType: 'free', subscriptionStatus: 'inactive', stripeSubscriptionId: null })
    const unpaid = await newcomer()
    await change(unpaid.user, { planType: 'pro-lifetime', subscriptionStatus: 'lifetime', planSource: 'payment' })
    const both = await buyer('pro-monthly')
    const { cancelNow } = app.services.billing.provider
    app.services.billing.provider.cancelNow = () => Promise.reject(new AppError('payment_provider_failed'))
    await shop.buy(both.call, 'pro-lifetime')
    await app.services.billing.syncUser(both.user.id)
    app.services.billing.provider.cancelNow = cancelNow
    expect((await subscriptionOf(both.user)).status).toBe('active')

    const missed = await newcomer()
    await shop.buy(missed.call, 'pro-lifetime')

    const { lines, counts } = await reconcile()
    expect(counts.failed).toBe(0)
    expect(await rowOf(missed.user)).toMatchObject({ planType: 'pro-lifetime', subscriptionStatus: 'lifetime' })
    expect(await rowOf(wrong.user)).toMatchObject({ planType: 'pro-monthly', subscriptionStatus: 'active' })
    expect(await rowOf(unpaid.user)).toMatchObject({ planType: 'free', subscriptionStatus: 'inactive' })
    expect((await subscriptionOf(both.user)).status).toBe('canceled')
    for (const { user } of [missed, wrong, unpaid, both]) expect(lines.join('\n')).toContain(user.id)

    const again = await reconcile()
    expect(again.lines).toEqual([])
    expect(again.counts).toMatchObject({ mended: 0, failed: 0 })
  })

  it('leaves alone what administrators gave', async () => {
    const { user } = await newcomer()
    await app.services.billing.adminGrants.give({ userId: user.id, planType: 'pro-lifetime', reference: 'demo 1' })
    await app.services.billing.adminGrants.give({ userId: user.id, planType: 'pro-lifetime', reference: 'demo 1' })
    const before = await rowOf(user)
    expect((await reconcile()).lines).toEqual([])
    expect(await rowOf(user)).toMatchObject({ planType: 'pro-lifetime', planSource: before.planSource })
  })

  it('gives up when the provider is away, and grants and takes nothing', async () => {
    const { user } = await buyer('pro-lifetime')
    const { provider } = app.services.billing
    const { readSnapshot } = provider
    provider.readSnapshot = () => Promise.reject(new AppError('payment_provider_failed'))
    await expect(reconcile()).rejects.toThrow('payment_provider_failed')
    provider.readSnapshot = readSnapshot
    expect(await rowOf(user)).toMatchObject({ planType: 'pro-lifetime' })
  })

  it('falls to one instance a night', async () => {
    const { db } = app.database
    const night = new Date('2026-06-02T01:30:00Z')
    expect(nightBefore(night)).toEqual(new Date('2026-06-02T01:00:00Z'))
    expect(nightBefore(new Date('2026-06-02T00:59:00Z'))).toEqual(new Date('2026-06-01T01:00:00Z'))
    expect((await Promise.all([1, 2, 3].map(() => claimStep(db, night)))).filter(Boolean)).toHaveLength(1)
  })
})

describe('deletion of an account that pays', () => {
  it('API-23 cancels at the provider first, and keeps only what the law wants, without a name', async () => {
    const { call, user } = await buyer('pro-monthly')
    const { stripeSubscriptionId, stripeCustomerId } = await rowOf(user)
    expect((await call('DELETE', '/api/user/account', {})).status).toBe(200)
    expect((await shop.stripe.subscriptions.retrieve(stripeSubscriptionId ?? '')).status).toBe('canceled')
    expect(await shop.stripe.customers.retrieve(stripeCustomerId ?? '')).toMatchObject({ deleted: true })
    expect(await app.database.db.select().from(payers).where(eq(payers.userId, user.id))).toEqual([])
    const kept = await app.database.db.select().from(purchaseConsents).where(isNull(purchaseConsents.userId))
    expect(kept).toMatchObject([{ reference: stripeSubscriptionId, planType: 'pro-monthly' }])
    expect(await app.services.billing.syncUser(user.id)).toBeNull()
    expect(await mailsOf(user.email)).toEqual([expect.stringContaining('se ha eliminado')])
  })

  it('one trial ever, and the record of a withdrawal, outlive it', async () => {
    const { call, user } = await buyer('trial')
    const { entries } = await (await call('GET', '/api/subscription/history')).json()
    expect((await ask(call, '/api/subscription/withdraw', { payment: entries[0].id })).status).toBe(200)
    expect((await call('DELETE', '/api/user/account', {})).status).toBe(200)
    const rows = await app.database.db.select().from(withdrawals).where(eq(withdrawals.reference, entries[0].id))
    expect(rows).toMatchObject([{ userId: null, planType: 'trial', amount: 300 }])
    // By the address, and by the card.
    expect(
      await app.database.db.select().from(trialClaims).where(eq(trialClaims.reference, entries[0].id)),
    ).toHaveLength(2)
    const back = await app.register(user.email)
    expect((await app.services.billing.management.summary(back.user)).trialUsed).toBe(true)
  })

  it('before it, the export holds what was bought, by whom, and with which consent', async () => {
    const { user } = await buyer('pro-lifetime')
    const { stripeCustomerId } = await rowOf(user)
    const facts = await Promise.all(app.services.personalData.map(({ facts: read }) => read?.(user.id)))
    expect(Object.assign({}, ...facts)).toMatchObject({
      grants: [{ source: 'payment', planType: 'pro-lifetime' }],
      payers: [{ reference: stripeCustomerId }],
      purchaseConsents: [{ planType: 'pro-lifetime', wording: IMMEDIATE_START.wording }],
      withdrawals: [],
    })
  })

  it('is refused while the provider is away; nothing is lost, and later it works', async () => {
    const { call, user } = await buyer('pro-monthly')
    const { provider } = app.services.billing
    const { closeCustomer } = provider
    provider.closeCustomer = () => Promise.reject(new AppError('payment_provider_failed'))
    const refused = await call('DELETE', '/api/user/account', {})
    expect([refused.status, (await refused.json()).message]).toEqual([
      502,
      expect.stringContaining('tu cuenta sigue como estaba'),
    ])
    provider.closeCustomer = closeCustomer
    expect(await isPro(call)).toBe(true)
    app.clock.now = new Date(app.clock.now.getTime() + HOUR_MS)
    expect((await (await call('DELETE', '/api/user/account', {})).json()).error).toBe('sign_in_again')
    expect((await subscriptionOf(user)).status).toBe('active')
    app.clock.now = new Date(app.clock.now.getTime() - HOUR_MS)
    expect((await call('DELETE', '/api/user/account', {})).status).toBe(200)
  })
})
