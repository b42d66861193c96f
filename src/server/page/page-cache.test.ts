import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, describe, expect, it } from 'vitest'
import { parseConfig } from '~/config/config'
import { OWN_SITE } from '~/testing/live-environment'
import type { AppEnv } from '../env'
import { requestId } from '../request/request-id'
import { requestLog } from '../request/request-log'
import { securityHeaders } from '../request/security-headers'
import { pageCache } from './page-cache'
import { countPages } from './page-counts'

const HTML = `<!doctype html><title>Hola</title>${'<p>ñandú</p>'.repeat(50)}`
const BROWSER = { Accept: 'text/html', 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64)' }
const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections()
})

type Site = { forMs?: number; render?: (path: string) => Promise<Response> | Response }
const page = () => new Response(HTML, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })

/** A site of one page at every address, in the order that the app has; `rendered` names what was rendered. */
async function openSite({ forMs = Number.POSITIVE_INFINITY, render = page }: Site = {}) {
  let now = 1
  const [logged, answered, counted]: [object[], object[], object[]] = [[], [], []]
  const rendered: string[] = []
  const quiet = () => {}
  const log = { debug: quiet, warn: quiet, error: quiet, info: (_: string, fields = {}) => void logged.push(fields) }
  const metrics = { answered: ({ seconds: _, ...answer }: { seconds: number }) => void answered.push(answer) }
  const config = parseConfig({ DATA_DIR: '/nonexistent' }, OWN_SITE)
  const overview = { pageSeen: (seen: object) => void counted.push(seen) }
  const secure = securityHeaders(config, false)
  const cache = pageCache({ hasSession: (c) => c.req.header('cookie') !== undefined, now: () => now })
  const app = new Hono<AppEnv>()
  app.use(requestLog(log, metrics), requestId(0), secure, countPages({ config, overview }))
  app.use(cache, secure).all('*', (c) => {
    rendered.push(`${c.req.method} ${c.req.path}`)
    c.set('route', '/:page')
    c.set('cacheForMs', forMs)
    return render(c.req.path)
  })
  app.onError((error, c) => c.text(error.message, 500))
  const server = createServer(getRequestListener(app.fetch))
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(origin + path, { method, headers: { ...BROWSER, ...headers } })
  const wait = (ms: number) => {
    now += ms
  }
  return { ask, wait, rendered, logged, answered, counted }
}

const told = async (response: Response) => {
  const { 'x-request-id': id, date: _, ...headers } = Object.fromEntries(response.headers)
  return { status: response.status, headers, text: await response.text(), hasId: /^[\da-f-]{36}$/.test(id ?? '') }
}

