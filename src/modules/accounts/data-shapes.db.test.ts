import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '~/testing/start-app'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

it('DATA-02 DATA-03 DATA-04 a user has these fields and no others; a new one is free and inactive', async () => {
  const { call, user } = await app.register('campos@example.com')
  expect(await (await call('GET', '/api/auth/current-user')).json()).toEqual({
    id: user.id,
    username: 'Ana Prueba',
    email: 'campos@example.com',
    emailVerified: false,
    firstName: 'Ana',
    lastName: 'Prueba',
    avatar: null,
    googleId: null,
    password: true,
    role: 'user',
    planType: 'free',
    subscriptionStatus: 'inactive',
    planExpiresAt: null,
    stripeCustomerId: null,
    stripeSubscriptionId: null,
    termsAccepted: true,
  })
})

it('DATA-13 a sync takes token, email, displayName, uid and timestamp, and nothing else', async () => {
  const { call, user } = await app.register('sync@example.com')
  const { token } = await (await call('GET', '/api/identity/token')).json()
  const body = { token, email: user.email, displayName: 'Ana Prueba', uid: 'u', timestamp: 1 }
  const opened = await app.browser()('POST', '/api/auth/firebase-login', body)
  expect([opened.status, (await opened.json()).user.id]).toEqual([200, user.id])
  const refused = await app.browser()('POST', '/api/auth/firebase-login', { ...body, role: 'admin' })
  expect([refused.status, (await refused.json()).fields]).toEqual([422, { role: 'Este campo no existe.' }])
  const named = await app.browser()('POST', '/api/auth/firebase-login', { ...body, constructor: 'x' })
  expect(Object.entries((await named.json()).fields)).toEqual([['constructor', 'Este campo no existe.']])
})

it('AUTH-48 a session that ended is taken up with what the provider knows, and none without', async () => {
  const { call, user } = await app.register('sigue@example.com')
  await call('POST', '/api/auth/clear-session')
  expect((await call('POST', '/api/auth/auto-login', {})).status).toBe(401)
  const { token } = await (await call('GET', '/api/identity/token')).json()
  await call('POST', '/api/auth/firebase-login', { token, timestamp: 1 })
  expect((await (await call('POST', '/api/auth/auto-login', {})).json()).user.id).toBe(user.id)
  await call('POST', '/api/auth/logout')
  expect((await call('GET', '/api/identity/token')).status).toBe(401)
})

it('SHELL-28 a refusal carries its name in the log where a script can read it; a good answer needs none', async () => {
  const refused = await app.browser()('GET', '/api/auth/current-user')
  const id = refused.headers.get('x-request-id')
  expect(id).toMatch(/^[\w-]{8,}$/)
  expect(refused.headers.get('server-timing')).toBe(`request;desc="${id}"`)
  const fine = await app.browser()('GET', '/api/auth/session-status')
  expect(fine.headers.get('server-timing')).toBeNull()
})
