import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, describe, expect, it } from 'vitest'
import { parseConfig } from '~/config/config'
import { LIVE_ENVIRONMENT, OWN_SITE } from '~/testing/live-environment'
import { rawRequest } from '~/testing/raw-request'
import type { AppEnv } from './env'
import { keptFirst } from './kept-first'
import { createKeptPages } from './kept-pages'
import { createAdmission } from './load/admission'
import type { Overload } from './load/overload'
import { requestId } from './request-id'
import { requestLog } from './request-log'
import { securityHeaders } from './security-headers'

const HTML = `<!doctype html><title>Hola</title>${'<p>ñandú</p>'.repeat(50)}`
const BROWSER = { Accept: 'text/html', 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64)' }
const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections()
})

/** A site of one kept page at every address, asked for once already; `reached` holds what came through to the app since. */
async function openSite(environment: Record<string, string> = {}) {
  const logged: object[] = []
  const quiet = () => {}
  const log = { debug: quiet, warn: quiet, error: quiet, info: (_: string, fields = {}) => void logged.push(fields) }
  const [counted, answered, reached]: [object[], object[], string[]] = [[], [], []]
  const load: { overload: Overload | null } = { overload: null }
  const config = parseConfig({ DATA_DIR: '/nonexistent', ...environment }, OWN_SITE)
  const services = {
    config,
    log,
    metrics: { answered: ({ seconds: _, ...answer }: { seconds: number }) => void answered.push(answer) },
    keptPages: createKeptPages(),
    admission: createAdmission({ overload: () => load.overload, openStreams: () => 0, maxStreams: 10 }),
    overview: { pageSeen: (seen: object) => void counted.push(seen) },
  }
  const { keptPages } = services
  const app = new Hono<AppEnv>()
  app.use(requestLog(log, services.metrics), requestId(0), keptPages.noteHeaders, securityHeaders(config, false))
  app.all('*', (c) => {
    reached.push(`${c.req.method} ${c.req.path}`)
    c.set('route', '/:page')
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "default-src 'none'" }
    return keptPages.answer(c) ?? keptPages.keep(c, new Response(HTML, { headers }), Number.POSITIVE_INFINITY)
  })
  const server = createServer(keptFirst(services, getRequestListener(app.fetch)))
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
  const ask = (headers: Record<string, string> = {}, { path = '/about', method = 'GET' } = {}) =>
    fetch(origin + path, { method, headers: { ...BROWSER, ...headers } })
  await (await ask()).text()
  for (const notes of [logged, answered, counted, reached]) notes.length = 0
  return { ask, origin, reached, logged, answered, counted, load, services }
}

const told = async (response: Response) => {
  const { 'x-request-id': id, date: _, ...headers } = Object.fromEntries(response.headers)
  return { status: response.status, headers, text: await response.text(), hasId: /^[\da-f-]{36}$/.test(id ?? '') }
}

describe('a kept page', () => {
  it.each(['gzip, deflate, br, zstd', 'gzip', 'br;q=0, gzip', 'identity', 'zstd'])(
    'is sent before the app is asked, as the app sends it, to a browser that takes %j',
    async (encodings) => {
      const { ask, reached } = await openSite()
      const own = await told(await ask({ 'Accept-Encoding': encodings }))
      expect(reached).toEqual([])
      const ofApp = await told(await ask({ 'Accept-Encoding': encodings, Cookie: 'a=b' }))
      expect(reached).toEqual(['GET /about'])
      expect(own).toMatchObject({ status: 200, text: HTML, hasId: true })
      expect({ ...own, headers: { ...own.headers, 'content-length': '' } }).toEqual({
        ...ofApp,
        headers: { ...ofApp.headers, 'content-length': '' },
      })
    },
  )

  it('is logged, counted and not sent again to whoever has it', async () => {
    const { ask, reached, logged, answered, counted } = await openSite()
    const page = await ask({ Referer: 'https://otra.example/' })
    const again = await told(await ask({ 'If-None-Match': page.headers.get('etag') ?? '' }))
    expect(again).toMatchObject({ status: 304, text: '', hasId: true })
    expect(reached).toEqual([])
    expect(answered).toEqual([
      { method: 'GET', route: '/:page', status: 200 },
      { method: 'GET', route: '/:page', status: 304 },
    ])
    await page.text()
    await expect.poll(() => logged).toHaveLength(2)
    const line = {
      method: 'GET',
      route: '/:page',
      path: '/about',
      status: 200,
      requestId: page.headers.get('x-request-id'),
    }
    expect(logged[0]).toMatchObject(line)
    expect(counted[0]).toMatchObject({
      path: '/about',
      status: 200,
      referrer: 'https://otra.example/',
      isVisitor: true,
    })
  })
})

describe('the app is asked', () => {
  it('by whoever may be somebody, writes, or asks for something else', async () => {
    const { ask, reached } = await openSite()
    await ask({ Cookie: 'pymentor-session=x' })
    await ask({ Authorization: 'Bearer x' })
    await ask({}, { method: 'HEAD' })
    await ask({}, { method: 'POST' })
    await ask({}, { path: '/about?clean=complete' })
    await ask({}, { path: '/unknown' })
    const all = ['GET /about', 'GET /about', 'HEAD /about', 'POST /about', 'GET /about', 'GET /unknown']
    expect(reached).toEqual(all)
  })

  it('while this instance takes nothing on', async () => {
    const { ask, reached, load, services } = await openSite()
    load.overload = 'memory'
    await ask()
    load.overload = null
    services.admission.announceStop()
    await ask()
    expect(reached).toHaveLength(2)
  })

  it('about every Host that is not ours', async () => {
    const { origin, reached } = await openSite(LIVE_ENVIRONMENT)
    const { host } = new URL(LIVE_ENVIRONMENT.PUBLIC_URL)
    const from = (headers: string[]) =>
      rawRequest(origin, { path: '/about', headers: ['Accept', 'text/html', ...headers] })
    await from(['Host', host])
    expect(reached).toEqual([])
    await from(['Host', 'evil.example'])
    await from(['Host', host, 'Host', 'evil.example'])
    expect(reached).toEqual(['GET /about', 'GET /about'])
  })
})
