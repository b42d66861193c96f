import { and, desc, eq, getTableColumns, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { chats, messages } from '~/database/schema'
import type { Turn } from '~/modules/mentor/mentor.server'
import { AppError } from '~/platform/app-error'
import type { ChatType, Message, MessageStatus } from '../contract'
import { MESSAGES_PER_PAGE } from '../rules'
import { toChat } from './chats'

type MessageRow = typeof messages.$inferSelect

/** How much of the conversation the model is shown. */
const CONTEXT_MESSAGES = 20
const CONTEXT_CHARACTERS = 24_000

type Page = { userId: string; chatId: string; cursor: string | undefined; now: Date }

/**
 * The page of messages that ends before `cursor`, or the last one; oldest first. One query for the chat and its messages: `mayRead`
 * looks at the chat's type before anything is handed out. Throws AppError `not_found`, for another's chat too.
 */
export async function readHistory(
  db: Database,
  { userId, chatId, cursor, now }: Page,
  mayRead: (type: ChatType) => void,
) {
  const isBefore = cursor === undefined ? undefined : lt(messages.position, readPosition(cursor))
  const newest = db
    .select()
    .from(messages)
    .where(and(eq(messages.chatId, chats.id), isBefore))
    .orderBy(desc(messages.position))
    .limit(MESSAGES_PER_PAGE + 1)
    .as('newest')
  const { id, position, role, content, status, sendKey, leaseUntil, createdAt } = newest
  const message = { id, position, role, content, status, sendKey, leaseUntil, createdAt }
  const rows = await db
    .select({ chat: getTableColumns(chats), message })
    .from(chats)
    .leftJoinLateral(newest, sql`true`)
    .where(and(eq(chats.id, chatId), eq(chats.userId, userId)))
    .orderBy(desc(newest.position))
  const [first] = rows
  if (first === undefined) throw new AppError('not_found')
  mayRead(first.chat.type)
  const found = rows.flatMap(({ message }) => message ?? [])
  const page = found.slice(0, MESSAGES_PER_PAGE).reverse()
  const previousCursor = found.length > page.length && page[0] ? String(page[0].position) : null
  return { chat: toChat(first.chat), messages: page.map((row) => toMessage({ ...row, chatId }, now)), previousCursor }
}

/**
 * The conversation that leads up to a question and the question itself, for the model: bounded, oldest first, and in whole turns.
 * Models insist on question and answer taking turns, so a question that got no answer is left out.
 */
export async function contextOf(
  db: Database,
  question: { userId: string; chatId: string; position: number },
): Promise<Turn[]> {
  const rows = await db
    .select({ role: messages.role, content: messages.content, status: messages.status })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, question.chatId),
        eq(messages.userId, question.userId),
        lte(messages.position, question.position),
      ),
    )
    .orderBy(desc(messages.position))
    .limit(CONTEXT_MESSAGES)
  const [asked, ...earlier] = rows
  if (asked === undefined) return []
  const turns: Turn[] = [asked]
  let length = asked.content.length
  // Newest first: each reply is followed by its question.
  for (const [at, reply] of earlier.entries()) {
    const asking = earlier[at + 1]
    const isAnswered = reply.role === 'assistant' && reply.content !== '' && reply.status !== 'streaming'
    if (!isAnswered || asking?.role !== 'user') continue
    length += reply.content.length + asking.content.length
    if (length > CONTEXT_CHARACTERS) break
    turns.unshift(asking, reply)
  }
  return turns.map(({ role, content }) => ({ role, content }))
}

/** A reply whose writer has not been heard of for a lease is cut off, whatever its row still says. */
export function statusAt(row: Pick<MessageRow, 'status' | 'leaseUntil'>, now: Date): MessageStatus {
  const isAbandoned = row.status === 'streaming' && row.leaseUntil !== null && row.leaseUntil < now
  return isAbandoned ? 'failed' : row.status
}

const toMessage = (row: Omit<MessageRow, 'userId' | 'replyTo' | 'unitDay' | 'stopRequested'>, now: Date): Message => ({
  id: row.id,
  chatId: row.chatId,
  role: row.role,
  content: row.content,
  status: statusAt(row, now),
  timestamp: row.createdAt.toISOString(),
  sendKey: row.sendKey,
})

function readPosition(cursor: string): number {
  if (!/^\d{1,15}$/.test(cursor)) {
    throw new AppError('invalid_input', { fields: { cursor: 'Esta página ya no existe. Vuelve al principio.' } })
  }
  return Number(cursor)
}
