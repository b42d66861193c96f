import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityAccount, identitySession, identityUser, users } from '~/database/tables/schema'
import { rawRequest } from '~/testing/hostile/raw-request'
import { LIVE_ENVIRONMENT } from '~/testing/live-environment'
import { type Call, startApp, type TestApp } from '~/testing/start-app'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
type Start = { from?: 'login' | 'register'; redirect?: string }
const pathOf = (address: string) => {
  const { pathname, search } = new URL(address, app.origin)
  return pathname + search
}
const locationOf = (response: Response) => response.headers.get('location') ?? ''

/** Google's page for this browser. */
async function start(call: Call, { from = 'login', redirect }: Start = {}): Promise<string> {
  const response = await call('POST', '/api/identity/sign-in/social', { provider: 'google', from, redirect })
  expect(response.status).toBe(200)
  return (await response.json()).address
}

/** Chooses an account there; answers the callback's path. */
async function choose(call: Call, googlePage: string, choice: Record<string, string>): Promise<string> {
  const response = await call('POST', pathOf(googlePage), new URLSearchParams(choice).toString(), FORM)
  expect(response.status).toBe(303)
  return pathOf(locationOf(response))
}

/** The whole way out and back; answers the page that the browser ends on. */
async function byGoogle(call: Call, choice: Record<string, string>, begin: Start = {}): Promise<string> {
  const back = await call('GET', await choose(call, await start(call, begin), choice))
  expect(back.status).toBe(303)
  return locationOf(back)
}

async function openSession(call: Call, extra: object = {}) {
  const { token } = await (await call('GET', '/api/identity/token')).json()
  const response = await call('POST', '/api/auth/firebase-login', { token, ...extra })
  expect(response.status).toBe(200)
  return (await response.json()).user
}
const verified = (correo: string) => ({ correo, verificado: 'si' })
const registerVerified = async (email: string) => {
  const { user } = await app.register(email)
  await app.database.db.update(identityUser).set({ emailVerified: true }).where(eq(identityUser.email, email))
  return user
}
const googleAccounts = (accountEmail: string) =>
  app.database.db
    .select({ accessToken: identityAccount.accessToken, idToken: identityAccount.idToken })
    .from(identityAccount)
    .innerJoin(identityUser, eq(identityUser.id, identityAccount.userId))
    .where(eq(identityUser.email, accountEmail))

describe('AUTH-01, AUTH-62 signing in by Google', () => {
  it('AUTH-41 asks for the account each time, with PKCE, a nonce and a state', async () => {
    const page = new URL(await start(app.browser()))
    expect(page.origin + page.pathname).toBe(`${app.origin}/emulador/google/authorize`)
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      prompt: 'select_account',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
      redirect_uri: `${app.origin}/api/identity/callback/google`,
      nonce: expect.any(String),
      state: expect.any(String),
    })
  })

  it('ACCT-03 makes an account with googleId, picture and names, without a password, and knows it the next time', async () => {
    const call = app.browser()
    const choice = { cuenta: 'cuenta.demo@google.example' }
    expect(await byGoogle(call, choice)).toBe('/login-popup-google?from=login&result=ok')
    const user = await openSession(call)
    expect(user).toMatchObject({
      email: 'cuenta.demo@google.example',
      emailVerified: true,
      firstName: 'Cuenta',
      lastName: 'Demo de Google',
      avatar: expect.stringMatching(/^data:image/),
      googleId: expect.stringMatching(/^emulador-/),
      password: false,
    })
    const again = app.browser()
    await byGoogle(again, choice)
    expect((await openSession(again)).id).toBe(user.id)
    expect(await googleAccounts(user.email)).toEqual([{ accessToken: null, idToken: null }])
  })

  it('records the terms when it was begun where they are shown, and leaves them open otherwise', async () => {
    for (const [email, extra, isAccepted] of [
      ['con.terminos@google.example', { registration: { termsVersion: '2025-05-07' } }, true],
      ['sin.terminos@google.example', {}, false],
    ] as const) {
      const call = app.browser()
      await byGoogle(call, verified(email), { from: 'register' })
      const { id } = await openSession(call, extra)
      const [row] = await app.database.db.select().from(users).where(eq(users.id, id))
      expect(row?.termsVersion).toBe(isAccepted ? '2025-05-07' : null)
      expect([row?.firstName, row?.termsAcceptedAt !== null]).toEqual([
        email.startsWith('con') ? 'Con' : 'Sin',
        isAccepted,
      ])
    }
  })

  it('C-28 comes back with the path that asked for the login, if it is one of this site', async () => {
    const redirect = '/mentor-basic?a=b'
    expect(await byGoogle(app.browser(), verified('a@google.example'), { from: 'register', redirect })).toBe(
      '/login-popup-google?from=register&redirect=%2Fmentor-basic%3Fa%3Db&result=ok',
    )
    for (const foreign of ['https://malo.example/', '//malo.example', '/\\malo.example', 'javascript:alert(1)'])
      expect(await byGoogle(app.browser(), verified('a@google.example'), { redirect: foreign })).toBe(
        '/login-popup-google?from=login&result=ok',
      )
  })

  it('says so when it is cancelled, and signs nobody in', async () => {
    const call = app.browser()
    expect(await byGoogle(call, { cancelar: 'si' })).toBe('/login-popup-google?from=login&result=cancelled')
    expect((await call('GET', '/api/identity/token')).status).toBe(401)
  })

  it('works by another name of the same machine, and over a forwarded https address', async () => {
    const { host } = new URL(app.origin)
    const call = app.browser()
    const said = { Origin: `https://${host}` }
    const response = await call('POST', '/api/identity/sign-in/social', { provider: 'google', from: 'login' }, said)
    const { address } = await response.json()
    expect(address).toMatch(new RegExp(`^https://${host}/emulador`))
    const back = await choose(call, address, verified('lejos@google.example'))
    expect(locationOf(await call('GET', back))).toBe('/login-popup-google?from=login&result=ok')
  })
})

