import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { jobs } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'
import { patience } from '~/testing/pace'
import { type People, peopleOf, type Someone } from '~/testing/payments/buyers'
import { setPlan } from '~/testing/payments/plans'
import { startApp, type TestApp } from '~/testing/start-app'
import { claimStep, doNightWork } from './server/night'
import { createComparison } from './server/payments/reconcile'

let app: TestApp
let people: People
const NIGHT = new Date('2026-06-02T01:30:00Z')
const MINUTE_MS = 60_000
beforeEach(async () => {
  app = await startApp({ now: NIGHT })
  people = peopleOf(app)
})
afterEach(() => app.stop())

/** For the instance's clock, and for the database's, by which leases run. */
const later = async (minutes: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * MINUTE_MS)
  await app.database.db.update(jobs).set({ leasedUntil: sql`leased_until - ${minutes} * interval '1 minute'` })
}
const jobRow = async () => (await app.database.db.select().from(jobs))[0]
/** A lifetime, and columns that say otherwise. */
const wronged = async (name: string): Promise<Someone> => {
  const someone = await people.register(`${name}@example.com`)
  await people.buy(someone, 'pro-lifetime')
  const wrong = { planType: 'free', subscriptionStatus: 'inactive' } as const
  await setPlan(app.database.db, someone.user.id, wrong)
  return someone
}
const planOf = async ({ user }: Someone) => (await people.shop.planRow(user)).planType
const run = () => app.services.billing.runJobs()
/** The same, as if tonight's share were everybody. */
const runForAll = () => {
  const { database, services } = app
  const parts = { db: database.db, clock: () => app.clock.now }
  const { provider, syncUser: sync, updateCustomer } = services.billing
  const { step } = createComparison(
    { ...parts, provider, sync, updateCustomer },
    () => {},
    () => null,
  )
  return doNightWork({ ...parts, step })
}

