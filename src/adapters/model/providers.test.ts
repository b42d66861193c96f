import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ModelError, type ModelRequest, type ModelUsage, type Turn } from '~/modules/mentor/mentor.server'
import { describeModelPort, piecesOf } from '~/testing/models/model-contract'
import { PROVIDERS } from '~/testing/models/model-providers'
import { type ModelBehaviour, startModelServer } from '~/testing/models/model-server'

const SECRET = 'clave_que_nadie_debe_ver'
const QUESTION = 'pregunta_privada'
const TURNS: Turn[] = [
  { role: 'user', content: '¿Qué es una lista?' },
  { role: 'assistant', content: 'Una secuencia.' },
  { role: 'user', content: QUESTION },
]

const withMaterial = (turns: readonly Turn[]): Turn[] => [
  ...turns.slice(0, -1),
  { role: 'user', content: 'Material.', isPassing: true },
  { role: 'assistant', content: 'De acuerdo.', isPassing: true },
  ...turns.slice(-1),
]

describe.each(PROVIDERS)('$dialect.name', async ({ dialect, createModel }) => {
  const server = await startModelServer(0, dialect)
  afterAll(() => server.stop())
  const create = (options = {}) => createModel({ baseUrl: server.baseUrl, model: 'prueba', ...options })

  async function read(behaviour: ModelBehaviour, more: Partial<ModelRequest> = {}, model = create()) {
    server.script(behaviour)
    const { signal } = new AbortController()
    const request = { mentor: 'pro' as const, instructions: 'Enseña.', turns: TURNS, signal, ...more }
    return (await piecesOf(model.stream(request))).join('')
  }
  const errorOf = async (behaviour: ModelBehaviour): Promise<ModelError> => {
    const error = await read(behaviour, {}, create({ apiKey: SECRET })).catch((thrown: unknown) => thrown)
    if (!(error instanceof ModelError)) throw new Error('the model did not fail')
    return error
  }

  describeModelPort(dialect.name, create)

  it('is given the whole conversation in order, and the answer in one piece is read, too', async () => {
    expect(await read({ kind: 'json', body: dialect.whole('hola') })).toBe('hola')
    const { body } = server.requests.at(-1) ?? {}
    expect(dialect.turnsOf(body)).toEqual(TURNS)
    expect(JSON.stringify(body)).toContain('Enseña.')
    expect(JSON.stringify(body)).not.toContain('tools')
  })

  it('reads a stream however it is cut, letters in two included', async () => {
    const stream = dialect.begin() + dialect.text('ñandú 🐍') + dialect.finish('stop') + dialect.done
    const chunks = [...Buffer.from(stream)].map((byte) => Buffer.from([byte]))
    expect(await read({ kind: 'bytes', chunks })).toBe('ñandú 🐍')
    expect(await read({ kind: 'bytes', chunks: [stream] })).toBe('ñandú 🐍')
  })

  it('tells what an answer has cost, as the provider says or by its length', async () => {
    const told: ModelUsage[] = []
    const onUsage = (usage: ModelUsage) => void told.push(usage)
    await read({ kind: 'tokens', tokens: ['hola'], usage: dialect.usage({ input: 12, output: 7 }) }, { onUsage })
    expect(told).toEqual([dialect.name === 'n8n' ? { input: 14, output: 1 } : { input: 12, output: 7 }])
    await read({ kind: 'tokens', tokens: ['hola'], ending: 'cut' }, { onUsage }).catch(() => {})
    expect(told.at(-1)).toEqual({ input: 14, output: 1 })
  })

  it('says when to come again, where it is asked for patience', async () => {
    const refusal = (status: number, headers = {}): ModelBehaviour => ({ kind: 'json', status, body: {}, headers })
    expect((await errorOf(refusal(429, { 'retry-after': '7' }))).retryAfterMs).toBe(7_000)
    expect((await errorOf(refusal(503))).retryAfterMs).toBe(1_000)
    expect((await errorOf(refusal(529, { 'retry-after': 'nonsense' }))).retryAfterMs).toBe(1_000)
    const date = new Date(Date.now() + 60_000).toUTCString()
    expect((await errorOf(refusal(429, { 'retry-after': date }))).retryAfterMs).toBeGreaterThan(50_000)
    expect((await errorOf(refusal(429, { 'retry-after': new Date(0).toUTCString() }))).retryAfterMs).toBe(0)
    expect((await errorOf(refusal(500, { 'retry-after': '7' }))).retryAfterMs).toBeUndefined()
  })

  it('is sent the key in a header alone, and no error repeats it, nor the conversation', async () => {
    const echo = { message: `${SECRET} ${QUESTION}`, code: SECRET, type: `tipo.${SECRET}`, status: SECRET }
    const behaviours: ModelBehaviour[] = [
      { kind: 'json', status: 401, body: { error: echo } },
      { kind: 'json', status: 403, body: [{ error: echo }] },
      { kind: 'json', status: 400, body: echo },
      { kind: 'bytes', status: 500, type: 'text/html', chunks: [`<p>${SECRET} ${QUESTION}</p>`] },
      { kind: 'json', status: 307, body: {}, headers: { location: `http://x/${SECRET}` } },
      { kind: 'bytes', chunks: [dialect.error(echo)] },
      { kind: 'bytes', chunks: [`data: ${SECRET} ${QUESTION}\n\n`] },
      { kind: 'bytes', type: `text/${SECRET}`, chunks: [] },
    ]
    for (const behaviour of behaviours) {
      const error = await errorOf(behaviour)
      const told = `${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`
      expect(told).not.toContain(SECRET)
      expect(told).not.toContain(QUESTION)
    }
    const { headers, path, body } = server.requests.at(-1) ?? {}
    expect(Object.values(headers ?? {}).filter((value) => String(value).includes(SECRET))).toHaveLength(1)
    expect(`${path} ${JSON.stringify(body)}`).not.toContain(SECRET)
  })
})

