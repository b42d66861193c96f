import type { StreamEnd, StreamEvent, StreamStart } from '../../contract'
import { failureSentence, type LiveReply, type ReplyEnd } from './replies'

const encoder = new TextEncoder()

/** One event of the stream, as the contract has them: text comes unnamed, the rest by name. */
const encodeEvent = ({ type, data }: StreamEvent): Uint8Array =>
  encoder.encode(
    type === 'text' ? `data: ${JSON.stringify(data)}\n\n` : `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`,
  )

function endEvent(id: string, length: number, end: ReplyEnd): StreamEvent {
  const message = failureSentence(end)
  const data: StreamEnd = { id, status: end.status, length, ...(message ? { message } : {}) }
  return { type: 'end', data }
}

/** How many events may wait for a slow reader; what comes meanwhile is sent as one when it has caught up. */
const QUEUED_EVENTS = 8

/**
 * A reply that is being written here, from character `from` on. The reply's own text is the buffer: a slow reader holds a position in
 * it, no queue of its own, and one that leaves holds nothing.
 */
export function streamLiveReply(reply: LiveReply, from: number, start?: StreamStart): ReadableStream<Uint8Array> {
  let sent = from
  let isOver = false
  let pump = () => {}
  return new ReadableStream(
    {
      start(controller) {
        if (start) controller.enqueue(encodeEvent({ type: 'start', data: start }))
        // Enqueueing asks for more at once, from within: what is sent is noted before.
        pump = () => {
          if (isOver || (controller.desiredSize ?? 0) <= 0) return
          if (reply.text.length > sent) {
            const piece = reply.text.slice(sent)
            sent = reply.text.length
            controller.enqueue(encodeEvent({ type: 'text', data: piece }))
          }
          if (isOver || reply.end === null) return
          isOver = true
          reply.readers.delete(pump)
          controller.enqueue(encodeEvent(endEvent(reply.id, reply.text.length, reply.end)))
          controller.close()
        }
        reply.readers.add(pump)
        pump()
      },
      pull: () => pump(),
      cancel: () => void reply.readers.delete(pump),
    },
    new CountQueuingStrategy({ highWaterMark: QUEUED_EVENTS }),
  )
}

type StoredReply = { text: string; end: ReplyEnd | null }

type Stored = { id: string; read: () => Promise<StoredReply>; everyMs: number }

/** A reply that another instance writes: its row is read every `everyMs` until it ends. */
export function streamStoredReply(
  { id, read, everyMs }: Stored,
  from: number,
  start?: StreamStart,
): ReadableStream<Uint8Array> {
  let sent = from
  let isLeft = false
  return new ReadableStream<Uint8Array>({
    start(controller) {
      if (start) controller.enqueue(encodeEvent({ type: 'start', data: start }))
    },
    async pull(controller) {
      while (!isLeft) {
        const { text, end } = await read()
        const isNew = text.length > sent
        if (isNew) controller.enqueue(encodeEvent({ type: 'text', data: text.slice(sent) }))
        sent = Math.max(sent, text.length)
        if (end !== null) {
          controller.enqueue(encodeEvent(endEvent(id, text.length, end)))
          controller.close()
          return
        }
        if (isNew) return
        await new Promise((resolve) => setTimeout(resolve, everyMs))
      }
    },
    cancel() {
      isLeft = true
    },
  })
}

/** Resolves with the whole text once the reply has ended. */
export function untilEnd(reply: LiveReply): Promise<{ text: string; end: ReplyEnd }> {
  return new Promise((resolve) => {
    const look = () => {
      if (reply.end === null) return
      reply.readers.delete(look)
      resolve({ text: reply.text, end: reply.end })
    }
    reply.readers.add(look)
    look()
  })
}
