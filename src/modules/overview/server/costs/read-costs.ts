import type { Database } from '~/database/database'
import { type Budgets, costFigures, monthOf, type SpentIn } from '~/modules/costs/costs.server'
import { madridDay } from '~/platform/time/madrid-time'
import type { Period } from '../../contract'
import type { Costs, MonthCost, SpentBy } from '../../costs-contract'
import { sumOf } from '../../definitions'
import { daysAfter, monthsAfter } from '../days'
import { rangeOf } from '../period'
import { pointsOf } from '../points'

/** `currency`: what prices are in now; days before may have been counted in another. */
type Reading = { period: Period; now: Date; currency: string; budgets: Budgets }

/** Three statements over the days that were written down. */
export async function readCosts(db: Database, { period, now, currency, budgets }: Reading): Promise<Costs> {
  const range = rangeOf(period, now)
  const figures = costFigures(db)
  const today = madridDay(now)
  const [rows, lately, counted] = await Promise.all([
    figures.spent(range),
    figures.spent({ unit: 'day', firstDay: monthsAfter(today, -1), lastDay: today }),
    figures.budgetOf(monthOf(now)),
  ])
  const { installation: limit, person: perPerson } = budgets
  const thisMonth = lately.filter(({ start }) => start >= monthsAfter(today, 0))
  return {
    period,
    unit: range.unit,
    months: currenciesOf(lately, currency).map((each) => monthsOf(lately, each, today)),
    unpriced: sumOf(thisMonth, (row) => row.unpriced),
    budget: limit === null ? null : { used: counted?.tokens ?? 0, limit, isUsedUp: counted?.isUsedUp ?? false },
    perPerson,
    costs: currenciesOf(rows, currency).map((each) => ({
      currency: each,
      points: pointsOf(
        range,
        rows.filter((row) => row.currency === each),
        (row) => row.micros,
      ),
    })),
    spent: spentBy(rows),
  }
}

const currenciesOf = (rows: readonly SpentIn[], current: string) => [
  ...new Set([current, ...rows.map((row) => row.currency)]),
]

function monthsOf(rows: readonly SpentIn[], currency: string, today: string): MonthCost {
  const own = rows.filter((row) => row.currency === currency)
  const first = monthsAfter(today, 0)
  const before = own.filter(({ start }) => start < first)
  const sameDay = daysAfter(monthsAfter(today, -1), Number(today.slice(8)) - 1)
  const costOf = (some: readonly SpentIn[]) => sumOf(some, (row) => row.micros)
  return {
    currency,
    thisMonth: costOf(own.filter(({ start }) => start >= first)),
    lastMonthSoFar: costOf(before.filter(({ start }) => start <= sameDay)),
    lastMonth: costOf(before),
  }
}

function spentBy(rows: readonly SpentIn[]): SpentBy[] {
  const all = new Map<string, SpentBy>()
  for (const { start: _start, ...row } of rows) {
    const key = `${row.mentor}\n${row.model}\n${row.currency}`
    const known = all.get(key) ?? { ...row, input: 0, cached: 0, output: 0, micros: 0, unpriced: 0 }
    all.set(key, {
      ...known,
      input: known.input + row.input,
      cached: known.cached + row.cached,
      output: known.output + row.output,
      micros: known.micros + row.micros,
      unpriced: known.unpriced + row.unpriced,
    })
  }
  return [...all.values()].sort((a, b) => b.micros - a.micros || b.input + b.output - a.input - a.output)
}
