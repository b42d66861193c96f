import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createScriptedModel, type ScriptedAnswer } from '~/testing/models/scripted-model'
import { ModelError, type ModelPort, type ModelRequest, type ModelUsage } from '../../model-port'
import { createBreaker, FAILURES, PATIENCE_MS, REST_MS } from './breaker'
import { createModelList } from './model-list'

const SILENT = { debug() {}, info() {}, warn() {}, error() {} }
const clock = () => new Date()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Reply = string | ModelError | [string, ModelError]
const down = () => new ModelError('unavailable', 'HTTP 500')
const busy = (retryAfterMs: number) => new ModelError('busy', 'HTTP 429', { retryAfterMs })

/** A model that gives these replies one after another, and its last for ever. */
function provider(...replies: Reply[]) {
  const asked: ModelRequest[] = []
  const model: ModelPort = {
    async *stream(request) {
      const reply = replies[Math.min(asked.length, replies.length - 1)] ?? ''
      asked.push(request)
      if (reply instanceof ModelError) throw reply
      if (typeof reply === 'string') return void (yield reply)
      yield reply[0]
      throw reply[1]
    },
  }
  return { model, asked, breaker: createBreaker(clock) }
}
type Provider = ReturnType<typeof provider>

const listOf = (providers: Record<string, Provider | ModelPort>) =>
  createModelList(
    Object.entries(providers).map(([id, one]) => ('asked' in one ? { id, ...one } : { id, model: one })),
    { clock, log: SILENT },
  )

/** What a reader gets, with the time passing by itself. */
async function answerOf(list: ModelPort, more: Partial<ModelRequest> = {}, waitsMs = PATIENCE_MS + 1_000) {
  const told = { text: '', authors: [] as string[], fault: null as string | null }
  const { signal } = new AbortController()
  const request: ModelRequest = {
    mentor: 'basic',
    instructions: '',
    turns: [{ role: 'user', content: 'hola' }],
    signal,
  }
  const reading = (async () => {
    try {
      const onAuthor = (author: string) => void told.authors.push(author)
      for await (const piece of list.stream({ ...request, onAuthor, ...more })) told.text += piece
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      told.fault = error.fault
    }
    return told
  })()
  reading.catch(() => {})
  await vi.advanceTimersByTimeAsync(waitsMs)
  return reading
}

const embedded: ModelPort = {
  isFree: true,
  async *stream() {
    yield 'incorporado'
  },
}

describe('a list of models', () => {
  it('answers with the first, and says which', async () => {
    const [a, b] = [provider('uno'), provider('dos')]
    expect(await answerOf(listOf({ a, b }))).toEqual({ text: 'uno', authors: ['a'], fault: null })
    expect(b.asked).toEqual([])
  })

  it.each([
    ['is down', down()],
    ['refuses', new ModelError('rejected', 'HTTP 401')],
    ['is too slow', new ModelError('timeout', 'nothing came')],
    ['talks nonsense', new ModelError('broken', 'no JSON')],
    ['is busy', busy(100)],
  ])('goes to the next at once when one %s before its first text', async (_, error) => {
    const a = provider(error)
    expect(await answerOf(listOf({ a, b: provider('dos') }))).toEqual({ text: 'dos', authors: ['b'], fault: null })
    expect(a.asked).toHaveLength(1)
  })

  it('does not mix two models in one answer: after the first text it ends, and another may go on with it', async () => {
    const [a, b] = [provider(['uno', down()], down()), provider('dos')]
    const list = listOf({ a, b })
    expect(await answerOf(list)).toEqual({ text: 'uno', authors: ['a'], fault: 'unavailable' })
    expect(await answerOf(list, { written: 'uno' })).toMatchObject({ text: 'dos', authors: ['b'] })
    expect(b.asked[0]?.written).toBe('uno')
  })

  it('ends with the embedded mentor where that is listed, else with the last failure', async () => {
    expect(await answerOf(listOf({ a: provider(down()), embedded }))).toMatchObject({
      text: 'incorporado',
      authors: ['embedded'],
    })
    const failing = listOf({ a: provider(down()), b: provider(new ModelError('broken', 'x')) })
    expect(await answerOf(failing)).toEqual({ text: '', authors: [], fault: 'broken' })
  })

  it('asks the next while a model writes as many answers as it may, and holds that against nobody', async () => {
    const scripted = createScriptedModel()
    const [a, b] = [{ model: scripted.model, breaker: createBreaker(clock), maxReplies: 1 }, provider('dos')]
    const list = createModelList(
      [
        { id: 'a', ...a },
        { id: 'b', ...b },
      ],
      { clock, log: SILENT },
    )
    const first = answerOf(list)
    const answer = await scripted.next()
    for (let question = 0; question < FAILURES + 1; question += 1)
      expect(await answerOf(list)).toMatchObject({ text: 'dos', authors: ['b'] })
    answer.write('uno')
    answer.end()
    expect(await first).toMatchObject({ text: 'uno', authors: ['a'] })
    const later = answerOf(list)
    const again = await scripted.next()
    again.write('otra vez')
    again.end()
    expect(await later).toMatchObject({ text: 'otra vez', authors: ['a'] })
  })

  it('says of what each answer cost whose it is', async () => {
    const costly: ModelPort = {
      async *stream({ onUsage }) {
        yield 'hola'
        onUsage?.({ input: 3, cached: 1, output: 2 })
      },
    }
    const told: ModelUsage[] = []
    const paid = { model: costly, asked: [], breaker: createBreaker(clock) }
    await answerOf(listOf({ 'anthropic/x': paid }), { onUsage: (usage) => void told.push(usage) })
    expect(told).toEqual([{ input: 3, cached: 1, output: 2, model: 'anthropic/x' }])
  })

  it('costs nothing only where no provider is in it', () => {
    expect(listOf({ embedded }).isFree).toBe(true)
    expect(listOf({ a: provider('uno'), embedded }).isFree).toBeUndefined()
  })

  it('stops at once, also while it waits', async () => {
    const stop = new AbortController()
    const a = provider(busy(5_000))
    const reading = answerOf(listOf({ a, embedded }), { signal: stop.signal })
    setTimeout(() => stop.abort('basta'), 100)
    await expect(reading).rejects.toBe('basta')
    expect(a.asked).toHaveLength(1)
  })
})

