import { and, desc, eq, isNotNull, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import type { Database } from '~/database/database'
import { madeOnce } from '~/database/made-once'
import { chats } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'
import { uuidV7 } from '~/platform/uuid-v7'
import type { Chat, ChatType } from '../contract'
import { CHATS_PER_PAGE, DEFAULT_TITLE, MAX_PINNED } from '../rules'
import { createCursor, cursorMoment } from './cursor'

type ChatRow = typeof chats.$inferSelect
type ChatPage = { chats: Chat[]; pinned: Chat[]; nextCursor: string | null }

const pageEnd = createCursor(z.tuple([cursorMoment, z.uuid()]))

/** This user's chats, without those that were put aside. */
export const ownedBy = (userId: string | Placeholder) => and(eq(chats.userId, userId), isNull(chats.deletedAt))

/** A user's chats, newest activity first, a page at a time; those that are pinned stand apart, on the first page. One query. */
export async function listChats(db: Database, userId: string, cursor?: string): Promise<ChatPage> {
  const after = cursor === undefined ? undefined : pageEnd.read(cursor)
  const rows = after
    ? await laterChats(db).execute({ userId, activeAt: after[0], id: after[1] })
    : await firstChats(db).execute({ userId })
  const pinned = rows.filter(({ pinnedAt }) => pinnedAt !== null)
  const others = rows.filter(({ pinnedAt }) => pinnedAt === null)
  const shown = others.slice(0, CHATS_PER_PAGE)
  const last = shown.at(-1)
  const nextCursor = others.length > shown.length && last ? pageEnd.write([last.activeAt.toISOString(), last.id]) : null
  return { chats: shown.map(toChat), pinned: pinned.map(toChat), nextCursor }
}

const asker = sql.placeholder('userId')

const otherChats = (db: Database, isAfter?: SQL) =>
  db
    .select()
    .from(chats)
    .where(and(ownedBy(asker), isNull(chats.pinnedAt), isAfter))
    .orderBy(desc(chats.activeAt), desc(chats.id))
    .limit(CHATS_PER_PAGE + 1)

const pinnedChats = (db: Database) =>
  db
    .select()
    .from(chats)
    .where(and(ownedBy(asker), isNotNull(chats.pinnedAt)))
    .orderBy(desc(chats.pinnedAt), desc(chats.id))
    .limit(MAX_PINNED)

const firstChats = madeOnce((db) => unionAll(pinnedChats(db), otherChats(db)).prepare('first_chats'))

const end = sql`(${sql.placeholder('activeAt')}::timestamptz, ${sql.placeholder('id')}::uuid)`
const laterChats = madeOnce((db) =>
  otherChats(db, sql`(${chats.activeAt}, ${chats.id}) < ${end}`).prepare('later_chats'),
)

/** The chat of that type that the user used last, or null. */
export async function latestChat(db: Database, userId: string, type: ChatType): Promise<Chat | null> {
  const [row] = await db
    .select()
    .from(chats)
    .where(and(ownedBy(userId), eq(chats.type, type)))
    .orderBy(desc(chats.activeAt), desc(chats.id))
    .limit(1)
  return row ? toChat(row) : null
}

/** A chat of this user. Throws AppError `not_found`, for another's too. */
export async function ownChat(db: Database, userId: string, chatId: string): Promise<ChatRow> {
  const [row] = await db
    .select()
    .from(chats)
    .where(and(eq(chats.id, chatId), ownedBy(userId)))
  if (row === undefined) throw new AppError('not_found')
  return row
}

export async function createChat(
  db: Database,
  chat: { userId: string; type: ChatType; title: string | undefined; now: Date },
) {
  const { title, now, ...owner } = chat
  const named = title !== undefined && title !== DEFAULT_TITLE
  const [row] = await db
    .insert(chats)
    .values({ ...owner, id: uuidV7(now), title: title ?? DEFAULT_TITLE, titled: named, createdAt: now, activeAt: now })
    .returning()
  if (row === undefined) throw new AppError('internal')
  return toChat(row)
}

/** Throws AppError `not_found`. */
export async function renameChat(
  db: Database,
  chat: { userId: string; chatId: string; title: string },
): Promise<{ title: string }> {
  const [row] = await db
    .update(chats)
    .set({ title: chat.title, titled: true })
    .where(and(eq(chats.id, chat.chatId), ownedBy(chat.userId)))
    .returning({ title: chats.title })
  if (row === undefined) throw new AppError('not_found')
  return row
}

export const toChat = ({ id, title, type, createdAt, activeAt, pinnedAt }: ChatRow): Chat => ({
  id,
  title,
  type,
  createdAt: createdAt.toISOString(),
  activeAt: activeAt.toISOString(),
  pinned: pinnedAt !== null,
})
