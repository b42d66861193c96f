import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ModelUsage } from '~/modules/mentor/mentor.server'
import { piecesOf } from '~/testing/models/model-contract'
import { completionEvent, type ModelBehaviour, startModelServer } from '~/testing/models/model-server'
import { TIMEOUTS } from '../http-model'
import { createOpenAiCompatibleModel } from '../openai-compatible'

const server = await startModelServer()
afterAll(() => server.stop())

type Asked = { model?: ReturnType<typeof create>; onUsage?: (usage: ModelUsage) => void }

function ask({ model = create(), onUsage }: Asked = {}) {
  const { signal } = new AbortController()
  const turns = [{ role: 'user' as const, content: 'hola' }]
  return model.stream({ mentor: 'basic', instructions: '', turns, signal, onUsage })
}
const create = (options = {}) => createOpenAiCompatibleModel({ baseUrl: server.baseUrl, model: 'prueba', ...options })
const iterate = (answer: AsyncIterable<string>) => answer[Symbol.asyncIterator]()

/** Scripts one behaviour; `seen` is the request that gets it, once it has come. */
function next(behaviour: ModelBehaviour) {
  const before = server.requests.length
  server.script(behaviour)
  return { seen: () => vi.waitUntil(() => server.requests[before], { interval: 2 }) }
}

const silentAfter = (...tokens: string[]): ModelBehaviour => ({ kind: 'tokens', tokens, ending: 'silent' })

describe('time', () => {
  /** Events, before each of which `silenceMs` go by. */
  async function* paced(silenceMs: number, ...events: string[]) {
    for (const event of events) {
      await arrival()
      await vi.advanceTimersByTimeAsync(silenceMs)
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

  it('the beginning comes at once, what follows in steps of 60 ms, and the end with its last text at once', async () => {
    const shown: string[] = []
    async function* tokens() {
      yield 'Una '
      await vi.waitUntil(() => shown.length === 1)
      yield 'lista '
      await arrival()
      vi.advanceTimersByTime(20)
      yield 'guarda '
      await arrival()
      vi.advanceTimersByTime(39)
      await arrival()
      expect(shown).toHaveLength(1)
      vi.advanceTimersByTime(1)
      await arrival()
      expect(shown).toEqual(['Una ', 'lista guarda '])
      yield 'valores.'
    }
    server.script({ kind: 'tokens', tokens: tokens() })
    for await (const piece of ask()) shown.push(piece)
    expect(shown).toEqual(['Una ', 'lista guarda ', 'valores.'])
  })

  it('what has come and was not shown yet is paid for, too, where the reader stops', async () => {
    const shown = signal()
    async function* tokens() {
      yield 'hola'
      await shown.promise
      yield 'x'.repeat(40)
    }
    const { seen } = next({ kind: 'tokens', tokens: tokens(), ending: 'silent' })
    const told: number[] = []
    const pieces = iterate(ask({ onUsage: ({ output }) => void told.push(output) }))
    expect(await pieces.next()).toMatchObject({ value: 'hola' })
    shown.resolve()
    await arrival()
    await pieces.return?.()
    await (await seen()).closed
    expect(told).toEqual([11])
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

const signal = () => Promise.withResolvers<void>()

/** What was written to a socket of this process has been read from its other end. */
async function arrival() {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setImmediate(done))
}