describe('linking Google to an account', () => {
  it('joins them when both sides have verified the e-mail', async () => {
    const user = await registerVerified('dos.lados@correo.example')
    const call = app.browser()
    await byGoogle(call, verified('dos.lados@correo.example'))
    expect(await openSession(call)).toMatchObject({ id: user.id, password: true, googleId: expect.any(String) })
  })

  it.each([
    ['the account has not', 'cuenta.no', false, verified('cuenta.no@correo.example')],
    ['Google has not', 'google.no', true, { correo: 'google.no@correo.example' }],
    ['neither has', 'nadie', false, { correo: 'nadie@correo.example' }],
  ])('refuses, and changes nothing, when %s', async (_, name, isVerified, choice) => {
    const email = `${name}@correo.example`
    if (isVerified) await registerVerified(email)
    else await app.register(email)
    const before = await app.database.db.select().from(identityUser).where(eq(identityUser.email, email))
    const call = app.browser()
    expect(await byGoogle(call, choice)).toBe('/login-popup-google?from=login&result=not_linked')
    expect((await call('GET', '/api/identity/token')).status).toBe(401)
    expect(await googleAccounts(email)).toHaveLength(1)
    expect(await app.database.db.select().from(identityUser).where(eq(identityUser.email, email))).toEqual(before)
  })

  it('never goes by what a body says', async () => {
    const victim = await registerVerified('victima@correo.example')
    const call = app.browser()
    await byGoogle(call, verified('otra@google.example'))
    const user = await openSession(call, { email: victim.email, uid: victim.id, displayName: 'Otra' })
    expect(user.email).toBe('otra@google.example')
    const extra = { provider: 'google', from: 'login', callbackURL: 'https://malo.example' }
    expect((await app.browser()('POST', '/api/identity/sign-in/social', extra)).status).toBe(422)
    const idToken = { provider: 'google', from: 'login', idToken: { token: 'x' } }
    expect((await app.browser()('POST', '/api/identity/sign-in/social', idToken)).status).toBe(422)
  })
})

describe('the way back', () => {
  const failed = '/login-popup-google?from=login&result=failed'

  it('is refused to a browser that did not set out: forged state, another browser, no state, a second time', async () => {
    const call = app.browser()
    const callback = await choose(call, await start(call), verified('robada@google.example'))
    const tampered = new URL(callback, app.origin)
    tampered.searchParams.set('state', 'inventado')
    for (const path of [pathOf(tampered.href), '/api/identity/callback/google?code=x', '/api/identity/callback/google'])
      expect(locationOf(await call('GET', path))).toBe(failed)
    const other = app.browser()
    await start(other)
    expect(locationOf(await other('GET', callback))).toMatch(/result=failed$/)
    expect((await other('GET', '/api/identity/token')).status).toBe(401)
  })

  it('works once', async () => {
    const call = app.browser()
    const callback = await choose(call, await start(call), verified('una.vez@google.example'))
    expect(locationOf(await call('GET', callback))).toMatch(/result=ok$/)
    expect(locationOf(await call('GET', callback))).toBe(failed)
    const sessions = await app.database.db
      .select()
      .from(identitySession)
      .innerJoin(identityUser, eq(identityUser.id, identitySession.userId))
      .where(eq(identityUser.email, 'una.vez@google.example'))
    expect(sessions).toHaveLength(1)
  })

  it('sets out from our own pages only', async () => {
    const body = { provider: 'google', from: 'login' }
    const headers = { Origin: 'https://malo.example', 'Sec-Fetch-Site': 'cross-site' }
    expect((await app.browser()('POST', '/api/identity/sign-in/social', body, headers)).status).toBe(403)
  })

  it('keeps the window in touch with the page that opened it', async () => {
    const call = app.browser()
    const callback = await choose(call, await start(call), verified('cerca@google.example'))
    expect((await call('GET', callback)).headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
  })
})

describe('live mode', () => {
  it('has no emulator, and without a client of its own no Google', async () => {
    const host = 'pymentor.example'
    const discovery = '/emulador/google/.well-known/openid-configuration'
    expect((await app.browser()('GET', discovery)).status).toBe(200)
    const live = await startApp({
      database: app.database,
      environment: LIVE_ENVIRONMENT,
    })
    expect([live.services.googleEmulator, live.services.google]).toEqual([null, null])
    const headers = ['Host', host, 'Origin', `https://${host}`, 'Content-Type', 'application/json']
    const body = JSON.stringify({ provider: 'google', from: 'login' })
    for (const request of [
      { path: discovery },
      { path: '/emulador/google/authorize' },
      { path: '/api/identity/callback/google?code=x&state=y' },
      { path: '/api/identity/sign-in/social', method: 'POST', body },
    ])
      expect((await rawRequest(live.origin, { headers, ...request })).status, request.path).toBe(404)
    await live.stop()
  })
})
