import type { StreamEnd, StreamEvent, StreamStart } from '../../contract'
import { authorName } from '../authors'
import type { ReplyNotifications } from './reply-notifications'
import { failureSentence, type LiveReply, type ReplyEnd } from './run'

/** One event of the stream, as the contract has them: text comes unnamed, the rest by name. */
const encodeEvent = ({ type, data }: StreamEvent): Uint8Array =>
  Buffer.from(
    type === 'text' ? `data: ${JSON.stringify(data)}\n\n` : `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`,
  )

function endEvent(id: string, length: number, end: ReplyEnd, authors: readonly string[]): StreamEvent {
  const message = failureSentence(end)
  const data: StreamEnd = {
    id,
    status: end.status,
    length,
    ...(authors.length > 0 ? { authors: authors.map(authorName) } : {}),
    ...(end.failure && message ? { failure: end.failure, message } : {}),
  }
  return { type: 'end', data }
}

/** A comment: keeps proxies from closing a stream that has nothing to say, and finds out readers that are gone. */
const HEARTBEAT = Buffer.from(':\n\n')
const HEARTBEAT_MS = 15_000

/** How many events may wait for a slow reader; what comes meanwhile is sent as one when it has caught up. */
const QUEUED_EVENTS = 8

/** `start`: what is told first; `onOver` is called once, when the stream has ended, broken or been left by its reader. */
type Reading = { from: number; start?: StreamStart | undefined; onOver: () => void }

/**
 * A reply that is being written here, from character `from` on. The reply's own text is the buffer: a slow reader holds a position in
 * it, no queue of its own, and one that leaves holds nothing.
 */
export function streamLiveReply(reply: LiveReply, { from, start, onOver }: Reading): ReadableStream<Uint8Array> {
  let sent = from
  let isOver = false
  let pump = () => {}
  let heartbeat: NodeJS.Timeout | undefined
  const leave = () => {
    isOver = true
    reply.readers.delete(pump)
    clearInterval(heartbeat)
    onOver()
  }
  return new ReadableStream(
    {
      start(controller) {
        const hasRoom = () => (controller.desiredSize ?? 0) > 0
        if (start) controller.enqueue(encodeEvent({ type: 'start', data: start }))
        // Enqueueing asks for more at once, from within: what is sent is noted before.
        pump = () => {
          if (isOver || !hasRoom()) return
          if (reply.text.length > sent) {
            const piece = reply.text.slice(sent)
            sent = reply.text.length
            controller.enqueue(encodeEvent({ type: 'text', data: piece }))
          }
          if (isOver || reply.end === null) return
          leave()
          controller.enqueue(encodeEvent(endEvent(reply.id, reply.text.length, reply.end, reply.authors)))
          controller.close()
        }
        heartbeat = setInterval(() => {
          if (!isOver && hasRoom()) controller.enqueue(HEARTBEAT)
        }, HEARTBEAT_MS)
        heartbeat.unref()
        reply.readers.add(pump)
        pump()
      },
      pull: () => pump(),
      cancel: leave,
    },
    new CountQueuingStrategy({ highWaterMark: QUEUED_EVENTS }),
  )
}

export type StoredReply = { text: string; end: ReplyEnd | null; authors: readonly string[] }
type Stored = { id: string; notifications: ReplyNotifications; read: () => Promise<StoredReply> }

/** A reply that another instance writes: its row is read whenever there is a notification of it, until it ends. */
export function streamStoredReply(
  { id, notifications, read }: Stored,
  { from, start, onOver }: Reading,
): ReadableStream<Uint8Array> {
  let sent = from
  const following = notifications.follow(id)
  let isLeft = false
  const leave = () => {
    isLeft = true
    following.leave()
    onOver()
  }
  return new ReadableStream<Uint8Array>({
    start(controller) {
      if (start) controller.enqueue(encodeEvent({ type: 'start', data: start }))
    },
    async pull(controller) {
      while (!isLeft) {
        const { text, end, authors } = await read().catch((error: unknown) => {
          if (!isLeft) leave()
          throw error
        })
        if (isLeft) return
        if (text.length > sent) controller.enqueue(encodeEvent({ type: 'text', data: text.slice(sent) }))
        const hasMore = text.length > sent
        sent = Math.max(sent, text.length)
        if (end !== null) {
          leave()
          controller.enqueue(encodeEvent(endEvent(id, text.length, end, authors)))
          controller.close()
          return
        }
        if (hasMore) return
        const isQuiet = !(await following.next())
        if (isQuiet && !isLeft) return controller.enqueue(HEARTBEAT)
      }
    },
    cancel: leave,
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
