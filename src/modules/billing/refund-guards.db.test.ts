import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grants, withdrawals } from '~/database/tables/schema'
import { type People, peopleOf, type Someone } from '~/testing/payments/buyers'
import { setPlan } from '~/testing/payments/plans'
import { SECRET, startApp, type TestApp } from '~/testing/start-app'
import type { Payment, Subscription } from './payments-port'
import { type PaidPlan, WAIVER } from './plans'
import { createBillingMails } from './server/billing-mails'
import { hasWithdrawn, plansWithdrawnFrom, unwaivedIn, without } from './server/payments/waivers'
import { createPlanChangeNotifier } from './server/plans/notify-plan-change'
import { remindOfTrials } from './server/plans/trial-reminders'
import { claimDue, giveBack, takeUpWithdrawals } from './server/subscription/refunds'

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
const newcomer = () => people.register(`guarda.plazo${++count}@example.com`)
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

describe('refunds of withdrawals', () => {
  const record = async (someone: Someone, columns: Partial<typeof withdrawals.$inferInsert> = {}) => {
    const row = {
      userId: someone.user.id,
      personKey: `clave ${count}`,
      planType: 'pro-lifetime',
      amount: 4999,
    } as const
    const times = { purchasedAt: START, createdAt: START, refundDueAt: START }
    const [made] = await db()
      .insert(withdrawals)
      .values({ ...row, ...times, reference: `pi_desiste${++count}`, ...columns })
      .returning()
    if (made === undefined) throw new Error('not kept')
    return made
  }
  const read = async (id: string) => (await db().select().from(withdrawals).where(eq(withdrawals.id, id)))[0]

  it('fall to one who asks, when they are due and not made, and then after a pause that grows to a day', async () => {
    const someone = await newcomer()
    const due = await record(someone)
    const made = await record(someone, { refundReference: 're_1' })
    const early = await record(someone, { refundDueAt: later(61_000) })
    const old = await record(someone, { createdAt: later(-7 * 86_400_000) })
    const claims = await Promise.all([1, 2, 3].map(() => claimDue(db(), later(60_000))))
    expect(
      claims
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual([due.id, old.id].sort())
    expect((await read(due.id))?.refundDueAt).toEqual(later(120_000))
    expect((await read(old.id))?.refundDueAt).toEqual(later(60_000 + 86_400_000))
    expect((await claimDue(db(), later(62_000))).map(({ id }) => id)).toEqual([early.id])
    expect(await read(made.id)).toMatchObject({ refundDueAt: START })
  })

  it('are told once, and change nobody else’s record', async () => {
    const someone = await newcomer()
    const [one, other] = [await record(someone), await record(someone)]
    const told: string[] = []
    const send = async ({ to }: { to: string }) => void told.push(to)
    const mails = createBillingMails({ send, publicUrl: new URL(app.origin) })
    const { billing, ...services } = app.services
    const parts = {
      ...services,
      db: db(),
      sync: billing.syncUser,
      provider: { refund: async () => 're_hecho' },
      mails,
    }
    app.clock.now = later(120_000)
    await giveBack(parts, one)
    await giveBack(parts, one)
    app.clock.now = START
    expect(told).toEqual([someone.user.email])
    expect((await read(one.id))?.refundReference).toBe('re_hecho')
    expect((await read(other.id))?.refundReference).toBeNull()
  })

  it('that failed are taken up again: one’s own, made, and of these payments', async () => {
    const [someone, other] = [await newcomer(), await newcomer()]
    const done = { refundReference: 're_2', refundedAt: START }
    const failed = await record(someone, done)
    const good = await record(someone, done)
    const pending = await record(someone)
    const others = await record(other, done)
    const payments = new Set([failed, pending, others].map(({ reference }) => reference))
    const taken = await takeUpWithdrawals(db(), { userId: someone.user.id, payments, now: START })
    expect(taken).toEqual([{ plan: 'pro-lifetime', cents: 4999 }])
    expect(await read(failed.id)).toMatchObject({
      refundReference: null,
      refundedAt: null,
      refundDueAt: later(86_400_000),
    })
    for (const each of [good, others]) expect(await read(each.id)).toMatchObject(done)
    expect(await read(pending.id)).toMatchObject({ refundDueAt: START })
  })

  it('count for the plan and the person that they were for', async () => {
    const someone = await newcomer()
    const { reference } = await record(someone, { personKey: 'la clave' })
    const asked = { plan: 'pro-lifetime' as PaidPlan, except: '' }
    expect(await hasWithdrawn(db(), ['otra', 'la clave'], asked)).toBe(true)
    expect(await hasWithdrawn(db(), ['otra'], asked)).toBe(false)
    expect(await hasWithdrawn(db(), ['la clave'], { ...asked, plan: 'pro-monthly' })).toBe(false)
    expect(await hasWithdrawn(db(), ['la clave'], { ...asked, except: reference })).toBe(false)
  })

  it('C-62 ask for a waiver of what the same person buys of the same plan after, and of nothing else', async () => {
    const { reference } = await record(await newcomer(), { personKey: 'quien desiste' })
    await record(await newcomer(), { personKey: 'otra persona', planType: 'pro-monthly' })
    const at = later(60_000)
    const bought = {
      plan: 'pro-lifetime',
      cents: 4999,
      paidAt: at,
      state: 'paid',
      consent: null,
      uninvoiced: null,
    } as const
    const payment = (reference: string, columns: Partial<Payment> = {}): Payment => ({
      ...bought,
      reference,
      ...columns,
    })
    const times = { startedAt: at, periodStartedAt: at, periodEndsAt: at, endedAt: null, cancelsAtPeriodEnd: false }
    const subscription = (reference: string, status: Subscription['status']): Subscription => ({
      ...times,
      reference,
      status,
      latestPayment: null,
      consent: null,
    })
    const snapshot = {
      payments: [
        payment('pi_segunda'),
        payment('pi_aceptada'),
        payment(reference),
        payment('pi_de_antes', { paidAt: later(-60_000) }),
        payment('pi_devuelta', { state: 'reversed' }),
        payment('pi_prueba', { plan: 'trial' }),
        payment('pi_con_renuncia', { consent: { wording: WAIVER.wording, givenAt: at } }),
      ],
      subscriptions: [subscription('sub_otra', 'active'), subscription('sub_sin_pagar', 'incomplete')],
      charges: [],
      unknown: [],
      invoicing: null,
    }
    const unwaived = (...keys: string[]) => unwaivedIn(db(), { keys, snapshot, accepted: new Set(['pi_aceptada']) })
    expect(await unwaived('quien desiste')).toEqual(new Set(['pi_segunda']))
    expect(await unwaived('otra persona')).toEqual(new Set(['sub_otra']))
    expect(await unwaived('nadie')).toEqual(new Set())
    expect(await plansWithdrawnFrom(db(), ['otra persona'])).toEqual(new Set(['pro-monthly']))
    const left = without(snapshot, new Set(['pi_segunda', 'sub_otra']))
    expect([left.payments.length, left.subscriptions.length]).toEqual([6, 1])
  })

  it('silence the mail of a plan’s end to who has just withdrawn, and to nobody else', async () => {
    const [withdrew, other, longAgo] = [await newcomer(), await newcomer(), await newcomer()]
    await record(withdrew)
    await record(longAgo, { createdAt: later(-4 * 86_400_000) })
    const told: string[] = []
    const send = async ({ to }: { to: string }) => void told.push(to)
    const tellChange = createPlanChangeNotifier({
      mails: createBillingMails({ send, publicUrl: new URL(app.origin) }),
      secret: SECRET,
    })
    const none = { planExpiresAt: null, stripeSubscriptionId: null, renewsAt: null, paymentFailedAt: null }
    const before = { ...none, planType: 'pro-lifetime', subscriptionStatus: 'lifetime', planSource: 'payment' } as const
    const after = { ...none, planType: 'free', subscriptionStatus: 'inactive', planSource: null } as const
    const news = { before, after, purchases: [], duplicates: [], unrefunded: [], now: START }
    for (const { user } of [withdrew, other, longAgo]) await tellChange(db(), { ...news, user })
    expect(told).toEqual([other.user.email, longAgo.user.email])
  })
})

describe('the end of a trial is told', () => {
  it('to who has paid for it, once, when it is near and nothing has come in between', async () => {
    const HOUR_MS = 3_600_000
    const cases: Record<string, Partial<typeof grants.$inferInsert>> = {
      due: {},
      given: { source: 'admin' },
      told: { remindedAt: later(-HOUR_MS) },
      ended: { endedAt: later(-HOUR_MS) },
      over: { endsAt: START },
      far: { endsAt: later(25 * HOUR_MS) },
      moved: {},
    }
    const people: Record<string, string> = {}
    for (const [name, columns] of Object.entries(cases)) {
      const someone = await newcomer()
      people[name] = someone.user.email
      const planType = name === 'moved' ? 'pro-monthly' : 'trial'
      await setPlan(db(), someone.user.id, { planType })
      await grant(someone, { planType: 'trial', endsAt: later(23 * HOUR_MS), ...columns })
    }
    const told: string[] = []
    const send = async ({ to }: { to: string }) => void told.push(to)
    const mails = createBillingMails({ send, publicUrl: new URL(app.origin) })
    for (let times = 0; times < 2; times += 1) await remindOfTrials({ db: db(), clock: () => START, mails })
    expect(told.map((email) => Object.keys(people).find((name) => people[name] === email))).toEqual(['due'])
  })
})
