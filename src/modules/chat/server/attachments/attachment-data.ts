import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { attachments } from '~/database/tables/schema'
import type { PersonalFile } from '~/modules/accounts/accounts.server'

/** What is kept of a user's files beside their text, oldest first. */
export const attachmentFacts = (db: Database, userId: string) =>
  db
    .select({
      id: attachments.id,
      name: attachments.name,
      bytes: attachments.bytes,
      encoding: attachments.encoding,
      createdAt: attachments.createdAt,
      sentAt: attachments.sentAt,
      messageIds: sql<string[]>`(
        select coalesce(json_agg(message_id), '[]') from message_attachments
        where user_id = ${attachments.userId} and attachment_id = ${attachments.id}
      )`,
    })
    .from(attachments)
    .where(eq(attachments.userId, userId))
    .orderBy(asc(attachments.createdAt), asc(attachments.id))

/** Their texts, one at a time. */
export async function* attachedFiles(db: Database, userId: string): AsyncGenerator<PersonalFile> {
  for (const [at, { id, name }] of (await attachmentFacts(db, userId)).entries()) {
    const [row] = await db
      .select({ text: attachments.content })
      .from(attachments)
      .where(and(eq(attachments.userId, userId), eq(attachments.id, id)))
    if (row) yield { path: `adjuntos/${String(at + 1).padStart(4, '0')} ${name}`, text: once(row.text) }
  }
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}
