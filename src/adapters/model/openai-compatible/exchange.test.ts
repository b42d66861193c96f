import { getEventListeners } from 'node:events'
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ModelPort } from '~/modules/mentor/mentor.server'
import { piecesOf } from '~/testing/model-contract'
import { completionEvent, type ModelBehaviour, startModelServer } from '~/testing/model-server'
import { createOpenAiCompatibleModel, TIMEOUTS } from '../openai-compatible'

const server = await startModelServer()
afterAll(() => server.stop())

function ask({ signal = new AbortController().signal, model = create(), ...more }: Asked = {}) {
  return model.stream({
    mentor: 'basic',
    instructions: '',
    turns: [{ role: 'user', content: 'hola' }],
    signal,
    ...more,
  })
}
type Asked = { signal?: AbortSignal; model?: ModelPort; onUsage?: () => void }
const create = (options = {}) => createOpenAiCompatibleModel({ baseUrl: server.baseUrl, model: 'prueba', ...options })
const iterate = (answer: AsyncIterable<string>) => answer[Symbol.asyncIterator]()

/** Scripts one behaviour; `seen` is the request that gets it, once it has come. */
function next(behaviour: ModelBehaviour) {
  const before = server.requests.length
  server.script(behaviour)
  return { seen: () => vi.waitUntil(() => server.requests[before], { interval: 2 }) }
}

const silentAfter = (...tokens: string[]): ModelBehaviour => ({ kind: 'tokens', tokens, ending: 'silent' })

