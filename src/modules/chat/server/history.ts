import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { AppError } from '~/platform/app-error'
import type { Attachment, ChatType, History, Message, MessageStatus, ReplyFailure } from '../contract'
import { chatType, voteOnReply } from '../input'
import { HISTORY_PAGE_BYTES, MESSAGES_PER_PAGE } from '../rules'
import { attachmentsOf } from './attachments/attaching'
import { authorName } from './authors'
import { newestBranchFrom } from './branches'
import { isAbandoned } from './replies/lease'
import { textOf } from './replies/written'

/** How much of what follows a message is shown with it. */
const MESSAGES_BELOW = 10

type Reader = { userId: string; chatId: string; mayRead: (type: ChatType) => void }

const attachment = z.object({
  id: z.uuid(),
  name: z.string(),
  bytes: z.number(),
  lines: z.number(),
  encoding: z.enum(['utf-8', 'windows-1252', 'utf-16']),
}) satisfies z.ZodType<Attachment>

const row = z.object({
  chatId: z.uuid(),
  title: z.string(),
  type: chatType,
  createdAt: z.coerce.date(),
  activeAt: z.coerce.date(),
  pinned: z.boolean(),
  message: z.nullable(
    z.object({
      id: z.uuid(),
      parentId: z.uuid(),
      versions: z.array(z.uuid()),
      role: z.enum(['user', 'assistant']),
      content: z.string(),
      status: z.enum(['streaming', 'complete', 'stopped', 'failed']) satisfies z.ZodType<MessageStatus>,
      failure: z.nullable(
        z.enum([
          'unavailable',
          'busy',
          'timeout',
          'broken',
          'rejected',
          'interrupted',
          'too_long',
        ]) satisfies z.ZodType<ReplyFailure>,
      ),
      sendKey: z.nullable(z.uuid()),
      isAbandoned: z.boolean(),
      timestamp: z.coerce.date(),
      attachments: z.nullable(z.array(attachment)),
      vote: z.nullable(voteOnReply.body),
      authors: z.array(z.string()),
    }),
  ),
})

/** The end of the branch that is shown, or the page that ends with the message `cursor`. Throws AppError `not_found`, for another's chat too. */
export async function readHistory(db: Database, reader: Reader, cursor?: string): Promise<History> {
  const page = await readPage(db, reader, cursor === undefined ? sql`chats.leaf_id` : sql`${cursor}::uuid`)
  if (cursor !== undefined && page.messages.at(-1)?.id !== cursor) throw new AppError('not_found')
  return { ...page, isEnd: cursor === undefined }
}

/**
 * The page around the message `at`: in the branch that is shown if that has it, else in the newest one that has. Throws AppError
 * `not_found`.
 */
export async function readHistoryAt(db: Database, reader: Reader, at: string): Promise<History> {
  const { end, isEnd } = await pageEnd(db, reader, { from: at, below: MESSAGES_BELOW })
  const page = await readPage(db, reader, sql`${end}::uuid`, at)
  return { ...page, isEnd }
}

/**
 * The page that follows the message `after`, in the same branch as `readHistoryAt` finds it in; without messages at the end. Throws
 * AppError `not_found`.
 */
export async function readHistoryAfter(db: Database, reader: Reader, after: string): Promise<History> {
  const { end, isEnd } = await pageEnd(db, reader, { from: after, below: MESSAGES_PER_PAGE })
  const page = await readPage(db, reader, sql`${end}::uuid`, after)
  const messages = page.messages.slice(page.messages.findIndex(({ id }) => id === after) + 1)
  return { ...page, messages, previousCursor: after, isEnd }
}

/** Shows the newest branch that has the message `at`, unless the branch that is shown has it. Throws AppError `not_found`. */
export async function showBranch(db: Database, reader: Reader, at: string): Promise<void> {
  const { userId, chatId } = reader
  const [shown] = await inShownBranch(db, reader, { from: at, below: 0 })
  if (shown?.id === at) return
  const from = sql`select id from messages where id = ${at}::uuid and chat_id = ${chatId}::uuid and user_id = ${userId}::uuid`
  await db.execute(sql`
    with recursive ${newestBranchFrom({ userId, at: from })}
    update chats set leaf_id = (select id from newest order by depth desc limit 1)
    where id = ${chatId}::uuid and user_id = ${userId}::uuid and deleted_at is null and exists (select 1 from newest)`)
}

/** In which chat of this user's a message is. Throws AppError `not_found`. */
export async function chatOfMessage(db: Database, userId: string, messageId: string): Promise<string> {
  const [found] = await query(
    db,
    z.object({ chatId: z.uuid() }),
    sql`select chat_id as "chatId" from messages where id = ${messageId}::uuid and user_id = ${userId}::uuid`,
  )
  if (found === undefined) throw new AppError('not_found')
  return found.chatId
}

/**
 * One query for the chat and the messages that lead to `end`: as many as a page holds, and down to `upTo` at least. `mayRead` looks at
 * the chat's type before anything is handed out.
 */
