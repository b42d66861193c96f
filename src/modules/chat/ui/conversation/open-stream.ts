import { send } from '~/platform/http/call'
import { type ChatType, followReply, regenerateReply, repairReply, sendMessage } from '../../contract'
import type { Position } from './receive-reply'

/** What opens a reply: a question (`after`: what it follows; undefined in a chat yet to be made), or a reply asked for anew. */
export type Request =
  | { kind: 'question'; text: string; sendKey: string; after: string | undefined; attachments: readonly string[] }
  | { kind: 'regenerate'; replyId: string; sendKey: string }
  | ({ kind: 'repair'; replyId: string; sendKey: string } & FailedBlock)

/** A block of a reply whose run has failed, and the end of its error. */
export type FailedBlock = { block: number; error: string }

type StreamRequest = { type: ChatType; chatId: string | null; request: Request | null; signal: AbortSignal }

const EVENT_STREAM = { Accept: 'text/event-stream' }
const RECONNECT_DELAY_MS = 1_000

/** Opens a reply's stream: by what `request` asks, or, once the reply has an id, by following it from where it broke off. */
export function openStream({ replyId, length }: Position, stream: StreamRequest): Promise<Response> {
  const { type, chatId, request, signal } = stream
  if (replyId !== null) {
    return send(followReply, { params: { id: replyId }, query: { from: length }, headers: EVENT_STREAM, signal })
  }
  if (request === null) throw new Error('nothing to ask and nothing to follow')
  const headers = { ...EVENT_STREAM, 'Idempotency-Key': request.sendKey }
  if (request.kind === 'regenerate') return send(regenerateReply, { params: { id: request.replyId }, headers, signal })
  if (request.kind === 'repair') {
    const { replyId: id, block, error } = request
    return send(repairReply, { params: { id }, body: { block, error }, headers, signal })
  }
  const { text, after, attachments } = request
  const files = attachments.length > 0 ? { attachments: [...attachments] } : {}
  const body = { message: text, chatId, chatbotType: type, after, ...files }
  return send(sendMessage, { body, headers, signal })
}

export const pauseBeforeRetry = () => new Promise<void>((resolve) => setTimeout(resolve, RECONNECT_DELAY_MS))