describe('stopping frees the connection at once', () => {
  it.each<[string, ModelBehaviour]>([
    ['before an answer', { kind: 'hang' }],
    ['before the first token', silentAfter()],
  ])('by the signal, while the reader waits %s', async (_, behaviour) => {
    const { seen } = next(behaviour)
    const stop = new AbortController()
    const piece = iterate(ask({ signal: stop.signal })).next()
    const { closed } = await seen()
    stop.abort('basta')
    await expect(piece).rejects.toBe('basta')
    expect(await closed).toBe('cut')
  })

  it('by the signal on a kept connection, without asking once more', async () => {
    const model = create()
    await piecesOf(ask({ model }))
    await turnOfTheLoop()
    const { seen } = next({ kind: 'hang' })
    const stop = new AbortController()
    const piece = iterate(ask({ signal: stop.signal, model })).next()
    const { closed } = await seen()
    const before = server.requests.length
    stop.abort('basta')
    await expect(piece).rejects.toBe('basta')
    expect(await closed).toBe('cut')
    await piecesOf(ask())
    expect(server.requests.length).toBe(before + 1)
  })

  it('by the signal, half-way, and drops the text that nobody has read', async () => {
    const { seen } = next(silentAfter('uno ', 'dos '))
    const stop = new AbortController()
    const pieces = iterate(ask({ signal: stop.signal }))
    await pieces.next()
    stop.abort('basta')
    expect(await (await seen()).closed).toBe('cut')
    await expect(pieces.next()).rejects.toBe('basta')
  })

  it('by a reader who leaves half-way', async () => {
    const { seen } = next(silentAfter('uno '))
    for await (const _ of ask()) break
    expect(await (await seen()).closed).toBe('cut')
  })

  it('by a reader who leaves while it waits', async () => {
    const { seen } = next({ kind: 'hang' })
    const pieces = iterate(ask())
    const piece = pieces.next()
    const { closed } = await seen()
    await pieces.return?.()
    expect(await piece).toEqual({ done: true, value: undefined })
    expect(await closed).toBe('cut')
  })

  it('an answer that is over leaves no timer and no listener behind', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { signal } = new AbortController()
    await piecesOf(ask({ signal }))
    for await (const _ of ask({ signal })) break
    await turnOfTheLoop()
    expect(vi.getTimerCount()).toBe(0)
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('asks nothing before the first read, nor after a stop', async () => {
    const before = server.requests.length
    ask()
    await expect(piecesOf(ask({ signal: AbortSignal.abort('antes') }))).rejects.toBe('antes')
    await piecesOf(ask())
    expect(server.requests.length).toBe(before + 1)
  })
})

describe('connections', () => {
  it('one connection serves one answer after another', async () => {
    const model = create()
    const before = server.requests.length
    const long = completionEvent({ content: 'x'.repeat(20_000) })
    for (const content of ['hola', long, 'hola']) {
      server.script({ kind: 'bytes', chunks: [`${completionEvent({ content })}data: [DONE]\n\n`] })
      await piecesOf(ask({ model }))
      await turnOfTheLoop()
    }
    expect(new Set(server.requests.slice(before).map((request) => request.connection)).size).toBe(1)
  })

  it('asks once more when a kept connection turns out to be closed', async () => {
    const model = create()
    await piecesOf(ask({ model }))
    await turnOfTheLoop()
    server.script({ kind: 'refuse' }, { kind: 'tokens', tokens: ['de nuevo'] })
    expect(await piecesOf(ask({ model }))).toEqual(['de nuevo'])
    const [refused, again] = server.requests.slice(-2)
    expect(refused?.connection).not.toBe(again?.connection)
  })

  it('but not for ever', async () => {
    const model = create()
    await piecesOf(ask({ model }))
    await turnOfTheLoop()
    server.script({ kind: 'refuse' }, { kind: 'refuse' })
    await expect(piecesOf(ask({ model }))).rejects.toMatchObject({ fault: 'unavailable' })
  })

  it('drops a connection that stays open after [DONE], and does not make the reader wait for it', async () => {
    const chunks = [completionEvent({ content: 'hola' }), 'data: [DONE]\n\n']
    const { seen } = next({ kind: 'bytes', chunks, ending: 'silent' })
    expect((await piecesOf(ask())).join('')).toBe('hola')
    const { closed } = await seen()
    expect(await Promise.race([closed, turnOfTheLoop().then(() => 'still open')])).toBe('still open')
    expect(await closed).toBe('cut')
  })
})

describe('time', () => {
  /** Events, before each of which `silenceMs` go by. */
  async function* paced(silenceMs: number, ...events: string[]) {
    for (const event of events) {
      await arrival()
      vi.advanceTimersByTime(silenceMs)
      yield event
    }
  }
  const read = async (chunks: AsyncIterable<string>) => {
    server.script({ kind: 'bytes', chunks })
    return (await piecesOf(ask())).join('')
  }
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('no answer for 30 s is a timeout', async () => {
    const { seen } = next({ kind: 'hang' })
    const piece = iterate(ask()).next()
    const { closed } = await seen()
    vi.advanceTimersByTime(30_000)
    await expect(piece).rejects.toMatchObject({ fault: 'timeout' })
    expect(await closed).toBe('cut')
  })

  it('no text for 30 s is a timeout, whatever comments and empty deltas come', async () => {
    async function* busyWithNothing() {
      yield* paced(14_000, ': espera\n\n', completionEvent({ role: 'assistant', content: '' }))
      await arrival()
      vi.advanceTimersByTime(2_000)
    }
    server.script({ kind: 'bytes', chunks: busyWithNothing(), ending: 'silent' })
    await expect(piecesOf(ask())).rejects.toMatchObject({ fault: 'timeout', message: expect.stringContaining('30000') })
  })

  it('both limits can be set', async () => {
    const model = create({ firstTokenTimeoutMs: 7_000, stallTimeoutMs: 3_000 })
    server.script(silentAfter('hola'))
    const pieces = iterate(ask({ model }))
    await pieces.next()
    vi.advanceTimersByTime(3_000)
    await expect(pieces.next()).rejects.toThrow('3000 ms')
    const { seen } = next(silentAfter())
    const piece = iterate(ask({ model })).next()
    await seen()
    vi.advanceTimersByTime(7_000)
    await expect(piece).rejects.toThrow('7000 ms')
  })

  it('20 s of silence half-way are a timeout', async () => {
    const { seen } = next(silentAfter('hola'))
    const pieces = iterate(ask())
    expect(await pieces.next()).toMatchObject({ value: 'hola' })
    vi.advanceTimersByTime(20_000)
    await expect(pieces.next()).rejects.toMatchObject({ fault: 'timeout' })
    expect(await (await seen()).closed).toBe('cut')
  })

  it('an answer may take longer than each of its silences', async () => {
    const tokens = Array.from({ length: 12 }, () => completionEvent({ content: 'a' }))
    expect(await read(paced(19_000, ...tokens, 'data: [DONE]\n\n'))).toBe('a'.repeat(12))
  })

  it('a model that reasons aloud is not silent', async () => {
    const reasoning = [{ reasoning: 'pienso' }, { reasoning_content: 'pienso', content: '' }, { reasoning: 'pienso' }]
    const events = [...reasoning, { content: 'hola' }].map((delta) => completionEvent(delta))
    expect(await read(paced(19_000, ...events, 'data: [DONE]\n\n'))).toBe('hola')
  })

  it('a first token may take longer than a later one', async () => {
    async function* late() {
      yield completionEvent({ role: 'assistant', content: '' })
      yield* paced(29_000, `${completionEvent({ content: 'hola' })}data: [DONE]\n\n`)
    }
    expect(await read(late())).toBe('hola')
  })

  it('a slow reader is not a silent model: the silence of what was held back counts from its release', async () => {
    const [readerHasRead, readerIsAway, readerIsBack] = [signal(), signal(), signal()]
    async function* tokens() {
      yield 'uno '
      await readerHasRead.promise
      yield 'x'.repeat(20_000)
      await arrival()
      vi.advanceTimersByTime(3_619_000)
      readerIsAway.resolve()
      await readerIsBack.promise
      vi.advanceTimersByTime(19_000)
      yield 'fin'
    }
    server.script({ kind: 'tokens', tokens: tokens() })
    const pieces = iterate(ask())
    expect(await pieces.next()).toMatchObject({ value: 'uno ' })
    readerHasRead.resolve()
    await readerIsAway.promise
    expect(await pieces.next()).toMatchObject({ value: 'x'.repeat(20_000) })
    readerIsBack.resolve()
    expect(await pieces.next()).toMatchObject({ value: 'fin' })
  })

  it('asking again without the usage takes no more time than the first token has', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const chunks = paced(29_000, '{"error":"stream_options"}')
    server.script({ kind: 'bytes', status: 400, type: 'application/json', chunks }, { kind: 'hang' })
    const before = server.requests.length
    const piece = iterate(ask({ onUsage: () => {} })).next()
    await vi.waitUntil(() => server.requests[before + 1], { interval: 2 })
    vi.advanceTimersByTime(1_000)
    await expect(piece).rejects.toMatchObject({ fault: 'timeout' })
  })

  it('an answer that never ends is ended after ten minutes, with the text it has', async () => {
    let isOver = false
    async function* endless() {
      while (!isOver) yield* paced(19_000, completionEvent({ content: 'a' }))
    }
    const { seen } = next({ kind: 'bytes', chunks: endless() })
    const pieces = iterate(ask())
    let text = ''
    const readAll = async () => {
      for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) text += piece.value
    }
    await expect(readAll()).rejects.toMatchObject({ fault: 'timeout' })
    isOver = true
    expect(await (await seen()).closed).toBe('cut')
    await arrival()
    expect(text.length).toBeGreaterThan(20)
    expect(text.length).toBeLessThan(33)
  })

  it('blanks without end are no answer', async () => {
    async function* blanks() {
      yield* paced(9_000, ...Array<string>(3).fill(completionEvent({ content: '\n' })))
      await arrival()
      vi.advanceTimersByTime(3_000)
    }
    server.script({ kind: 'bytes', chunks: blanks(), ending: 'silent' })
    await expect(piecesOf(ask())).rejects.toMatchObject({ fault: 'timeout' })
  })

  it('tells the reader of any silence within a minute', () => {
    const { firstTokenTimeoutMs, stallTimeoutMs } = TIMEOUTS
    expect(Math.max(firstTokenTimeoutMs, stallTimeoutMs)).toBeLessThan(60_000)
  })

  it('a reason to finish is enough where the stream stays open', async () => {
    expect(await read(paced(21_000, completionEvent({ content: 'hola' }, 'stop'), ': sigo\n\n'))).toBe('hola')
  })
})

