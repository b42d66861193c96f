import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { created, moment } from './columns'

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
    /** When its recipient was refused for good; null again once the address is proven. */
    refusedAt: moment('refused_at'),
    createdAt: created(),
  },
  (table) => [
    index('mails_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    index('mails_recipient').on(table.recipient),
    index('mails_time').on(table.createdAt, table.id),
  ],
)
