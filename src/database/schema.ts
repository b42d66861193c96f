import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

export * from './identity-schema'

/** Milliseconds, as JavaScript has them: a cursor made of a Date then finds its row again. */
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
/** Words to search by: `searchable` in the chat module makes them. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const created = () => moment('created_at').notNull().defaultNow()

// accounts; the plan columns: billing
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    avatar: text('avatar'),
    googleId: text('google_id'),
    hasPassword: boolean('has_password').notNull().default(false),
    role: text('role', { enum: ['user', 'admin'] })
      .notNull()
      .default('user'),
    blockedAt: moment('blocked_at'),
    /** ACCT-07: what a user wants mail about. */
    notifyUpdates: boolean('notify_updates').notNull().default(true),
    notifyTips: boolean('notify_tips').notNull().default(true),
    notifyMarketing: boolean('notify_marketing').notNull().default(false),
    termsVersion: text('terms_version'),
    termsAcceptedAt: moment('terms_accepted_at'),
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
    planRevision: integer('plan_revision').notNull().default(0),
    stripeCustomerId: text('stripe_customer_id'),
    stripeSubscriptionId: text('stripe_subscription_id'),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    index('users_plan_end').on(table.planExpiresAt).where(sql`${table.planExpiresAt} is not null`),
  ],
)

// accounts: who at which identity provider is which user
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index('identities_user').on(table.userId)],
)

// accounts: the product's own sessions; the cookie's token is kept as a hash only
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: created(),
    /** When its user last proved who they are: a session can be made anew without that. */
    authenticatedAt: moment('authenticated_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    userAgent: text('user_agent'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

// accounts: identities whose user is erased here and who have still to be deleted at their provider; nobody signs in by them
export const erasures = pgTable(
  'erasures',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
)

// accounts: what administrators did to whom; it outlives both
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    action: text('action', { enum: ['block', 'unblock', 'activate_plan', 'expire_plan', 'test_chat'] }).notNull(),
    actorId: uuid('actor_id').notNull(),
    targetId: uuid('target_id').notNull(),
    reason: text('reason').notNull(),
    createdAt: created(),
  },
  (table) => [
    index('audit_log_time').on(table.createdAt, table.id),
    index('audit_log_target').on(table.targetId, table.createdAt),
  ],
)

// mail: every message, until it is delivered and a while after; in demo mode this is the outbox
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** When it is to be tried next; null once it is sent, or given up. */
    dueAt: moment('due_at'),
    attempts: integer('attempts').notNull().default(0),
    sentAt: moment('sent_at'),
    createdAt: created(),
  },
  (table) => [
    index('mails_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    index('mails_time').on(table.createdAt, table.id),
  ],
)

// accounts: counted attempts (sign-in, registration), one row a key and window
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: moment('window_ends_at').notNull(),
  },
  (table) => [index('attempts_window').on(table.windowEndsAt)],
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
    /** When its holder was told that it is about to run out. */
    remindedAt: moment('reminded_at'),
    createdAt: created(),
  },
  (table) => [
    index('grants_user').on(table.userId),
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

// chat
export const chats = pgTable(
  'chats',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['basic', 'pro'] }).notNull(),
    title: text('title').notNull(),
    /** False until the owner or the first message names the chat (CHAT-08). */
    titled: boolean('titled').notNull().default(false),
    /** The last message of the branch that is shown; null while there is none. */
    leafId: uuid('leaf_id'),
    pinnedAt: moment('pinned_at'),
    /** Put aside by its owner, who may still bring it back. */
    deletedAt: moment('deleted_at'),
    createdAt: created(),
    activeAt: moment('active_at').notNull().defaultNow(),
  },
  (table) => [
    index('chats_user_active')
      .on(table.userId, table.activeAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
    index('chats_user_pinned').on(table.userId, table.pinnedAt).where(sql`${table.pinnedAt} is not null`),
    index('chats_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
)

// chat: a tree. A question's parent is the reply it follows, or the chat itself where it begins the conversation; a reply's is its
// question. A parent is always older (`position`) than what follows it.
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    parentId: uuid('parent_id').notNull(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    content: text('content').notNull(),
    status: text('status', { enum: ['streaming', 'complete', 'stopped', 'failed'] })
      .notNull()
      .default('complete'),
    failure: text('failure', { enum: ['unavailable', 'busy', 'timeout', 'broken', 'rejected', 'interrupted'] }),
    /** The sender's idempotency key: on the question, or on the reply that was asked for again. */
    sendKey: uuid('send_key'),
    /** On a reply: the day (Europe/Madrid) whose unit of the limit it holds; null once given back, or when not counted. */
    unitDay: date('unit_day', { mode: 'string' }),
    stopRequested: boolean('stop_requested').notNull().default(false),
    /** The instance that writes this reply, and until when it is taken to be alive; no other's pieces are let in. */
    writer: uuid('writer'),
    leaseUntil: moment('lease_until'),
    /** Null while the reply is being written. */
    search: tsvector('search'),
    createdAt: created(),
  },
  (table) => [
    index('messages_chat_position').on(table.chatId, table.position),
    index('messages_parent').on(table.parentId, table.position),
    index('messages_user').on(table.userId, table.position),
    uniqueIndex('messages_send_key').on(table.userId, table.sendKey),
    index('messages_streaming').on(table.leaseUntil).where(sql`${table.status} = 'streaming'`),
    index('messages_search').using('gin', table.search),
  ],
)

// chat: read-only links; what they show ends with the message `leafId`
export const shares = pgTable(
  'shares',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    leafId: uuid('leaf_id').notNull(),
    createdAt: created(),
  },
  (table) => [uniqueIndex('shares_chat').on(table.chatId), index('shares_user').on(table.userId)],
)

// chat: messages used in the current day and month (Europe/Madrid), one row a user
export const usage = pgTable('usage', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  day: date('day', { mode: 'string' }).notNull(),
  dayUsed: integer('day_used').notNull(),
  monthUsed: integer('month_used').notNull(),
})
