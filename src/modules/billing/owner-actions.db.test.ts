import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, users } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'
import { type People, peopleOf, type Someone } from '~/testing/payments/buyers'
import { startApp, type TestApp } from '~/testing/start-app'

const START = new Date('2026-03-10T10:00:00Z')
const DAY_MS = 24 * 3_600_000

let app: TestApp
let people: People
let admin: Someone
let count = 0
beforeAll(async () => {
  app = await startApp({ now: START })
  people = peopleOf(app)
  admin = await people.register('duena@example.com')
  await app.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, admin.user.id))
})
beforeEach(() => {
  app.clock.now = START
})
afterAll(() => app.stop())

const newcomer = () => people.register(`cuenta${++count}@example.com`)
const inDays = (days: number) => new Date(START.getTime() + days * DAY_MS)
const rowOf = ({ user }: Someone) => people.shop.planRow(user)
const nights = () => app.services.billing.reconcile(() => {})
const entriesAbout = ({ user }: Someone) =>
  app.database.db.select().from(auditLog).where(eq(auditLog.targetId, user.id)).orderBy(auditLog.createdAt)
const ask = async (path: string, body: object, by = admin) => {
  const response = await by.call('POST', path, body)
  const { message, error } = await response.json()
  return { status: response.status, message, error }
}
const gift = ({ user }: { user: { id: string } }, length: string, { key = randomUUID(), by = admin } = {}) =>
  ask(`/api/admin/users/${user.id}/gift`, { length, reason: 'Por las molestias', key }, by)
type Order = { payment?: string; cents: number; key?: string; by?: Someone; reason?: string }
const refund = ({ user }: Someone, { payment = 'pi_nobody', cents, key = randomUUID(), by, reason }: Order) =>
  ask(`/api/admin/users/${user.id}/refund`, { payment, cents, reason: reason ?? 'Cobro de más', key }, by)
const paymentOf = async (someone: Someone) => (await people.historyOf(someone))[0]?.id ?? ''
const refundsOf = async (payment: string) =>
  (await people.shop.stripe.refunds.list({ payment_intent: payment })).data.map(({ amount }) => amount)