describe('the comparison at night', () => {
  it('is done once, by whichever instance takes the next step, and again the next night', async () => {
    const someone = await wronged('una')
    const other = await startApp({ database: app.database, now: NIGHT })
    await Promise.all([run(), other.services.billing.runJobs()])
    expect(await planOf(someone)).toBe('pro-lifetime')
    expect(await jobRow()).toMatchObject({ finishedAt: NIGHT, leasedUntil: null })
    await setPlan(app.database.db, someone.user.id, { planType: 'free' })
    await later(20 * 60)
    await run()
    expect(await planOf(someone), 'not twice a night').toBe('free')
    await later(4 * 60)
    await run()
    expect(await planOf(someone)).toBe('pro-lifetime')
    await other.stop()
  })

  it('sees who has long had no event in one night of seven', async () => {
    const someone = await wronged('una')
    await later(10 * 24 * 60)
    const nights: boolean[] = []
    for (let night = 0; night < 14; night += 1) {
      await run()
      nights.push((await planOf(someone)) === 'pro-lifetime')
      await setPlan(app.database.db, someone.user.id, { planType: 'free' })
      await later(24 * 60)
    }
    const seen = nights.indexOf(true)
    expect(nights).toEqual(nights.map((_, night) => night % 7 === seen))
  })

  it('is taken up where a crash has left it', async () => {
    const { db } = app.database
    const asked: (string | null)[] = []
    const step = async (from: string | null) => {
      asked.push(from)
      return { next: `user ${asked.length}`, isOver: asked.length === 3, failure: null }
    }
    const work = () => doNightWork({ db, clock: () => app.clock.now, step })
    const crash = async (from: string | null) => {
      asked.push(from)
      if (asked.length === 2) throw new Error('the process is gone')
      return { next: 'user 1', isOver: false, failure: null }
    }
    await expect(doNightWork({ db, clock: () => app.clock.now, step: crash })).rejects.toThrow('gone')
    // As a process that is gone leaves it: the step is its own for a while yet.
    await db.update(jobs).set({ leasedUntil: sql`now() + interval '10 minutes'` })
    expect(await work()).toBe(false)
    await later(11)
    expect(await work()).toBe(true)
    expect(asked).toEqual([null, 'user 1', 'user 1'])
    expect(await claimStep(db, app.clock.now)).toBeNull()
  })

  it('one whose lease is over cannot undo what another has done since', async () => {
    const { db } = app.database
    const clock = () => app.clock.now
    const slow = async () => {
      await later(11)
      const finish = async () => ({ next: 'user z', isOver: true, failure: null })
      expect(await doNightWork({ db, clock, step: finish })).toBe(true)
      return { next: 'user a', isOver: false, failure: null }
    }
    expect(await doNightWork({ db, clock, step: slow })).toBe(false)
    expect(await jobRow()).toMatchObject({ progress: 'user z', finishedAt: app.clock.now })
  })

  it('leaves other work alone that is under way just as long', async () => {
    const { db } = app.database
    const other = { name: 'otro trabajo', startedAt: NIGHT }
    await db.insert(jobs).values(other)
    const lease = db.select({ until: jobs.leasedUntil }).from(jobs).where(eq(jobs.name, 'reconcile payments'))
    const otherRow = async () => (await db.select().from(jobs).where(eq(jobs.name, other.name)))[0]
    let before: Awaited<ReturnType<typeof otherRow>>
    const step = async () => {
      await db
        .update(jobs)
        .set({ leasedUntil: sql`(${lease})` })
        .where(eq(jobs.name, other.name))
      before = await otherRow()
      return { next: null, isOver: true, failure: null }
    }
    expect(await doNightWork({ db, clock: () => app.clock.now, step })).toBe(true)
    expect(before?.leasedUntil).toBeInstanceOf(Date)
    expect(await otherRow()).toEqual(before)
  })

  it('goes on after a provider that was away, and meanwhile takes nothing', async () => {
    const everybody = []
    for (const name of ['a', 'b', 'c', 'd', 'e']) everybody.push(await wronged(name))
    const { provider } = app.services.billing
    const { readSnapshot, recentBuyers } = provider
    provider.recentBuyers = () => Promise.reject(new AppError('payment_provider_failed'))
    await run()
    expect(await jobRow()).toMatchObject({ progress: null, finishedAt: null })
    expect(app.logged.some(({ event }) => event === 'billing_job_failed')).toBe(true)
    provider.recentBuyers = recentBuyers
    provider.readSnapshot = () => Promise.reject(new AppError('payment_provider_failed'))
    for (let tries = 0; tries < 2; tries += 1) {
      await later(6)
      await expect(runForAll()).rejects.toThrow('payment_provider_failed')
    }
    expect(await jobRow()).toMatchObject({ finishedAt: null, progress: expect.stringMatching(/^user ./) })
    provider.readSnapshot = readSnapshot
    await runForAll()
    expect((await jobRow())?.finishedAt, 'a pause comes first').toBeNull()
    await later(6)
    await runForAll()
    expect((await jobRow())?.finishedAt).not.toBeNull()
    expect((await Promise.all(everybody.map(planOf))).filter((plan) => plan === 'pro-lifetime').length).toBeGreaterThan(
      3,
    )
  })

  it('looks at several people at once, and at no more than sixteen', async () => {
    for (let at = 0; at < 18; at += 1) await wronged(`n${at}`)
    const { provider } = app.services.billing
    const { readSnapshot } = provider
    provider.recentBuyers = async () => ({ buyers: [], next: null })
    let open = 0
    let most = 0
    provider.readSnapshot = async (payers) => {
      most = Math.max(most, ++open)
      await expect.poll(() => most, { timeout: patience(20_000) }).toBe(16)
      open -= 1
      return readSnapshot(payers)
    }
    await runForAll()
    expect(most).toBe(16)
    expect((await jobRow())?.finishedAt).not.toBeNull()
  })

  it('goes on when the provider says that it may be asked again', async () => {
    const someone = await wronged('sola')
    const { provider } = app.services.billing
    const { recentBuyers } = provider
    provider.recentBuyers = () => Promise.reject(new AppError('payment_provider_failed', { retryAfterSeconds: 90 }))
    await expect(runForAll()).rejects.toThrow('payment_provider_failed')
    provider.recentBuyers = recentBuyers
    await later(1)
    await runForAll()
    expect(await planOf(someone)).toBe('free')
    await later(1)
    await runForAll()
    expect(await planOf(someone)).toBe('pro-lifetime')
  })

  it('is not held up by some who always fail', async () => {
    const everybody = []
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) everybody.push(await wronged(name))
    const sorted = [...everybody].sort((one, other) => (one.user.id < other.user.id ? -1 : 1))
    const failing = await Promise.all(
      sorted.slice(1, 4).map(async ({ user }) => (await people.shop.planRow(user)).stripeCustomerId),
    )
    const { provider } = app.services.billing
    const { readSnapshot } = provider
    provider.recentBuyers = async () => ({ buyers: [], next: null })
    provider.readSnapshot = (payers) =>
      payers.some((payer) => failing.includes(payer))
        ? Promise.reject(new AppError('payment_provider_failed'))
        : readSnapshot(payers)
    for (let nights = 0; nights < 3; nights += 1) {
      await runForAll().catch(() => {})
      await later(6)
    }
    expect((await jobRow())?.finishedAt).not.toBeNull()
    expect(await Promise.all(sorted.map(planOf))).toEqual([
      'pro-lifetime',
      ...Array(3).fill('free'),
      ...Array(3).fill('pro-lifetime'),
    ])
  })

  it('holds up neither reminders nor refunds while the provider does not answer', async () => {
    const [trial, buyer] = [await people.register('prueba@example.com'), await people.register('desiste@example.com')]
    await people.buy(trial, 'trial')
    await people.buy(buyer, 'pro-lifetime')
    const { provider } = app.services.billing
    const { refund, recentBuyers } = provider
    provider.refund = () => Promise.reject(new AppError('payment_provider_failed'))
    const [entry] = await people.historyOf(buyer)
    await people.ask(buyer.call, '/api/subscription/withdraw', { payment: entry?.id })
    provider.refund = refund
    const silent = Promise.withResolvers<void>()
    const isAsked = Promise.withResolvers<void>()
    provider.recentBuyers = async (...asked) => {
      isAsked.resolve()
      await silent.promise
      return recentBuyers(...asked)
    }
    const first = run()
    await isAsked.promise
    await later(49 * 60)
    const meanwhile: Promise<void>[] = []
    let isOver = false
    void first.then(() => {
      isOver = true
    })
    const arrived = async () => {
      meanwhile.push(run())
      const reminders = await people.subjectsTo('prueba@example.com')
      const refunds = await people.subjectsTo('desiste@example.com')
      return (
        reminders.includes('Tu prueba de PRO termina pronto') &&
        refunds.includes('Te hemos devuelto el importe de tu compra')
      )
    }
    await expect.poll(arrived, { timeout: patience(20_000) }).toBe(true)
    expect(isOver).toBe(false)
    silent.resolve()
    await Promise.all([first, ...meanwhile])
  })
})
