import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { ModelError, type ModelFault } from '~/modules/mentor/mentor.server'
import { completionEvent, type ModelBehaviour, startModelServer } from '~/testing/models/model-server'
import { createOpenAiCompatibleModel } from '../openai-compatible'

const SECRET = 'clave_que_nadie_debe_ver'
const QUESTION = 'pregunta_privada'
const server = await startModelServer()
afterAll(() => server.stop())

/** Asks, and gives the text that came before the failure. */
async function failure(options: { baseUrl?: string } = {}) {
  const model = createOpenAiCompatibleModel({ baseUrl: server.baseUrl, apiKey: SECRET, model: 'prueba', ...options })
  const { signal } = new AbortController()
  const answer = model.stream({ mentor: 'pro', instructions: '', turns: [{ role: 'user', content: QUESTION }], signal })
  let text = ''
  try {
    for await (const piece of answer) text += piece
  } catch (error) {
    if (error instanceof ModelError) return { text, fault: error.fault, detail: error.message, error }
    throw error
  }
  throw new Error('the model did not fail')
}

const hola = completionEvent({ content: 'hola' })
const bytes = (...chunks: string[]): ModelBehaviour => ({ kind: 'bytes', chunks })
const event = (json: unknown) => `data: ${JSON.stringify(json)}\n\n`

describe('a status that refuses', () => {
  const statuses: [number, ModelFault][] = [
    [301, 'rejected'],
    [400, 'rejected'],
    [401, 'rejected'],
    [403, 'rejected'],
    [404, 'rejected'],
    [408, 'timeout'],
    [429, 'busy'],
    [500, 'unavailable'],
    [503, 'unavailable'],
    [529, 'unavailable'],
  ]
  it.each(statuses)('%i is %s', async (status, fault) => {
    server.script({ kind: 'json', status, body: { error: { message: 'no' } } })
    expect(await failure()).toMatchObject({ fault, text: '', detail: expect.stringContaining(`HTTP ${status}`) })
  })

  it('names the model, the host and the codes, and what to check', async () => {
    server.script({
      kind: 'json',
      status: 401,
      body: { error: { code: 'invalid_api_key', type: 'auth', param: null } },
    })
    const { host } = new URL(server.baseUrl)
    expect((await failure()).detail).toBe(`prueba at ${host}: HTTP 401 (invalid_api_key, auth): check the API key`)
  })

  it('reads codes that stand outside an error object, and does without any', async () => {
    server.script({ kind: 'json', status: 404, body: { object: 'error', type: 'NotFoundError', code: 404 } })
    expect((await failure()).detail).toContain('HTTP 404 (404, NotFoundError): check the base URL')
    server.script({ kind: 'json', status: 500, body: 'fallo' })
    expect((await failure()).detail).toMatch(/HTTP 500$/)
  })

  it('does not wait for an error text without end', async () => {
    server.script({ kind: 'bytes', status: 503, type: 'text/html', chunks: ['<h1>'], ending: 'silent' })
    expect(await failure()).toMatchObject({ fault: 'unavailable' })
  })

  it('does not read an error text that is long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    server.script({ kind: 'bytes', status: 503, type: 'text/html', chunks: flood('<h1>'), ending: 'silent' })
    expect(await failure()).toMatchObject({ fault: 'unavailable' })
  })
})

describe('an answer that is nonsense', () => {
  const nonsense: [string, ModelBehaviour][] = [
    ['an HTML page', { kind: 'bytes', type: 'text/html', chunks: ['<html>Inicia sesión</html>'] }],
    ['an unknown type', { kind: 'bytes', type: 'application/x-ndjson', chunks: ['{"choices":[]}\n'] }],
    ['an empty body', bytes()],
    ['a body without an event', bytes('hola, ¿qué tal?\n\n')],
    ['binary rubbish', { kind: 'bytes', chunks: [Buffer.from([0, 255, 254, 13, 10, 10, 130, 31, 139])] }],
    ['an event that is not JSON', bytes('data: hola\n\n', hola)],
    ['an event that is null', bytes('data: null\n\n', hola)],
    ['choices of a wrong shape', bytes(event({ choices: 'hola' }))],
    ['content of a wrong shape', bytes(completionEvent({ content: 7 }))],
    ['a line of more than a megabyte', { kind: 'bytes', chunks: flood('data: "'), ending: 'silent' }],
    ['more than a megabyte of comments', { kind: 'bytes', chunks: flood(': '), ending: 'silent' }],
    ['a whole stream without text', { kind: 'tokens', tokens: [] }],
    ['a whole stream of blanks', { kind: 'tokens', tokens: [' ', '\n'] }],
    ['[DONE] and nothing else', bytes('data: [DONE]\n\n')],
    ['JSON that is no completion', { kind: 'json', body: ['hola'] }],
    ['JSON without text', { kind: 'json', body: { choices: [{ message: { content: null } }] } }],
    ['JSON cut off', { kind: 'bytes', type: 'application/json', chunks: ['{"choices":[{"mess'], ending: 'cut' }],
    ['JSON of more than a megabyte', { kind: 'bytes', type: 'application/json', chunks: flood('"'), ending: 'silent' }],
  ]
  it.each(nonsense)('%s is broken', async (_, behaviour) => {
    server.script(behaviour)
    expect(await failure()).toMatchObject({ fault: 'broken' })
  })

  it('an encoding that was not asked for is broken, and named', async () => {
    server.script({ kind: 'json', body: {}, headers: { 'content-encoding': 'gzip' } })
    expect(await failure()).toMatchObject({ fault: 'broken', detail: expect.stringContaining('encoding gzip') })
  })

  it('bytes that are not HTTP are broken', async () => {
    await withListener(
      (socket) => socket.once('data', () => socket.end('SSH-2.0-OpenSSH_9.2\r\n')),
      async (baseUrl) => {
        expect(await failure({ baseUrl })).toMatchObject({ fault: 'broken' })
      },
    )
  })
})

