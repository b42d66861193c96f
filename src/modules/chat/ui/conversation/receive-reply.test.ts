import { describe, expect, it } from 'vitest'
import { CallError, ConnectionError } from '~/platform/http/call'
import { MAX_FRUITLESS_RETRIES, type Position, type ReplyEvent, receiveReply } from './receive-reply'

const START = {
  type: 'start',
  data: { chatId: 'c', title: 't', questionId: 'q', replyId: 'r', timestamp: '2026-11-21T14:00:00.000Z' },
} as const
const text = (data: string) => ({ type: 'text', data }) as const
const end = (length: number) => ({ type: 'end', data: { id: 'r', status: 'complete', length } }) as const
const BREAK = Symbol('the connection breaks')
type Step = typeof START | ReturnType<typeof text> | ReturnType<typeof end> | typeof BREAK

function response(steps: readonly Step[]): Response {
  const encoder = new TextEncoder()
  const left = [...steps]
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const step = left.shift()
      if (step === undefined) return controller.close()
      if (step === BREAK) return controller.error(new TypeError('network error'))
      const name = step.type === 'text' ? '' : `event: ${step.type}\n`
      controller.enqueue(encoder.encode(`${name}data: ${JSON.stringify(step.data)}\n\n`))
    },
  })
  return new Response(body)
}

/** A server that answers each connection with the next of `answers`, and notes from where it was asked. */
function server(...answers: (readonly Step[] | Error)[]) {
  const asked: Position[] = []
  let pauses = 0
  const controller = new AbortController()
  const line = {
    signal: controller.signal,
    connect: async (position: Position) => {
      asked.push({ ...position })
      const answer = answers[asked.length - 1]
      if (answer === undefined) throw new Error('asked too often')
      if (answer instanceof Error) throw answer
      return response(answer)
    },
    pause: async () => {
      pauses += 1
    },
  }
  return { line, asked, controller, pauses: () => pauses }
}

const NEW: Position = { replyId: null, length: 0 }

async function receive(from: Position, line: ReturnType<typeof server>['line']) {
  const events: ReplyEvent[] = []
  for await (const event of receiveReply(from, line)) events.push(event)
  return events
}

describe('receiveReply', () => {
  it('hands on start, text and end', async () => {
    const { line } = server([START, text('Ho'), text('la'), end(4)])
    expect(await receive(NEW, line)).toEqual([START, text('Ho'), text('la'), end(4)])
  })

  it('follows from where the connection broke, counted in UTF-16 units', async () => {
    const { line, asked, pauses } = server([START, text('🐍a'), BREAK], [text('b'), end(4)])
    expect(await receive(NEW, line)).toEqual([START, text('🐍a'), text('b'), end(4)])
    expect(asked).toEqual([NEW, { replyId: 'r', length: 3 }])
    expect(pauses()).toBe(1)
  })

  it('asks again when the stream broke before the question was acknowledged', async () => {
    const { line, asked } = server([BREAK], [START, end(0)])
    expect(await receive(NEW, line)).toEqual([START, end(0)])
    expect(asked).toEqual([NEW, NEW])
  })

  it('takes a stream that closes without an end for a break, and says start only once', async () => {
    const { line } = server([START, text('a')], [START, text('b'), end(2)])
    expect(await receive(NEW, line)).toEqual([START, text('a'), text('b'), end(2)])
  })

  it('gives up after three retries that brought nothing', async () => {
    const { line, asked } = server([START, text('a'), BREAK], [BREAK], [BREAK], [BREAK])
    expect(await receive(NEW, line)).toEqual([START, text('a'), { type: 'lost' }])
    expect(asked).toHaveLength(1 + MAX_FRUITLESS_RETRIES)
  })

  it('says that there is no connection when every stream broke before the question was acknowledged', async () => {
    const { line, asked } = server(...Array.from({ length: MAX_FRUITLESS_RETRIES + 1 }, () => [BREAK] as const))
    await expect(receive(NEW, line)).rejects.toThrow(ConnectionError)
    expect(asked).toHaveLength(MAX_FRUITLESS_RETRIES + 1)
  })

  it('goes on as long as each try brings text', async () => {
    const bits = Array.from({ length: 6 }, () => [text('a'), BREAK] as const)
    const { line } = server([START, BREAK], ...bits, [end(6)])
    expect(await receive(NEW, line)).toHaveLength(8)
  })

  it('is lost at once when the connection itself was refused, which has been repeated already', async () => {
    const { line, asked } = server(new ConnectionError('offline'))
    expect(await receive({ replyId: 'r', length: 5 }, line)).toEqual([{ type: 'lost' }])
    expect(asked).toEqual([{ replyId: 'r', length: 5 }])
  })

  it('hands a refusal of the question to the caller', async () => {
    const refusal = new CallError(403, 'limit_reached', 'Límite', { limitReached: 'daily' })
    await expect(receive(NEW, server(refusal).line)).rejects.toBe(refusal)
    const offline = new ConnectionError('offline')
    await expect(receive(NEW, server(offline).line)).rejects.toBe(offline)
  })

  it('fetches the whole text when some of it is missing at the end', async () => {
    const { line, asked } = server([START, text('a'), end(3)], [text('ab'), text('c'), end(3)])
    expect(await receive(NEW, line)).toEqual([START, text('a'), { type: 'replace', data: 'abc' }, end(3)])
    expect(asked.at(-1)).toEqual({ replyId: 'r', length: 0 })
  })

  it('stops trying when aborted', async () => {
    const { line, controller, asked } = server([START, text('a'), BREAK])
    const receiving = (async () => {
      for await (const event of receiveReply(NEW, line)) if (event.type === 'text') controller.abort()
    })()
    await expect(receiving).rejects.toThrow()
    expect(asked).toHaveLength(1)
  })
})
