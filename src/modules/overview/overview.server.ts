import type { Database } from '~/database/database'
import type { MentorType, ModelUsage } from '~/modules/mentor/mentor.server'
import type { Clock } from '~/platform/clock'
import { type Job, SECOND_MS, tidying } from '~/platform/job'
import type { Log } from '~/platform/log'
import type { Overview, Period } from './contract'
import { createModelCounter, type Prices } from './server/model-counter'
import { createPageCounter, type View } from './server/page-counter'
import { readOverview } from './server/read-overview'

export { isPageView } from './rules'

export const overviewJobs = ({ flush, tidy }: OverviewModule): Job[] => [
  // What a crash may lose of the owner's counts.
  { run: flush, everyMs: 5 * SECOND_MS, failure: 'counting_failed' },
  tidying(tidy),
]

type Dependencies = { db: Database; clock: Clock; log: Log; prices: Prices }

/** The owner's view of the whole, and what is counted for it: pages without cookies, and what the models take. */
export function createOverview({ db, clock, log, prices }: Dependencies) {
  const pages = createPageCounter({ db, clock, log })
  const models = createModelCounter({ db, clock, log, prices })
  return {
    /** For administrators: whoever calls checks that. */
    read: (period: Period): Promise<Overview> => readOverview(db, period, clock()),

    /** Nothing is written before `flush`. */
    pageSeen: (view: View): void => pages.count(view),
    modelUsed: (mentor: MentorType, usage: ModelUsage): void => models.count(mentor, usage),

    /** Stores what was counted: to be called every few seconds and at the end. Never rejects. */
    async flush(): Promise<void> {
      await Promise.all([pages.flush(), models.flush()])
    },
    /** Removes what is over: to be called now and then. */
    async tidy(): Promise<void> {
      await pages.dropOld(clock())
    },
  }
}
export type OverviewModule = ReturnType<typeof createOverview>