describe('where and how each provider is asked', () => {
  const paths: [string, string, Record<string, string>][] = [
    ['openai-compatible', '/v1/chat/completions', { authorization: `Bearer ${SECRET}` }],
    ['anthropic', '/v1/messages', { 'x-api-key': SECRET, 'anthropic-version': '2023-06-01' }],
    ['google', '/v1/models/prueba%2Fx:streamGenerateContent?alt=sse', { 'x-goog-api-key': SECRET }],
    ['n8n', '/v1', { authorization: `Bearer ${SECRET}` }],
  ]
  it.each(paths)('%s at %s', async (name, path, headers) => {
    const provider = PROVIDERS.find(({ dialect }) => dialect.name === name)
    if (!provider) throw new Error('no such provider')
    const server = await startModelServer(0, provider.dialect)
    const model = provider.createModel({ baseUrl: server.baseUrl, model: 'prueba/x', apiKey: SECRET })
    const { signal } = new AbortController()
    await piecesOf(model.stream({ mentor: 'basic', instructions: 'Enseña.', turns: TURNS, signal }))
    expect(server.requests.at(-1)).toMatchObject({ path, headers })
    await server.stop()
  })
})

describe('whose question it is', () => {
  it.each([
    ['openai-compatible', { user: 'ninguna-persona' }],
    ['anthropic', { metadata: { user_id: 'ninguna-persona' } }],
  ])('%s is told by a name that says nothing else', async (name, told) => {
    const provider = PROVIDERS.find(({ dialect }) => dialect.name === name)
    if (!provider) throw new Error('no such provider')
    const server = await startModelServer(0, provider.dialect)
    const model = provider.createModel({ baseUrl: server.baseUrl, model: 'prueba' })
    const { signal } = new AbortController()
    const asked = { mentor: 'basic' as const, instructions: 'Enseña.', turns: TURNS, signal, onUsage: () => {} }
    await piecesOf(model.stream({ ...asked, endUser: 'ninguna-persona' }))
    expect(server.requests.at(-1)?.body).toMatchObject(told)
    await piecesOf(model.stream(asked))
    expect(server.requests.at(-1)?.body).not.toHaveProperty(Object.keys(told).join())
    await server.stop()
  })
})

