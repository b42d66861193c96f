import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import type { Outcome } from '~/modules/mentor/mentor.server'
import type { MessageStatus, ReplyFailure, Rung } from '../../contract'
import { MAX_FREE_REPLIES } from '../../rules'
import { withAuthor } from '../authors'
import { LEASE } from './lease'
import { IDS_IN_A_NOTIFICATION, REPLY_CHANNEL, STOP_CHANNEL } from './reply-notifications'
import { wholeCharacters } from './run'
import { textOf } from './written'

/** What came of a reply since it was last stored: `text`, after its first `after` characters (code points). */
type Piece = { userId: string; replyId: string; after: number; text: string; author?: string | null }
export type Closing = {
  userId: string
  replyId: string
  writer: string
  status: Exclude<MessageStatus, 'streaming'>
  failure: ReplyFailure | null
  content: string
  /** What its model says that it is. */
  outcome: Outcome
  /** How much of a solution it gives; null where it leads up to none. */
  rung: Rung | null
  /** Whether that is the next of what was answered before. */
  isNextRung?: boolean
  /** Which model wrote what came, if one did. */
  author?: string | null
}

/** The entry of the mentor that costs nothing. */
const EMBEDDED = 'embedded'

const storedPiece = z.object({ id: z.uuid(), stop_requested: z.boolean() })

/**
 * Stores what came since the last tick of all replies being written, and that alone, renews their leases and tells other instances, in one
 * statement; doing it twice changes nothing. Answers which of them are still wanted; a reply that is missing was deleted or taken for dead.
 */
export async function storePieces(
  db: Database,
  { pieces, writer }: { pieces: Piece[]; writer: string },
): Promise<Map<string, { stopRequested: boolean }>> {
  const rows = await query(
    db,
    storedPiece,
    sql`
      with stored as (
        update messages set authors = ${withAuthor(sql`piece.author`)}, lease_until = ${LEASE}
        from json_to_recordset(${JSON.stringify(pieces)}::json)
          as piece ("userId" uuid, "replyId" uuid, after int, text text, author text)
        where messages.user_id = piece."userId" and messages.id = piece."replyId"
          and messages.status = 'streaming' and messages.writer = ${writer}::uuid
        returning messages.user_id, messages.id, messages.stop_requested, piece.after, piece.text
      ),
      news as (
        insert into reply_pieces (user_id, message_id, position, text)
        select user_id, id, after, text from stored where text <> ''
        on conflict (user_id, message_id, position) do update set text = excluded.text
        returning message_id
      ),
      numbered as (select message_id, (row_number() over ()) / ${IDS_IN_A_NOTIFICATION} as notification from news),
      told as materialized (
        select pg_notify(${REPLY_CHANNEL}, string_agg(message_id::text, ',')) from numbered group by notification
      )
      select id, stop_requested from stored, (select count(*) from told) as told`,
  )
  return new Map(rows.map((row) => [row.id, { stopRequested: row.stop_requested }]))
}

const closedReply = z.object({ id: z.uuid(), authors: z.array(z.string()) })

/**
 * Closes replies of different users with their whole texts, whose words are made later (`search/reply-words.ts`), and tells the other instances, in one statement. Answers who wrote each; its
 * unit of the limit goes back where `reasonToReturn` finds one. A reply that is missing was deleted, or taken for dead and marked by another.
 */
export async function closeReplies(db: Database, closings: readonly Closing[]): Promise<Map<string, string[]>> {
  const reason = reasonToReturn({
    status: sql`given.status`,
    brought: sql`char_length(given.content) - messages.written_before`,
    outcome: sql`given.outcome`,
    isFreeRung: sql`given."isFreeRung"`,
    isRepeated: sql`given.author = ${EMBEDDED} and exists (
      select 1 from messages other where other.parent_id = messages.parent_id and other.user_id = messages.user_id
        and other.id <> messages.id and other.content = given.content)`,
  })
  const rows = await query(
    db,
    closedReply,
    sql`
      with held as (
        select given.*, messages.id, messages.user_id, messages.unit_day, ${reason} as reason
        from json_to_recordset(${JSON.stringify(closings.map(asGiven))}::json) as given (
          "userId" uuid, "replyId" uuid, writer uuid, status text, failure text, content text, outcome text, rung text, author text,
          "isFreeRung" boolean
        )
        join messages on messages.user_id = given."userId" and messages.id = given."replyId"
          and messages.status = 'streaming' and messages.writer = given.writer
        order by messages.user_id, messages.id for update of messages
      ),
      ${returnUnits},
      ${piecesGone},
      closed as (
        update messages set
          status = held.status, failure = held.failure, content = held.content, outcome = held.outcome, rung = held.rung,
          lease_until = null, authors = ${withAuthor(sql`held.author`)}, unit_day = ${unitKept}
        from held where messages.user_id = held.user_id and messages.id = held.id
        returning messages.id, messages.authors
      ),
      told as materialized (select pg_notify(${REPLY_CHANNEL}, string_agg(id::text, ',')) from closed having count(*) > 0)
      select id, authors from closed, (select count(*) from told) as told`,
  )
  return new Map(rows.map(({ id, authors }) => [id, authors]))
}

