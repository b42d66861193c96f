import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { grants, jobs, pageViews, paymentEntries, users } from '~/database/tables/schema'
import type { PlanRow } from '~/modules/billing/server/plans/plan-row'
import { addChat, addExchanges, addUser } from '~/testing/chat/conversations'
import { openTestDatabase } from '~/testing/database/database'
import { setPlan } from '~/testing/payments/plans'
import { CARDS, purchasesOf } from '~/testing/payments/purchases'
import { startApp, type TestApp } from '~/testing/start-app'
import type { Overview } from './contract'
import { createOverview } from './overview.server'

const DAY_MS = 24 * 3_600_000
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
const NOW = new Date('2026-03-31T10:00:00Z')

async function openOverview(now = NOW) {
  const database = await openTestDatabase()
  const clock = { now }
  const instance = () =>
    createOverview({
      db: database.db,
      reading: database.reading,
      clock: () => clock.now,
      log: silent,
      currency: 'EUR',
      budgets: { installation: null, person: null },
    })
  return { ...database, clock, instance, ...instance() }
}
let site: Awaited<ReturnType<typeof openOverview>>
let app: TestApp
beforeAll(async () => {
  site = await openOverview()
  app = await startApp({ now: new Date('2026-03-10T10:00:00Z') })
})
afterAll(async () => {
  await site.close()
  await app.stop()
})

/** All days are written anew, as when what is older comes to be known. */
const startOver = (db: typeof site.db) => db.delete(jobs).where(eq(jobs.name, 'daily figures'))
const some = (points: Overview['questions']) => points.filter(({ value }) => value !== 0)

describe('pages, counted', () => {
  const view = (path: string, more: object = {}) => ({
    path,
    status: 200,
    referrer: undefined,
    ownHosts: ['pymentor.test'],
    isVisitor: true,
    ...more,
  })

  it('two instances add to the same rows, and hold nothing but day, page, site and whether anybody was signed in', async () => {
    const [one, other] = [site.instance(), site.instance()]
    for (const instance of [one, other, other]) {
      instance.pageSeen(view('/blog', { referrer: 'https://foro.example/hilo/7?quien=ana' }))
      instance.pageSeen(view('/pricing', { referrer: 'https://pymentor.test/blog' }))
      instance.pageSeen(view('/chat', { referrer: 'https://foro.example/', isVisitor: false }))
    }
    await Promise.all([one.flush(), other.flush(), one.flush()])
    one.pageSeen(view('/blog', { referrer: 'https://foro.example/' }))
    await one.flush()
    const rows = await site.db.select().from(pageViews)
    const day = '2026-03-31'
    expect(rows.sort((a, b) => (a.page < b.page ? -1 : 1))).toEqual([
      { day, page: '/blog', referrer: 'foro.example', isVisitor: true, views: 4, entries: 4 },
      { day, page: '/chat', referrer: '', isVisitor: false, views: 3, entries: 3 },
      { day, page: '/pricing', referrer: '', isVisitor: true, views: 3, entries: 0 },
    ])
    const { pages, conversion } = await site.read('30-dias')
    expect(pages.top).toEqual([
      { name: '/blog', count: 4 },
      { name: '/chat', count: 3 },
      { name: '/pricing', count: 3 },
    ])
    expect(pages.sites).toEqual([{ name: 'foro.example', count: 4 }])
    expect(conversion.visitToAccount.all).toBe(4)
  })

  it('of sites that a day names, no more than 300 are told apart', async () => {
    site.clock.now = new Date('2026-01-05T10:00:00Z')
    const instance = site.instance()
    for (let index = 0; index < 400; index++)
      instance.pageSeen(view('/', { referrer: `https://site${index}.example/` }))
    await instance.flush()
    site.clock.now = NOW
    const rows = await site.db.select().from(pageViews).where(eq(pageViews.day, '2026-01-05'))
    expect(rows).toHaveLength(301)
    expect(rows.find(({ referrer }) => referrer === '(otros)')?.views).toBe(100)
  })

  it('begins a new day at midnight in Madrid, and forgets after 800', async () => {
    for (const now of ['2026-02-28T22:59:59Z', '2026-02-28T23:00:00Z', '2023-02-28T23:00:00Z']) {
      site.clock.now = new Date(now)
      const instance = site.instance()
      instance.pageSeen(view('/about'))
      await instance.flush()
    }
    site.clock.now = NOW
    const days = async () =>
      (await site.db.select().from(pageViews).where(eq(pageViews.page, '/about'))).map(({ day }) => day).sort()
    expect(await days()).toEqual(['2023-03-01', '2026-02-28', '2026-03-01'])
    await site.tidy()
    expect(await days()).toEqual(['2026-02-28', '2026-03-01'])
  })
})

