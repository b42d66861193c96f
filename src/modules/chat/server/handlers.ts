import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import * as z from 'zod'
import type { Throttle } from '~/modules/accounts/accounts.server'
import { AppError } from '~/platform/app-error'
import type { EndpointInput } from '~/platform/http/endpoint'
import type { Clock } from '~/platform/time/clock'
import type * as contract from '../contract'
import type { StreamStart } from '../contract'
import type { Actor } from './asking/actor'
import { attachmentHandlers } from './attachments/handlers'
import type { ChatModule } from './chat-module'
import { libraryHandlers } from './library/handlers'
import type { OpenStream } from './replies/following'
import type { Reader } from './replies/readers'
import { failureSentence, type ReplyEnd } from './replies/run'

type Input<Name extends keyof typeof contract> = EndpointInput<(typeof contract)[Name]> & { user: Actor }

const EVENT_STREAM = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Proxies that buffer would turn the stream into one late block.
  'Cache-Control': 'no-cache, no-transform',
  'X-Accel-Buffering': 'no',
}

type Parts = { throttle: Throttle; clock: Clock }

/** HTTP for the chats. */
export const chatHandlers = (chat: ChatModule, parts: Parts) => ({
  ...libraryHandlers(chat.library, parts),
  ...attachmentHandlers(chat.attachments, parts),
  ...conversationHandlers(chat, parts),
  ...askingHandlers(chat, parts),
  ...answerHandlers(chat, parts),
})
export type ChatHandlers = ReturnType<typeof chatHandlers>

function conversationHandlers(chat: ChatModule, { throttle, clock }: Parts) {
  return {
    /** Its cost is the reader's typing. */
    async searchChats({ user, query }: Input<'searchChats'>) {
      await throttle.search(user.id, clock())
      return chat.library.searchChats(user, query)
    },

    readTeaching: ({ user }: Input<'readTeaching'>) => chat.readTeaching(user.id),
    changeTeaching: ({ user, body }: Input<'changeTeaching'>) => chat.changeTeaching(user.id, body),
    messageLimits: ({ user }: Input<'messageLimits'>) => chat.limits(user.id),
    listChats: ({ user, query }: Input<'listChats'>) => chat.listChats(user.id, query),
    readHistory: ({ user, query }: Input<'readHistory'>) => chat.readHistory(user, query),
    showMessage: ({ user, params }: Input<'showMessage'>) => chat.showMessage(user, params.id),

    async createChat({ user, body }: Input<'createChat'>) {
      await throttle.chat(user.id, clock())
      const { id, title, type } = await chat.createChat(user, body)
      return { chatId: id, title, type }
    },

    async takeFreeAnswer({ user, body }: Input<'takeFreeAnswer'>) {
      await throttle.takenAnswer(user.id, clock())
      return chat.takeFreeAnswer(user.id, body)
    },

    renameChat: ({ user, params, body }: Input<'renameChat'>) =>
      chat.renameChat(user.id, { chatId: params.id, title: body.title }),
  }
}

/** What starts a reply, stops it, or reads it while it is written. */
function askingHandlers(chat: ChatModule, { throttle, clock }: Parts) {
  const { asReader, streamed } = readingOf(chat)

  /** Starts a reply, and answers it as the caller wants: streamed, or once it is whole. */
  const answer = (user: Actor, c: Context, begin: () => Promise<StreamStart>) =>
    asReader(user, async (reader) => {
      const start = await begin()
      reader.join(start.replyId)
      const wantsStream = (c.req.header('accept') ?? '').includes('text/event-stream')
      return wantsStream ? streamed(chat.streamAnswer(user.id, start), reader) : answered(chat, user, start)
    })

  return {
    sendMessage({ user, body }: Input<'sendMessage'>, c: Context) {
      const { message, chatId = null, chatbotType, after = null, attachments = [] } = body
      const sendKey = sendKeyOf(c)
      const spend = () => throttle.uncountedSend(user.id, clock())
      const ask = { message, chatId, chatbotType, after, attachments, sendKey, spend }
      return answer(user, c, () => chat.sendMessage(user, ask))
    },

    regenerateReply({ user, params }: Input<'regenerateReply'>, c: Context) {
      const sendKey = sendKeyOf(c)
      return answer(user, c, () => chat.regenerateReply(user, { replyId: params.id, sendKey }))
    },

    repairReply({ user, params, body }: Input<'repairReply'>, c: Context) {
      const spend = (isFree: boolean) => (isFree ? throttle.uncountedSend : throttle.repair)(user.id, clock())
      return answer(user, c, () => chat.repairReply(user, { replyId: params.id, ...body, spend }))
    },

    async continueReply({ user, params }: Input<'continueReply'>) {
      await chat.continueReply(user, params.id)
      return { ok: true } as const
    },

    async stopReply({ user, params }: Input<'stopReply'>) {
      await chat.stopReply(user.id, params.id)
      return { ok: true } as const
    },

    testMentor: ({ user, body }: Input<'testMentor'>) =>
      chat.testMentor(user.id, { message: body.message, type: body.chatbotType }),

    followReply: ({ user, params, query }: Input<'followReply'>) =>
      asReader(user, async (reader) => {
        reader.join(params.id)
        return streamed(await chat.followReply(user, params.id, query.from ?? 0), reader)
      }),
  }
}

function readingOf(chat: ChatModule) {
  return {
    /** A stream as an answer; counted for as long as somebody reads it. */
    streamed(open: OpenStream, reader: Reader) {
      const close = chat.telemetry.streamOpened()
      const onOver = () => {
        close()
        reader.leave()
      }
      return new Response(open(onOver), { headers: EVENT_STREAM })
    },

    /** What `read` hands over as a stream is left with that; all else, and a failure, at once. */
    async asReader<Read>(user: Actor, read: (reader: Reader) => Promise<Read>): Promise<Read> {
      const reader = chat.readers.enter(user.id)
      let isOpen = false
      try {
        const answer = await read(reader)
        isOpen = answer instanceof Response
        return answer
      } finally {
        if (!isOpen) reader.leave()
      }
    },
  }
}

/** What is done with a reply that is there. */
function answerHandlers(chat: ChatModule, { throttle, clock }: Parts) {
  return {
    async codeNotes({ user, params }: Input<'codeNotes'>) {
      await throttle.codeNotes(user.id, clock())
      return { notes: await chat.codeNotes(user, params.id) }
    },

    async formatCode({ user, params, query }: Input<'formatCode'>) {
      await throttle.codeNotes(user.id, clock())
      return { code: await chat.formatCode(user, params.id, query.block) }
    },

    async voteOnReply({ user, params, body }: Input<'voteOnReply'>) {
      await throttle.vote(user.id, clock())
      await chat.vote(user.id, params.id, body)
      return { ok: true } as const
    },

    async takeVoteBack({ user, params }: Input<'takeVoteBack'>) {
      await throttle.vote(user.id, clock())
      await chat.takeVoteBack(user.id, params.id)
      return { ok: true } as const
    },

    async followUps({ user, params }: Input<'followUps'>) {
      await throttle.followUps(user.id, clock())
      return chat.followUps(user, params.id)
    },
  }
}

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