function asGiven({ isNextRung = false, author = null, ...closing }: Closing) {
  const isComplete = closing.status === 'complete'
  const rung = isComplete ? closing.rung : null
  return {
    ...closing,
    // A reader may have stopped it between the halves of one.
    content: wholeCharacters(closing.content),
    outcome: isComplete && closing.outcome !== 'answered' ? closing.outcome : null,
    ...{ rung, author },
    isFreeRung: isNextRung && rung !== null && author === EMBEDDED,
  }
}

/** Marks the replies whose writer is gone as failed, with what is stored of them, on whichever instance comes first. */
export async function failAbandoned(db: Database): Promise<void> {
  const brought = sql`char_length(text) - written_before`
  await db.execute(sql`
    with held as (
      select id, user_id, unit_day, ${reasonToReturn({ status: sql`'failed'`, brought, outcome: sql`null::text`, isFreeRung: sql`false`, isRepeated: sql`false` })} as reason, text
      from messages cross join lateral (select ${textOf(sql`messages`)} as text) as written
      where status = 'streaming' and lease_until < now()
      order by user_id, id limit 500 for update of messages skip locked
    ),
    ${returnUnits},
    ${piecesGone},
    closed as (
      update messages set
        status = 'failed', failure = 'interrupted', lease_until = null, content = held.text, unit_day = ${unitKept}
      from held where messages.user_id = held.user_id and messages.id = held.id
      returning held.id
    )
    select pg_notify(${REPLY_CHANNEL}, id::text) from closed`)
}

/**
 * Why a reply that is being closed gives the unit back that it holds, if it does, or null. `nothing_came`: the mentor failed. `stopped`:
 * its reader stopped it before the first character; C-63: free once a day, for the mentor has been asked. `unanswered`: C-61, it answers
 * nothing, or the embedded mentor had no other answer to give; free so often a day. `free_rung`: the embedded mentor, in a model's place, went on with what it had been asked before.
 */
type Ending = { status: SQL; brought: SQL; outcome: SQL; isFreeRung: SQL; isRepeated: SQL }
const reasonToReturn = ({ status, brought, outcome, isFreeRung, isRepeated }: Ending) => sql`
  case
    when ${isFreeRung} then 'free_rung'
    when ${outcome} is not null or ${isRepeated} then 'unanswered'
    when ${brought} > 0 then null
    when ${status} = 'stopped' then 'stopped'
    else 'nothing_came'
  end`

/**
 * Each unit goes back to the day and month it was taken from; those may be over by now. Which is decided on the row as it is when it
 * is locked: a send may have begun a new day meanwhile, or another stop have been the free one. Rows are locked in one order, those of
 * messages first: two instances that hold each other's would wait for ever.
 */
const returnUnits = sql`
  back as (
    select user_id, array_agg(unit_day) as days, max(unit_day) filter (where reason = 'stopped') as stop_day,
      max(unit_day) filter (where reason = 'unanswered') as reply_day
    from held where reason is not null group by user_id
  ),
  ready as materialized (
    select usage.user_id from back join usage on usage.user_id = back.user_id order by usage.user_id for update of usage
  ),
  returned as (
    update usage set
      day_used = greatest(usage.day_used - (select count(*) from unnest(back.days) as taken (day) where taken.day = usage.day), 0),
      month_used = greatest(usage.month_used - (
        select count(*) from unnest(back.days) as taken (day)
        where date_trunc('month', taken.day) = date_trunc('month', usage.day)
      ), 0),
      free_stop_day = coalesce(back.stop_day, usage.free_stop_day),
      free_reply_day = greatest(back.reply_day, usage.free_reply_day),
      free_replies = case
        when back.reply_day is null then usage.free_replies
        when usage.free_reply_day >= back.reply_day then usage.free_replies + 1
        else 1
      end
    from back join ready on ready.user_id = back.user_id
    where usage.user_id = back.user_id
      and (back.stop_day is null or usage.free_stop_day is null or usage.free_stop_day < back.stop_day)
      and (
        back.reply_day is null or usage.free_reply_day is null or usage.free_reply_day < back.reply_day
        or usage.free_replies < ${MAX_FREE_REPLIES}
      )
    returning usage.user_id
  )`

/** They are in the reply's `content` from now on. */
const piecesGone = sql`
  gone as (
    delete from reply_pieces piece using held where piece.user_id = held.user_id and piece.message_id = held.id
  )`

const unitKept = sql`
  case when held.reason is null or held.user_id not in (select user_id from returned) then messages.unit_day end`

/** Asks whoever writes the reply to stop, and tells the instances so. False when it is not this user's, or not being written. */
export async function requestStop(db: Database, userId: string, replyId: string): Promise<boolean> {
  const rows = await query(
    db,
    z.object({ id: z.uuid() }),
    sql`
      with asked as (
        update messages set stop_requested = true
        where id = ${replyId}::uuid and user_id = ${userId}::uuid and status = 'streaming' returning id
      )
      select id, pg_notify(${STOP_CHANNEL}, id::text) from asked`,
  )
  return rows.length === 1
}

/** Asks that all replies of a user stop, wherever they are written. */
export async function requestStopOfAll(db: Database, userId: string): Promise<void> {
  await db.execute(sql`
    with asked as (
      update messages set stop_requested = true where user_id = ${userId}::uuid and status = 'streaming' returning id
    )
    select pg_notify(${STOP_CHANNEL}, id::text) from asked`)
}
