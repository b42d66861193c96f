import type * as z from 'zod/mini'
import { endpoint } from '~/platform/endpoint'
import type * as input from './input'

export type ChatType = z.output<typeof input.chatType>

/** DATA-05. Dates are ISO strings. */
export type Chat = { id: string; title: string; type: ChatType; createdAt: string }

/** `streaming`: still being written; `stopped`: by the reader; `failed`: broke off, `content` holds what there was. */
export type MessageStatus = 'streaming' | 'complete' | 'stopped' | 'failed'
/** DATA-06. A failed reply with empty content used no unit of the limit and can be asked for again. */
export type Message = {
  id: string
  chatId: string
  role: 'user' | 'assistant'
  content: string
  status: MessageStatus
  timestamp: string
  /** On a question: the idempotency key it was sent with, to send it again. */
  sendKey: string | null
}

/** DATA-07; `resets*At` say when the units come back (ISO, midnight in Madrid). */
export type MessageLimits = {
  canSend: boolean
  dailyLimit: number
  monthlyLimit: number
  dailyUsed: number
  monthlyUsed: number
  resetsDailyAt: string
  resetsMonthlyAt: string
}
export type LimitReached = 'daily' | 'monthly'

export const messageLimits = endpoint<MessageLimits>('GET', '/api/chat/message-limits')

/** Newest activity first; `nextCursor` asks for the page after this one. */
export const listChats = endpoint<{ chats: Chat[]; nextCursor: string | null }, typeof input.listChats>(
  'GET',
  '/api/chat/chats',
)

/** The chat and the end of its conversation, oldest first; `previousCursor` asks for the page before this one. */
export const readHistory = endpoint<
  { chat: Chat; messages: Message[]; previousCursor: string | null },
  typeof input.readHistory
>('GET', '/api/chat/history')

export const createChat = endpoint<{ chatId: string; title: string; type: ChatType }, typeof input.createChat>(
  'POST',
  '/api/chat/create',
)

export const renameChat = endpoint<{ title: string }, typeof input.renameChat>('PATCH', '/api/chat/update-title/:id')

export const deleteChat = endpoint<{ ok: true }, typeof input.deleteChat>('DELETE', '/api/chat/delete/:id')

/**
 * Asks the mentor. Without `chatId` a chat is opened (CHAT-10). The header `Idempotency-Key` (a UUID) makes repeating it harmless.
 * As JSON it answers when the reply is whole; with `Accept: text/event-stream` it streams `StreamEvent`s.
 */
export const sendMessage = endpoint<
  {
    id: string
    content: string
    timestamp: string
    chatId: string
    title: string
  },
  typeof input.sendMessage
>('POST', '/api/chat/message')

/** Stops a reply that is being written, from any tab or instance. What was written stays. */
export const stopReply = endpoint<{ ok: true }, typeof input.stopReply>('POST', '/api/chat/stop/:id')

/** Follows a reply from the character `from` on, as `StreamEvent`s: after a reload, or in a second tab. */
export const followReply = endpoint<never, typeof input.followReply>('GET', '/api/chat/follow/:id')

/**
 * The stream's events, each one `event:` name with JSON `data:`; text comes unnamed, as a JSON string to append.
 * `end` is the last. On `failed` its `message` says in Spanish what happened.
 */
export type StreamStart = { chatId: string; title: string; questionId: string; replyId: string; timestamp: string }
export type StreamEnd = { id: string; status: Exclude<MessageStatus, 'streaming'>; length: number; message?: string }
export type StreamEvent =
  | { type: 'start'; data: StreamStart }
  | { type: 'text'; data: string }
  | { type: 'end'; data: StreamEnd }
