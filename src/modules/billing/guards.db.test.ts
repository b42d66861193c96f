import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grants, paymentEvents, trialClaims, users } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'
import { type People, peopleOf, type Someone } from '~/testing/payments/buyers'
import { startApp, type TestApp } from '~/testing/start-app'
import type { BillingSnapshot } from './payments-port'
import type { PaidPlan } from './plans'
import { findOwner, keepCustomer, notePayer, payersOf } from './server/payments/payers'
import { keepEntries } from './server/payments/payment-entries'
import { keepPurchases, paidGrants, runningAdminGrants } from './server/plans/paid-grants'
import { dropOldEvents, noteEvents } from './server/plans/sync'
import { claimTrial, hasHadTrial } from './server/plans/trial-claims'

let app: TestApp
let people: People
let count = 0
const START = new Date('2026-03-10T10:00:00Z')
const later = (ms: number) => new Date(START.getTime() + ms)
beforeAll(async () => {
  app = await startApp({ now: START })
  people = peopleOf(app)
})
afterAll(() => app.stop())

const db = () => app.database.db
const newcomer = () => people.register(`guarda${++count}@example.com`)
const grant = (someone: Someone, columns: Partial<typeof grants.$inferInsert> = {}) => {
  const row = {
    userId: someone.user.id,
    source: 'payment',
    planType: 'pro-lifetime',
    createdAt: START,
    ...columns,
  } as const
  return db()
    .insert(grants)
    .values({ reference: `pi_guarda${++count}`, ...row })
    .returning()
}
const grantsOf = ({ user }: Someone) => people.shop.grantsOf(user)
const bought = (
  reference: string,
  state: 'paid' | 'reversed',
  plan: 'trial' | 'pro-lifetime' = 'pro-lifetime',
): BillingSnapshot => ({
  payments: [{ reference, plan, cents: 4999, paidAt: START, state, consent: null, uninvoiced: null }],
  subscriptions: [],
  charges: [],
  unknown: [],
  invoicing: null,
})
const keep = ({ user }: Someone, snapshot: BillingSnapshot, now = START) =>
  keepPurchases(db(), { userId: user.id, snapshot, corrections: [], now })

describe('an event has its effect once', () => {
  const lastEvent = async () => {
    const event = (await people.shop.emulator.events()).findLast(({ type }) => type === 'checkout.session.completed')
    if (event === undefined) throw new Error('nothing has happened')
    return event
  }
  const deliver = async (event: object) => {
    const body = JSON.stringify(event)
    const headers = { 'Stripe-Signature': people.shop.emulator.sign(body) }
    return (await fetch(`${app.origin}/api/stripe/webhook`, { method: 'POST', headers, body })).status
  }
  /** How often the provider is asked what somebody has bought. */
  const asked = async (work: () => Promise<unknown>) => {
    const { provider } = app.services.billing
    const { readSnapshot } = provider
    let times = 0
    provider.readSnapshot = (payers) => {
      times += 1
      return readSnapshot(payers)
    }
    await work()
    provider.readSnapshot = readSnapshot
    return times
  }

  it('one that is repeated, or of another kind, is not looked into again', async () => {
    const someone = await newcomer()
    await people.shop.buy(someone.call, 'trial')
    const event = await lastEvent()
    expect(await asked(() => deliver(event))).toBeGreaterThan(0)
    expect(await asked(() => deliver(event))).toBe(0)
    expect(await asked(() => deliver({ ...event, id: 'evt_otro', type: 'customer.updated' }))).toBe(0)
    expect(await db().select().from(paymentEvents).where(eq(paymentEvents.id, 'evt_otro'))).toEqual([])
    expect(await asked(() => deliver({ ...event, id: 'evt_nuevo' }))).toBeGreaterThan(0)
  })

  it('one whose effect failed is none yet', async () => {
    const someone = await newcomer()
    await people.shop.buy(someone.call, 'pro-lifetime')
    const event = await lastEvent()
    const { provider } = app.services.billing
    const { readSnapshot } = provider
    provider.readSnapshot = () => Promise.reject(new AppError('payment_provider_failed'))
    expect(await deliver(event)).toBe(503)
    provider.readSnapshot = readSnapshot
    expect(await deliver(event)).toBe(200)
    expect((await people.shop.planRow(someone.user)).planType).toBe('pro-lifetime')
  })

  it('is noted once, and forgotten after thirty days, not before', async () => {
    const events = [{ id: 'evt_viejo', type: 'invoice.paid' }]
    for (const now of [START, later(1)]) await noteEvents(db(), events, now)
    const known = async () => db().select().from(paymentEvents).where(eq(paymentEvents.id, 'evt_viejo'))
    await dropOldEvents(db(), later(30 * 86_400_000))
    expect(await known()).toMatchObject([{ createdAt: START }])
    await dropOldEvents(db(), later(30 * 86_400_000 + 1))
    expect(await known()).toEqual([])
  })
})

