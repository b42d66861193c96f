/** One event of a `text/event-stream`; `name` is undefined where the server gave none. */
export type ServerSentEvent = { name: string | undefined; data: string }

/**
 * Reads a stream's events as they arrive, however the bytes were cut. An event that the end of the stream cuts off is
 * dropped, as the standard asks. Throws what reading the body throws; leaving the loop early closes the connection.
 */
export async function* readServerSentEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  let block: string[] = []
  for await (const line of readLines(body)) {
    if (line !== '') {
      block.push(line)
      continue
    }
    const event = readBlock(block)
    block = []
    if (event) yield event
  }
}

/** https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation; null for comments alone. */
function readBlock(lines: readonly string[]): ServerSentEvent | null {
  const data: string[] = []
  let name: string | undefined
  for (const line of lines) {
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    if (field === 'data') data.push(value)
    if (field === 'event') name = value === '' ? undefined : value
  }
  return data.length === 0 ? null : { name, data: data.join('\n') }
}

/** The finished lines, without their ends: LF, CRLF or CR. */
async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest += decoder.decode(value, { stream: !done })
      // A CR at the very end may be half of a CRLF.
      const held = !done && rest.endsWith('\r') ? '\r' : ''
      const lines = rest.slice(0, rest.length - held.length).split(/\r\n|\r|\n/)
      rest = `${lines.pop() ?? ''}${held}`
      yield* lines
      if (done) return
    }
  } finally {
    // A body that broke refuses to be cancelled; the break itself is already on its way to the caller.
    reader.cancel().catch(() => undefined)
  }
}
