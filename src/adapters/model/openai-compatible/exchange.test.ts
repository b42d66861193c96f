import { getEventListeners } from 'node:events'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { piecesOf } from '~/testing/models/model-contract'
import { completionEvent, type ModelBehaviour, startModelServer } from '~/testing/models/model-server'
import { patience } from '~/testing/pace'
import { createOpenAiCompatibleModel } from '../openai-compatible'

const server = await startModelServer()
afterAll(() => server.stop())

function ask({ signal = new AbortController().signal, model = create() } = {}) {
  return model.stream({ mentor: 'basic', instructions: '', turns: [{ role: 'user', content: 'hola' }], signal })
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
})

/** What Node does after the last event of an answer, such as giving its connection back. */
const turnOfTheLoop = () => new Promise((done) => setImmediate(done))

async function settled(count: () => number) {
  let before = Number.NaN
  const isSame = () => {
    const same = count() === before
    before = count()
    return same
  }
  for (const _ of [1, 2, 3]) await vi.waitUntil(isSame, { interval: 50, timeout: patience(5_000) })
}