describe('whose a payment is', () => {
  it('its payer’s before who is named on it; a name that is none is nobody’s', async () => {
    const [payer, named] = [await newcomer(), await newcomer()]
    await notePayer(db(), payer.user.id, { customerId: 'cus_pagador', sessionId: null })
    const trace = { userId: named.user.id, customerId: 'cus_pagador', sessionId: null }
    expect(await findOwner(db(), trace)).toBe(payer.user.id)
    expect(await findOwner(db(), { ...trace, customerId: 'cus_otro' })).toBe(named.user.id)
    expect(await findOwner(db(), { ...trace, customerId: null, userId: 'no id' })).toBeNull()
    expect(await findOwner(db(), { ...trace, customerId: null, userId: crypto.randomUUID() })).toBeNull()
  })

  it('a customer stays whose it was first, and is nobody else’s', async () => {
    const [first, second] = [await newcomer(), await newcomer()]
    const note = ({ user }: Someone, customerId: string) =>
      notePayer(db(), user.id, { customerId, sessionId: 'cs_de_paso' })
    await note(first, 'cus_uno')
    await notePayer(db(), second.user.id, { customerId: null, sessionId: 'cs_suyo' })
    await note(second, 'cus_uno')
    await note(first, 'cus_dos')
    expect((await people.shop.planRow(first.user)).stripeCustomerId).toBe('cus_uno')
    expect((await people.shop.planRow(second.user)).stripeCustomerId).toBeNull()
    expect((await payersOf(db(), first.user.id)).sort()).toEqual(['cus_dos', 'cus_uno'])
    expect(await payersOf(db(), second.user.id)).toEqual(['cs_suyo'])
  })

  it('a new customer takes the place of the one that it was made for, and no other’s', async () => {
    const [someone, other] = [await newcomer(), await newcomer()]
    const keepAs = (customerId: string, instead: string | null) =>
      keepCustomer(db(), { userId: someone.user.id, customerId, instead })
    await keepAs('cus_a', null)
    await keepAs('cus_b', null)
    await keepAs('cus_c', 'cus_otro')
    expect((await people.shop.planRow(someone.user)).stripeCustomerId).toBe('cus_a')
    await keepAs('cus_d', 'cus_a')
    expect((await people.shop.planRow(someone.user)).stripeCustomerId).toBe('cus_d')
    expect((await payersOf(db(), someone.user.id)).sort()).toEqual(['cus_a', 'cus_d'])
    expect((await people.shop.planRow(other.user)).stripeCustomerId).toBeNull()
  })
})