describe('a stream that fails half-way keeps the text before it', () => {
  const halves: [string, ModelBehaviour, ModelFault][] = [
    ['cut in the middle of a token', { kind: 'tokens', tokens: ['hola'], ending: 'cut' }, 'broken'],
    ['closed without an end', { kind: 'tokens', tokens: ['hola'], ending: 'no-end' }, 'broken'],
    ['an error object', bytes(hola, event({ error: { message: 'no', type: 'server_error' } })), 'unavailable'],
    ['an error object in the same read', bytes(hola + event({ error: { message: 'no' } })), 'unavailable'],
    [
      'an error beside text',
      bytes(hola, event({ choices: [{ delta: { content: 'no' } }], error: 'fallo' })),
      'unavailable',
    ],
    ['an event of text that is named an error', bytes(hola, `event: error\n${hola}`), 'unavailable'],
    ['an error event', bytes(hola, `event: error\n${event({ message: 'no' })}`), 'unavailable'],
    ['an error that is only a text', bytes(hola, event({ error: 'fallo' })), 'unavailable'],
    ['an error with its status', bytes(hola, event({ object: 'error', code: 400, message: 'no' })), 'rejected'],
    ['an error that says busy', bytes(hola, event({ error: { code: '429' } })), 'busy'],
    ['an error of a rate limit', bytes(hola, event({ error: { type: 'rate_limit_error' } })), 'busy'],
    ['nonsense', bytes(hola, 'data: {\n\n'), 'broken'],
  ]
  it.each(halves)('%s', async (_, behaviour, fault) => {
    server.script(behaviour)
    expect(await failure()).toMatchObject({ text: 'hola', fault })
  })

  it('an error object in JSON', async () => {
    server.script({ kind: 'json', body: { error: { code: 503 } } })
    expect(await failure()).toMatchObject({ fault: 'unavailable' })
  })
})

describe('a connection that fails', () => {
  it('refused is unavailable', async () => {
    const gone = await startModelServer()
    await gone.stop()
    expect(await failure(gone)).toMatchObject({ fault: 'unavailable', detail: expect.stringContaining('ECONNREFUSED') })
  })

  it('closed without an answer is unavailable', async () => {
    server.script({ kind: 'refuse' })
    const { baseUrl } = server
    expect(await failure({ baseUrl })).toMatchObject({
      fault: 'unavailable',
      detail: expect.stringContaining('ECONNRESET'),
    })
  })

  it('reset half-way is broken', async () => {
    const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n'
    const reset = (socket: Socket) => socket.write(head + hola, () => setImmediate(() => socket.resetAndDestroy()))
    await withListener(
      (socket) => socket.once('data', () => reset(socket)),
      async (baseUrl) => expect(await failure({ baseUrl })).toMatchObject({ fault: 'broken' }),
    )
  })

  it('a name that does not exist is unavailable', async () => {
    // Longer than a label may be: no resolver has to be asked.
    const baseUrl = `http://${'a'.repeat(64)}.invalid/v1`
    expect(await failure({ baseUrl })).toMatchObject({ fault: 'unavailable' })
  })
})

it('no error repeats the key or the conversation', async () => {
  const echo = { message: `${SECRET} ${QUESTION}`, code: SECRET, type: `tipo.${SECRET}` }
  const behaviours: ModelBehaviour[] = [
    { kind: 'json', status: 401, body: { error: echo } },
    { kind: 'json', status: 307, body: {}, headers: { location: `http://x/${SECRET}` } },
    bytes(event({ error: echo })),
    bytes(`data: ${SECRET} ${QUESTION}\n\n`),
    { kind: 'bytes', type: `text/${SECRET}`, chunks: [] },
  ]
  for (const behaviour of behaviours) {
    server.script(behaviour)
    const { error } = await failure()
    const told = `${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`
    expect(told).not.toContain(SECRET)
    expect(told).not.toContain(QUESTION)
  }
})

function* flood(start: string) {
  yield start
  for (let sent = 0; sent < 1_100_000; sent += 50_000) yield 'x'.repeat(50_000)
}

/** A server that isn't one for HTTP, for the length of `use`. */
async function withListener(onSocket: (socket: Socket) => void, use: (baseUrl: string) => Promise<void>) {
  const listener = createServer(onSocket).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  await use(`http://127.0.0.1:${z.object({ port: z.number() }).parse(listener.address()).port}/v1`)
  listener.close()
}
