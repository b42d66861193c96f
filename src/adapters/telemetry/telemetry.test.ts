import { createServer, type Server } from 'node:http'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { traceQueries } from '~/database/traced-queries'
import { ModelError, type ModelPort, withTrace } from '~/modules/mentor/mentor.server'
import { createLog } from '~/platform/log'
import { traced } from '~/platform/tracing'
import type { AppEnv } from '~/server/env'
import { traceRequests } from '~/server/request/request-trace'
import { startTraces } from './otlp-traces'
import { createErrorReports } from './sentry'

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const spanSchema = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  attributes: z.array(attribute),
  events: z.array(z.object({ name: z.string() })),
  status: z.object({ code: z.number() }),
})
const exportSchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
})
type Received = { path: string; headers: Record<string, unknown>; body: string }

let server: Server
let origin: string
const received: Received[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body })
      response.setHeader('Content-Type', 'application/json')
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  origin = `http://127.0.0.1:${address.port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const SECRET = 'clave de ana@correo.example'
const attributesOf = ({ attributes }: z.output<typeof spanSchema>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

async function readAll(pieces: AsyncIterable<string>) {
  for await (const _ of pieces);
}

/** A request that asks the database and a model, waits for neither answer's end, and fails once. */
async function oneRequest() {
  const client = { query: (_text: string, done?: (error: unknown) => void) => (done ? done(null) : Promise.resolve()) }
  traceQueries(client)
  const model: ModelPort = {
    async *stream({ onAuthor }) {
      onAuthor?.('openai-compatible/llama')
      yield 'Hola'
      throw new ModelError('broken', SECRET)
    },
  }
  const app = new Hono<AppEnv>()
  app.use(traceRequests(1))
  app.get('/chats/:id', async (c) => {
    c.set('route', '/chats/:id')
    await client.query('select title from chats where id = $1')
    client.query('update chats set title = $1', () => {})
    const answer = withTrace(model).stream({
      mentor: 'pro',
      instructions: '',
      turns: [],
      signal: new AbortController().signal,
    })
    await readAll(answer).catch(() => {})
    await traced('mail delivery', {}, () => Promise.reject(new TypeError(SECRET))).catch(() => {})
    return c.text('ok', 500)
  })
  const headers = { traceparent: '00-0123456789abcdef0123456789abcdef-0123456789abcdef-01' }
  await app.request(`/chats/${SECRET}`, { headers })
  await app.request('/healthz')
}

describe('what is sent to whoever watches from outside', () => {
  it('traces of requests with their statements, answers and mails, without anybody’s words', async () => {
    const close = startTraces({ url: `${origin}/v1/traces`, headers: { 'x-key': 'k' }, ratio: 1, version: 'abc' })
    await oneRequest()
    await close()
    const exports = received.filter(({ path }) => path === '/v1/traces')
    const spans = exports.flatMap(({ body }) =>
      exportSchema
        .parse(JSON.parse(body))
        .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)),
    )
    const request = spans.find(({ name }) => name === 'GET /chats/:id')
    if (!request) throw new Error('no span of the request')
    expect(request).toMatchObject({ traceId: '0123456789abcdef0123456789abcdef', parentSpanId: '0123456789abcdef' })
    expect(attributesOf(request)).toMatchObject({ 'http.response.status_code': 500, 'http.route': '/chats/:id' })
    const inside = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId)
    expect(inside.map(({ name }) => name).toSorted()).toEqual(['mail delivery', 'model answer', 'select', 'update'])
    const answer = inside.find(({ name }) => name === 'model answer')
    expect(answer && attributesOf(answer)).toMatchObject({
      'gen_ai.request.model': 'openai-compatible/llama',
      'error.type': 'ModelError',
    })
    expect(answer?.events.map(({ name }) => name)).toEqual(['first piece'])
    expect(spans).toHaveLength(5)
    expect(exports[0]?.headers).toMatchObject({ 'x-key': 'k' })
    expect(JSON.stringify(exports)).not.toContain('ana@correo.example')
  })

  it('errors of the log with their kind and request, and nothing of warnings or of further lines', async () => {
    const dsn = `${origin.replace('//', '//key@')}/7`
    const { report, close } = createErrorReports({ dsn, release: 'abc', environment: 'live' })
    const log = createLog({ level: 'error', readable: false, secrets: ['sk_secret'], onError: report })
    const quiet = { write: process.stderr.write }
    process.stderr.write = () => true
    log.warn('mail_delayed', { error: new Error('later') })
    log.error('request_failed', {
      error: new RangeError(`too far: sk_secret\n${SECRET}`),
      requestId: 'r-1',
      userId: 'u-1',
    })
    process.stderr.write = quiet.write
    await close()
    const sent = received.filter(({ path }) => path.startsWith('/api/7/envelope/'))
    expect(sent).toHaveLength(1)
    const [, , payload = ''] = sent[0]?.body.split('\n') ?? []
    const event = z
      .looseObject({ exception: z.object({ values: z.array(z.looseObject({})) }) })
      .parse(JSON.parse(payload))
    expect(event).toMatchObject({
      message: 'request_failed',
      level: 'error',
      release: 'abc',
      environment: 'live',
      tags: { event: 'request_failed', requestId: 'r-1' },
    })
    expect(event.exception.values[0]).toMatchObject({ type: 'RangeError', value: 'too far: ***' })
    expect(JSON.stringify(event.exception)).toContain('telemetry.test')
    expect(payload).not.toContain('correo.example')
    expect(payload).not.toContain('mail_delayed')
  })

  it('nothing, and holds up nothing, where nobody answers', async () => {
    const { report, close } = createErrorReports({
      dsn: 'http://key@127.0.0.1:9/7',
      release: 'abc',
      environment: 'live',
    })
    report('request_failed', null, {})
    await expect(close()).resolves.toBeUndefined()
  })
})