describe('what was bought is kept', () => {
  it('once, and another’s is neither taken, ended nor taken up again', async () => {
    const [owner, other] = [await newcomer(), await newcomer()]
    const [running] = await grant(owner)
    const [over] = await grant(owner, { endedAt: later(500) })
    const others = async () => {
      const rows = await grantsOf(owner)
      return [running, over].map((one) => rows.find(({ id }) => id === one?.id)?.endedAt)
    }
    const own = async () => (await grantsOf(owner)).filter(({ reference }) => reference === 'pi_suyo')
    expect((await keep(owner, bought('pi_suyo', 'paid'))).purchases).toHaveLength(1)
    expect((await keep(owner, bought('pi_suyo', 'paid'))).purchases).toEqual([])
    expect((await keep(other, bought('pi_suyo', 'paid'))).purchases).toEqual([])
    await keep(other, bought('pi_suyo', 'reversed'))
    expect(await own()).toMatchObject([{ endedAt: null }])
    await keep(owner, bought('pi_suyo', 'reversed'), later(1000))
    await keep(owner, bought('pi_suyo', 'reversed'), later(2000))
    expect(await own(), 'its end is when it was seen first').toMatchObject([{ endedAt: later(1000) }])
    await keep(other, bought('pi_suyo', 'paid'))
    expect(await own()).toMatchObject([{ endedAt: later(1000) }])
    await keep(owner, bought('pi_suyo', 'paid'))
    expect(await own()).toMatchObject([{ endedAt: null }])
    expect(await others()).toEqual([null, later(500)])
    expect(await grantsOf(other)).toEqual([])
  })

  it('only what a refund has ended is taken up again: nothing in vain, nothing that an administrator gave or ended', async () => {
    const someone = await newcomer()
    for (const columns of [
      { endedAt: START },
      { endedAt: later(1), endedByAdmin: true },
      { endedAt: later(1), source: 'admin' },
    ] as const) {
      const [row] = await grant(someone, columns)
      await keep(someone, bought(row?.reference ?? '', 'paid'))
      const [after] = await db()
        .select()
        .from(grants)
        .where(eq(grants.id, row?.id ?? ''))
      expect(after?.endedAt).toEqual(columns.endedAt)
    }
  })

  it('each has their own grants: those that were paid, and those that were given and run', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    await grant(one, { reference: 'pi_pagado' })
    await grant(one, { source: 'admin', reference: 'regalo', planType: 'pro-monthly' })
    await grant(one, { source: 'admin', reference: 'regalo terminado', endedAt: later(1) })
    expect((await paidGrants(db(), one.user.id)).map(({ reference }) => reference)).toEqual(['pi_pagado'])
    expect(await runningAdminGrants(db(), one.user.id)).toEqual([{ planType: 'pro-monthly', endsAt: null }])
    expect(await paidGrants(db(), other.user.id)).toEqual([])
    expect(await runningAdminGrants(db(), other.user.id)).toEqual([])
  })

  it('money is booked once, also when it is read again', async () => {
    const charge = {
      reference: 'pi_libro',
      state: 'paid',
      cents: 300,
      refundedCents: 100,
      currency: 'EUR',
      chargedAt: START,
      card: null,
    } as const
    const other = { ...charge, reference: 'pi_otro_libro', refundedCents: 300 }
    expect((await keepEntries(db(), [charge, other], START)).hasPaid).toBe(true)
    expect(await keepEntries(db(), [charge, other], later(1))).toEqual({
      returned: { all: new Set(), news: new Set() },
      hasPaid: false,
    })
    const { returned: failed } = await keepEntries(db(), [{ ...charge, refundedCents: 0 }, other], later(2))
    expect(failed).toEqual({ all: new Set(['pi_libro']), news: new Set(['pi_libro']) })
    const { returned: known } = await keepEntries(db(), [{ ...charge, refundedCents: 0 }], later(3))
    expect(known).toEqual({ all: new Set(['pi_libro']), news: new Set() })
    const { returned: given } = await keepEntries(db(), [{ ...charge, refundedCents: 300 }], later(4))
    expect(given).toEqual({ all: new Set(), news: new Set() })
  })
})

