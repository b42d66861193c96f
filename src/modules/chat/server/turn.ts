import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { madridDay } from '~/platform/madrid-time'
import type { MessageStatus } from '../contract'
import { chatType } from '../input'
import { DAILY_LIMIT, MONTHLY_LIMIT } from '../rules'
import { LEASE_MS } from './replies/lease'

/** A stored question and the row its reply is written to. */
export type Turn = {
  chatId: string
  title: string
  questionId: string
  replyId: string
  position: number
  askedAt: Date
}
export type Question = {
  userId: string
  chatId: string
  text: string
  title: string
  sendKey: string
  isCounted: boolean
  now: Date
}

/**
 * Takes one unit of the limit for each row of `source` (a `select` of one user_id), or none where a limit stands in the way. The
 * conflict locks the user's row, so that the limits hold however many sends arrive at once and wherever. A clock that lags behind
 * another instance's does not bring yesterday back.
 */
const takeUnit = (source: SQL, now: Date) => {
  const sameDay = sql`usage.day >= excluded.day`
  const sameMonth = sql`date_trunc('month', usage.day) >= date_trunc('month', excluded.day)`
  return sql`
    insert into usage (user_id, day, day_used, month_used)
    select owner.user_id, ${madridDay(now)}::date, 1, 1 from (${source}) as owner
    on conflict (user_id) do update set
      day = greatest(usage.day, excluded.day),
      day_used = case when ${sameDay} then usage.day_used else 0 end + 1,
      month_used = case when ${sameMonth} then usage.month_used else 0 end + 1
    where case when ${sameDay} then usage.day_used else 0 end < ${DAILY_LIMIT}
      and case when ${sameMonth} then usage.month_used else 0 end < ${MONTHLY_LIMIT}
    returning user_id, day`
}
const unitFor = (source: SQL, { isCounted, now }: { isCounted: boolean; now: Date }) =>
  isCounted ? takeUnit(source, now) : sql`select owner.user_id, null::date as day from (${source}) as owner`

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS).toISOString()

/**
 * Stores the question and an empty reply and takes the unit, in one statement. Null when a limit stands in the way or the chat is not
 * this user's. Fails on a send key already used (unique).
 */
export async function storeTurn(db: Database, question: Question): Promise<Turn | null> {
  const { userId, chatId, now } = question
  const [questionId, replyId] = [randomUUID(), randomUUID()]
  // Locked, so that a chat deleted meanwhile takes no unit and leaves no message behind.
  const chat = sql`select user_id from chats where id = ${chatId}::uuid and user_id = ${userId}::uuid for update`
  const [stored] = await query(
    db,
    z.object({ title: z.string(), position: z.coerce.number() }),
    sql`
      with unit as (${unitFor(chat, question)}),
      named as (
        update chats set
          active_at = ${now.toISOString()}::timestamptz,
          title = case when titled then title else ${question.title} end,
          titled = true
        from unit where chats.id = ${chatId}::uuid
        returning chats.title
      ),
      stored as (
        insert into messages (id, chat_id, user_id, role, content, status, send_key, reply_to, unit_day, lease_until, created_at)
        select half.id, ${chatId}::uuid, unit.user_id, half.role, half.content, half.status, half.send_key, half.reply_to,
          case when half.role = 'assistant' then unit.day end, half.lease_until, ${now.toISOString()}::timestamptz
        from unit, (values
          (1, ${questionId}::uuid, 'user', ${question.text}, 'complete', ${question.sendKey}::uuid, null::uuid, null::timestamptz),
          (2, ${replyId}::uuid, 'assistant', '', 'streaming', null, ${questionId}::uuid, ${leaseFrom(now)}::timestamptz)
        ) as half (place, id, role, content, status, send_key, reply_to, lease_until)
        order by half.place
        returning role, position
      )
      select named.title, stored.position from named, stored where stored.role = 'user'`,
  )
  return stored ? { chatId, title: stored.title, questionId, replyId, position: stored.position, askedAt: now } : null
}

const earlierTurn = z.object({
  chatId: z.uuid(),
  title: z.string(),
  type: chatType,
  questionId: z.uuid(),
  replyId: z.uuid(),
  position: z.coerce.number(),
  askedAt: z.coerce.date(),
  status: z.enum(['streaming', 'complete', 'stopped', 'failed']) satisfies z.ZodType<MessageStatus>,
  isEmpty: z.boolean(),
})
export type EarlierTurn = z.output<typeof earlierTurn>

/** The turn that was stored under this send key, if it was. */
export async function findTurn(db: Database, userId: string, sendKey: string): Promise<EarlierTurn | undefined> {
  const [found] = await query(
    db,
    earlierTurn,
    sql`
      select chats.id as "chatId", chats.title, chats.type, question.id as "questionId", reply.id as "replyId", question.position,
        question.created_at as "askedAt", reply.status, reply.content = '' as "isEmpty"
      from messages question
      join messages reply on reply.reply_to = question.id
      join chats on chats.id = question.chat_id
      where question.user_id = ${userId}::uuid and question.send_key = ${sendKey}::uuid`,
  )
  return found
}

/** Opens a reply that failed with nothing for another try, and takes its unit again. False when a limit, or another try, stands in the way. */
export async function reopenTurn(
  db: Database,
  turn: { userId: string; replyId: string; isCounted: boolean; now: Date },
): Promise<boolean> {
  const failed = sql`
    select id, user_id from messages
    where id = ${turn.replyId}::uuid and user_id = ${turn.userId}::uuid and status = 'failed' and content = '' for update`
  const opened = await query(
    db,
    z.object({ id: z.uuid() }),
    sql`
      with failed as (${failed}), unit as (${unitFor(sql`select user_id from failed`, turn)})
      update messages set status = 'streaming', stop_requested = false, unit_day = unit.day, lease_until = ${leaseFrom(turn.now)}::timestamptz
      from failed, unit where messages.id = failed.id
      returning messages.id`,
  )
  return opened.length === 1
}
