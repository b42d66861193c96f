import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { chats } from '~/database/schema'
import { AppError } from '~/platform/app-error'
import type { Chat, ChatType } from '../contract'
import { CHATS_PER_PAGE, DEFAULT_TITLE } from '../rules'
import { readCursor, writeCursor } from './cursor'

type ChatRow = typeof chats.$inferSelect

/** A user's chats, newest activity first, a page at a time. */
export async function listChats(db: Database, userId: string, cursor?: string) {
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const rows = await db
    .select()
    .from(chats)
    .where(
      and(
        eq(chats.userId, userId),
        after && sql`(${chats.activeAt}, ${chats.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(chats.activeAt), desc(chats.id))
    .limit(CHATS_PER_PAGE + 1)
  const page = rows.slice(0, CHATS_PER_PAGE)
  const last = page.at(-1)
  const nextCursor =
    rows.length > page.length && last ? writeCursor({ at: last.activeAt.toISOString(), id: last.id }) : null
  return { chats: page.map(toChat), nextCursor }
}

/** The chat of that type that the user used last, or null. */
export async function latestChat(db: Database, userId: string, type: ChatType): Promise<Chat | null> {
  const [row] = await db
    .select()
    .from(chats)
    .where(and(eq(chats.userId, userId), eq(chats.type, type)))
    .orderBy(desc(chats.activeAt), desc(chats.id))
    .limit(1)
  return row ? toChat(row) : null
}

/** A chat of this user. Throws AppError `not_found`, for another's too. */
export async function ownChat(db: Database, userId: string, chatId: string): Promise<ChatRow> {
  const [row] = await db
    .select()
    .from(chats)
    .where(and(eq(chats.id, chatId), eq(chats.userId, userId)))
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
    .values({ ...owner, title: title ?? DEFAULT_TITLE, titled: named, createdAt: now, activeAt: now })
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
    .where(and(eq(chats.id, chat.chatId), eq(chats.userId, chat.userId)))
    .returning({ title: chats.title })
  if (row === undefined) throw new AppError('not_found')
  return row
}

/** Deletes the chat and its messages. Throws AppError `not_found`. */
export async function deleteChat(db: Database, userId: string, chatId: string): Promise<void> {
  const gone = await db
    .delete(chats)
    .where(and(eq(chats.id, chatId), eq(chats.userId, userId)))
    .returning({ id: chats.id })
  if (gone.length === 0) throw new AppError('not_found')
}

export const toChat = ({ id, title, type, createdAt }: ChatRow): Chat => ({
  id,
  title,
  type,
  createdAt: createdAt.toISOString(),
})
