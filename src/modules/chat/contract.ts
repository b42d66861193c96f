import * as z from 'zod/mini'
import { endpoint } from '~/platform/endpoint'
import { MAX_MESSAGE_LENGTH, MAX_TITLE_LENGTH } from './rules'

const chatType = z.enum(['basic', 'pro'])
export type ChatType = z.output<typeof chatType>

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

const id = z.uuid()
const title = z
  .string()
  .check(z.trim(), z.minLength(1, 'El título no puede estar vacío.'), z.maxLength(MAX_TITLE_LENGTH))
const cursor = z.optional(z.string().check(z.maxLength(200)))

export const messageLimits = endpoint<MessageLimits>()({ method: 'GET', path: '/api/chat/message-limits' })

/** Newest activity first; `nextCursor` asks for the page after this one. */
export const listChats = endpoint<{ chats: Chat[]; nextCursor: string | null }>()({
  method: 'GET',
  path: '/api/chat/chats',
  query: z.strictObject({ cursor }),
})

/** The end of the conversation, oldest first; `previousCursor` asks for the page before this one. */
export const readHistory = endpoint<{ messages: Message[]; previousCursor: string | null }>()({
  method: 'GET',
  path: '/api/chat/history',
  query: z.strictObject({ chatId: id, cursor }),
})

export const createChat = endpoint<{ chatId: string; title: string; type: ChatType }>()({
  method: 'POST',
  path: '/api/chat/create',
  body: z.strictObject({ type: chatType, title: z.optional(title) }),
})

export const renameChat = endpoint<{ title: string }>()({
  method: 'PATCH',
  path: '/api/chat/update-title/:id',
  params: z.strictObject({ id }),
  body: z.strictObject({ title }),
})

export const deleteChat = endpoint<{ ok: true }>()({
  method: 'DELETE',
  path: '/api/chat/delete/:id',
  params: z.strictObject({ id }),
})

/**
 * Asks the mentor. Without `chatId` a chat is opened (CHAT-10). The header `Idempotency-Key` (a UUID) makes repeating it harmless.
 * As JSON it answers when the reply is whole; with `Accept: text/event-stream` it streams `StreamEvent`s.
 */
export const sendMessage = endpoint<{
  id: string
  content: string
  timestamp: string
  chatId: string
  title: string
}>()({
  method: 'POST',
  path: '/api/chat/message',
  body: z.strictObject({
    message: z.string().check(
      z.refine((text) => text.trim() !== '', 'Escribe un mensaje antes de enviarlo.'),
      z.maxLength(MAX_MESSAGE_LENGTH, `El mensaje puede tener ${MAX_MESSAGE_LENGTH} caracteres como máximo.`),
    ),
    chatId: z.optional(z.nullable(id)),
    chatbotType: chatType,
  }),
})

/** Stops a reply that is being written, from any tab or instance. What was written stays. */
export const stopReply = endpoint<{ ok: true }>()({
  method: 'POST',
  path: '/api/chat/stop/:id',
  params: z.strictObject({ id }),
})

/** Follows a reply from the character `from` on, as `StreamEvent`s: after a reload, or in a second tab. */
export const followReply = endpoint<never>()({
  method: 'GET',
  path: '/api/chat/follow/:id',
  params: z.strictObject({ id }),
  query: z.strictObject({ from: z.optional(z.coerce.number().check(z.int(), z.minimum(0))) }),
})

/**
 * The stream's events, each one `event:` name with JSON `data:`; text comes unnamed, as a JSON string to append.
 * `end` is the last. On `failed` its `message` says in Spanish what happened; `units` says whether the limit changed.
 */
export type StreamStart = { chatId: string; title: string; questionId: string; replyId: string; timestamp: string }
export type StreamEnd = { id: string; status: Exclude<MessageStatus, 'streaming'>; length: number; message?: string }
export type StreamEvent =
  | { type: 'start'; data: StreamStart }
  | { type: 'text'; data: string }
  | { type: 'end'; data: StreamEnd }