describe('a gift', () => {
  it('gives PRO until its day, is told by mail and logged, and the night does not take it away', async () => {
    const marta = await newcomer()
    expect(await gift(marta, '30')).toMatchObject({
      status: 200,
      message: 'La cuenta tiene PRO hasta el 9 de abril de 2026.',
    })
    await nights()
    expect(await rowOf(marta)).toMatchObject({
      planType: 'pro-monthly',
      planSource: 'admin',
      planExpiresAt: inDays(30),
      renewsAt: null,
    })
    expect(await entriesAbout(marta)).toMatchObject([
      { action: 'gift_plan', actorId: admin.user.id, reason: '30 días de PRO: Por las molestias' },
    ])
    expect(await people.subjectsTo(marta.user.email)).toContain('Te regalamos PRO hasta el 9 de abril de 2026')
    await people.pass(30 * DAY_MS)
    expect(await people.isPro(marta)).toBe(false)
  })

  it('of a press that is repeated there is one; of two decisions the second begins where the first ends', async () => {
    const marta = await newcomer()
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => gift(marta, '7', { key })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect([await people.shop.grantsOf(marta.user), await entriesAbout(marta)].map(({ length }) => length)).toEqual([
      1, 1,
    ])
    expect(await gift(marta, '90', { key })).toMatchObject({ status: 409, error: 'send_key_used' })
    const other = await newcomer()
    expect((await gift(other, '7', { key })).status).toBe(409)
    await Promise.all([gift(marta, '7'), gift(marta, '30')])
    expect((await rowOf(marta)).planExpiresAt).toEqual(inDays(44))
  })

  it('comes after what was paid: a trial, and a month whose renewal is cancelled, without a gap', async () => {
    const trial = await newcomer()
    await people.buy(trial, 'trial')
    await gift(trial, '7')
    expect((await rowOf(trial)).planExpiresAt).toEqual(inDays(10))

    const leaving = await newcomer()
    await people.buy(leaving, 'pro-monthly')
    expect((await people.ask(leaving.call, '/api/cancel-subscription')).status).toBe(200)
    const { planExpiresAt: paidUntil } = await rowOf(leaving)
    const until = new Date((paidUntil?.getTime() ?? 0) + 30 * DAY_MS)
    await gift(leaving, '30')
    expect(await rowOf(leaving)).toMatchObject({ subscriptionStatus: 'canceling', planExpiresAt: until })
    // The month is over, and no webhook event of it has come yet.
    app.clock.now = new Date((paidUntil?.getTime() ?? 0) + 1000)
    expect(await people.isPro(leaving)).toBe(true)
    await app.deliverEvents()
    await nights()
    expect(await rowOf(leaving)).toMatchObject({
      subscriptionStatus: 'active',
      planSource: 'admin',
      planExpiresAt: until,
    })
    expect(await people.subjectsTo(leaving.user.email)).not.toContain('Tu plan PRO ha terminado')
  })

  it('of days is refused where it would give nothing, and leaves no trace', async () => {
    const renewing = await newcomer()
    await people.buy(renewing, 'pro-monthly')
    const forever = await newcomer()
    await people.buy(forever, 'pro-lifetime')
    expect((await gift(renewing, '30')).message).toMatch(/se renueva: unos días no le darían nada/)
    expect(await gift(forever, '30')).toMatchObject({ status: 422, error: 'invalid_input' })
    expect((await gift(forever, 'lifetime')).message).toBe('Esta cuenta ya tiene PRO para siempre.')
    expect([await entriesAbout(renewing), await entriesAbout(forever)]).toEqual([[], []])
  })

  it('for ever ends what renews, and what was paid is kept', async () => {
    const renewing = await newcomer()
    await people.buy(renewing, 'pro-monthly')
    expect(await gift(renewing, 'lifetime')).toMatchObject({
      status: 200,
      message: 'La cuenta tiene PRO para siempre.',
    })
    expect(await rowOf(renewing)).toMatchObject({
      planType: 'pro-lifetime',
      planExpiresAt: null,
      planSource: 'admin',
      renewsAt: null,
    })
    await people.pass(40 * DAY_MS)
    await nights()
    expect((await rowOf(renewing)).planType).toBe('pro-lifetime')
    expect(await people.historyOf(renewing)).toHaveLength(1)
  })
})

