import type { Database } from '~/database/database'
import { accountFigures } from '~/modules/accounts/accounts.server'
import { billingFigures } from '~/modules/billing/billing.server'
import { chatFigures } from '~/modules/chat/chat.server'
import type { Overview, Period, Point } from '../contract'
import { countedFigures } from './counted-figures'
import { type Range, rangeOf } from './period'

type Dated = { start: string; count: number }
type Taken = { start: string; currency: string; cents: number }
type Used = { mentor: 'basic' | 'pro'; input: number; output: number; cost: number }

/** Each figure is one statement, and all are asked for at once. */
export async function readOverview(db: Database, period: Period, now: Date): Promise<Overview> {
  const range = rangeOf(period, now)
  const year = rangeOf('12-meses', now)
  const [accounts, billing, chats, counted] = [
    accountFigures(db),
    billingFigures(db),
    chatFigures(db),
    countedFigures(db),
  ]
  const [people, money, work, pages] = await Promise.all([
    all([
      accounts.users(),
      accounts.registered(range),
      billing.activePlans(now),
      billing.registeredToTrial(range.since),
    ]),
    all([billing.takings(year), billing.takings(range), billing.failures(range), billing.openFailures()]),
    all([chats.questions(range), counted.models(range), billing.trialToPaid(range.since)]),
    all([counted.views(range), counted.topPages(range), counted.topSites(range)]),
  ])
  const [users, registered, plans, accountToTrial] = people
  const [months, taken, refused, open] = money
  const [questions, models, trialToPaid] = work
  const [views, top, sites] = pages
  const points = (rows: readonly Dated[]) => pointsOf(range, rows, ({ count }) => count)
  return {
    period,
    unit: range.unit,
    users,
    registered: points(registered),
    plans: plans.flatMap(({ plan, count }) => (plan === 'free' ? [] : [{ plan, count }])),
    takings: takingsOf(year, months, taken),
    questions: points(questions),
    conversion: {
      visitToAccount: { all: total(views, ({ visits }) => visits), part: total(registered, ({ count }) => count) },
      accountToTrial,
      trialToPaid,
    },
    failures: { open, refused: points(refused) },
    model: { cost: pointsOf(range, models, ({ cost }) => cost), usage: usageOf(models) },
    pages: { views: points(views), top, sites },
  }
}

const all = <T extends readonly unknown[]>(asked: [...T]) => Promise.all(asked)
const total = <Row>(rows: readonly Row[], amountOf: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + amountOf(row), 0)

/** A value for each day, week or month of the range; of those without rows it is 0. */
function pointsOf<Row extends { start: string }>(
  { starts }: Range,
  rows: readonly Row[],
  amountOf: (row: Row) => number,
): Point[] {
  const values = new Map<string, number>()
  for (const row of rows) values.set(row.start, (values.get(row.start) ?? 0) + amountOf(row))
  return starts.map((start) => ({ start, value: values.get(start) ?? 0 }))
}

function takingsOf(year: Range, months: readonly Taken[], inPeriod: readonly Taken[]): Overview['takings'] {
  const currencies = [...new Set(months.map(({ currency }) => currency))]
  return currencies.map((currency) => {
    const own = (row: Taken) => row.currency === currency
    return {
      currency,
      inPeriod: total(inPeriod.filter(own), ({ cents }) => cents),
      months: pointsOf(year, months.filter(own), ({ cents }) => cents),
    }
  })
}

function usageOf(models: readonly Used[]): Overview['model']['usage'] {
  return (['basic', 'pro'] as const).flatMap((mentor) => {
    const own = models.filter((row) => row.mentor === mentor)
    if (own.length === 0) return []
    const input = total(own, (row) => row.input)
    const output = total(own, (row) => row.output)
    return [{ mentor, input, output, cost: total(own, (row) => row.cost) }]
  })
}