it('holds the endpoint back while the reader is slow, and loses nothing', async () => {
  const EVENT = completionEvent({ content: 'x'.repeat(500), ignored: 'y'.repeat(32_000) })
  const EVENTS = 1_000
  let sent = 0
  function* events() {
    for (; sent < EVENTS; sent += 1) yield EVENT
    yield 'data: [DONE]\n\n'
  }
  server.script({ kind: 'bytes', chunks: events() })
  const pieces = iterate(ask())
  const first = await pieces.next()
  await settled(() => sent)
  expect(sent).toBeLessThan(EVENTS)
  const rest = (await piecesOf({ [Symbol.asyncIterator]: () => pieces })).join('')
  expect(`${first.value}${rest}`.length).toBe(EVENTS * 500)
}, 30_000)

const signal = () => Promise.withResolvers<void>()

/** What was written to a socket of this process has been read from its other end. */
async function arrival() {
  for (let turn = 0; turn < 5; turn += 1) await turnOfTheLoop()
}

/** What Node does after the last event of an answer, such as giving its connection back. */
const turnOfTheLoop = () => new Promise((done) => setImmediate(done))

async function settled(count: () => number) {
  let before = Number.NaN
  const isSame = () => {
    const same = count() === before
    before = count()
    return same
  }
  for (const _ of [1, 2, 3]) await vi.waitUntil(isSame, { interval: 50, timeout: 5_000 })
}
