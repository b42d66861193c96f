import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dailyFigures, grants, jobs, messages, users } from '~/database/tables/schema'
import { addChat, addExchanges, addUser } from '~/testing/chat/conversations'
import { openTestDatabase } from '~/testing/database/database'
import { createOverview } from './overview.server'

const NO_BUDGET = { installation: null, person: null }
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
const DEMO = 'demo@pymentor.example'

async function open() {
  const database = await openTestDatabase()
  const clock = { now: at('2026-06-30') }
  const instance = () =>
    createOverview({
      db: database.db,
      reading: database.reading,
      clock: () => clock.now,
      log: silent,
      currency: 'EUR',
      budgets: NO_BUDGET,
      leftOut: [DEMO],
    })
  return { ...database, clock, instance, ...instance() }
}
let site: Awaited<ReturnType<typeof open>>
beforeAll(async () => {
  site = await open()
})
beforeEach(async () => {
  for (const table of [users, dailyFigures, jobs]) await site.db.delete(table)
  site.clock.now = at('2026-06-30')
})
afterAll(() => site.close())

const at = (day: string) => new Date(`${day}T10:00:00Z`)
type Plan = {
  plan: 'trial' | 'pro-monthly' | 'pro-lifetime'
  since: string
  until?: string
  source?: 'payment' | 'admin'
}
async function person(registered: string, plans: Plan[] = [], more: Partial<typeof users.$inferInsert> = {}) {
  const user = await addUser(site.db, { createdAt: at(registered), ...more })
  for (const { plan, since, until, source = 'payment' } of plans) {
    const ends = plan === 'trial' ? { endsAt: new Date(at(since).getTime() + 3 * 86_400_000) } : {}
    const ended = until === undefined ? {} : { endedAt: at(until) }
    const reference = crypto.randomUUID()
    await site.db
      .insert(grants)
      .values({ userId: user.id, source, planType: plan, createdAt: at(since), reference, ...ends, ...ended })
  }
  return user
}
const stored = () => site.db.select().from(dailyFigures).orderBy(dailyFigures.day, dailyFigures.cohort)
async function business(period: '30-dias' | '12-meses' = '30-dias') {
  await site.rollUp()
  return (await site.read(period)).business
}

describe('the figures of the business', () => {
  it('MRR counts bought monthly plans alone: no trial, no lifetime plan, no gift, no demo account, nothing that has ended', async () => {
    const monthly = { plan: 'pro-monthly', since: '2026-06-10' } as const
    await person('2026-06-01', [monthly])
    await person('2026-06-01', [monthly, { ...monthly, since: '2026-06-11' }])
    await person('2026-06-01', [{ ...monthly, until: '2026-06-20' }])
    await person('2026-06-01', [{ ...monthly, source: 'admin' }])
    await person('2026-06-01', [{ plan: 'trial', since: '2026-06-29' }])
    await person('2026-06-01', [{ plan: 'pro-lifetime', since: '2026-06-10' }])
    await person('2026-06-01', [{ ...monthly, until: '2026-06-10' }]) // paid in vain
    await person('2026-06-01', [monthly], { email: DEMO })
    const { mrr, churn, newMonthly } = await business()
    expect(mrr.now).toBe(2 * 1700)
    const byDay = new Map(mrr.points.map(({ start, value }) => [start, value]))
    expect([byDay.get('2026-06-09'), byDay.get('2026-06-10'), byDay.get('2026-06-20')]).toEqual([0, 5100, 3400])
    expect(churn.now).toEqual({ all: 3, part: 1 })
    expect(newMonthly.now).toBe(3)
  })

  it('a trial leads on when a first plan is bought after it; a change to the lifetime plan is no loss', async () => {
    const trial = { plan: 'trial', since: '2026-06-05' } as const
    await person('2026-06-01', [trial, { plan: 'pro-monthly', since: '2026-06-07', until: '2026-06-15' }])
    await person('2026-06-01', [trial, { plan: 'pro-lifetime', since: '2026-06-07' }])
    await person('2026-06-01', [trial])
    await person('2026-06-01', [
      { plan: 'pro-monthly', since: '2026-06-07', until: '2026-06-15' },
      { plan: 'pro-lifetime', since: '2026-06-15' },
    ])
    const { trialToPaid, churn } = await business()
    expect(trialToPaid.now).toEqual({ all: 3, part: 2 })
    expect(churn.now).toEqual({ all: 2, part: 1 })
  })

  it('compares with as many days before, where these are known in full', async () => {
    await person('2026-04-01', [{ plan: 'pro-monthly', since: '2026-05-05', until: '2026-05-20' }])
    await person('2026-04-01', [{ plan: 'pro-monthly', since: '2026-05-10' }])
    const { mrr, churn } = await business()
    expect([mrr.now, mrr.before]).toEqual([1700, 1700])
    expect([churn.now, churn.before]).toEqual([
      { all: 1, part: 0 },
      { all: 2, part: 1 },
    ])
    expect((await business('12-meses')).mrr.before).toBeNull()
  })

  it('cohorts are the months of registering, in Madrid; who erased the account counts in the months that are over', async () => {
    const leaver = await person('2026-03-31', [{ plan: 'pro-monthly', since: '2026-04-10' }])
    await site.db
      .update(users)
      .set({ createdAt: new Date('2026-03-31T22:00:00Z') })
      .where(eq(users.id, leaver.id))
    await person('2026-04-30', [
      { plan: 'trial', since: '2026-04-30' },
      { plan: 'pro-lifetime', since: '2026-05-02' },
    ])
    await person('2026-05-01')
    expect((await business()).cohorts).toEqual([
      { start: '2026-04-01', registered: 2, trials: 1, paid: 2, paying: [1, 2, 2] },
      { start: '2026-05-01', registered: 1, trials: 0, paid: 0, paying: [0, 0] },
    ])
    await site.db.delete(users).where(eq(users.id, leaver.id))
    const { cohorts, mrr, churn } = await business()
    expect(cohorts[0]).toEqual({ start: '2026-04-01', registered: 2, trials: 1, paid: 2, paying: [1, 2, 1] })
    expect([mrr.now, churn.now]).toEqual([0, { all: 1, part: 1 }])
    expect(JSON.stringify(await stored())).not.toContain(leaver.id)
  })
})