async function readPage(db: Database, { userId, chatId, mayRead }: Reader, end: SQL, upTo?: string) {
  const upToPosition = upTo
    ? sql`(select position from messages where user_id = ${userId}::uuid and id = ${upTo}::uuid)`
    : sql`null`
  const rows = await query(
    db,
    row,
    sql`
      select chats.id as "chatId", chats.title, chats.type, chats.created_at as "createdAt", chats.active_at as "activeAt",
        chats.pinned_at is not null as pinned,
        case when page.id is not null then json_build_object(
          'id', page.id, 'parentId', page.parent_id, 'role', page.role, 'content', ${textOf(sql`page`)}, 'status', page.status,
          'failure', page.failure, 'sendKey', page.send_key, 'isAbandoned', ${isAbandoned(sql`page`)}, 'timestamp', page.created_at,
          'authors', page.authors,
          'attachments', case when page.role = 'user' then ${attachmentsOf(userId, sql`page.id`)} end,
          'vote', (
            select case value when 'up' then json_build_object('value', value)
              else json_build_object('value', value, 'reason', reason, 'comment', comment) end
            from votes where message_id = page.id and user_id = ${userId}::uuid
          ),
          'versions', (
            select json_agg(version.id order by version.position) from messages version
            where version.user_id = ${userId}::uuid and version.parent_id = page.parent_id
          )
        ) end as message
      from chats left join lateral (
        with recursive page as (
          select messages.*, 1 as depth, octet_length(messages.content) as bytes from messages
          where messages.user_id = ${userId}::uuid and messages.id = ${end} and messages.chat_id = chats.id
          union all
          select messages.*, page.depth + 1, page.bytes + octet_length(messages.content)
          from page join messages on messages.user_id = ${userId}::uuid and messages.id = page.parent_id
          where messages.role = 'user' or page.position > ${upToPosition}
            or (page.depth < ${MESSAGES_PER_PAGE} and page.bytes + octet_length(messages.content) <= ${HISTORY_PAGE_BYTES})
        )
        select * from page
      ) page on true
      where chats.id = ${chatId}::uuid and chats.user_id = ${userId}::uuid and chats.deleted_at is null
      order by page.depth desc`,
  )
  const [first] = rows
  if (first === undefined) throw new AppError('not_found')
  mayRead(first.type)
  const messages = rows.flatMap(({ message }) => (message ? [toMessage(message, chatId)] : []))
  const before = messages[0]?.parentId
  const { title, type, pinned, createdAt, activeAt } = first
  return {
    chat: { id: chatId, title, type, pinned, createdAt: createdAt.toISOString(), activeAt: activeAt.toISOString() },
    messages,
    previousCursor: before === undefined || before === chatId ? null : before,
  }
}

/** A message of a branch and, one more than is shown, those after it; `bytes` of its text. */
const following = z.object({ id: z.uuid(), bytes: z.number() })

type Stretch = { from: string; below: number }

/** The last message of a page that shows `from` and up to `below` messages after it. Throws AppError `not_found`. */
async function pageEnd(db: Database, reader: Reader, stretch: Stretch): Promise<{ end: string; isEnd: boolean }> {
  const shown = await inShownBranch(db, reader, stretch)
  const found = shown[0]?.id === stretch.from ? shown : await inNewestBranch(db, reader, stretch)
  let bytes = 0
  const isOver = (message: z.output<typeof following>, at: number) => {
    bytes += at === 0 ? 0 : message.bytes
    return at > stretch.below || (at > 1 && bytes > HISTORY_PAGE_BYTES)
  }
  const cut = found.findIndex(isOver)
  const end = found.at(cut === -1 ? -1 : cut - 1)
  if (end === undefined) throw new AppError('not_found')
  return { end: end.id, isEnd: cut === -1 }
}

/** From `from` on in the branch that is shown; not from there on if `from` is not in it. */
const inShownBranch = (db: Database, { userId, chatId }: Reader, { from, below }: Stretch) =>
  query(
    db,
    following,
    sql`
      with recursive branch as (
        select messages.id, messages.parent_id, messages.position from chats
          join messages on messages.user_id = chats.user_id and messages.id = chats.leaf_id
        where chats.id = ${chatId}::uuid and chats.user_id = ${userId}::uuid and chats.deleted_at is null
        union all
        select messages.id, messages.parent_id, messages.position from branch
          join messages on messages.user_id = ${userId}::uuid and messages.id = branch.parent_id
        where messages.position >= (select position from messages where user_id = ${userId}::uuid and id = ${from}::uuid)
      ), first as (select id from branch order by position limit ${below + 2})
      select messages.id, octet_length(messages.content) as bytes from first
        join messages on messages.user_id = ${userId}::uuid and messages.id = first.id order by messages.position`,
  )

const inNewestBranch = (db: Database, { userId, chatId }: Reader, { from, below }: Stretch) => {
  const first = sql`
    select messages.id from messages
      join chats on chats.user_id = messages.user_id and chats.id = messages.chat_id and chats.deleted_at is null
    where messages.id = ${from}::uuid and messages.chat_id = ${chatId}::uuid and messages.user_id = ${userId}::uuid`
  return query(
    db,
    following,
    sql`
      with recursive ${newestBranchFrom({ userId, at: first }, { messages: below + 2 })}
      select messages.id, octet_length(messages.content) as bytes from newest
        join messages on messages.user_id = ${userId}::uuid and messages.id = newest.id order by newest.depth`,
  )
}

/** A reply whose writer has not been heard of for a lease is cut off, whatever its row still says. */
export const statusOf = (row: { status: MessageStatus; isAbandoned: boolean }): MessageStatus =>
  row.isAbandoned ? 'failed' : row.status

type MessageRow = NonNullable<z.output<typeof row>['message']>

function toMessage(
  { isAbandoned, timestamp, versions, attachments, authors, ...message }: MessageRow,
  chatId: string,
): Message {
  const status = statusOf({ status: message.status, isAbandoned })
  return {
    ...message,
    chatId,
    status,
    failure: message.failure ?? (status === 'failed' ? 'interrupted' : null),
    versions: versions.length > 1 ? versions : [],
    timestamp: timestamp.toISOString(),
    ...(attachments === null ? {} : { attachments }),
    ...(authors.length > 0 ? { authors: authors.map(authorName) } : {}),
  }
}
