import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identitySession, users } from '~/database/tables/schema'
import { rawRequest } from '~/testing/hostile/raw-request'
import { LIVE_ENVIRONMENT } from '~/testing/live-environment'
import { type Call, PASSWORD, startApp, type TestApp } from '~/testing/start-app'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const signUp = (call: Call, email: string) =>
  call('POST', '/api/identity/sign-up/email', { email, password: PASSWORD, name: 'Ana Prueba' })
const tokenOf = async (call: Call): Promise<string> => (await (await call('GET', '/api/identity/token')).json()).token
const login = (call: Call, token: string) => call('POST', '/api/auth/firebase-login', { token })

describe('the session', () => {
  it('is a __Host- cookie that travels over https only, and serves one host and origin, when live', async () => {
    const live = await startApp({
      database: app.database,
      environment: LIVE_ENVIRONMENT,
    })
    const { call } = await app.register('live@example.com')
    const body = JSON.stringify({ token: await tokenOf(call) })
    const login = (host: string, origin: string) =>
      rawRequest(live.origin, {
        method: 'POST',
        path: '/api/auth/firebase-login',
        headers: [
          'Host',
          host,
          'Origin',
          origin,
          'Content-Type',
          'application/json',
          'Content-Length',
          String(body.length),
        ],
        body,
      })
    const { status, cookies } = await login('pymentor.example', 'https://pymentor.example')
    expect([status, cookies[0]]).toEqual([
      200,
      expect.stringMatching(/^__Host-pymentor-session=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ])
    expect((await login('localhost', 'https://pymentor.example')).status).toBe(421)
    expect((await login('pymentor.example', 'http://pymentor.example')).status).toBe(403)
    await live.stop()
  })

  it('is kept beside the provider’s in __Host- cookies for https only, wherever the product is reached by https', async () => {
    const secure = await startApp({ database: app.database, environment: { PUBLIC_URL: 'https://demo.example' } })
    const call = secure.browser()
    const begun = await signUp(call, 'secure@example.com')
    const opened = await login(call, await tokenOf(call))
    const lines = [...begun.headers.getSetCookie(), ...opened.headers.getSetCookie()]
    expect(lines.map((line) => /^[^=]+/.exec(line)?.[0])).toEqual([
      '__Host-pymentor-identity.session_token',
      '__Host-pymentor-browser',
      '__Host-pymentor-session',
    ])
    for (const line of lines) {
      expect(line).toMatch(/; Path=\/(;|$)/i)
      expect(line).toMatch(/; Secure(;|$)/i)
      expect(line).not.toMatch(/Domain=/i)
    }
    expect((await call('GET', '/api/auth/current-user')).status).toBe(200)
    await secure.stop()
  })

  it('API-08 C-22 ends at the provider, too, by the logout alone; twice is no error', async () => {
    const { call } = await app.register('leaves@example.com')
    expect((await call('GET', '/api/identity/token')).status).toBe(200)
    const provider = await app.database.db.select().from(identitySession)
    for (const _ of ['once', 'twice']) expect((await call('POST', '/api/auth/logout')).status).toBe(200)
    expect((await call('GET', '/api/identity/token')).status).toBe(401)
    expect(await app.database.db.select().from(identitySession)).toHaveLength(provider.length - 1)
  })

  it.each(['/api/auth/current-user', '/api/auth/current-user-v2'])(
    'API-05 API-07 %s makes no account of a bearer token of somebody who has none here',
    async (path) => {
      const call = app.browser()
      const email = `unknown-${path.length}@example.com`
      await signUp(call, email)
      const bearer = { Authorization: `Bearer ${await tokenOf(call)}` }
      const response = await app.browser()('GET', path, undefined, bearer)
      expect([response.status, (await response.json()).error]).toEqual([401, 'not_authenticated'])
      expect(await app.database.db.select().from(users).where(eq(users.email, email))).toEqual([])
    },
  )
})
