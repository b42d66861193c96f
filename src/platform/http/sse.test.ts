import { describe, expect, it } from 'vitest'
import { readServerSentEvents } from './sse'

/** A body in these chunks; with `fault` it breaks after the last. */
function stream(chunks: Iterable<Uint8Array>, fault?: Error): ReadableStream<Uint8Array> {
  const left = [...chunks]
  return new ReadableStream({
    pull(controller) {
      const chunk = left.shift()
      if (chunk) controller.enqueue(chunk)
      else if (fault) controller.error(fault)
      else controller.close()
    },
  })
}
const bytes = (text: string) => new TextEncoder().encode(text)

async function read(chunks: Iterable<Uint8Array>) {
  const events = []
  for await (const event of readServerSentEvents(stream(chunks))) events.push(event)
  return events
}

const WIRE = 'event: start\ndata: {"a":1}\n\n: a comment\n\ndata: "año "\ndata: "ñandú 🐍"\n\nevent: end\ndata: {}\n\n'
const EVENTS = [
  { name: 'start', data: '{"a":1}' },
  { name: undefined, data: '"año "\n"ñandú 🐍"' },
  { name: 'end', data: '{}' },
]

describe('readServerSentEvents', () => {
  it('reads the same events wherever the bytes are cut, inside a letter too', async () => {
    const wire = bytes(WIRE)
    for (let cut = 0; cut <= wire.length; cut += 1) {
      expect(await read([wire.slice(0, cut), wire.slice(cut)])).toEqual(EVENTS)
    }
    expect(await read([...wire].map((byte) => Uint8Array.of(byte)))).toEqual(EVENTS)
  })

  it('takes CRLF and CR as line ends, also when a chunk ends between them', async () => {
    const crlf = bytes(WIRE.replaceAll('\n', '\r\n'))
    for (let cut = 0; cut <= crlf.length; cut += 1) {
      expect(await read([crlf.slice(0, cut), crlf.slice(cut)])).toEqual(EVENTS)
    }
    expect(await read([bytes(WIRE.replaceAll('\n', '\r'))])).toEqual(EVENTS)
  })

  it('reads fields as the standard does', async () => {
    const wire = bytes(
      '\ufeffdata:sin espacio\ndata\ndata:  dos\nevent:\nid: 7\nretry: 5\nother: x\n\n\n:\n\nevent: solo\n\n',
    )
    expect(await read([wire])).toEqual([{ name: undefined, data: 'sin espacio\n\n dos' }])
  })

  it('drops an event that the end cuts off', async () => {
    expect(await read([bytes('data: 1\n\ndata: 2\n')])).toEqual([{ name: undefined, data: '1' }])
  })

  it('hands on what was read before the connection broke, then the break', async () => {
    const seen: string[] = []
    const reading = (async () => {
      const broken = stream([bytes('data: 1\n\n')], new Error('connection reset'))
      for await (const { data } of readServerSentEvents(broken)) seen.push(data)
    })()
    await expect(reading).rejects.toThrow('connection reset')
    expect(seen).toEqual(['1'])
  })

  it('closes the connection when the reader leaves early', async () => {
    const cancelled = Promise.withResolvers<void>()
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(bytes('data: 1\n\n')),
      cancel: () => cancelled.resolve(),
    })
    for await (const _ of readServerSentEvents(body)) break
    await cancelled.promise
  })
})
