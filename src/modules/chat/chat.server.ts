import { setTimeout } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { messages } from '~/database/schema'
import { AppError } from '~/platform/app-error'
import type { Clock } from '~/platform/clock'
import type { Log } from '~/platform/log'
import type { Chat, ChatType, StreamStart } from './contract'
import { createChat, deleteChat, latestChat, listChats, renameChat } from './server/chats'
import { readHistory, statusAt } from './server/history'
import { readLimits } from './server/limits'
import { createReplies, type ReplyEnd } from './server/replies/replies'
import { requestStop } from './server/replies/reply-store'
import { streamLiveReply, streamStoredReply, untilEnd } from './server/replies/reply-stream'
import { type Actor, type Ask, assertMayUse, type Models, sendMessage } from './server/send'

export { type ChatHandlers, chatHandlers } from './server/handlers'
export type { Actor, Models }

type Dependencies = { db: Database; clock: Clock; log: Log; models: Models }

/** How often a reply that another instance writes is looked at. */
const FOLLOW_EVERY_MS = 500

/** Conversations with the mentors. Every call is held to its user; another's ids are `not_found`. */
export function createChatModule(dependencies: Dependencies) {
  const { db, clock } = dependencies
  const replies = createReplies(dependencies)

  const storedReply = async (userId: string, replyId: string) => {
    const [row] = await db
      .select()
      .from(messages)
      .where(and(eq(messages.id, replyId), eq(messages.userId, userId), eq(messages.role, 'assistant')))
    if (row === undefined) throw new AppError('not_found')
    const status = statusAt(row, clock())
    const end: ReplyEnd | null =
      status === 'streaming' ? null : { status, ...(status === 'failed' ? { failure: 'interrupted' } : {}) }
    return { text: row.content, end }
  }

  const streamReply = (userId: string, replyId: string, from: number, start?: StreamStart) => {
    const live = replies.find(replyId)
    if (live) return streamLiveReply(live, from, start)
    return streamStoredReply(
      { id: replyId, read: () => storedReply(userId, replyId), everyMs: FOLLOW_EVERY_MS },
      from,
      start,
    )
  }

  return {
    listChats: (userId: string, page: { cursor?: string | undefined } = {}) => listChats(db, userId, page.cursor),
    latestChat: (userId: string, type: ChatType) => latestChat(db, userId, type),
    limits: (userId: string) => readLimits(db, userId, clock()),

    /** Throws AppError `not_found`, or `requires_upgrade` for a PRO chat without PRO (CHAT-24). */
    readHistory: (user: Actor, { chatId, cursor }: { chatId: string; cursor?: string | undefined }) =>
      readHistory(db, { userId: user.id, chatId, cursor, now: clock() }, (type) => assertMayUse(user, type)),

    /** Throws AppError `requires_upgrade` (VAL-20). */
    async createChat(user: Actor, { type, title }: { type: ChatType; title?: string | undefined }): Promise<Chat> {
      assertMayUse(user, type)
      return createChat(db, { userId: user.id, type, title, now: clock() })
    },

    renameChat: (userId: string, chat: { chatId: string; title: string }) => renameChat(db, { userId, ...chat }),
    deleteChat: (userId: string, chatId: string) => deleteChat(db, userId, chatId),

    sendMessage: (user: Actor, ask: Ask) => sendMessage({ ...dependencies, replies }, user, ask),

    /** Follows a reply from character `from` on, wherever it is written. Throws AppError `not_found`. */
    async followReply(userId: string, replyId: string, from: number): Promise<ReadableStream<Uint8Array>> {
      await storedReply(userId, replyId)
      return streamReply(userId, replyId, from)
    },

    /** The reply to a question just sent, with the event that says what was stored. */
    streamAnswer: (userId: string, start: StreamStart) => streamReply(userId, start.replyId, 0, start),

    /** The whole reply to a question just sent, once it has ended. */
    async wholeAnswer(userId: string, { replyId }: StreamStart): Promise<{ text: string; end: ReplyEnd }> {
      const live = replies.find(replyId)
      if (live) return untilEnd(live)
      for (;;) {
        const { text, end } = await storedReply(userId, replyId)
        if (end) return { text, end }
        await setTimeout(FOLLOW_EVERY_MS)
      }
    },

    /** Throws AppError `not_found` when it is not this user's or no longer being written. */
    async stopReply(userId: string, replyId: string): Promise<void> {
      if (!(await requestStop(db, userId, replyId))) throw new AppError('not_found')
      replies.stop(replyId)
    },

    /** For the end of the process: stores what there is of every open reply. */
    shutDown: replies.shutDown,
  }
}
export type ChatModule = ReturnType<typeof createChatModule>
