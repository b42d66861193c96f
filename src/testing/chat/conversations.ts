import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { chats, messages, users } from '~/database/tables/schema'
import { searchable } from '~/modules/chat/server/branches'
import { latestPlace } from '~/modules/chat/server/place'

/** A user straight in the database: for tests that call no sign-in. */
export async function addUser(db: Database, user: Partial<typeof users.$inferInsert> = {}) {
  const email = `${randomUUID()}@example.com`
  const [row] = await db
    .insert(users)
    .values({ email, firstName: 'Ana', lastName: 'Prueba', ...user })
    .returning()
  return present(row)
}

/** An empty chat; `title` makes it a named one. */
export async function addChat(db: Database, chat: Partial<typeof chats.$inferInsert> & { userId: string }) {
  const [row] = await db
    .insert(chats)
    .values({ type: 'basic', title: 'Nuevo chat', titled: chat.title !== undefined, ...chat })
    .returning()
  return present(row)
}

type Place = { id: string; userId: string; leafId?: string | null }
/** `reply` null: the question got none. */
type ExchangeText = {
  question: string
  reply: string | null
  status?: 'complete' | 'stopped' | 'failed' | 'streaming'
  at?: Date
}
type AddedTurn = { questionId: string; replyId: string | null }

/** Messages go in so many at a time. */
const BATCH = 500

/**
 * Puts exchanges one after the other, beneath the message `after` (the chat's own id: a new beginning; by default the chat's `leafId`), and
 * shows their branch. Answers their ids.
 */
export async function addExchanges(
  db: Database,
  chat: Place,
  exchanges: ExchangeText[],
  after: string = chat.leafId ?? chat.id,
): Promise<AddedTurn[]> {
  const rows: (typeof messages.$inferInsert)[] = []
  let leafId = after
  const [last] = await query(db, z.object({ place: z.coerce.number() }), latestPlace(chat.userId))
  const add = (row: Omit<typeof messages.$inferInsert, 'chatId' | 'userId' | 'parentId' | 'position'>) => {
    const id = randomUUID()
    const search = row.status === 'streaming' ? null : sql<string>`${searchable(sql`${row.content}`)}`
    const position = (last?.place ?? 0) + rows.length + 1
    rows.push({ ...row, id, position, chatId: chat.id, userId: chat.userId, parentId: leafId, search: search as never })
    leafId = id
    return id
  }
  const added = exchanges.map(({ question, reply, status = 'complete', at = new Date('2026-03-10T10:00:00Z') }) => ({
    questionId: add({ role: 'user', content: question, createdAt: at }),
    replyId: reply === null ? null : add({ role: 'assistant', content: reply, status, createdAt: at }),
  }))
  for (let from = 0; from < rows.length; from += BATCH) await db.insert(messages).values(rows.slice(from, from + BATCH))
  await db.update(chats).set({ leafId }).where(eq(chats.id, chat.id))
  return added
}

function present<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('nothing was inserted')
  return row
}