describe('a page that is the same for every visitor', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=1.0, BR; q=0.5', 'br'],
    ['gzip;q=0.000', null],
    ['identity', null],
    ['zstd', null],
  ])(
    'is rendered once, and sent with all its headers as a browser that accepts %j takes it',
    async (accepted, coding) => {
      const { ask, rendered } = await openSite()
      const first = await told(await ask('/about', { 'Accept-Encoding': accepted }))
      const again = await told(await ask('/about', { 'Accept-Encoding': accepted }))
      expect(again).toEqual(first)
      expect(rendered).toEqual(['GET /about'])
      expect(again).toMatchObject({ status: 200, text: HTML, hasId: true })
      expect(again.headers['content-encoding'] ?? null).toBe(coding)
      expect(again.headers).toMatchObject({
        vary: 'Cookie, Accept-Encoding',
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-frame-options': 'DENY',
      })
    },
  )

  it('is compressed whole', async () => {
    const { ask } = await openSite()
    const sizes = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (coding) => {
        const page = await ask('/about', { 'Accept-Encoding': coding })
        return Number(page.headers.get('content-length'))
      }),
    )
    const text = Buffer.from(HTML)
    expect(sizes[2]).toBe(text.length)
    expect(Math.max(sizes[0] ?? 0, sizes[1] ?? 0)).toBeLessThan(text.length / 3)
  })

  it('is logged, measured and counted each time, and not sent again to whoever has it', async () => {
    const { ask, rendered, logged, answered, counted } = await openSite()
    const page = await ask('/about', { Referer: 'https://otra.example/' })
    await page.text()
    const again = await told(await ask('/about', { 'If-None-Match': page.headers.get('etag') ?? '' }))
    expect(again).toMatchObject({ status: 304, text: '', hasId: true })
    expect((await ask('/about', { 'If-None-Match': 'W/"other"' })).status).toBe(200)
    expect(rendered).toHaveLength(1)
    expect(answered).toEqual([200, 304, 200].map((status) => ({ method: 'GET', route: '/:page', status })))
    await expect.poll(() => logged).toHaveLength(3)
    expect(logged[0]).toMatchObject({ path: '/about', status: 200, requestId: page.headers.get('x-request-id') })
    expect(counted).toHaveLength(3)
    expect(counted[0]).toMatchObject({ path: '/about', referrer: 'https://otra.example/', isVisitor: true })
  })

  it('is rendered once for a hundred who come before it is there', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { ask, rendered, logged } = await openSite({ render: () => promise.then(page) })
    const all = Array.from({ length: 100 }, () => ask('/about'))
    await expect.poll(() => rendered).toHaveLength(1)
    resolve()
    const pages = await Promise.all(all)
    expect(new Set(await Promise.all(pages.map((each) => each.text())))).toEqual(new Set([HTML]))
    expect(new Set(pages.map(({ headers }) => headers.get('x-request-id'))).size).toBe(100)
    await expect.poll(() => logged).toHaveLength(100)
    expect(rendered).toHaveLength(1)
  })

  it('is rendered anew when its time is over, by one of those who come then', async () => {
    const { ask, rendered, wait } = await openSite({ forMs: 1000 })
    await ask('/contacto')
    wait(999)
    await ask('/contacto')
    expect(rendered).toHaveLength(1)
    wait(2)
    const many = await Promise.all(Array.from({ length: 5 }, () => ask('/contacto')))
    expect(await Promise.all(many.map((each) => each.text()))).toEqual(Array.from({ length: 5 }, () => HTML))
    expect(rendered).toHaveLength(2)
  })

  it('is not kept for ever: of more than 300 the one goes that nobody has asked for longest', async () => {
    const { ask, rendered } = await openSite()
    for (let number = 0; number <= 300; number += 1) await ask(`/${number}`)
    await ask('/300')
    expect(rendered).toHaveLength(301)
    await ask('/0')
    expect(rendered.at(-1)).toBe('GET /0')
  })
})

describe('rendered each time is', () => {
  it('what may be somebody’s, writes, or has a query', async () => {
    const { ask, rendered } = await openSite()
    await ask('/about')
    await ask('/about', { Cookie: 'pymentor-session=x' })
    await ask('/about', {}, 'POST')
    await ask('/about?clean=complete')
    expect(rendered).toEqual(['GET /about', 'GET /about', 'POST /about', 'GET /about'])
  })

  it('HEAD of a page that is not there; of one that is, it has its headers', async () => {
    const { ask, rendered } = await openSite()
    await ask('/about', {}, 'HEAD')
    const page = await told(await ask('/about'))
    const head = await told(await ask('/about', {}, 'HEAD'))
    expect(rendered).toEqual(['HEAD /about', 'GET /about'])
    expect(head).toMatchObject({ status: 200, text: '', headers: { etag: page.headers.etag } })
  })

  it('a page that does not say that it may be cached, for everybody who waited for it, too', async () => {
    const { ask, rendered } = await openSite({ forMs: 0 })
    const pages = await Promise.all(Array.from({ length: 4 }, () => ask('/about')))
    expect(pages.map(({ status, headers }) => [status, headers.get('etag')])).toEqual(Array(4).fill([200, null]))
    expect(rendered).toHaveLength(4)
  })

  it('what failed or does not exist', async () => {
    let status = 404
    const { ask, rendered } = await openSite({ render: () => new Response('no', { status }) })
    expect((await ask('/about')).status).toBe(404)
    status = 503
    expect((await ask('/about')).status).toBe(503)
    expect(rendered).toHaveLength(2)
  })

  it('a page whose rendering breaks off, which costs no one else theirs', async () => {
    let isFirst = true
    const broken = () =>
      new Response(new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) }), {
        headers: { 'Content-Type': 'text/html' },
      })
    const { ask } = await openSite({
      render() {
        if (!isFirst) return page()
        isFirst = false
        return broken()
      },
    })
    const statuses = (await Promise.all(Array.from({ length: 3 }, () => ask('/about')))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 200, 500])
  })
})
