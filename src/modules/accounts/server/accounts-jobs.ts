import { type Job, MINUTE_MS, tidying } from '~/platform/job'
import type { Accounts } from './accounts'

export const accountsJobs = ({ tidy, finishErasures, keepErasures }: Accounts): Job[] => [
  tidying(tidy),
  // Deletions that a failure interrupted go on so soon.
  { run: finishErasures, everyMs: MINUTE_MS, failure: 'erasure_failed' },
  { run: keepErasures, everyMs: MINUTE_MS, failure: 'erasures_not_kept' },
]
