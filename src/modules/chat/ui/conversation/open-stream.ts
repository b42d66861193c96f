import { send } from '~/platform/call'
import { type ChatType, followReply, sendMessage } from '../../contract'
import type { Position } from './receive-reply'

export type Question = { text: string; sendKey: string }

type StreamRequest = { type: ChatType; chatId: string | null; question: Question | null; signal: AbortSignal }

const EVENT_STREAM = { Accept: 'text/event-stream' }
const RECONNECT_DELAY_MS = 1_000

/** Opens a reply's stream: by asking `question`, or, once the reply has an id, by following it from where it broke off. */
export function openStream({ replyId, length }: Position, request: StreamRequest): Promise<Response> {
  const { type, chatId, question, signal } = request
  if (replyId !== null) {
    return send(followReply, { params: { id: replyId }, query: { from: length }, headers: EVENT_STREAM, signal })
  }
  if (question === null) throw new Error('nothing to ask and nothing to follow')
  return send(sendMessage, {
    body: { message: question.text, chatId, chatbotType: type },
    headers: { ...EVENT_STREAM, 'Idempotency-Key': question.sendKey },
    signal,
  })
}

export const pauseBeforeRetry = () => new Promise<void>((resolve) => setTimeout(resolve, RECONNECT_DELAY_MS))
