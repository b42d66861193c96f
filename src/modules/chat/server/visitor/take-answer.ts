import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { chats } from '~/database/tables/schema'
import { isUniqueViolation } from '~/database/unique-violation'
import { AppError } from '~/platform/app-error'
import type { Clock } from '~/platform/time/clock'
import { uuidV7 } from '~/platform/uuid-v7'
import type { FreeAnswer } from '../../contract'
import { autoTitle, FREE_ANSWER_KEPT_MS } from '../../rules'
import { findExchange, SEND_KEY_INDEX } from '../asking/exchange'
import { searchable } from '../branches'
import { createChat } from '../chats'
import { latestPlace } from '../place'
import { retryingOnConflict } from '../replies/concurrency-limit'
import { isSealed, sendKeyOfAnswer } from './answer-seal'

type Dependencies = { db: Database; clock: Clock; secret: string }
type Taking = { userId: string; given: FreeAnswer }

/**
 * C-64: stores what was answered without an account as a chat with Mentor Basic, without a unit. Only what we have sealed, and once for
 * an account: a second tab finds the first one's chat. Throws AppError `invalid_input` or `not_found`.
 */
export async function takeFreeAnswer(
  { db, clock, secret }: Dependencies,
  { userId, given }: Taking,
): Promise<{ chatId: string }> {
  const now = clock()
  const isFresh = now.getTime() - given.askedAt < FREE_ANSWER_KEPT_MS
  if (!(isFresh && isSealed(secret, given)))
    throw new AppError('invalid_input', { message: 'Esa respuesta ya no se puede traer. Haz la pregunta otra vez.' })
  const sendKey = sendKeyOfAnswer(secret, given)
  try {
    return await retryingOnConflict(() => storeAnswered(db, { userId, given, sendKey, now }))
  } catch (error) {
    if (!isUniqueViolation(error, SEND_KEY_INDEX)) throw error
    const earlier = await findExchange(db, userId, sendKey)
    if (earlier === undefined) throw new AppError('not_found')
    return { chatId: earlier.chatId }
  }
}

const storeAnswered = (db: Database, { userId, given, sendKey, now }: Taking & { sendKey: string; now: Date }) =>
  db.transaction(async (tx) => {
    const { question, answer } = given
    const chat = await createChat(tx, { userId, type: 'basic', title: autoTitle(question), now })
    const [questionId, replyId] = [uuidV7(now), uuidV7(now)]
    await tx.execute(sql`
      insert into messages (id, position, chat_id, user_id, parent_id, role, content, status, send_key, search, created_at)
      select half.id, latest.place + half.place, ${chat.id}::uuid, ${userId}::uuid, half.parent_id, half.role, half.content, 'complete',
        half.send_key, ${searchable(sql`half.content`)}, ${now.toISOString()}::timestamptz
      from (${latestPlace(userId)}) as latest, (values
        (1, ${questionId}::uuid, ${chat.id}::uuid, 'user', ${question}, ${sendKey}::uuid),
        (2, ${replyId}::uuid, ${questionId}::uuid, 'assistant', ${answer}, null)
      ) as half (place, id, parent_id, role, content, send_key)`)
    await tx
      .update(chats)
      .set({ leafId: replyId })
      .where(and(eq(chats.userId, userId), eq(chats.id, chat.id)))
    return { chatId: chat.id }
  })
