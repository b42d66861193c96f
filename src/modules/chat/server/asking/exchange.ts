import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { uuidV7 } from '~/platform/uuid-v7'
import type { ChatType, MessageStatus } from '../../contract'
import { chatType } from '../../input'
import { areOwn, attachedTo, wantedFiles } from '../attachments/attaching'
import { searchable } from '../branches'
import { latestPlace } from '../place'
import { freeSlotWithin } from '../replies/concurrency-limit'
import { isAbandoned, LEASE } from '../replies/lease'
import { textOf } from '../replies/written'
import { unitFor } from './limits'

/** A stored question and the row its reply is written to. */
export type Exchange = {
  chatId: string
  title: string
  /** What the question follows: a message, or the chat. */
  parentId: string
  questionId: string
  replyId: string
  askedAt: Date
}
/** `writer`: the instance that will write the reply; `concurrencyLimit`: how many the user may have written at once. */
type Sending = {
  userId: string
  sendKey: string
  isCounted: boolean
  writer: string
  concurrencyLimit: number
  now: Date
}
export type Question = Sending & {
  chatId: string
  /** The mentor that is asked, whose the chat must be. */
  type: ChatType
  /** The message that the question follows, or the chat's id; null for the end of the branch that is shown. */
  after: string | null
  text: string
  title: string
  /** Files of the user's that go with it, by their ids. */
  attachments?: readonly string[]
}

/** Once for all sends: a schema made anew is compiled anew, which takes twenty times as long as what it is for. */
const storedExchange = z.object({ title: z.string(), parentId: z.uuid() })

/**
 * Stores the question with its files and an empty reply and takes the unit, in one statement. Null when a limit stands in the way, the
 * user has no slot free, the chat or a file is not this user's or the chat another mentor's, or `after` is no reply in it. Fails on a send
 * key already used, or a slot or place taken meanwhile (unique).
 */
export async function storeExchange(db: Database, question: Question): Promise<Exchange | null> {
  const { userId, chatId, type, after, sendKey, now } = question
  const [questionId, replyId] = [uuidV7(now), uuidV7(now)]
  const [stored] = await query(
    db,
    storedExchange,
    sql`
      with chat as (${lockedChat(sql`${chatId}::uuid`, userId)}),
      parent as (
        select coalesce(${after}::uuid, chat.leaf_id, chat.id) as id, chat.user_id from chat
        where chat.type = ${type} and ${canFollow(userId, after)}
      ),
      free as (${freeSlotWithin(sql`${userId}::uuid`, question.concurrencyLimit)}),
      latest as (${latestPlace(userId)}),
      ${wantedFiles(question)},
      unit as (${unitFor(sql`select user_id from parent, free, complete`, question)}),
      ${attachedTo(userId, questionId, now)},
      named as (
        update chats set
          active_at = ${now.toISOString()}::timestamptz,
          leaf_id = ${replyId}::uuid,
          title = case when titled then title else ${question.title} end,
          titled = true
        from unit where chats.user_id = ${userId}::uuid and chats.id = ${chatId}::uuid
        returning chats.title
      ),
      question as (
        select 1 as place, ${questionId}::uuid as id, parent.id as parent_id, 'user' as role, ${question.text} as content,
          'complete' as status, ${sendKey}::uuid as send_key, ${searchable(sql`${question.text}`)} as search from parent
      ),
      reply as (${emptyReply(replyId, sql`${questionId}::uuid`, question)}),
      stored as (
        insert into messages
          (id, position, chat_id, user_id, parent_id, role, content, status, send_key, search, unit_day, writer, slot, lease_until, created_at)
        select half.id, latest.place + half.place, ${chatId}::uuid, unit.user_id, half.parent_id, half.role, half.content, half.status, half.send_key, half.search,
          case when half.role = 'assistant' then unit.day end, half.writer,
          case when half.role = 'assistant' then free.slot end, half.lease_until, ${now.toISOString()}::timestamptz
        from unit, free, latest, (
          select *, null::uuid as writer, null::timestamptz as lease_until from question union all select * from reply
        ) as half
      )
      select named.title, parent.id as "parentId" from named, parent`,
  )
  return stored ? { chatId, ...stored, questionId, replyId, askedAt: now } : null
}

/**
 * Stores another, empty reply to the question that `replyId` answers, and takes a unit for it, in one statement. Null when a limit
 * stands in the way, the user has no slot free, or the reply is not this user's. Fails on a send key already used, or a slot or place
 * taken meanwhile (unique).
 */