describe('people and their questions', () => {
  it('are grouped by days, weeks and months of Madrid', async () => {
    const at = (moment: string) => new Date(moment)
    const owner = await addUser(site.db, { createdAt: at('2026-02-28T22:59:59Z') })
    await addUser(site.db, { createdAt: at('2026-02-28T23:00:00Z') })
    await addUser(site.db, { createdAt: at('2026-03-29T22:00:00Z') })
    await addUser(site.db, { createdAt: at('2025-01-01T00:00:00Z') })
    const chat = await addChat(site.db, { userId: owner.id })
    const asked = ['2026-03-01T22:59:59Z', '2026-03-01T23:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z']
    await addExchanges(
      site.db,
      chat,
      asked.map((moment) => ({ question: 'q', reply: 'r', at: at(moment) })),
    )
    await site.rollUp()
    const days = await site.read('30-dias')
    expect(days.users).toBe(4)
    expect(days.questions).toHaveLength(30)
    // The first of the thirty days begins on the second moment.
    expect(some(days.questions)).toEqual([
      { start: '2026-03-02', value: 1 },
      { start: '2026-03-29', value: 1 },
      { start: '2026-03-30', value: 1 },
    ])
    expect(some(days.registered)).toEqual([{ start: '2026-03-30', value: 1 }])
    const weeks = await site.read('90-dias')
    expect(some(weeks.questions)).toEqual([
      { start: '2026-02-23', value: 1 },
      { start: '2026-03-02', value: 1 },
      { start: '2026-03-23', value: 1 },
      { start: '2026-03-30', value: 1 },
    ])
    const months = await site.read('12-meses')
    expect(months.questions).toHaveLength(12)
    expect(some(months.registered)).toEqual([
      { start: '2026-02-01', value: 1 },
      { start: '2026-03-01', value: 2 },
    ])
  })

  it('count in a week that is cut only on the days of the period', async () => {
    // The ninety days begin on Thursday, the first of January.
    const moments = ['2025-12-31T22:59:59Z', '2025-12-31T23:00:00Z'].map((moment) => new Date(moment))
    const [owner] = await Promise.all(moments.map((createdAt) => addUser(site.db, { createdAt })))
    const chat = await addChat(site.db, { userId: owner?.id ?? '' })
    await addExchanges(
      site.db,
      chat,
      moments.map((at) => ({ question: 'q', reply: 'r', at })),
    )
    await startOver(site.db)
    await site.rollUp()
    const { registered, questions } = await site.read('90-dias')
    const first = { start: '2025-12-29', value: 1 }
    expect([registered[0], questions[0]]).toEqual([first, first])
  })

  it('a plan that has run out, or was only begun, is not active', async () => {
    const on = { planType: 'trial', subscriptionStatus: 'active' } as const
    const add = async (plan: Partial<PlanRow>) => setPlan(site.db, (await addUser(site.db)).id, plan)
    await add({ ...on, planExpiresAt: new Date(NOW.getTime() + 1) })
    await add({ ...on, planExpiresAt: NOW })
    await add({ planType: 'pro-monthly', subscriptionStatus: 'canceled' })
    await add({ planType: 'pro-lifetime', subscriptionStatus: 'lifetime' })
    const { plans } = await site.read('30-dias')
    expect(plans.sort((a, b) => (a.plan < b.plan ? -1 : 1))).toEqual([
      { plan: 'pro-lifetime', count: 1 },
      { plan: 'trial', count: 1 },
    ])
  })

  it('questions and payments of a time are found by an index', async () => {
    const planOf = (statement: ReturnType<typeof sql>) =>
      site.db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`)
        await tx.execute(sql`set local enable_bitmapscan = off`)
        return JSON.stringify((await tx.execute(sql`explain ${statement}`)).rows)
      })
    const since = sql`'2026-03-01T00:00:00Z'::timestamptz`
    expect(await planOf(sql`select user_id from messages where role = 'user' and created_at >= ${since}`)).toContain(
      'Index Scan using messages_asked',
    )
    expect(await planOf(sql`select sum(cents) from payment_entries where happened_at >= ${since}`)).toContain(
      'payment_entries_time',
    )
  })
})

describe('money', () => {
  it('comes and goes back in the month in which it does; refused renewals stand apart; trials lead on', async () => {
    const shop = purchasesOf(app)
    const { overview, billing } = app.services
    const read = () => overview.read('12-meses')
    expect((await read()).takings).toEqual([])

    const buyer = async (email: string, plan: Parameters<typeof shop.buy>[1], card = CARDS.good) => {
      const { call, user } = await app.register(email)
      await app.database.db.update(users).set({ createdAt: app.clock.now }).where(eq(users.id, user.id))
      await shop.payCheckout(await shop.openCheckout(call, plan), card)
      await billing.syncUser(user.id)
      return { call, user }
    }
    const ana = await buyer('ana@example.com', 'trial')
    const luz = await buyer('luz@example.com', 'pro-lifetime')
    const leo = await buyer('leo@example.com', 'pro-monthly', CARDS.failsOnRenewal)
    await buyer('paz@example.com', 'trial')
    expect((await read()).takings).toMatchObject([{ currency: 'EUR', inPeriod: 300 + 4999 + 1700 + 300 }])

    await shop.buy(ana.call, 'pro-monthly')
    await billing.syncUser(ana.user.id)
    const [lifetime] = await app.database.db.select().from(grants).where(eq(grants.userId, luz.user.id))
    const payment = lifetime?.reference ?? ''
    await shop.stripe.refunds.create({ payment_intent: payment, amount: 100 })
    await billing.syncUser(luz.user.id)
    await billing.syncUser(luz.user.id)
    app.clock.now = new Date(app.clock.now.getTime() + 31 * DAY_MS + 2 * 3_600_000)
    await shop.stripe.refunds.create({ payment_intent: payment })
    await app.deliverEvents()
    await Promise.all([billing.syncUser(luz.user.id), billing.syncUser(luz.user.id)])
    for (const { user } of [ana, leo]) await billing.syncUser(user.id)

    await overview.rollUp()
    const { takings, failures, conversion, plans } = await read()
    expect(takings.map(({ months, ...rest }) => ({ ...rest, months: some(months) }))).toEqual([
      {
        currency: 'EUR',
        inPeriod: 300 + 300 + 1700 + 1700 + 1700,
        months: [
          { start: '2026-03-01', value: 300 + 300 + 4999 - 100 + 1700 + 1700 },
          { start: '2026-04-01', value: 1700 - 4899 },
        ],
      },
    ])
    expect(failures.open).toBe(1)
    expect(some(failures.refused)).toEqual([{ start: '2026-04-01', value: 1 }])
    expect(conversion.accountToTrial).toEqual({ all: 4, part: 2 })
    expect(conversion.trialToPaid).toEqual({ all: 2, part: 1 })
    expect(plans).toEqual([{ plan: 'pro-monthly', count: 2 }])
    const kept = JSON.stringify(await app.database.db.select().from(paymentEntries))
    for (const { user } of [ana, luz, leo]) expect(kept).not.toContain(user.id)
  })

  it('what is lost in a dispute has gone back', async () => {
    const shop = purchasesOf(app)
    const { call, user } = await app.register('eva@example.com')
    const { inPeriod: before } = (await app.services.overview.read('30-dias')).takings[0] ?? { inPeriod: 0 }
    const payment = await shop.buyByCard(call, 'pro-lifetime')
    const taken = async () => {
      await app.services.billing.syncUser(user.id)
      return ((await app.services.overview.read('30-dias')).takings[0]?.inPeriod ?? 0) - before
    }
    expect(await taken()).toBe(4999)
    const { latest_charge: charge } = await shop.stripe.paymentIntents.retrieve(payment)
    const dispute: unknown = await shop.stripe.rawRequest('POST', '/v1/test_helpers/disputes', {
      charge: String(charge),
    })
    expect(await taken()).toBe(4999)
    const { id } = z.object({ id: z.string() }).parse(dispute)
    await shop.stripe.rawRequest('POST', `/v1/test_helpers/disputes/${id}/close`, { status: 'lost' })
    expect(await taken()).toBe(0)
  })

  it('currencies stand apart', async () => {
    const entry = { kind: 'paid', total: 0, happenedAt: app.clock.now } as const
    await app.database.db
      .insert(paymentEntries)
      .values({ ...entry, reference: 'pi_dollars', cents: 500, currency: 'USD' })
    expect((await app.services.overview.read('30-dias')).takings.map(({ currency }) => currency)).toEqual([
      'EUR',
      'USD',
    ])
  })
})
