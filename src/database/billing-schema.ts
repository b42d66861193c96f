import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts-schema'
import { created, moment } from './columns'

// billing: every plan ever granted and where it came from
export const grants = pgTable(
  'grants',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    source: text('source', { enum: ['payment', 'admin'] }).notNull(),
    planType: text('plan_type', { enum: ['trial', 'pro-monthly', 'pro-lifetime'] }).notNull(),
    /** What was paid: the provider's payment or subscription; empty for an administrator's grant. */
    reference: text('reference'),
    /** When it runs out; null when nothing but its end at the provider, or an administrator, ends it. */
    endsAt: moment('ends_at'),
    /** When it was ended before that. */
    endedAt: moment('ended_at'),
    /** When its holder was told that it is about to run out. */
    remindedAt: moment('reminded_at'),
    createdAt: created(),
  },
  (table) => [
    index('grants_user').on(table.userId),
    index('grants_created').on(table.createdAt),
    uniqueIndex('grants_reference').on(table.reference),
    index('grants_reminders').on(table.endsAt).where(sql`${table.remindedAt} is null and ${table.endsAt} is not null`),
  ],
)

// billing: who at the payment provider pays for which user: a customer, or the checkout session of somebody without one
export const payers = pgTable(
  'payers',
  {
    reference: text('reference').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: created(),
  },
  (table) => [index('payers_user').on(table.userId)],
)

// billing: the provider's events that have had their effect
export const paymentEvents = pgTable(
  'payment_events',
  { id: text('id').primaryKey(), type: text('type').notNull(), createdAt: created() },
  (table) => [index('payment_events_time').on(table.createdAt)],
)

// billing: money that came, went back, or was asked for in vain; entries are only added, and they outlive the account, without a name
export const paymentEntries = pgTable(
  'payment_entries',
  {
    /** The provider's payment. */
    reference: text('reference').notNull(),
    kind: text('kind', { enum: ['paid', 'refunded', 'failed'] }).notNull(),
    /** Of a refund: what had been given back in all by then; else 0. */
    total: integer('total').notNull(),
    /** Hundredths of the currency (`EUR`). */
    cents: integer('cents').notNull(),
    currency: text('currency').notNull(),
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reference, table.kind, table.total] }),
    index('payment_entries_time').on(table.happenedAt),
  ],
)

// billing: who has had a trial, by a keyed hash of the address; it outlives the account
export const trialClaims = pgTable('trial_claims', {
  emailHash: text('email_hash').primaryKey(),
  /** The payment that was the first. */
  reference: text('reference').notNull(),
  createdAt: created(),
})

// billing: the wish that a plan begin at once, given with a purchase; it outlives the account, without a name
export const purchaseConsents = pgTable(
  'purchase_consents',
  {
    /** The provider's payment or subscription. */
    reference: text('reference').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    emailHash: text('email_hash').notNull(),
    planType: text('plan_type', { enum: ['trial', 'pro-monthly', 'pro-lifetime'] }).notNull(),
    /** Which words were agreed to. */
    wording: text('wording').notNull(),
    createdAt: created(),
  },
  (table) => [index('purchase_consents_user').on(table.userId)],
)

// billing: purchases withdrawn from within 14 days; they outlive the account, without a name
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    emailHash: text('email_hash').notNull(),
    planType: text('plan_type', { enum: ['trial', 'pro-monthly', 'pro-lifetime'] }).notNull(),
    /** The payment that is given back, at the provider. */
    reference: text('reference').notNull(),
    /** Cents of a euro. */
    amount: integer('amount').notNull(),
    purchasedAt: moment('purchased_at').notNull(),
    /** The provider's refund, once it is made. */
    refundReference: text('refund_reference'),
    refundedAt: moment('refunded_at'),
    createdAt: created(),
  },
  (table) => [uniqueIndex('withdrawals_reference').on(table.reference), index('withdrawals_user').on(table.userId)],
)

// billing: what runs once in a while, on whichever instance comes first
export const jobs = pgTable('jobs', { name: text('name').primaryKey(), startedAt: moment('started_at').notNull() })