describe('a refund', () => {
  it('of a part leaves the plan, one of the rest ends it; each is logged with its amount', async () => {
    const marta = await newcomer()
    await people.buy(marta, 'pro-lifetime')
    const payment = await paymentOf(marta)
    expect(await refund(marta, { payment, cents: 1000 })).toMatchObject({ status: 200 })
    expect((await people.historyOf(marta))[0]?.state).toBe('partly_refunded')
    expect((await rowOf(marta)).planType).toBe('pro-lifetime')
    expect(await refund(marta, { payment, cents: 4000 })).toMatchObject({ status: 422, error: 'invalid_input' })
    expect((await refund(marta, { payment, cents: 3999 })).status).toBe(200)
    await nights()
    expect((await rowOf(marta)).planType).toBe('free')
    expect(await refundsOf(payment)).toEqual([3999, 1000])
    expect((await entriesAbout(marta)).map(({ action, reason }) => `${action} ${reason}`.replace(/\s/g, ' '))).toEqual([
      'refund 10,00 € de los 49,99 € pagados el 10 de marzo de 2026: Cobro de más',
      'refund 39,99 € de los 49,99 € pagados el 10 de marzo de 2026: Cobro de más',
    ])
    const told = (await people.subjectsTo(marta.user.email)).filter((subject) => subject.startsWith('Te devolvemos'))
    expect(told).toHaveLength(2)
  })

  it('of all that a month cost ends the subscription, too', async () => {
    const marta = await newcomer()
    await people.buy(marta, 'pro-monthly')
    expect((await refund(marta, { payment: await paymentOf(marta), cents: 1700 })).status).toBe(200)
    expect(await rowOf(marta)).toMatchObject({ renewsAt: null, subscriptionStatus: 'canceled' })
    expect(await people.isPro(marta)).toBe(false)
  })

  it('of a press that is repeated there is one, at once and a month later', async () => {
    const marta = await newcomer()
    await people.buy(marta, 'pro-lifetime')
    const payment = await paymentOf(marta)
    const order = { payment, cents: 4999, key: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => refund(marta, order)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    app.clock.now = inDays(31)
    expect((await refund(marta, order)).status).toBe(200)
    expect((await refund(marta, { ...order, cents: 10 })).status).toBe(409)
    expect([await refundsOf(payment), (await entriesAbout(marta)).length]).toEqual([[4999], 1])
    expect((await people.subjectsTo(marta.user.email)).filter((each) => each.startsWith('Te devolvemos'))).toHaveLength(
      1,
    )
  })

  it('that the provider does not make can be ordered again', async () => {
    const marta = await newcomer()
    await people.buy(marta, 'pro-lifetime')
    const order = { payment: await paymentOf(marta), cents: 500, key: randomUUID() }
    const { provider } = app.services.billing
    const { refundPart } = provider
    provider.refundPart = () => Promise.reject(new AppError('payment_provider_failed'))
    const failed = await refund(marta, order)
    provider.refundPart = refundPart
    expect(failed).toMatchObject({ status: 502, message: expect.stringMatching(/no ha hecho la devolución/) })
    expect((await refund(marta, order)).status).toBe(200)
    expect([await refundsOf(order.payment), (await entriesAbout(marta)).length]).toEqual([[500], 1])
  })
})

describe('what the owner sees of an account', () => {
  const shown = ({ user: { id, email } }: Someone, cursor: string | null = null) =>
    app.services.billing.directory.payments({ account: { id, email }, cursor, origin: app.origin })

  it('is its plan, what it was given, and its payments with what has gone back and what still can', async () => {
    const marta = await newcomer()
    expect(await shown(marta)).toEqual({ entries: [], nextCursor: null, customerUrl: null })
    await people.buy(marta, 'trial')
    await gift(marta, '7')
    const payment = await paymentOf(marta)
    await refund(marta, { payment, cents: 100 })
    const payments = await shown(marta)
    expect(payments?.entries).toMatchObject([
      {
        id: payment,
        state: 'partly_refunded',
        cents: 300,
        refundedCents: 100,
        refundableCents: 200,
        providerUrl: null,
      },
    ])
    await refund(marta, { payment, cents: 200 })
    expect((await shown(marta))?.entries).toMatchObject([{ refundedCents: 300, refundableCents: 0 }])
    const { plan, gifts } = await app.services.billing.directory.plan(marta.user.id)
    expect(plan).toMatchObject({ isPro: true, source: 'admin', planExpiresAt: inDays(10).toISOString() })
    expect(gifts).toMatchObject([{ planType: 'pro-monthly', endsAt: inDays(10).toISOString() }])
  })

  it('is all but its payments while the provider does not answer', async () => {
    const marta = await newcomer()
    await people.buy(marta, 'trial')
    const { provider } = app.services.billing
    const { history } = provider
    provider.history = () => Promise.reject(new AppError('payment_provider_failed'))
    const payments = await shown(marta)
    provider.history = history
    expect(payments).toBeNull()
    expect((await app.services.billing.directory.plan(marta.user.id)).plan.planType).toBe('trial')
  })
})

it('C-41 both are for administrators, of accounts that are there, and of their own payments', async () => {
  const [marta, luis] = [await newcomer(), await newcomer()]
  await people.buy(marta, 'pro-lifetime')
  const payment = await paymentOf(marta)
  expect((await gift(luis, '7', { by: luis })).status).toBe(403)
  expect((await refund(marta, { payment, cents: 100, by: marta })).status).toBe(403)
  expect((await refund(luis, { payment, cents: 100 })).status).toBe(404)
  expect((await gift({ user: { id: randomUUID() } }, '7')).status).toBe(404)
  for (const cents of [0, -5, 1.5]) expect((await refund(marta, { payment, cents })).status).toBe(422)
  expect((await refund(marta, { payment, cents: 100, reason: ' x ' })).status).toBe(422)
  // Whoever was an administrator a moment ago is none any more.
  await expect(
    app.services.billing.owner.gift({
      ...{ actorId: luis.user.id, targetId: marta.user.id, length: '7', reason: 'Porque sí', key: randomUUID() },
    }),
  ).rejects.toMatchObject({ code: 'forbidden' })
  expect([await entriesAbout(marta), await entriesAbout(luis), await refundsOf(payment)]).toEqual([[], [], []])
})
