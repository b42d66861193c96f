import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { chatType } from '../../input'
import type { Actor } from '../asking/actor'
import { isOwn } from './own-messages'
import { type SearchForms, titlePatterns, toTsquery } from './query'

export const HITS_PER_PAGE = 20
/** One long chat about one thing must not fill the page. */
const HITS_PER_CHAT = 3
/** So many of the newest messages are looked through before the index of words is asked: common words are found at once. */
const NEWEST_MESSAGES = 1_500

const chat = {
  chatId: z.uuid(),
  title: z.string(),
  type: chatType,
  createdAt: z.coerce.date(),
  activeAt: z.coerce.date(),
  pinned: z.boolean(),
}
const titleHit = z.object(chat)
const messageHit = z.object({
  ...chat,
  messageId: z.uuid(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  at: z.coerce.date(),
  position: z.coerce.number(),
})
export type TitleHit = z.output<typeof titleHit>
export type MessageHit = z.output<typeof messageHit>

const chatColumns = sql`chats.id as "chatId", chats.title, chats.type, chats.created_at as "createdAt",
  chats.active_at as "activeAt", chats.pinned_at is not null as pinned`

/** Chats whose title has it all, newest activity first; of PRO chats, too, which are listed in any plan. */
export function findTitles(
  db: Database,
  { userId, forms, after, limit }: { userId: string; forms: SearchForms; after: TitlePlace | null; limit: number },
): Promise<TitleHit[]> {
  const matches = titlePatterns(forms).map((pattern) => sql`unaccent(lower(chats.title)) ~ ${pattern}`)
  const isAfter = after && sql`and (chats.active_at, chats.id) < (${after.at}::timestamptz, ${after.id}::uuid)`
  return query(
    db,
    titleHit,
    sql`
      select ${chatColumns} from chats
      where chats.user_id = ${userId}::uuid and chats.deleted_at is null ${isAfter ?? sql``} and ${sql.join(matches, sql` and `)}
      order by chats.active_at desc, chats.id desc limit ${limit}`,
  )
}
export type TitlePlace = { at: string; id: string }

type MessageSearch = { user: Actor; forms: SearchForms; before: number | null; limit: number }

/** Messages of all branches that have it all, newest first, a few of each chat; none of a chat that the plan does not open (CHAT-24). */
export async function findMessages(db: Database, search: MessageSearch): Promise<MessageHit[]> {
  const { user, forms, before, limit } = search
  const isBefore = before === null ? sql`` : sql`and messages.position < ${before}`
  const own = sql`messages.user_id = ${user.id}::uuid ${isBefore}`
  const matches = sql`search @@ ${toTsquery(forms)}::tsquery`
  const columns = sql`messages.id, messages.position, messages.chat_id`
  const newest = sql`
    select id, position, chat_id from (
      select ${columns}, messages.search from messages where ${own} order by messages.position desc limit ${NEWEST_MESSAGES}
    ) newest where ${matches}`
  const quick = await read(db, search, newest)
  if (quick.length >= limit) return quick
  return read(
    db,
    search,
    sql`select ${columns} from messages where ${isOwn(user.id)} and messages.${matches} ${isBefore}`,
  )
}

function read(db: Database, { user, limit }: MessageSearch, found: SQL): Promise<MessageHit[]> {
  return query(
    db,
    messageHit,
    sql`
      with found as materialized (${found}),
      ranked as (
        select found.id, found.position, row_number() over (partition by found.chat_id order by found.position desc) as place
        from found join chats on chats.user_id = ${user.id}::uuid and chats.id = found.chat_id
        where chats.deleted_at is null ${user.isPro ? sql`` : sql`and chats.type = 'basic'`}
      ),
      page as (select id, position from ranked where place <= ${HITS_PER_CHAT} order by position desc limit ${limit})
      select ${chatColumns}, messages.id as "messageId", messages.role, messages.content, messages.created_at as at, messages.position
      from page
        join messages on messages.user_id = ${user.id}::uuid and messages.id = page.id
        join chats on chats.user_id = ${user.id}::uuid and chats.id = messages.chat_id
      order by page.position desc`,
  )
}
