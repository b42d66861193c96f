import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelUsage, tokenBudget } from '~/database/tables/schema'
import { openTestDatabase } from '~/testing/database/database'
import { costText } from './copy'
import { createOverview } from './overview.server'

const NOW = new Date('2026-03-20T10:00:00Z')
const log = { debug() {}, info() {}, warn() {}, error() {} }

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const overviewWith = (budgets: { installation: number | null; person: number | null }) =>
  createOverview({ db: database.db, reading: database.reading, clock: () => NOW, log, currency: 'EUR', budgets })
const NO_BUDGET = { installation: null, person: null }

type Row = Partial<typeof modelUsage.$inferInsert> & { day: string; costMicros: number }
const spend = (rows: Row[]) =>
  database.db.insert(modelUsage).values(
    rows.map((row) => ({
      mentor: 'basic' as const,
      model: 'anthropic/x',
      inputTokens: 100,
      outputTokens: 50,
      ...row,
    })),
  )

describe('the owner’s costs', () => {
  it('are empty before anything was paid, and say that there is no limit', async () => {
    expect(await overviewWith(NO_BUDGET).costs('30-dias')).toMatchObject({
      months: [{ currency: 'EUR', thisMonth: 0, lastMonth: 0 }],
      budget: null,
      spent: [],
    })
  })

  it('are told by day, model and mentor, this month beside the last one, and never 0 € where a price is missing', async () => {
    await spend([
      { day: '2026-01-31', costMicros: 7_000_000 },
      { day: '2026-02-20', costMicros: 1_000_000 },
      { day: '2026-02-21', costMicros: 2_000_000, mentor: 'pro' },
      { day: '2026-03-01', costMicros: 3_000_000 },
      { day: '2026-03-20', costMicros: 500_000, mentor: 'pro', cachedTokens: 40 },
      { day: '2026-03-20', costMicros: 0, model: 'openai-compatible/y', unpricedTokens: 150 },
      { day: '2026-02-25', costMicros: 9_000_000, currency: 'USD' },
    ])
    await database.db.insert(tokenBudget).values({ month: '2026-03-01', tokens: 600, reserved: 100 })
    const overview = overviewWith({ installation: 1_000, person: 50 })
    const costs = await overview.costs('30-dias')
    expect(costs.months).toEqual([
      { currency: 'EUR', thisMonth: 3_500_000, lastMonthSoFar: 1_000_000, lastMonth: 3_000_000 },
      { currency: 'USD', thisMonth: 0, lastMonthSoFar: 0, lastMonth: 9_000_000 },
    ])
    expect(costs).toMatchObject({ unpriced: 150, budget: { used: 600, limit: 1_000, isUsedUp: false }, perPerson: 50 })
    const points = costs.costs.find(({ currency }) => currency === 'EUR')?.points ?? []
    expect(points).toHaveLength(30)
    expect(points.filter(({ value }) => value > 0)).toEqual([
      { start: '2026-02-20', value: 1_000_000 },
      { start: '2026-02-21', value: 2_000_000 },
      { start: '2026-03-01', value: 3_000_000 },
      { start: '2026-03-20', value: 500_000 },
    ])
    expect(costs.spent.map(({ model, mentor, micros, unpriced }) => [model, mentor, micros, unpriced])).toEqual([
      ['anthropic/x', 'basic', 9_000_000, 0],
      ['anthropic/x', 'basic', 4_000_000, 0],
      ['anthropic/x', 'pro', 2_500_000, 0],
      ['openai-compatible/y', 'basic', 0, 150],
    ])
    const year = await overview.costs('12-meses')
    expect(year.costs[0]?.points.filter(({ value }) => value > 0)).toEqual([
      { start: '2026-01-01', value: 7_000_000 },
      { start: '2026-02-01', value: 3_000_000 },
      { start: '2026-03-01', value: 3_500_000 },
    ])
    const lines = (await overview.costsCsv('30-dias')).split('\r\n')
    expect(lines).toContain('2026-03-20;Mentor Basic;openai-compatible/y;100;0;50;;EUR;150')
    expect(lines).toContain('2026-03-20;Mentor PRO;anthropic/x;100;40;50;0,5;EUR;0')
  })

  it('that are less than a cent are no 0 €, and those without a price are none', () => {
    const euro = { currency: 'EUR' }
    expect(costText(400, euro)).toMatch(/^menos de 0,01\s€$/)
    expect(costText(0, { ...euro, unpriced: 3 })).toBe('Sin precio')
    expect(costText(2_500_000, { ...euro, unpriced: 3 })).toMatch(/^2,50\s€ y lo que no tiene precio$/)
  })

  it('of the whole site say "Sin precio" where nothing has one', async () => {
    const { model } = await overviewWith(NO_BUDGET).read('30-dias')
    expect(model.usage).toMatchObject([
      { mentor: 'basic', cost: 4_000_000, unpriced: 150 },
      { mentor: 'pro', cost: 2_500_000, unpriced: 0 },
    ])
  })
})
