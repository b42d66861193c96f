import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as accounts from '~/modules/accounts/contract'
import * as payments from '~/modules/billing/payments-contract'
import * as blog from '~/modules/blog/contract'
import * as chat from '~/modules/chat/contract'
import type { Endpoint } from '~/platform/http/endpoint'
import { rawRequest } from '~/testing/hostile/raw-request'
import { PASSWORD, startApp, type TestApp } from '~/testing/start-app'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value
const exported: unknown[] = [accounts, blog, chat, payments].flatMap((contract) => Object.values<unknown>(contract))
const endpoints = exported.filter(isEndpoint)
const forUsersOnly = endpoints.filter(({ path }) => !/^\/api\/(identity|auth|stripe|blog)\//.test(path))

const statusWith = async (headers: string[]) =>
  (await rawRequest(app.origin, { path: '/api/auth/session-status', headers })).status

describe('every endpoint', () => {
  it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s answers bad input with a 4xx, a code and a Spanish sentence',
    async (_, endpoint) => {
      const { call } = await app.register(`bad-${endpoints.indexOf(endpoint)}@example.com`)
      const path = endpoint.path.replace(':id', '00000000-0000-4000-8000-000000000000')
      const bodies =
        endpoint.method === 'GET'
          ? [undefined]
          : [
              '{"a":',
              '[]',
              '"text"',
              '{"unknown":1}',
              { title: null, message: {}, token: [] },
              { title: 'a\0b', name: 'a\0b', email: 'a@b.es', password: 'a\0b12345' },
            ]
      const paths = endpoint.method === 'GET' ? [`${path}?chatId=x&cursor=${'ñ'.repeat(300)}&from=-1`] : [path]
      for (const body of bodies) {
        for (const target of [...paths, endpoint.path.replace(':id', '%00')]) {
          const response = await call(endpoint.method, target, body)
          expect(response.status, `${target} ${JSON.stringify(body)}`).toBeLessThan(500)
          if (response.status < 400) continue
          expect(await response.json()).toMatchObject({
            error: expect.stringMatching(/^[a-z_]+$/),
            message: expect.stringMatching(/[a-zé]\.$/),
          })
        }
      }
      expect(app.logged.filter(({ level }) => level === 'error')).toEqual([])
    },
  )

  it('refuses strangers before it reads what they sent', async () => {
    for (const endpoint of forUsersOnly) {
      const response = await app.browser()(
        endpoint.method,
        endpoint.path.replace(':id', 'x'),
        endpoint.method === 'GET' ? undefined : '{"a":',
      )
      expect([endpoint.path, response.status]).toEqual([endpoint.path, 401])
    }
  })
})

describe('what is sent', () => {
  it('says malformed, too large and of another type apart', async () => {
    const call = app.browser()
    const send = async (body: string, type = 'application/json') =>
      (await call('POST', '/api/auth/firebase-login', body, { 'Content-Type': type })).status
    expect(await send('{')).toBe(400)
    expect(await send('{}', 'text/plain')).toBe(415)
    expect(await send(JSON.stringify({ token: 'x'.repeat(70_000) }))).toBe(413)
    const webhook = async (bytes: number) => (await call('POST', payments.stripeWebhook.path, 'x'.repeat(bytes))).status
    expect(await webhook(1_000_000)).toBe(400)
    expect(await webhook(1_100_000)).toBe(413)
    expect(await send('{}')).toBe(422)
  })

  it('is counted as it comes where its length is not announced', async () => {
    const send = async (bytes: number) => {
      const body = new Blob([JSON.stringify({ token: 'x'.repeat(bytes) })]).stream()
      const headers = { 'Content-Type': 'application/json', Origin: app.origin }
      const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
      return (await fetch(`${app.origin}/api/auth/firebase-login`, init)).status
    }
    expect(await send(100)).toBe(401)
    expect(await send(70_000)).toBe(413)
  })

  it('answers unknown API paths and methods with JSON', async () => {
    const call = app.browser()
    for (const [method, path] of [
      ['GET', '/api/nada'],
      ['POST', '/api'],
      ['PUT', '/api/chat/create'],
      ['GET', '/api/chat/create'],
    ] as const) {
      const response = await call(method, path)
      expect([path, response.status, (await response.json()).error]).toEqual([path, 404, 'not_found'])
    }
  })
})

