import { afterAll, describe, expect, it } from 'vitest'
import type { ModelRequest, ModelUsage } from '~/modules/mentor/mentor.server'
import { piecesOf } from '~/testing/models/model-contract'
import { completionEvent, type ModelBehaviour, startModelServer } from '~/testing/models/model-server'
import { createOpenAiCompatibleModel } from '../openai-compatible'

const server = await startModelServer()
afterAll(() => server.stop())

const create = () => createOpenAiCompatibleModel({ baseUrl: server.baseUrl, model: 'prueba' })
const USAGE = { prompt_tokens: 12, completion_tokens: 7, total_tokens: 19 }
/** 16 characters in: 4 tokens. */
const REQUEST = { mentor: 'basic', instructions: 'Enseña bien.', turns: [{ role: 'user', content: 'hola' }] } as const
const whole = (usage: unknown): ModelBehaviour => ({ kind: 'tokens', tokens: ['hola', ' Ana'], usage })
const refusal = (message: string, status = 400): ModelBehaviour => ({
  kind: 'json',
  status,
  body: { error: { message } },
})

/** Asks, and gives what was told of the usage until the end. */
async function usageOf(behaviours: ModelBehaviour[], { model = create(), ...more }: Options = {}) {
  server.script(...behaviours)
  const told: ModelUsage[] = []
  const { signal } = new AbortController()
  const onUsage = (usage: ModelUsage) => void told.push(usage)
  const request = { ...REQUEST, turns: [...REQUEST.turns], signal, onUsage, ...more }
  const text = await piecesOf(model.stream(request)).then(
    (pieces) => pieces.join(''),
    () => 'failed',
  )
  return { told, text }
}
type Options = Partial<ModelRequest> & { model?: ReturnType<typeof create> }
const asked = () => server.requests.at(-1)?.body

describe('the usage of an answer', () => {
  it('is asked for, and is what the endpoint says', async () => {
    expect(await usageOf([whole(USAGE)])).toEqual({ told: [{ input: 12, output: 7 }], text: 'hola Ana' })
    expect(asked()).toMatchObject({ stream: true, stream_options: { include_usage: true } })
  })

  it('is not asked for where nobody wants to know', async () => {
    await usageOf([whole(USAGE)], { onUsage: undefined })
    expect(asked()).not.toHaveProperty('stream_options')
  })

  it('comes with the last event, too, or in an answer that comes whole', async () => {
    const event = completionEvent({ content: 'hola' }, 'stop').replace(
      '"choices"',
      `"usage":${JSON.stringify(USAGE)},$&`,
    )
    expect((await usageOf([{ kind: 'bytes', chunks: [event] }])).told).toEqual([{ input: 12, output: 7 }])
    const beside = `data: ${JSON.stringify({ choices: [{ delta: { content: 'hola' } }], usage: USAGE })}\n\n`
    expect((await usageOf([{ kind: 'bytes', chunks: [beside, 'data: [DONE]\n\n'] }])).told).toEqual([
      { input: 12, output: 7 },
    ])
    const body = { choices: [{ message: { content: 'hola' } }], usage: USAGE }
    expect((await usageOf([{ kind: 'json', body }])).told).toEqual([{ input: 12, output: 7 }])
  })

  it.each([
    ['none', undefined],
    ['null', null],
    ['a wrong shape', { prompt_tokens: 'muchos' }],
    ['less than nothing', { prompt_tokens: -1, completion_tokens: 2 }],
    ['no number', { prompt_tokens: 'NaN', completion_tokens: 2 }],
    ['nothing for a text', { prompt_tokens: 0, completion_tokens: 0 }],
    ['more than the texts can be', { prompt_tokens: 4_000_000, completion_tokens: 2 }],
    ['more than was asked for', { prompt_tokens: 4, completion_tokens: 90_000_000 }],
    ['more kept than read', { prompt_tokens: 4, completion_tokens: 2, prompt_tokens_details: { cached_tokens: 9 } }],
  ])('is estimated by the length of the texts where the endpoint says %s', async (_, usage) => {
    expect(await usageOf([whole(usage)])).toEqual({ told: [{ input: 4, output: 2 }], text: 'hola Ana' })
  })

  it('says how much of it the provider had kept, where that is told', async () => {
    const details = { prompt_tokens_details: { cached_tokens: 8 } }
    expect((await usageOf([whole({ ...USAGE, ...details })])).told).toEqual([{ input: 12, cached: 8, output: 7 }])
    const wrong = { prompt_tokens_details: { cached_tokens: -1 } }
    expect((await usageOf([whole({ ...USAGE, ...wrong })])).told).toEqual([{ input: 12, output: 7 }])
  })

  it('and whose question it is are left out for a server that refuses to hear them, from then on', async () => {
    const model = create()
    const forbidden =
      '{"detail":[{"type":"extra_forbidden","loc":["body","user"],"msg":"Extra inputs are not permitted"}]}'
    const options = { model, endUser: 'ninguna-persona' }
    expect((await usageOf([refusal(forbidden, 422), whole(undefined)], options)).text).toBe('hola Ana')
    expect(asked()).not.toHaveProperty('user')
    expect((await usageOf([whole(undefined)], options)).text).toBe('hola Ana')
    expect(asked()).not.toHaveProperty('user')
    const elsewhere = refusal('{"loc":["body","messages",0,"user","name"]}', 422)
    expect((await usageOf([elsewhere], { ...options, model: create() })).text).toBe('failed')
  })

  it('counts what a continued answer sends again', async () => {
    const { told } = await usageOf([whole(undefined)], { written: 'x'.repeat(400).concat(' ') })
    expect(told[0]?.input).toBeGreaterThan(100)
  })

  it('is told of an answer that breaks off, and of none that never began', async () => {
    expect(await usageOf([{ kind: 'tokens', tokens: ['hola Ana'], ending: 'cut' }])).toEqual({
      told: [{ input: 4, output: 2 }],
      text: 'failed',
    })
    expect(await usageOf([refusal('no', 500)])).toEqual({ told: [], text: 'failed' })
  })

  it('of an answer that is too long is what the endpoint says', async () => {
    const cut: ModelBehaviour = { kind: 'tokens', tokens: ['hola'], usage: USAGE, finishReason: 'length' }
    expect(await usageOf([cut])).toEqual({ told: [{ input: 12, output: 7 }], text: 'failed' })
  })

  it('is told when the reader stops, before the stream ends', async () => {
    server.script({ kind: 'tokens', tokens: ['hola Ana'], ending: 'silent' })
    const stop = new AbortController()
    const events: string[] = []
    const onUsage = ({ input, output }: ModelUsage) => void events.push(`${input} + ${output}`)
    const turns = [...REQUEST.turns]
    const pieces = create()
      .stream({ ...REQUEST, turns, signal: stop.signal, onUsage })
      [Symbol.asyncIterator]()
    await pieces.next()
    const next = pieces.next().catch(() => events.push('end'))
    stop.abort()
    await next
    expect(events).toEqual(['4 + 2', 'end'])
  })
})

