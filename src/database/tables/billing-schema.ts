import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts-schema'
import { created, moment } from './columns'

// billing: what each user has now, derived from grants and purchases; who has no row has never had a plan
export const userPlans = pgTable(
  'user_plans',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    planType: text('plan_type', { enum: ['free', 'trial', 'pro', 'pro-monthly', 'pro-lifetime'] })
      .notNull()
      .default('free'),
    subscriptionStatus: text('subscription_status', {
      enum: ['basic', 'active', 'trialing', 'canceling', 'canceled', 'inactive', 'lifetime'],
    })
      .notNull()
      .default('inactive'),
    planExpiresAt: moment('plan_expires_at'),
    /** What gives the plan above; null with the free one. */
    planSource: text('plan_source', { enum: ['payment', 'admin'] }),
    /** When a plan that renews is charged again; for showing only. */
    renewsAt: moment('renews_at'),
    /** Since when the provider tries in vain to charge; access stays meanwhile. */
    paymentFailedAt: moment('payment_failed_at'),
    /** Goes up with each change of plan: what was read at the provider before that is out of date. */
    revision: integer('revision').notNull().default(0),
    stripeCustomerId: text('stripe_customer_id'),
    stripeSubscriptionId: text('stripe_subscription_id'),
  },
  (table) => [
    index('user_plans_paid').on(table.planType).where(sql`${table.planType} <> 'free'`),
    index('user_plans_given').on(table.userId).where(sql`${table.planSource} is not null`),
    index('user_plans_payment_failed').on(table.paymentFailedAt).where(sql`${table.paymentFailedAt} is not null`),
  ],
)

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
    /** An administrator's end is for good; one by a refund is taken back when that fails. */
    endedByAdmin: boolean('ended_by_admin').notNull().default(false),
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

// billing: whom invoices are made out to, where a person has said so
export const invoiceDetails = pgTable('invoice_details', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** A NIF, NIE or CIF, or a VAT number with its state's prefix; empty where none is given. */
  taxId: text('tax_id').notNull(),
  company: text('company').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

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
    /** `returned`: a refund that failed later, its money back with us. */
    kind: text('kind', { enum: ['paid', 'refunded', 'returned', 'failed'] }).notNull(),
    /** Of a refund: all that had been given back by then; of what returned of that: all that had returned; else 0. */
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

// billing: who has had a trial, a row for each key by which the person was known then; it outlives the account
export const trialClaims = pgTable(
  'trial_claims',
  {
    /** Of an address or a card (`accounts/server/person-keys.ts`). */
    personKey: text('email_hash').primaryKey(),
    /** The payment that was the first. */
    reference: text('reference').notNull(),
    createdAt: created(),
  },
  (table) => [index('trial_claims_reference').on(table.reference)],
)

// billing: the wish that a plan begin at once, given with a purchase; it outlives the account, without a name
export const purchaseConsents = pgTable(
  'purchase_consents',
  {
    /** The provider's payment or subscription. */
    reference: text('reference').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    personKey: text('email_hash').notNull(),
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
    personKey: text('email_hash').notNull(),
    planType: text('plan_type', { enum: ['trial', 'pro-monthly', 'pro-lifetime'] }).notNull(),
    /** The payment that is given back, at the provider. */
    reference: text('reference').notNull(),
    /** Cents of a euro. */
    amount: integer('amount').notNull(),
    purchasedAt: moment('purchased_at').notNull(),
    /** The provider's refund, once it is made. */
    refundReference: text('refund_reference'),
    refundedAt: moment('refunded_at'),
    /** When the refund is to be tried next, as long as it is not made. */
    refundDueAt: moment('refund_due_at').notNull().defaultNow(),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex('withdrawals_reference').on(table.reference),
    index('withdrawals_user').on(table.userId),
    index('withdrawals_person').on(table.personKey),
    index('withdrawals_due').on(table.refundDueAt).where(sql`${table.refundReference} is null`),
  ],
)

// billing, overview: what runs once in a while, step by step, each on whichever instance comes first
export const jobs = pgTable('jobs', {
  name: text('name').primaryKey(),
  startedAt: moment('started_at').notNull(),
  /** How far it has come, in its own words; null at the beginning. */
  progress: text('progress'),
  /** Until when the step under way is its instance's, or nobody is to try again. */
  leasedUntil: moment('leased_until'),
  finishedAt: moment('finished_at'),
})
