import type { Database } from '~/database/database'
import type { Reading } from '~/database/reading'
import type { Budgets } from '~/modules/costs/costs.server'
import { type Job, MINUTE_MS, SECOND_MS, tidying } from '~/platform/job'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import type { Overview, Period } from './contract'
import type { Costs } from './costs-contract'
import { costsCsv } from './server/costs/costs-csv'
import { readCosts } from './server/costs/read-costs'
import { figuresCsv } from './server/daily/figures-csv'
import { rollUpDays } from './server/daily/roll-up'
import { createPageCounter, type View } from './server/page-counter'
import { readOverview } from './server/read-overview'

export { isPageView } from './rules'
export { type OverviewHandlers, overviewHandlers } from './server/handlers'
export { bindOverview } from './server/routes'

type Dependencies = {
  db: Database
  reading: Reading
  clock: Clock
  log: Log
  /** What the models' prices are in. */
  currency: string
  budgets: Budgets
  /** E-mails of accounts that no figure counts, in lower case: those of the demo. */
  leftOut?: readonly string[]
}

/** The owner's view of the whole, and what is counted for it: pages without cookies. */
export function createOverview({ db, reading, clock, log, currency, budgets, leftOut = [] }: Dependencies) {
  /** They may be some seconds old. */
  const figures = <T>(read: (db: Database) => Promise<T>) => reading(read, { seesOwnWrites: false })
  const pages = createPageCounter({ db, clock, log })
  const rollUp = (): Promise<void> => rollUpDays(db, { now: clock(), leftOut })
  const tidy = async (): Promise<void> => void (await pages.dropOld(clock()))
  const jobs: Job[] = [
    // What a crash may lose of the owner's counts.
    { run: pages.flush, everyMs: 5 * SECOND_MS, failure: 'counting_failed' },
    { run: rollUp, everyMs: MINUTE_MS, failure: 'days_not_written' },
    tidying(tidy),
  ]
  return {
    jobs,
    /** For administrators: whoever calls checks that. */
    read: (period: Period): Promise<Overview> =>
      figures((db) => readOverview(db, { period, now: clock(), currency, leftOut })),
    /** The same period day by day, as a spreadsheet in Spain reads it. For administrators, too. */
    csv: (period: Period): Promise<string> => figures((db) => figuresCsv(db, period, clock())),
    /** What the models cost, and what is left of their budget. For administrators, too. */
    costs: (period: Period): Promise<Costs> =>
      figures((db) => readCosts(db, { period, now: clock(), currency, budgets })),
    costsCsv: (period: Period): Promise<string> => figures((db) => costsCsv(db, period, clock())),

    /** Nothing is written before `flush`. */
    pageSeen: (view: View): void => pages.count(view),

    /** Stores what was counted: to be called every few seconds and at the end. Never rejects. */
    flush: (): Promise<void> => pages.flush(),
    /** Writes down what the days brought: to be called every minute, on every instance. */
    rollUp,
    /** Removes what is over: to be called now and then. */
    tidy,
  }
}
export type OverviewModule = ReturnType<typeof createOverview>
