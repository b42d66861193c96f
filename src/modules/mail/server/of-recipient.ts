import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { mails } from '~/database/tables/schema'

const LISTED = 500

/** What was mailed to an address: subjects and times. Not the texts: there are links in them that open an account. */
export const mailsTo = (db: Database, email: string) =>
  db
    .select({ subject: mails.subject, createdAt: mails.createdAt, sentAt: mails.sentAt })
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(desc(mails.createdAt))
    .limit(LISTED)

const SHOWN = 20

/** What was mailed to an address lately, newest first. `failed`: given up. */
export async function lastMailsTo(db: Database, email: string) {
  const { id, subject, createdAt, sentAt, dueAt } = mails
  const rows = await db
    .select({ id, subject, createdAt, sentAt, dueAt })
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(desc(createdAt), desc(id))
    .limit(SHOWN)
  return rows.map((row) => ({
    id: row.id,
    subject: row.subject,
    state: row.sentAt !== null ? ('sent' as const) : row.dueAt === null ? ('failed' as const) : ('waiting' as const),
    createdAt: row.createdAt.toISOString(),
  }))
}

/** So often refused for good, an address is not written to again while those mails are kept: mail servers judge senders by that. */
const MOST_REFUSALS = 2

export async function isRefused(db: Database, email: string): Promise<boolean> {
  const refused = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.recipient, email), isNotNull(mails.refusedAt)))
    .limit(MOST_REFUSALS)
  return refused.length === MOST_REFUSALS
}

/** For an address that has been proven to be somebody's: it is written to again. */
export async function forgetRefusals(db: Database, email: string): Promise<void> {
  await db
    .update(mails)
    .set({ refusedAt: null })
    .where(and(eq(mails.recipient, email), isNotNull(mails.refusedAt)))
}

/** Erases all mail to an address, also what is not on its way yet. */
export async function forgetRecipient(db: Database, email: string): Promise<void> {
  await db.delete(mails).where(eq(mails.recipient, email))
}