describe('a provider that asks for patience', () => {
  it('is asked again after what Retry-After says, while a reader waits', async () => {
    const a = provider(busy(3_000), 'uno')
    const start = Date.now()
    const list = listOf({ a, embedded })
    let firstAt = 0
    const onAuthor = () => {
      firstAt = Date.now() - start
    }
    expect(await answerOf(list, { onAuthor })).toMatchObject({ text: 'uno' })
    expect(firstAt).toBe(3_000)
  })

  it('is not waited for longer than a reader waits', async () => {
    const a = provider(busy(PATIENCE_MS + 1))
    expect(await answerOf(listOf({ a, embedded }))).toMatchObject({ text: 'incorporado' })
    expect(a.asked).toHaveLength(1)
    const b = provider(busy(3_000))
    expect(await answerOf(listOf({ b }))).toMatchObject({ fault: 'busy' })
    expect(b.asked).toHaveLength(4)
  })

  it('is left alone for as long as it says', async () => {
    const a = provider(busy(60_000), 'uno')
    const list = listOf({ a, embedded })
    await answerOf(list)
    await vi.advanceTimersByTimeAsync(40_000)
    expect((await answerOf(list)).text).toBe('incorporado')
    await vi.advanceTimersByTimeAsync(20_000)
    expect((await answerOf(list)).text).toBe('uno')
  })
})

describe('the breaker of a provider', () => {
  it(`leaves it alone after ${FAILURES} failures, then tries it with one question`, async () => {
    const [a, b] = [provider(...Array.from({ length: FAILURES }, down), 'uno'), provider('dos')]
    const list = listOf({ a, b })
    for (let at = 0; at < FAILURES + 3; at += 1) expect((await answerOf(list, {}, 0)).text).toBe('dos')
    expect(a.asked).toHaveLength(FAILURES)
    await vi.advanceTimersByTimeAsync(REST_MS)
    expect((await answerOf(list)).text).toBe('uno')
  })

  it('sends one question at a time to one that may still be down', async () => {
    vi.useRealTimers()
    let now = 0
    const breaker = createBreaker(() => new Date(1_000_000 + now))
    for (let at = 0; at < FAILURES; at += 1) breaker.failed()
    now = REST_MS
    const { model, next } = createScriptedModel()
    const list = createModelList(
      [
        { id: 'a', model, breaker },
        { id: 'embedded', model: embedded },
      ],
      { clock, log: SILENT },
    )
    const probe = iterate(list)
    const first = probe.next()
    const answer: ScriptedAnswer = await next()
    expect((await iterate(list).next()).value).toBe('incorporado')
    answer.write('uno')
    expect((await first).value).toBe('uno')
    const second = iterate(list).next()
    ;(await next()).write('dos')
    expect((await second).value).toBe('dos')
  })

  it('tries again with the next question where the one that tried was given up', async () => {
    let now = 0
    const breaker = createBreaker(() => new Date(1_000_000 + now))
    for (let at = 0; at < FAILURES; at += 1) breaker.failed()
    now = REST_MS
    expect([breaker.admits(), breaker.admits()]).toEqual([true, false])
    breaker.released()
    expect(breaker.admits()).toBe(true)
    breaker.failed()
    expect(breaker.admits()).toBe(false)
  })

  it('is not moved by a question that is refused', async () => {
    const a = provider(...Array.from({ length: FAILURES + 2 }, () => new ModelError('rejected', 'HTTP 400')), 'uno')
    const list = listOf({ a, embedded })
    for (let at = 0; at < FAILURES + 2; at += 1) await answerOf(list)
    expect((await answerOf(list)).text).toBe('uno')
  })
})

function iterate(list: ModelPort) {
  const { signal } = new AbortController()
  return list
    .stream({ mentor: 'basic', instructions: '', turns: [{ role: 'user', content: 'hola' }], signal })
    [Symbol.asyncIterator]()
}