describe('what the days brought, written down', () => {
  async function asked(moments: string[]) {
    const owner = await person('2026-06-01')
    const chat = await addChat(site.db, { userId: owner.id })
    await addExchanges(
      site.db,
      chat,
      moments.map((day) => ({ question: 'q', reply: 'r', at: new Date(day) })),
    )
  }

  it('is the same however often and wherever it is done', async () => {
    await asked(['2026-06-10T21:59:59Z', '2026-06-10T22:00:00Z', '2026-06-30T09:00:00Z'])
    await site.rollUp()
    const once = await stored()
    expect(once.filter(({ questions }) => questions > 0).map(({ day }) => day)).toEqual([
      '2026-06-10',
      '2026-06-11',
      '2026-06-30',
    ])
    await Promise.all([site.instance().rollUp(), site.instance().rollUp(), site.rollUp()])
    expect(await stored()).toEqual(once)
  })

  it('catches up days on which nobody ran, and leaves those that are settled as they are', async () => {
    await asked(['2026-06-10T10:00:00Z'])
    site.clock.now = at('2026-06-12')
    await site.rollUp()
    await site.db.delete(messages)
    await asked(['2026-06-12T11:00:00Z', '2026-06-14T10:00:00Z', '2026-06-20T09:00:00Z'])
    site.clock.now = at('2026-06-20')
    await site.rollUp()
    const questions = (await site.read('30-dias')).questions.filter(({ value }) => value > 0)
    expect(questions.map(({ start }) => start)).toEqual(['2026-06-10', '2026-06-12', '2026-06-14', '2026-06-20'])
    expect(new Set((await stored()).map(({ day }) => day)).size).toBe(20)
  })

  it('is written anew from the first day on when its job is forgotten', async () => {
    await asked(['2026-06-10T10:00:00Z'])
    await site.rollUp()
    const once = await stored()
    await site.db.update(dailyFigures).set({ questions: 99 })
    await site.rollUp()
    expect((await stored())[0]?.questions).toBe(99)
    await site.db.delete(jobs)
    await site.rollUp()
    expect(await stored()).toEqual(once)
  })

  it('is all that a year’s view reads: no message', async () => {
    await asked(['2026-06-10T10:00:00Z'])
    await site.rollUp()
    await site.db.delete(messages)
    expect((await site.read('12-meses')).questions.reduce((sum, { value }) => sum + value, 0)).toBe(1)
  })

  it('as a table for spreadsheets, a line a day', async () => {
    await person('2026-06-29', [{ plan: 'pro-monthly', since: '2026-06-29' }])
    await asked(['2026-06-29T10:00:00Z'])
    await site.rollUp()
    const lines = (await site.csv('30-dias')).split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFFDía;Cuentas nuevas;Preguntas;/)
    expect(lines.slice(-3)).toEqual(['2026-06-29;1;1;0;0;1;0;1;17', '2026-06-30;0;0;0;0;0;0;1;17', ''])
  })
})
