import type { Database } from '~/database/database'
import type { Mail } from '~/modules/mail/mail.server'
import { type Job, MINUTE_MS, tidying } from '~/platform/job'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import type { Prices } from './rules'
import { createBudgetAlerts } from './server/budget-alerts'
import { costData } from './server/cost-data'
import { createLedger } from './server/ledger'
import { type Budgets, returnExpired } from './server/reservations'
import { createRetainedTokens } from './server/retained-tokens'

export { costFigures, type SpentIn } from './server/figures'
export { monthOf } from './server/ledger'
export type { Budgets } from './server/reservations'

type Dependencies = {
  db: Database
  clock: Clock
  log: Log
  secret: string
  prices: Prices
  budgets: Budgets
  send: (mail: Mail, tx: Database) => Promise<void>
  publicUrl: URL
  /** The owner's addresses. */
  ownerEmails: readonly string[]
}

/** What the models cost, and what they may cost. */
export function createCosts({ db, clock, log, secret, prices, budgets, send, publicUrl, ownerEmails }: Dependencies) {
  const retainedTokens = createRetainedTokens({ db, clock, secret })
  const alerts = createBudgetAlerts({ db, clock, send, publicUrl, to: ownerEmails, budget: budgets.installation })
  const jobs: Job[] = [
    { run: () => returnExpired(db), everyMs: MINUTE_MS, failure: 'reservations_not_returned' },
    { run: alerts.tell, everyMs: MINUTE_MS, failure: 'budget_alert_failed' },
    tidying(retainedTokens.tidy),
  ]
  return {
    ledger: createLedger({ db, clock, log, prices, budgets }),
    ...{ retainedTokens, alerts, jobs },
    returnExpired: () => returnExpired(db),
    personalData: costData(db),
  }
}
export type CostsModule = ReturnType<typeof createCosts>
