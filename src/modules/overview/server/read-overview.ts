import type { Database } from '~/database/database'
import { accountFigures } from '~/modules/accounts/accounts.server'
import { billingFigures } from '~/modules/billing/billing.server'
import { chatFigures } from '~/modules/chat/chat.server'
import type { Overview, Period, Point } from '../contract'
import { countedFigures } from './counted-figures'
import { type Range, rangeOf } from './period'

/** The shortest first. */
const PLANS = ['trial', 'pro-monthly', 'pro', 'pro-lifetime'] as const

type Taken = { start: string; currency: string; cents: number }
type Used = { mentor: 'basic' | 'pro'; input: number; output: number; cost: number }

/** Each figure is one statement, and all are asked for at once. */
export async function readOverview(db: Database, period: Period, now: Date): Promise<Overview> {
  const range = rangeOf(period, now)
  const [people, money, seen] = await Promise.all([
    readPeople(db, range, now),
    readMoney(db, range, now),
    readPages(db, range),
  ])
  const { accountToTrial, trialToPaid, ...rest } = people
  const accounts = total(rest.registered, ({ value }) => value)
  return {
    period,
    unit: range.unit,
    ...rest,
    ...money,
    conversion: { visitToAccount: { all: seen.visits, part: accounts }, accountToTrial, trialToPaid },
    pages: seen.pages,
  }
}

async function readPeople(db: Database, range: Range, now: Date) {
  const [accounts, billing] = [accountFigures(db), billingFigures(db)]
  const [users, registered, questions, plans, accountToTrial, trialToPaid] = await Promise.all([
    accounts.users(),
    accounts.registered(range),
    chatFigures(db).questions(range),
    billing.activePlans(now),
    billing.registeredToTrial(range.since),
    billing.trialToPaid(range.since),
  ])
  return {
    users,
    registered: pointsOf(range, registered, countIn),
    questions: pointsOf(range, questions, countIn),
    plans: PLANS.flatMap((plan) => plans.filter((each) => each.plan === plan).map(({ count }) => ({ plan, count }))),
    accountToTrial,
    trialToPaid,
  }
}

async function readMoney(db: Database, range: Range, now: Date) {
  const billing = billingFigures(db)
  const year = rangeOf('12-meses', now)
  const [months, taken, refused, open, models] = await Promise.all([
    billing.takings(year),
    billing.takings(range),
    billing.failures(range),
    billing.openFailures(),
    countedFigures(db).models(range),
  ])
  return {
    takings: takingsOf(year, months, taken),
    failures: { open, refused: pointsOf(range, refused, countIn) },
    model: { cost: pointsOf(range, models, ({ cost }) => cost), usage: usageOf(models) },
  }
}

async function readPages(db: Database, range: Range) {
  const counted = countedFigures(db)
  const [views, top, sites] = await Promise.all([
    counted.views(range),
    counted.topPages(range),
    counted.topSites(range),
  ])
  return { visits: total(views, ({ visits }) => visits), pages: { views: pointsOf(range, views, countIn), top, sites } }
}

const countIn = ({ count }: { count: number }) => count
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