describe('what administrators do to plans', () => {
  it('concerns themselves, and of what was given the last one alone', async () => {
    const [admin, other] = [await newcomer(), await newcomer()]
    for (const { user } of [admin, other]) await db().update(users).set({ role: 'admin' }).where(eq(users.id, user.id))
    const give = ({ call }: Someone, planType: PaidPlan) =>
      people.ask(call, '/api/admin/test-activate-plan', { planType })
    await grant(admin, { reference: 'pi_del_admin' })
    await give(other, 'pro-monthly')
    await give(admin, 'pro-monthly')
    app.clock.now = later(1000)
    await give(admin, 'trial')
    const open = async (someone: Someone) => (await grantsOf(someone)).filter(({ endedAt }) => endedAt === null)
    expect((await open(admin)).map(({ planType }) => planType).sort()).toEqual(['pro-lifetime', 'trial'])
    expect(await open(other)).toHaveLength(1)
    app.clock.now = later(3000)
    await give(admin, 'trial')
    const before = later(1000)
    app.clock.now = later(5000)
    expect((await people.ask(admin.call, '/api/admin/expire-subscription')).status).toBe(200)
    app.clock.now = START
    expect(await open(admin)).toEqual([])
    expect(await open(other)).toHaveLength(1)
    expect((await grantsOf(admin)).find(({ planType }) => planType === 'pro-monthly')?.endedAt).toEqual(before)
  })
})

describe('whose trial', () => {
  const keys = (name: string) => [`a ${name}`, `b ${name}`]
  const trials = (...references: string[]) =>
    references.map((reference) => ({ ...bought(reference, 'paid', 'trial').payments[0], reference })).filter(isPayment)
  type Payment = BillingSnapshot['payments'][number]
  const isPayment = (each: Partial<Payment>): each is Payment => each.plan !== undefined

  it('a claim is found by any key and by its payment, and completed', async () => {
    expect(await claimTrial(db(), { keys: keys('otra persona'), trials: trials('pi_9') })).toBe('pi_9')
    expect(await claimTrial(db(), { keys: keys('uno'), trials: trials('pi_1', 'pi_2') })).toBe('pi_1')
    expect(await claimTrial(db(), { keys: ['c nuevo'], trials: trials('pi_0', 'pi_1') })).toBe('pi_1')
    expect(await claimTrial(db(), { keys: ['c nuevo', 'd'], trials: trials('pi_3') })).toBeNull()
    expect(await claimTrial(db(), { keys: ['d'], trials: trials('pi_4') })).toBeNull()
    expect(await claimTrial(db(), { keys: keys('dos'), trials: trials('pi_5') })).toBe('pi_5')
    expect(await claimTrial(db(), { keys: keys('dos'), trials: [] })).toBeNull()
    const rows = await db().select().from(trialClaims).where(eq(trialClaims.reference, 'pi_1'))
    expect(rows.map(({ personKey }) => personKey).sort()).toEqual(['a uno', 'b uno', 'c nuevo', 'd'])
    // Who turns out to be the same person as two others changes neither’s claim.
    expect(await claimTrial(db(), { keys: ['a uno', 'a dos', 'e'], trials: trials('pi_6') })).toBeNull()
    const kept = await db().select().from(trialClaims).where(like(trialClaims.personKey, 'a %'))
    const claims = Object.fromEntries(kept.map(({ personKey, reference }) => [personKey, reference]))
    expect(claims).toMatchObject({ 'a uno': 'pi_1', 'a dos': 'pi_5' })
  })

  it('one’s own paid trial counts; another’s, an administrator’s and another plan do not', async () => {
    const has = ({ user }: Someone) => hasHadTrial(db(), 'sin claves', user)
    const [payer, given, lifetime, none] = [await newcomer(), await newcomer(), await newcomer(), await newcomer()]
    await grant(payer, { planType: 'trial' })
    await grant(given, { planType: 'trial', source: 'admin' })
    await grant(lifetime)
    expect(await Promise.all([payer, given, lifetime, none].map(has))).toEqual([true, false, false, false])
  })
})