describe('what Anthropic is to keep', () => {
  const KEPT = { cache_control: { type: 'ephemeral' } }
  it.each<[string, Partial<ModelRequest>, number]>([
    ['ends with the instructions and the turns before the question', {}, 1],
    ['has nothing of an answer that broke off', { written: 'Una secuencia de' }, 1],
    ['ends before what is told for the question alone', { turns: withMaterial(TURNS) }, 1],
    ['has no turn where the question is the first', { turns: TURNS.slice(-1) }, -1],
  ])('%s', async (_, more, last) => {
    const provider = PROVIDERS.find(({ dialect }) => dialect.name === 'anthropic')
    if (!provider) throw new Error('no such provider')
    const server = await startModelServer(0, provider.dialect)
    const model = provider.createModel({ baseUrl: server.baseUrl, model: 'prueba' })
    const { signal } = new AbortController()
    await piecesOf(model.stream({ mentor: 'basic', instructions: 'Enseña.', turns: TURNS, signal, ...more }))
    const { system, messages } = z
      .object({ system: z.unknown(), messages: z.array(z.object({ content: z.unknown() })) })
      .parse(server.requests.at(-1)?.body)
    expect(system).toEqual([{ type: 'text', text: 'Enseña.', ...KEPT }])
    const marked = messages.flatMap(({ content }, at) => (typeof content === 'string' ? [] : [at]))
    expect(marked).toEqual(last === -1 ? [] : [last])
    if (last !== -1) expect(messages[last]?.content).toEqual([{ type: 'text', text: 'Una secuencia.', ...KEPT }])
    await server.stop()
  })
})

describe('n8n', async () => {
  const [provider] = PROVIDERS.filter(({ dialect }) => dialect.name === 'n8n')
  if (!provider) throw new Error('no such provider')
  const server = await startModelServer(0, provider.dialect)
  afterAll(() => server.stop())
  const model = provider.createModel({ baseUrl: server.baseUrl, model: 'n8n' })
  const read = async (behaviour: ModelBehaviour) => {
    server.script(behaviour)
    const { signal } = new AbortController()
    return (await piecesOf(model.stream({ mentor: 'basic', instructions: '', turns: TURNS, signal }))).join('')
  }

  it.each([
    ['an item', { output: 'hola' }],
    ['the list of them', [{ text: 'hola' }, { text: 'adiós' }]],
    ['a text', 'hola'],
    ['another usual name', { response: 'hola', id: 3 }],
  ])('may answer %s', async (_, body) => {
    expect(await read({ kind: 'json', body })).toBe('hola')
  })

  it('may answer JSON that is laid out, or plain text', async () => {
    const type = 'application/json; charset=utf-8'
    expect(await read({ kind: 'bytes', type, chunks: ['{\n  "out', 'put": "hola"\n}\n'] })).toBe('hola')
    expect(await read({ kind: 'bytes', type: 'text/plain', chunks: ['ho', 'la'] })).toBe('hola')
  })

  it('may stream from several nodes, one after another', async () => {
    const { begin, text, finish } = provider.dialect
    const node = (content: string) => begin() + text(content) + finish('stop')
    expect(await read({ kind: 'bytes', chunks: [begin(), node('ho'), node('la'), finish('stop')] })).toBe('hola')
  })

  it('is refused where it has nothing under a usual name, as for a workflow that only started', async () => {
    await expect(read({ kind: 'json', body: { message: 'Workflow was started' } })).rejects.toMatchObject({
      fault: 'broken',
    })
    await expect(read({ kind: 'json', body: [] })).rejects.toMatchObject({ fault: 'broken' })
  })

  it('is sent the question as its own chat sends it', async () => {
    await read({ kind: 'json', body: { output: 'hola' } })
    expect(server.requests.at(-1)?.body).toMatchObject({
      action: 'sendMessage',
      chatInput: QUESTION,
      chatbotType: 'basic',
    })
  })
})
