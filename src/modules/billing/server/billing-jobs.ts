import { type Job, MINUTE_MS, tidying } from '~/platform/job'
import type { Billing } from './billing'

export const billingJobs = ({ tidy, runJobs }: Billing): Job[] => [
  tidying(tidy),
  // Reminders, refunds that were interrupted, and once a night the comparison with the payment provider.
  { run: runJobs, everyMs: MINUTE_MS, failure: 'billing_failed' },
]
