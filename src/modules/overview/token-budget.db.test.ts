import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '~/database/open-database'
import { openTestDatabase } from '~/testing/database'
import { createTokenBudget } from './overview.server'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const log = { warn() {} }
const budgetAt = (day: string, monthlyTokens: number) =>
  createTokenBudget({ db: database.db, clock: () => new Date(`${day}T10:00:00Z`), log, monthlyTokens })

it('gives no more than the month has to a hundred answers at once, and what was not needed back', async () => {
  const budget = budgetAt('2026-01-20', 1_000)
  const settles = await Promise.all(Array.from({ length: 100 }, () => budget.reserve(100)))
  const given = settles.filter((settle) => settle !== null)
  expect(given).toHaveLength(10)
  await Promise.all(given.map((settle) => settle(50)))
  expect(await budget.reserve(500)).not.toBeNull()
  expect(await budget.reserve(1)).toBeNull()
})

it('begins anew with the month in Madrid, and adds what took more than was thought', async () => {
  const [may, june] = [budgetAt('2026-05-31', 1_000), budgetAt('2026-06-01', 1_000)]
  await (await may.reserve(900))?.(1_200)
  expect(await may.reserve(1)).toBeNull()
  expect(await june.reserve(1_000)).not.toBeNull()
  expect(await budgetAt('2026-07-01', 1_000).reserve(1_001), 'more than there ever is').toBeNull()
  const rows = await database.db.execute(sql`select tokens::int as tokens from token_budget where month = '2026-05-01'`)
  expect(JSON.stringify(rows)).toContain('"tokens":1200')
})
