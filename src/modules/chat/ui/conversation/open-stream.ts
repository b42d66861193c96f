import { send } from '~/platform/http/call'
import { type ChatType, followReply, regenerateReply, repairReply, sendMessage } from '../../contract'
import type { Ask } from './conversation-state'
import type { Position } from './receive-reply'

type StreamRequest = { type: ChatType; chatId: string | null; ask: Ask | null; signal: AbortSignal }

const EVENT_STREAM = { Accept: 'text/event-stream' }
const RECONNECT_DELAY_MS = 1_000

/** Opens a reply's stream: by asking, or, once the reply has an id, by following it from where it broke off. */
export function openStream({ replyId, length }: Position, { type, chatId, ask, signal }: StreamRequest) {
  if (replyId !== null) {
    return send(followReply, { params: { id: replyId }, query: { from: length }, headers: EVENT_STREAM, signal })
  }
  if (ask === null) throw new Error('nothing to ask and nothing to follow')
  const sendKey = ask.kind === 'question' ? ask.question.sendKey : ask.sendKey
  const headers = { ...EVENT_STREAM, 'Idempotency-Key': sendKey }
  if (ask.kind === 'regenerate') return send(regenerateReply, { params: { id: ask.replyId }, headers, signal })
  if (ask.repairs) {
    const { replyId: id, ...failed } = ask.repairs
    return send(repairReply, { params: { id }, body: failed, headers, signal })
  }
  const { content: message, attachments = [] } = ask.question
  const files = attachments.length > 0 ? { attachments: attachments.map(({ id }) => id) } : {}
  return send(sendMessage, {
    body: { message, chatId, chatbotType: type, after: ask.after, ...files },
    headers,
    signal,
  })
}

export const pauseBeforeRetry = () => new Promise<void>((resolve) => setTimeout(resolve, RECONNECT_DELAY_MS))
