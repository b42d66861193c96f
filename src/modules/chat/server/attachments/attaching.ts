import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { attachments as table } from '~/database/tables/schema'

type Wanted = { userId: string; attachments?: readonly string[] }

/**
 * Files that a question is to be stored with, as parts of the statement that stores it: `wanted` are those of the user's, locked so that
 * none is erased meanwhile; `complete` has a row only where these are all.
 */
export const wantedFiles = ({ userId, attachments = [] }: Wanted) => sql`
  wanted as (
    select attachments.id, named.place
    from jsonb_array_elements_text(${JSON.stringify(attachments)}::jsonb) with ordinality as named (id, place)
    join attachments on attachments.id = named.id::uuid and attachments.user_id = ${userId}::uuid
    for update of attachments
  ),
  complete as (select 1 where (select count(*) from wanted) = ${attachments.length})`

/** After `wantedFiles`: ties them to the question where there is a `unit` for it. */
export const attachedTo = (userId: string, questionId: string, now: Date) => sql`
  sent as (
    update attachments set sent_at = ${now.toISOString()}::timestamptz
    where user_id = ${userId}::uuid and sent_at is null and id in (select wanted.id from wanted, unit)
  ),
  attached as (
    insert into message_attachments (user_id, message_id, attachment_id, place)
    select ${userId}::uuid, ${questionId}::uuid, wanted.id, wanted.place from wanted, unit
  )`

/** Whether all these files are there, and the user's. */
export async function areOwn(db: Database, userId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const [row] = await db
    .select({ own: count() })
    .from(table)
    .where(and(eq(table.userId, userId), inArray(table.id, [...ids])))
  return row?.own === ids.length
}

/** What is shown of a message's files, as JSON: null where it has none. */
export const attachmentsOf = (userId: string, messageId: SQL) => sql`(
  select json_agg(json_build_object(
    'id', attachments.id, 'name', attachments.name, 'bytes', attachments.bytes, 'lines', attachments.lines,
    'encoding', attachments.encoding
  ) order by message_attachments.place)
  from message_attachments
    join attachments on attachments.user_id = ${userId}::uuid and attachments.id = message_attachments.attachment_id
  where message_attachments.user_id = ${userId}::uuid and message_attachments.message_id = ${messageId}
)`
