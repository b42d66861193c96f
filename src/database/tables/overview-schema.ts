import { bigint, boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

// overview: pages seen, one row a day (Europe/Madrid), page and source; of the people who saw them nothing is kept
export const pageViews = pgTable(
  'page_views',
  {
    day: date('day', { mode: 'string' }).notNull(),
    /** Its address without query or ids; what does not exist has one name for all of it. */
    page: text('page').notNull(),
    /** The site whose link led here, by its host; empty for our own and where none is named. */
    referrer: text('referrer').notNull(),
    /** Nobody was signed in. */
    isVisitor: boolean('is_visitor').notNull(),
    views: integer('views').notNull(),
    /** Those of the views with which a visit began. */
    entries: integer('entries').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.referrer, table.isVisitor] })],
)

// overview: what a day (Europe/Madrid) brought, by the month in which the people registered; counts of nobody in particular
export const dailyFigures = pgTable(
  'daily_figures',
  {
    day: date('day', { mode: 'string' }).notNull(),
    /** The first of the month in which they registered. */
    cohort: date('cohort', { mode: 'string' }).notNull(),
    registered: integer('registered').notNull(),
    questions: integer('questions').notNull(),
    /** Trials that were bought. */
    trials: integer('trials').notNull(),
    /** People who bought a plan other than the trial for the first time, and those of them who had bought a trial. */
    firstPaid: integer('first_paid').notNull(),
    paidAfterTrial: integer('paid_after_trial').notNull(),
    /** People with a bought monthly plan at the end of the day; those who had none at its beginning. */
    monthly: integer('monthly').notNull(),
    newMonthly: integer('new_monthly').notNull(),
    /** People who had it at the beginning, and have the lifetime plan in its place. */
    upgraded: integer('upgraded').notNull(),
    /** People with a bought plan other than the trial at the end of the day. */
    paying: integer('paying').notNull(),
    /** Cents of a euro: what the monthly plans bring a month, by the price of that day. */
    mrrCents: bigint('mrr_cents', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.cohort] })],
)
