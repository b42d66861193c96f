import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import type { MessageStatus } from '../../contract'
import { LEASE_MS } from './lease'

type Piece = { replyId: string; text: string }
type Closing = { replyId: string; status: Exclude<MessageStatus, 'streaming'>; content: string }

/**
 * Appends what came since the last tick to all replies being written, and renews their leases, in one statement. Answers which of them
 * are still wanted; a reply that is missing was deleted or taken for dead.
 */
export async function appendPieces(
  db: Database,
  pieces: Piece[],
  now: Date,
): Promise<Map<string, { stopRequested: boolean }>> {
  const rows = await query(
    db,
    z.object({ id: z.uuid(), stop_requested: z.boolean() }),
    sql`
      update messages set
        content = messages.content || piece.text,
        lease_until = ${new Date(now.getTime() + LEASE_MS).toISOString()}::timestamptz
      from json_to_recordset(${JSON.stringify(pieces)}::json) as piece ("replyId" uuid, text text)
      where messages.id = piece."replyId" and messages.status = 'streaming'
      returning messages.id, messages.stop_requested`,
  )
  return new Map(rows.map((row) => [row.id, { stopRequested: row.stop_requested }]))
}

/**
 * Closes a reply with its whole text; one that brought nothing gives its unit of the limit back. One statement. False when the reply
 * was deleted, or taken for dead and marked by another.
 */
export async function closeReply(db: Database, { replyId, status, content }: Closing): Promise<boolean> {
  const closed = await query(
    db,
    z.object({ id: z.uuid() }),
    sql`
      with held as (
        select id, user_id, unit_day from messages where id = ${replyId}::uuid and status = 'streaming' for update
      ),
      closed as (
        update messages set
          status = ${status}, content = ${content}, lease_until = null,
          unit_day = case when ${content} = '' then null else messages.unit_day end
        from held where messages.id = held.id
        returning held.id, held.user_id, case when ${content} = '' then held.unit_day end as returned
      ),
      ${giveUnitsBack}
      select id from closed`,
  )
  return closed.length === 1
}

/** Marks the replies whose writer is gone as failed, on whichever instance comes first. Empty ones give their unit back. */
export async function failAbandoned(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    with held as (
      select id, user_id, unit_day, content = '' as is_empty from messages
      where status = 'streaming' and lease_until < ${now.toISOString()}::timestamptz
      order by id limit 500 for update skip locked
    ),
    closed as (
      update messages set
        status = 'failed', lease_until = null, unit_day = case when held.is_empty then null else messages.unit_day end
      from held where messages.id = held.id
      returning held.id, held.user_id, case when held.is_empty then held.unit_day end as returned
    ),
    ${giveUnitsBack}
    select id from closed`)
}

/**
 * Each unit goes back to the day and month it was taken from; those may be over by now. Which is decided on the row as it is when it
 * is locked: a send may have begun a new day meanwhile.
 */
const giveUnitsBack = sql`
  given_back as (
    update usage set
      day_used = greatest(usage.day_used - (select count(*) from unnest(back.days) as taken (day) where taken.day = usage.day), 0),
      month_used = greatest(usage.month_used - (
        select count(*) from unnest(back.days) as taken (day)
        where date_trunc('month', taken.day) = date_trunc('month', usage.day)
      ), 0)
    from (select user_id, array_agg(returned) as days from closed where returned is not null group by user_id) as back
    where usage.user_id = back.user_id
  )`

/** Asks whoever writes the reply to stop. False when it is not this user's, or not being written. */
export async function requestStop(db: Database, userId: string, replyId: string): Promise<boolean> {
  const rows = await query(
    db,
    z.object({ id: z.uuid() }),
    sql`
      update messages set stop_requested = true
      where id = ${replyId}::uuid and user_id = ${userId}::uuid and status = 'streaming' returning id`,
  )
  return rows.length === 1
}