describe('a question that its reader stops before anything has come', () => {
  it('counts as read, for it is paid for', async () => {
    server.script({ kind: 'hang' })
    const stop = new AbortController()
    const before = server.requests.length
    const told: ModelUsage[] = []
    const request = { ...REQUEST, turns: [...REQUEST.turns], signal: stop.signal }
    const pieces = create()
      .stream({ ...request, onUsage: (usage) => void told.push(usage) })
      [Symbol.asyncIterator]()
    const next = pieces.next().catch(() => 'stopped')
    await expect.poll(() => server.requests.length).toBe(before + 1)
    stop.abort()
    expect(await next).toBe('stopped')
    expect(told).toEqual([{ input: 4, output: 0 }])
  })
})

describe('an endpoint that refuses to be asked for the usage', () => {
  it.each([
    [400, 'Unrecognized request argument supplied: stream_options'],
    [422, 'include_usage: extra fields not permitted'],
  ])('with %i is asked again without, from then on at once', async (status, message) => {
    const model = create()
    const before = server.requests.length
    const estimate = { told: [{ input: 4, output: 2 }], text: 'hola Ana' }
    expect(await usageOf([refusal(message, status), whole(USAGE)], { model })).toEqual(estimate)
    expect(asked()).not.toHaveProperty('stream_options')
    expect(await usageOf([whole(USAGE)], { model })).toEqual(estimate)
    expect(asked()).not.toHaveProperty('stream_options')
    expect(server.requests.length).toBe(before + 3)
  })

  it('need not finish its refusal', async () => {
    const chunks = ['{"error": "stream_options']
    const endless: ModelBehaviour = { kind: 'bytes', status: 400, type: 'application/json', chunks, ending: 'silent' }
    expect((await usageOf([endless, whole(USAGE)])).text).toBe('hola Ana')
  })

  it('is asked once more only, and not for other reasons', async () => {
    const before = server.requests.length
    const twice = [refusal('stream_options'), refusal('stream_options')]
    expect(await usageOf(twice)).toEqual({ told: [], text: 'failed' })
    expect(await usageOf([refusal('model')])).toEqual({ told: [], text: 'failed' })
    expect(server.requests.length).toBe(before + 3)
  })
})
