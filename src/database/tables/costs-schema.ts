import {
  bigint,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts-schema'
import { messages } from './chat-schema'
import { created, moment } from './columns'

const tokens = (name: string) => bigint(name, { mode: 'number' }).notNull()
const noTokens = (name: string) => tokens(name).default(0)

// costs: the tokens of all answers of a month (Europe/Madrid), where there is a budget
export const tokenBudget = pgTable('token_budget', {
  /** Its first day. */
  month: date('month', { mode: 'string' }).primaryKey(),
  /** Taken by answers that are over. */
  tokens: tokens('tokens'),
  /** Held for answers that are being written. */
  reserved: noTokens('reserved'),
  /** Since when there is not enough left for an answer. */
  refusedAt: moment('refused_at'),
})

// costs: the same of one person, one row a user
export const personTokens = pgTable('person_tokens', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  month: date('month', { mode: 'string' }).notNull(),
  tokens: tokens('tokens'),
  reserved: noTokens('reserved'),
})

// costs: the same of accounts that are erased, by a keyed hash of the address, until the month is over
export const retainedTokens = pgTable(
  'kept_tokens',
  {
    personKey: text('person_key').primaryKey(),
    month: date('month', { mode: 'string' }).notNull(),
    tokens: tokens('tokens'),
  },
  (table) => [index('kept_tokens_month').on(table.month)],
)

// costs: what is held for an answer that is being written; given back once `expires_at` is past, for its writer is gone
export const tokenReservations = pgTable(
  'token_reservations',
  {
    id: uuid('id').primaryKey(),
    month: date('month', { mode: 'string' }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    tokens: tokens('tokens'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('token_reservations_expiry').on(table.expiresAt),
    index('token_reservations_user').on(table.userId),
  ],
)

// costs: what each model that wrote a reply took for it
export const replyCosts = pgTable(
  'reply_costs',
  {
    messageId: uuid('message_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Its entry in the operator's list. */
    model: text('model').notNull(),
    mentor: text('mentor', { enum: ['basic', 'pro'] }).notNull(),
    inputTokens: integer('input_tokens').notNull(),
    /** Those of the input that the provider had kept. */
    cachedTokens: integer('cached_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** Millionths of the currency, by the prices of that moment; null where none was known. */
    costMicros: bigint('cost_micros', { mode: 'number' }),
    currency: text('currency').notNull(),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.messageId, table.model] }),
    foreignKey({ columns: [table.userId, table.messageId], foreignColumns: [messages.userId, messages.id] }).onDelete(
      'cascade',
    ),
  ],
)

// costs: what the models took and cost, one row a day (Europe/Madrid), mentor and model
export const modelUsage = pgTable(
  'model_usage',
  {
    day: date('day', { mode: 'string' }).notNull(),
    mentor: text('mentor', { enum: ['basic', 'pro'] }).notNull(),
    /** Its entry in the operator's list; empty of days before that was noted. */
    model: text('model').notNull().default(''),
    currency: text('currency').notNull().default('EUR'),
    inputTokens: tokens('input_tokens'),
    cachedTokens: noTokens('cached_tokens'),
    outputTokens: tokens('output_tokens'),
    /** Millionths of the currency, by the prices of that moment, of the tokens whose price was known. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
    /** Tokens whose price was not known. */
    unpricedTokens: noTokens('unpriced_tokens'),
  },
  (table) => [primaryKey({ columns: [table.day, table.mentor, table.model, table.currency] })],
)

// costs: of which parts of a month's budget the owner has been told
export const budgetAlerts = pgTable(
  'budget_alerts',
  {
    month: date('month', { mode: 'string' }).notNull(),
    percent: smallint('percent').notNull(),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.month, table.percent] })],
)
