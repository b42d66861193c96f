import { createParser } from 'eventsource-parser'

/** One event of a `text/event-stream`; `name` is undefined where the server gave none. */
export type ServerSentEvent = { name: string | undefined; data: string }

/**
 * Reads a stream's events as they arrive, however the bytes were cut. An event that the end of the stream cuts off is
 * dropped, as the standard asks. Throws what reading the body throws; leaving the loop early closes the connection.
 */
export async function* readServerSentEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const decoder = new TextDecoder()
  const arrived: ServerSentEvent[] = []
  const parser = createParser({ onEvent: ({ event, data }) => arrived.push({ name: event, data }) })
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      yield* arrived.splice(0)
    }
  } finally {
    // A body that broke refuses to be cancelled; the break itself is already on its way to the caller.
    reader.cancel().catch(() => undefined)
  }
}
