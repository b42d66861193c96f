import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ModelPort } from '~/modules/mentor/mentor.server'
import { rawRequest } from '~/testing/hostile/raw-request'
import { startApp, type TestApp } from '~/testing/start-app'

const TOKEN = 'a token that only Prometheus has'
let app: TestApp
/** What the mentor waits for in the middle of its answer. */
let goOn = Promise.resolve()
const model: ModelPort = {
  async *stream() {
    yield 'Hola, '
    await goOn
    yield 'Ana.'
  },
}
beforeAll(async () => {
  app = await startApp({
    models: { basic: model, pro: model },
    environment: { METRICS_TOKEN: TOKEN, TRUST_PROXY: '1', MAX_STREAMS: '1' },
  })
})
afterAll(() => app.stop())

const lines = () => app.logged.filter(({ event }) => event === 'request')
const linesOf = (route: string) => lines().filter(({ fields }) => JSON.stringify(fields).includes(`"route":"${route}"`))

describe('the line of a request', () => {
  it('says what was asked by pattern, who asked, and nothing of the query', async () => {
    const { call, user } = await app.register('log@example.com')
    const response = await call('GET', '/api/chat/chats?cursor=secret-text')
    await expect.poll(() => linesOf('/api/chat/chats')).toHaveLength(1)
    expect(linesOf('/api/chat/chats')[0]).toEqual({
      level: 'info',
      event: 'request',
      fields: {
        method: 'GET',
        route: '/api/chat/chats',
        path: '/api/chat/chats',
        status: response.status,
        ms: expect.any(Number),
        requestId: response.headers.get('x-request-id'),
        userId: user.id,
      },
    })
    expect(JSON.stringify(app.logged)).not.toContain('secret-text')
  })

  it('is written for a stream once, at its end', async () => {
    const { call } = await app.register('log-stream@example.com')
    const { promise, resolve } = Promise.withResolvers<void>()
    goOn = promise
    const body = { message: 'Hola', chatbotType: 'basic' }
    const response = await call('POST', '/api/chat/message', body, { Accept: 'text/event-stream' })
    expect(linesOf('/api/chat/message')).toEqual([])
    resolve()
    expect(await response.text()).toContain('Ana.')
    await expect.poll(() => linesOf('/api/chat/message')).toHaveLength(1)
    expect(linesOf('/api/chat/message')[0]).toMatchObject({ level: 'info', fields: { status: 200 } })
  })

  it('is at debug level for what asks all the time', async () => {
    await app.browser()('GET', '/healthz')
    await expect.poll(() => linesOf('/healthz')).toMatchObject([{ level: 'debug' }])
  })
})

describe('the id of a request', () => {
  const idOf = async (headers: Record<string, string>) =>
    (await app.browser()('GET', '/healthz', undefined, headers)).headers.get('x-request-id')

  it("is the trusted proxy's when that is well-formed, and a fresh one otherwise", async () => {
    expect(await idOf({ 'X-Request-Id': 'from-the-proxy.1:2' })).toBe('from-the-proxy.1:2')
    for (const odd of ['short', 'with spaces in it', 'x'.repeat(101)]) {
      expect(await idOf({ 'X-Request-Id': odd })).toMatch(/^[0-9a-f-]{36}$/)
    }
    expect(await idOf({})).not.toBe(await idOf({}))
  })

  it('is never taken from a caller without a proxy between', async () => {
    const direct = await startApp({ database: app.database })
    const response = await direct.browser()('GET', '/healthz', undefined, { 'X-Request-Id': 'made-up-by-caller' })
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    await direct.stop()
  })

  it('is in the line of an error, too', async () => {
    app.services.admission.announceStop()
    const response = await app.browser()('GET', '/readyz', undefined, { 'X-Request-Id': 'an-error-of-mine' })
    expect(response.status).toBe(503)
    const failures = app.logged.filter(({ event }) => event === 'request_failed')
    expect(failures).toMatchObject([{ level: 'error', fields: { requestId: 'an-error-of-mine' } }])
  })
})

describe('GET /metrics', () => {
  const { hostname, port } = { hostname: '127.0.0.1', port: () => new URL(app.origin).port }
  const status = async (headers: string[]) => (await rawRequest(app.origin, { path: '/metrics', headers })).status

  it('is for this machine', async () => {
    expect(await status(['Host', `${hostname}:${port()}`])).toBe(200)
    const text = await (await app.browser()('GET', '/metrics')).text()
    expect(text).toMatch(
      /^pymentor_http_request_seconds_count\{method="GET",route="\/api\/chat\/chats",status="[24]xx"\} \d/m,
    )
    expect(text).not.toMatch(/route="[^"]*[0-9a-f]{8}-/)
  })

  it('is no page for what comes through a proxy, or under another name', async () => {
    const local = ['Host', `localhost:${port()}`]
    expect(await status([...local, 'X-Forwarded-For', '127.0.0.1'])).toBe(404)
    expect(await status([...local, 'Forwarded', 'for=127.0.0.1'])).toBe(404)
    expect(await status(['Host', 'pymentor.example'])).toBe(404)
  })

  it('is for whoever has the token', async () => {
    const far = ['Host', 'pymentor.example', 'X-Forwarded-For', '198.51.100.7']
    expect(await status([...far, 'Authorization', `Bearer ${TOKEN}`])).toBe(200)
    expect(await status([...far, 'Authorization', 'Bearer wrong'])).toBe(404)
    expect(await status([...far, 'Authorization', 'Bearer '])).toBe(404)
  })
})

describe('an instance that has no room', () => {
  it('refuses a stream too many with a sentence, and says when to come back', async () => {
    const { call } = await app.register('no-room@example.com')
    const close = app.services.metrics.telemetry.streamOpened()
    const refused = await call('POST', '/api/chat/message', { message: 'Hola', chatbotType: 'basic' })
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(refused.headers.get('content-security-policy')).toMatch(/default-src/)
    expect(await refused.json()).toMatchObject({ error: 'overloaded', message: expect.stringMatching(/segundos\.$/) })
    close()
    expect((await call('POST', '/api/chat/message', { message: 'Hola', chatbotType: 'basic' })).status).toBe(200)
    expect(await (await app.browser()('GET', '/metrics')).text()).toContain(
      'pymentor_requests_shed_total{reason="streams"} 1',
    )
  })
})
