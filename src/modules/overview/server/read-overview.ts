import type { Database } from '~/database/database'
import { accountFigures } from '~/modules/accounts/accounts.server'
import { billingFigures } from '~/modules/billing/billing.server'
import { costFigures, type SpentIn } from '~/modules/costs/costs.server'
import { madridMidnight } from '~/platform/time/madrid-time'
import type { Overview, Period } from '../contract'
import { sumOf } from '../definitions'
import { readBusiness } from './business'
import { countedFigures } from './counted-figures'
import { type Range, rangeOf, startOf } from './period'
import { pointsOf } from './points'

/** The shortest first. */
const PLANS = ['trial', 'pro-monthly', 'pro', 'pro-lifetime'] as const

type Taken = { start: string; currency: string; cents: number }
type Used = Pick<SpentIn, 'mentor' | 'input' | 'output' | 'micros' | 'unpriced'>

type Reading = { period: Period; now: Date; currency: string; leftOut: readonly string[] }

/** Each figure is one statement, and all are asked for at once. */
export async function readOverview(db: Database, { period, now, currency, leftOut }: Reading): Promise<Overview> {
  const range = rangeOf(period, now)
  const [people, money, seen, business] = await Promise.all([
    readPeople(db, range, { now, leftOut }),
    readMoney(db, range, { now, currency }),
    readPages(db, range),
    readBusiness(db, range),
  ])
  const { accountToTrial, questions, registeredBefore, ...figures } = business
  const { registeredToday, ...others } = people
  // Today's by the table itself: whoever has just registered is looked for at once.
  const registered = pointsOf(range, [...registeredBefore, registeredToday], countIn)
  const accounts = sumOf(registered, ({ value }) => value)
  return {
    period,
    unit: range.unit,
    ...others,
    registered,
    ...money,
    questions,
    business: figures,
    conversion: {
      visitToAccount: { all: seen.visits, part: accounts },
      accountToTrial,
      trialToPaid: figures.trialToPaid.now,
    },
    pages: seen.pages,
  }
}

async function readPeople(db: Database, range: Range, { now, leftOut }: Pick<Reading, 'now' | 'leftOut'>) {
  const accounts = accountFigures(db, leftOut)
  const [users, registered, plans] = await Promise.all([
    accounts.users(),
    accounts.registered(madridMidnight(range.lastDay)),
    billingFigures(db).activePlans(now, leftOut),
  ])
  return {
    users,
    registeredToday: { start: startOf(range.unit, range.lastDay), count: registered },
    plans: PLANS.flatMap((plan) => plans.filter((each) => each.plan === plan).map(({ count }) => ({ plan, count }))),
  }
}

async function readMoney(db: Database, range: Range, { now, currency }: Pick<Reading, 'now' | 'currency'>) {
  const billing = billingFigures(db)
  const year = rangeOf('12-meses', now)
  const [months, taken, refused, open, models] = await Promise.all([
    billing.takings(year),
    billing.takings(range),
    billing.failures(range),
    billing.openFailures(),
    costFigures(db).spent(range),
  ])
  const priced = models.filter((row) => row.currency === currency)
  return {
    takings: takingsOf(year, months, taken),
    failures: { open, refused: pointsOf(range, refused, countIn) },
    model: { currency, cost: pointsOf(range, priced, ({ micros }) => micros), usage: usageOf(priced) },
  }
}

async function readPages(db: Database, range: Range) {
  const counted = countedFigures(db)
  const [views, top, sites] = await Promise.all([
    counted.views(range),
    counted.topPages(range),
    counted.topSites(range),
  ])
  return { visits: sumOf(views, ({ visits }) => visits), pages: { views: pointsOf(range, views, countIn), top, sites } }
}

const countIn = ({ count }: { count: number }) => count

function takingsOf(year: Range, months: readonly Taken[], inPeriod: readonly Taken[]): Overview['takings'] {
  const currencies = [...new Set(months.map(({ currency }) => currency))]
  return currencies.map((currency) => {
    const own = (row: Taken) => row.currency === currency
    return {
      currency,
      inPeriod: sumOf(inPeriod.filter(own), ({ cents }) => cents),
      months: pointsOf(year, months.filter(own), ({ cents }) => cents),
    }
  })
}

function usageOf(models: readonly Used[]): Overview['model']['usage'] {
  return (['basic', 'pro'] as const).flatMap((mentor) => {
    const own = models.filter((row) => row.mentor === mentor)
    if (own.length === 0) return []
    const input = sumOf(own, (row) => row.input)
    const output = sumOf(own, (row) => row.output)
    const cost = sumOf(own, (row) => row.micros)
    return [{ mentor, input, output, cost, unpriced: sumOf(own, (row) => row.unpriced) }]
  })
}
