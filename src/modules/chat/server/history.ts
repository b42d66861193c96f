import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { messages } from '~/database/schema'
import { AppError } from '~/platform/app-error'
import type { Turn } from '~/modules/mentor/mentor.server'
import type { Message, MessageStatus } from '../contract'
import { MESSAGES_PER_PAGE } from '../rules'

type MessageRow = typeof messages.$inferSelect

/** How much of the conversation the model is shown. */
const CONTEXT_MESSAGES = 20
const CONTEXT_CHARACTERS = 24_000

/** The page of messages that ends before `cursor`, or the last one; oldest first. The caller has checked whose chat it is. */
export async function readHistory(db: Database, owner: { userId: string; chatId: string }, now: Date, cursor?: string) {
  const before = cursor === undefined ? undefined : readPosition(cursor)
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.chatId, owner.chatId),
        eq(messages.userId, owner.userId),
        before === undefined ? undefined : lt(messages.position, before),
      ),
    )
    .orderBy(desc(messages.position))
    .limit(MESSAGES_PER_PAGE + 1)
  const page = rows.slice(0, MESSAGES_PER_PAGE).reverse()
  const first = page[0]
  const previousCursor = rows.length > page.length && first ? String(first.position) : null
  return { messages: page.map((row) => toMessage(row, now)), previousCursor }
}

/** The conversation that leads up to a question and the question itself, for the model: bounded, oldest first, whole turns only. */
export async function contextOf(
  db: Database,
  question: { userId: string; chatId: string; position: number },
): Promise<Turn[]> {
  const rows = await db
    .select({ role: messages.role, content: messages.content })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, question.chatId),
        eq(messages.userId, question.userId),
        lt(messages.position, question.position + 1),
        inArray(messages.status, ['complete', 'stopped']),
      ),
    )
    .orderBy(desc(messages.position))
    .limit(CONTEXT_MESSAGES)
  const turns: Turn[] = []
  let length = 0
  for (const turn of rows) {
    length += turn.content.length
    if (turns.length > 0 && length > CONTEXT_CHARACTERS) break
    if (turn.content !== '') turns.unshift(turn)
  }
  return turns
}

/** A reply whose writer has not been heard of for a lease is cut off, whatever its row still says. */
export function statusAt(row: Pick<MessageRow, 'status' | 'leaseUntil'>, now: Date): MessageStatus {
  const isAbandoned = row.status === 'streaming' && row.leaseUntil !== null && row.leaseUntil < now
  return isAbandoned ? 'failed' : row.status
}

export const toMessage = (row: MessageRow, now: Date): Message => ({
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
