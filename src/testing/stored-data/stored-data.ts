import { ACCOUNT_TABLES } from './of-accounts'
import { BILLING_TABLES } from './of-billing'
import { CHAT_TABLES } from './of-chat'
import { COSTS_TABLES } from './of-costs'
import type { StoredTable } from './stored-table'

const COUNTS = 'counts of a day, of nobody in particular'

/**
 * Every column of every table, and what becomes of it: which point of the privacy policy tells of it, whether the export has it, and what
 * the erasure of an account leaves. `src/server/stored-data.db.test.ts` holds the product against it.
 */
export const STORED_DATA: Record<string, StoredTable> = {
  ...ACCOUNT_TABLES,
  ...BILLING_TABLES,
  ...CHAT_TABLES,
  ...COSTS_TABLES,
  page_views: { notPersonal: COUNTS, columns: ['day', 'page', 'referrer', 'is_visitor', 'views', 'entries'] },
  daily_figures: {
    notPersonal: COUNTS,
    columns: [
      'day',
      'cohort',
      'registered',
      'questions',
      'trials',
      'first_paid',
      'paid_after_trial',
      'monthly',
      'new_monthly',
      'upgraded',
      'paying',
      'mrr_cents',
    ],
  },
}
