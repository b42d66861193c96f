import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { messages, usage } from '~/database/tables/schema'
import { storeExchange } from '~/modules/chat/server/asking/exchange'
import { closeReplies } from '~/modules/chat/server/replies/reply-store'
import { addChat, addExchanges, addUser } from './conversations'

/** Questions and replies as the chat's own statements store them at `now`, and what has become of them. */
export function storedExchanges(db: () => Database, now: Date) {
  const writer = randomUUID()
  const sending = (userId: string, concurrencyLimit = 3) => ({
    ...{ userId, concurrencyLimit, writer, now },
    sendKey: randomUUID(),
    isCounted: true,
  })
  const rowOf = async (id: string) => (await db().select().from(messages).where(eq(messages.id, id)))[0]
  const usageOf = async (userId: string) => (await db().select().from(usage).where(eq(usage.userId, userId)))[0] ?? null
  const change = (id: string, to: Partial<typeof messages.$inferInsert>) =>
    db().update(messages).set(to).where(eq(messages.id, id))

  /** Somebody with a chat, in it one whole exchange. */
  async function owner() {
    const { id: userId } = await addUser(db())
    const chat = await addChat(db(), { userId, title: 'Listas' })
    const [exchange] = await addExchanges(db(), chat, [{ question: 'Hola', reply: 'Buenas' }])
    if (!exchange?.replyId) throw new Error('no reply')
    return { userId, chatId: chat.id, questionId: exchange.questionId, replyId: exchange.replyId }
  }
  const question = (userId: string, chatId: string, after: string | null = null) => ({
    ...sending(userId),
    ...{ chatId, type: 'basic' as const, after, text: 'Otra', title: 'Otra' },
  })
  /** Somebody whose reply is being written. */
  async function writing() {
    const user = await owner()
    const exchange = await storeExchange(db(), question(user.userId, user.chatId))
    if (exchange === null) throw new Error('not stored')
    return { ...user, exchange, openId: exchange.replyId }
  }
  /** Somebody whose reply broke off after some text, or before any. */
  async function broken(text: string) {
    const user = await writing()
    const failed = {
      userId: user.userId,
      replyId: user.openId,
      writer,
      status: 'failed',
      failure: 'broken',
      content: text,
      outcome: 'answered',
      rung: null,
    } as const
    await closeReplies(db(), [failed])
    return user
  }
  const close = async (
    replyId: string,
    by = writer,
    status: 'complete' | 'stopped' | 'failed' = 'complete',
    content = 'Fin',
  ) => {
    const userId = (await rowOf(replyId))?.userId ?? ''
    const as = { userId, replyId, writer: by, status, failure: null, content } as const
    return (await closeReplies(db(), [{ ...as, outcome: 'answered', rung: null }])).get(replyId) ?? null
  }
  return { writer, sending, question, owner, writing, broken, close, change, rowOf, usageOf }
}