describe('the blog', () => {
  const get = async (path: string) => {
    const response = await app.browser()('GET', path)
    return { status: response.status, body: await response.json() }
  }

  it('API-30 API-31 API-32 BLOG-01 is read by anyone', async () => {
    const { posts } = (await get('/api/blog/posts')).body
    const { categories } = (await get('/api/blog/categories')).body
    expect(categories).toHaveLength(4)
    expect(posts[0]).toMatchObject({ category: expect.objectContaining({ slug: expect.any(String) }) })
    expect(posts[0]).not.toHaveProperty('content')
    const { post } = (await get(`/api/blog/posts/${posts[0].slug}`)).body
    expect(post).toMatchObject({ ...posts[0], content: expect.stringContaining('## ') })
  })

  it('BLOG-05 answers 404 for a post that does not exist, or could not', async () => {
    for (const slug of ['no-existe', 'No%20Existe', '..%2Fpackage', 'x'.repeat(500)])
      expect(await get(`/api/blog/posts/${slug}`), slug).toMatchObject({ status: 404, body: { error: 'not_found' } })
  })
})

describe('where a request comes from', () => {
  it('refuses writes that another site sends, by Origin or by Fetch Metadata', async () => {
    const write = async (headers: Record<string, string>) =>
      (await app.browser()('POST', '/api/auth/logout', undefined, headers)).status
    expect(await write({})).toBe(200)
    expect(await write({ Origin: app.origin, 'Sec-Fetch-Site': 'same-origin' })).toBe(200)
    expect(await write({ Origin: 'https://evil.example' })).toBe(403)
    expect(await write({ Origin: 'null' })).toBe(403)
    expect(await write({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
    expect(await write({ 'Sec-Fetch-Site': 'same-site' })).toBe(403)
  })

  it('refuses odd, missing and doubled Host headers', async () => {
    const { host } = new URL(app.origin)
    expect(await statusWith(['Host', host])).toBe(200)
    expect(await statusWith(['Host', 'localhost:1234'])).toBe(200)
    expect(await statusWith(['Host', host, 'Host', 'evil.example'])).toBeGreaterThanOrEqual(400)
    for (const odd of ['evil.example/path', 'user@evil.example', 'a b', ''])
      expect(await statusWith(['Host', odd]), odd).toBeGreaterThanOrEqual(400)
  })
})

describe('the answers', () => {
  it('carry the security headers, and no inline script runs', async () => {
    const { headers } = await app.browser()('GET', '/api/auth/session-status')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/default-src 'none'/)
    expect(policy).toMatch(/script-src 'self';/)
    expect(policy).toMatch(/frame-ancestors 'none'/)
    expect(policy).not.toMatch(/unsafe/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\)/)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('PAGE-09 set no cookies but those of the cookie policy, none of which a page can read', async () => {
    const policy = readFileSync('content/legal/politica-de-cookies.md', 'utf8')
    // The accounts above, one for each endpoint, are all that one address may make in an hour.
    app.clock.now = new Date(app.clock.now.getTime() + 60 * 60_000)
    const call = app.browser()
    const account = { email: 'galletas@example.com', password: PASSWORD, name: 'Ana Prueba' }
    const lines = (await call('POST', '/api/identity/sign-up/email', account)).headers.getSetCookie()
    const { token } = await (await call('GET', '/api/identity/token')).json()
    const registration = { firstName: 'Ana', lastName: 'Prueba', termsVersion: '2025-05-07' }
    lines.push(...(await call('POST', '/api/auth/firebase-login', { token, registration })).headers.getSetCookie())
    lines.push(
      ...(await call('POST', accounts.startGoogle.path, { provider: 'google', from: 'login' })).headers.getSetCookie(),
    )
    lines.push(...(await call('POST', '/api/auth/passkey/start', {})).headers.getSetCookie())
    const names = lines.map((line) => /^[\w-]+/.exec(line)?.[0] ?? '')
    const known = [
      'pymentor-browser',
      'pymentor-google-origin',
      'pymentor-identity',
      'pymentor-passkey',
      'pymentor-session',
    ]
    expect([...new Set(names)].sort()).toEqual(known)
    for (const name of names) expect(policy).toContain(`(\`${name}\`)`)
    for (const line of lines) expect(line).toMatch(/; HttpOnly/i)
  })

  it('say that the product is alive and its database answers', async () => {
    expect(await (await app.browser()('GET', '/healthz')).text()).toBe('ok')
    expect(await (await app.browser()('GET', '/readyz')).text()).toBe('ok')
  })
})
