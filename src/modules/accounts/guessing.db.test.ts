import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Call, PASSWORD, startApp, type TestApp } from '~/testing/start-app'

const GUESSES = 1_000
const AT_ONCE = 25
let app: TestApp
beforeAll(async () => {
  app = await startApp({ environment: { TRUST_PROXY: '1' } })
})
afterAll(() => app.stop())

const signIn = async (call: Call, email: string, password: string, from: string) =>
  (await call('POST', '/api/auth/firebase-login', { credentials: { email, password } }, { 'X-Forwarded-For': from }))
    .status

it('of 1,000 guesses from as many addresses at most 100 reach the hash, none gets in, and the owner still does', async () => {
  const email = 'blanco@example.com'
  const owner = app.browser()
  await owner('POST', '/api/identity/sign-up/email', { email, password: PASSWORD, name: 'Ana Prueba' })
  const identity = app.services.embeddedIdentity
  if (identity === null) throw new Error('nobody can be guessed at')
  const check = identity.signIn
  let hashed = 0
  identity.signIn = (...given) => {
    hashed += 1
    return check(...given)
  }

  const statuses: number[] = []
  for (let at = 0; at < GUESSES; at += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, offset) => {
      const number = at + offset
      // The last ones even know it; by then nobody unknown is let near the hash.
      const guess = number < GUESSES - AT_ONCE ? `intento ${number}` : PASSWORD
      return signIn(
        app.browser(),
        email,
        guess,
        `10.${number >> 8}.${number & 255}.1, 10.9.${number >> 8}.${number & 255}`,
      )
    })
    statuses.push(...(await Promise.all(some)))
  }
  expect(hashed).toBeLessThanOrEqual(100)
  expect(statuses.filter((status) => status === 401)).toHaveLength(hashed)
  expect(statuses.filter((status) => status === 429)).toHaveLength(GUESSES - hashed)
  expect(await signIn(owner, email, PASSWORD, '10.250.1.1'), 'a browser that signed in before').toBe(200)
})

describe('who counts as one', () => {
  const NETWORK = '2001:db8:7:7::/64'
  const from = (host: string) => ({ 'X-Forwarded-For': host })
  type Throttle = TestApp['services']['accounts']['throttle']
  type Case = {
    what: string
    limit: number
    count: (throttle: Throttle, at: number) => Promise<unknown>
    path: string
    body: (email: string) => object
  }
  const CASES: Case[] = [
    {
      what: 'registrations',
      limit: 60,
      count: (throttle) => throttle.register(NETWORK, app.clock.now),
      path: '/api/identity/sign-up/email',
      body: (email) => ({ email, password: PASSWORD, name: 'Ana Prueba' }),
    },
    {
      what: 'sign-ins',
      limit: 100,
      count: (throttle, at) =>
        throttle.signIn({ email: `n${at}@example.com`, address: NETWORK, browserMark: undefined }, app.clock.now),
      path: '/api/auth/firebase-login',
      body: (email) => ({ credentials: { email, password: PASSWORD } }),
    },
    {
      what: 'new passwords',
      limit: 30,
      count: (throttle, at) => throttle.recover({ email: `n${at}@example.com`, address: NETWORK }, app.clock.now),
      path: '/api/auth/recover',
      body: (email) => ({ email }),
    },
    {
      what: 'mailed codes',
      limit: 60,
      count: (throttle) => throttle.redeem(NETWORK, app.clock.now),
      path: '/api/auth/confirm-email',
      body: () => ({ code: 'x' }),
    },
    {
      what: 'ways to Google',
      limit: 100,
      count: (throttle) => throttle.google(NETWORK, app.clock.now),
      path: '/api/identity/sign-in/social',
      body: () => ({ provider: 'google', from: 'login' }),
    },
  ]

  it.each(CASES)('is a whole /64 of IPv6: $what', async ({ what, limit, count, path, body }) => {
    for (let at = 0; at < limit - 1; at += 1) await count(app.services.accounts.throttle, at)
    const ask = async (host: string) =>
      (await app.browser()('POST', path, body(`${what.length}-${host.length}@example.com`), from(host))).status
    expect(await ask('2001:db8:7:7:aaaa::1'), 'the last one').not.toBe(429)
    expect(await ask('2001:db8:7:7:bbbb:cccc:dddd:eeee')).toBe(429)
    expect(await ask('2001:db8:7:8::1'), 'the neighbour').not.toBe(429)
  })
})
