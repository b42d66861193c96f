import { desc, eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { mails } from '~/database/schema'

const LISTED = 500

/** What was mailed to an address: subjects and times. Not the texts: there are links in them that open an account. */
export const mailsTo = (db: Database, email: string) =>
  db
    .select({ subject: mails.subject, createdAt: mails.createdAt, sentAt: mails.sentAt })
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(desc(mails.createdAt))
    .limit(LISTED)

/** Erases all mail to an address, also what is not on its way yet. */
export async function forgetRecipient(db: Database, email: string): Promise<void> {
  await db.delete(mails).where(eq(mails.recipient, email))
}
