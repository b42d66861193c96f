import { ConnectionError, NO_CONNECTION } from '~/platform/http/call'
import { readServerSentEvents, type ServerSentEvent } from '~/platform/http/sse'
import type { StreamEvent } from '../../contract'

/** How much of which reply has arrived; `length` counts UTF-16 units. Without `replyId` the question is not acknowledged. */
export type Position = { replyId: string | null; length: number }

/** `replace`: what arrived had a hole, `data` is the whole text. `lost`: no connection any more; the reply may go on at the server. */
export type ReplyEvent = StreamEvent | { type: 'replace'; data: string } | { type: 'lost' }

export type Line = {
  /** Asks (no `replyId` yet) or follows from `length` on. */
  connect: (position: Position) => Promise<Response>
  /** Waits before the next try. */
  pause: () => Promise<void>
  signal: AbortSignal
}

/** Retries in a row that bring no text. `connect` repeats a refused connection by itself; this counts streams that broke off. */
export const MAX_FRUITLESS_RETRIES = 3

/**
 * Receives one reply to its end, across dropped connections. Before the question is acknowledged, what `connect` throws
 * goes to the caller, and a ConnectionError when every stream broke off; later, lost connections end in `lost`. Throws the signal's
 * reason when aborted.
 */
export async function* receiveReply(from: Position, line: Line): AsyncGenerator<ReplyEvent> {
  const at = { ...from }
  for (let retries = 0; retries <= MAX_FRUITLESS_RETRIES; retries += 1) {
    if (retries > 0) await line.pause()
    const response = await connectOrLose(at, line)
    if (response === null) break
    try {
      for await (const event of readStreamEvents(response)) {
        if (event.type === 'text') {
          retries = 0
          at.length += event.data.length
          yield event
        } else if (event.type === 'start') {
          if (at.replyId !== null) continue
          at.replyId = event.data.replyId
          yield event
        } else {
          if (event.data.length !== at.length) yield* wholeReply(event.data.id, line)
          yield event
          return
        }
      }
    } catch (error) {
      // A stream that breaks is taken up again from where it broke.
      if (line.signal.aborted) throw error
    }
  }
  if (at.replyId === null) throw new ConnectionError(NO_CONNECTION)
  yield { type: 'lost' }
}

async function connectOrLose(at: Position, { connect }: Line): Promise<Response | null> {
  try {
    return await connect(at)
  } catch (error) {
    if (at.replyId !== null && error instanceof ConnectionError) return null
    throw error
  }
}

async function* wholeReply(replyId: string, { connect }: Line): AsyncGenerator<ReplyEvent> {
  let text = ''
  for await (const event of readStreamEvents(await connect({ replyId, length: 0 }))) {
    if (event.type === 'text') text += event.data
    if (event.type === 'end') yield { type: 'replace', data: text }
  }
}

/** Reads a reply's stream (contract: `StreamEvent`). Event names it doesn't know are passed over. Throws on a broken body. */
async function* readStreamEvents(response: Response): AsyncGenerator<StreamEvent> {
  if (response.body === null) return
  for await (const wire of readServerSentEvents(response.body)) {
    const event = parse(wire)
    if (event) yield event
  }
}

/** Our own server's events, as `platform/http/call.ts` takes its replies: of the same version, so of the contract's types. */
function parse({ name, data }: ServerSentEvent): StreamEvent | null {
  if (name === undefined) return { type: 'text', data: JSON.parse(data) }
  return name === 'start' || name === 'end' ? { type: name, data: JSON.parse(data) } : null
}