export async function storeVersion(db: Database, version: Sending & { replyId: string }): Promise<Exchange | null> {
  const { userId, sendKey, now } = version
  const replyId = uuidV7(now)
  const [stored] = await query(
    db,
    z.object({ chatId: z.uuid(), title: z.string(), parentId: z.uuid(), questionId: z.uuid() }),
    sql`
      with earlier as (
        select chat_id, parent_id from messages
        where id = ${version.replyId}::uuid and user_id = ${userId}::uuid and role = 'assistant'
      ),
      chat as (${lockedChat(sql`select chat_id from earlier`, userId)}),
      free as (${freeSlotWithin(sql`${userId}::uuid`, version.concurrencyLimit)}),
      latest as (${latestPlace(userId)}),
      unit as (${unitFor(sql`select user_id from chat, free`, version)}),
      named as (
        update chats set active_at = ${now.toISOString()}::timestamptz, leaf_id = ${replyId}::uuid
        from unit, chat where chats.user_id = chat.user_id and chats.id = chat.id
        returning chats.id, chats.title
      ),
      stored as (
        insert into messages
          (id, position, chat_id, user_id, parent_id, role, content, status, send_key, unit_day, writer, slot, lease_until, created_at)
        select reply.id, latest.place + 1, earlier.chat_id, unit.user_id, reply.parent_id, reply.role, reply.content, reply.status, ${sendKey}::uuid,
          unit.day, reply.writer, free.slot, reply.lease_until, ${now.toISOString()}::timestamptz
        from unit, free, latest, earlier, lateral (${emptyReply(replyId, sql`earlier.parent_id`, version)}) as reply
      )
      select named.id as "chatId", named.title, question.id as "questionId", question.parent_id as "parentId"
      from named, earlier 
        join messages question on question.user_id = ${userId}::uuid and question.id = earlier.parent_id`,
  )
  return stored ? { ...stored, replyId, askedAt: now } : null
}

/** Whether a question may follow the message `after` in `chat`, which is this user's. */
const canFollow = (userId: string, after: string | null) => sql`(
  ${after}::uuid is null or ${after}::uuid = chat.id
  or exists (
    select 1 from messages
    where user_id = ${userId}::uuid and id = ${after}::uuid and chat_id = chat.id and role = 'assistant'
  )
)`

type Place = { userId: string; chatId: string | null; after: string | null; attachments?: readonly string[] }

/** Whether there is this chat of this user's, in it what a question is to follow, and the files that are to go with it. */
export async function isPlace(db: Database, { userId, chatId, after, attachments = [] }: Place): Promise<boolean> {
  if (!(await areOwn(db, userId, attachments))) return false
  if (chatId === null) return true
  const found = await query(
    db,
    z.object({ id: z.uuid() }),
    sql`
      select id from chats chat
      where id = ${chatId}::uuid and user_id = ${userId}::uuid and deleted_at is null and ${canFollow(userId, after)}`,
  )
  return found.length === 1
}

/** Locked, so that a chat deleted meanwhile takes no unit and gets no message, and one send sees the other's. */
const lockedChat = (chatId: SQL, userId: string) =>
  sql`select id, user_id, type, leaf_id from chats where id = (${chatId}) and user_id = ${userId}::uuid and deleted_at is null for update`

const emptyReply = (id: string, questionId: SQL, { writer }: Sending) => sql`
  select 2 as place, ${id}::uuid as id, ${questionId} as parent_id, 'assistant' as role, '' as content, 'streaming' as status,
    null::uuid as send_key, null::tsvector as search, ${writer}::uuid as writer, ${LEASE} as lease_until`

/** A user's send keys are there only once; `database/tables/chat-schema.ts`. */
export const SEND_KEY_INDEX = 'messages_send_key'

const earlierExchange = z.object({
  chatId: z.uuid(),
  title: z.string(),
  type: chatType,
  parentId: z.uuid(),
  questionId: z.uuid(),
  replyId: z.uuid(),
  askedAt: z.coerce.date(),
  /** What was sent under the key: a question, or the wish for another reply to it. */
  sent: z.enum(['question', 'version']),
  text: z.string(),
  attachments: z.array(z.uuid()),
  status: z.enum(['streaming', 'complete', 'stopped', 'failed']) satisfies z.ZodType<MessageStatus>,
  isAbandoned: z.boolean(),
  isEmpty: z.boolean(),
})
export type EarlierExchange = z.output<typeof earlierExchange>

/** The exchange that was stored under this send key, if it was: a question with its first reply, or a reply that was asked for again. */
export async function findExchange(
  db: Database,
  userId: string,
  sendKey: string,
): Promise<EarlierExchange | undefined> {
  const [found] = await query(
    db,
    earlierExchange,
    sql`
      select chats.id as "chatId", chats.title, chats.type, question.parent_id as "parentId", question.id as "questionId",
        reply.id as "replyId", sent.created_at as "askedAt", question.content as text,
        (
          select coalesce(json_agg(attachment_id order by place), '[]') from message_attachments
          where user_id = sent.user_id and message_id = question.id
        ) as attachments,
        case when sent.role = 'user' then 'question' else 'version' end as sent, reply.status, ${isAbandoned(sql`reply`)} as "isAbandoned",
        ${textOf(sql`reply`)} = '' as "isEmpty"
      from messages sent
      join lateral (
        (select * from messages where sent.role = 'assistant' and user_id = sent.user_id and id = sent.id)
        union all
        (
          select * from messages where sent.role = 'user' and user_id = sent.user_id and parent_id = sent.id
          order by position limit 1
        )
      ) reply on true
      join messages question on question.user_id = sent.user_id and question.id = reply.parent_id
      join chats on chats.user_id = sent.user_id and chats.id = sent.chat_id and chats.deleted_at is null
      where sent.user_id = ${userId}::uuid and sent.send_key = ${sendKey}::uuid`,
  )
  return found
}
