import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import * as z from 'zod'
import { AppError } from '~/platform/app-error'
import type { EndpointInput } from '~/platform/endpoint'
import type { Actor, ChatModule } from '../chat.server'
import type * as contract from '../contract'
import type { StreamStart } from '../contract'
import { failureSentence, type ReplyEnd } from './replies/replies'

type Input<Name extends keyof typeof contract> = EndpointInput<(typeof contract)[Name]> & { user: Actor }

const EVENT_STREAM = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Proxies that buffer would turn the stream into one late block.
  'Cache-Control': 'no-cache, no-transform',
  'X-Accel-Buffering': 'no',
}

/** HTTP for the chats. */
export function chatHandlers(chat: ChatModule) {
  return {
    messageLimits: ({ user }: Input<'messageLimits'>) => chat.limits(user.id),
    listChats: ({ user, query }: Input<'listChats'>) => chat.listChats(user.id, query),
    readHistory: ({ user, query }: Input<'readHistory'>) => chat.readHistory(user, query),

    async createChat({ user, body }: Input<'createChat'>) {
      const { id, title, type } = await chat.createChat(user, body)
      return { chatId: id, title, type }
    },

    renameChat: ({ user, params, body }: Input<'renameChat'>) =>
      chat.renameChat(user.id, { chatId: params.id, title: body.title }),

    async deleteChat({ user, params }: Input<'deleteChat'>) {
      await chat.deleteChat(user.id, params.id)
      return { ok: true } as const
    },

    async sendMessage({ user, body }: Input<'sendMessage'>, c: Context) {
      const { message, chatId = null, chatbotType } = body
      const start = await chat.sendMessage(user, { message, chatId, chatbotType, sendKey: sendKeyOf(c) })
      const wantsStream = (c.req.header('accept') ?? '').includes('text/event-stream')
      if (!wantsStream) return answered(chat, user, start)
      return new Response(chat.streamAnswer(user.id, start), { headers: EVENT_STREAM })
    },

    async stopReply({ user, params }: Input<'stopReply'>) {
      await chat.stopReply(user.id, params.id)
      return { ok: true } as const
    },

    async followReply({ user, params, query }: Input<'followReply'>) {
      return new Response(await chat.followReply(user.id, params.id, query.from ?? 0), { headers: EVENT_STREAM })
    },
  }
}
export type ChatHandlers = ReturnType<typeof chatHandlers>

/** The sender's idempotency key; one who sends none gets a fresh one. Throws AppError `invalid_input` for a wrong one. */
function sendKeyOf(c: Context): string {
  const header = c.req.header('idempotency-key')
  if (header === undefined) return randomUUID()
  const parsed = z.uuid().safeParse(header)
  if (!parsed.success)
    throw new AppError('invalid_input', { message: 'La cabecera Idempotency-Key tiene que ser un UUID.' })
  return parsed.data
}

/** API-17: the whole reply as JSON, once it is there. Throws AppError when it broke off. */
async function answered(chat: ChatModule, user: Actor, start: StreamStart) {
  const { text, end } = await chat.wholeAnswer(user.id, start)
  if (end.status === 'failed') throw failureOf(end)
  return { id: start.replyId, content: text, timestamp: start.timestamp, chatId: start.chatId, title: start.title }
}

function failureOf(end: ReplyEnd): AppError {
  const message = failureSentence(end)
  if (end.failure === 'busy') return new AppError('mentor_busy', { message })
  if (end.failure === 'timeout') return new AppError('reply_timed_out', { message })
  return new AppError('reply_failed', { message })
}
