import { eq } from 'drizzle-orm'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attempts, identities, identitySession, identityUser, sessions, users } from '~/database/tables/schema'
import { type Call, PASSWORD, startApp, type TestApp } from '~/testing/start-app'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ environment: { TRUST_PROXY: '1', ADMIN_EMAILS: 'jefa@example.com' } })
})
afterAll(() => app.stop())

const signUp = (call: Call, email: string, headers?: Record<string, string>) =>
  call('POST', '/api/identity/sign-up/email', { email, password: PASSWORD, name: 'Ana Prueba' }, headers)
const signIn = (call: Call, email: string, password = PASSWORD, headers?: Record<string, string>) =>
  call('POST', '/api/auth/firebase-login', { credentials: { email, password } }, headers)
const tokenOf = async (call: Call): Promise<string> => (await (await call('GET', '/api/identity/token')).json()).token
const login = (call: Call, token: unknown, extra: object = {}) =>
  call('POST', '/api/auth/firebase-login', { token, ...extra })
const sessionCookie = (response: Response) =>
  response.headers.getSetCookie().find((line) => line.startsWith('pymentor-session=')) ?? ''

describe('registering and signing in', () => {
  it('AUTH-01 AUTH-02 API-03 makes a user from a verified ID token and answers it', async () => {
    const call = app.browser()
    const { uid } = await (await signUp(call, 'Nueva@Example.com')).json()
    const token = await tokenOf(call)
    const registration = { firstName: 'María José', lastName: 'de la Cruz', termsVersion: '2025-05-07' }
    const response = await login(call, token, {
      email: 'otra@example.com',
      uid: 'otro',
      displayName: 'x',
      timestamp: 1,
      registration,
    })
    expect((await response.json()).user).toMatchObject({
      email: 'nueva@example.com',
      username: 'María José de la Cruz',
      firstName: 'María José',
      lastName: 'de la Cruz',
      planType: 'free',
      subscriptionStatus: 'inactive',
      role: 'user',
      password: true,
    })
    const [identity] = await app.database.db.select().from(identities).where(eq(identities.subject, uid))
    const [user] = await app.database.db
      .select()
      .from(users)
      .where(eq(users.id, identity?.userId ?? ''))
    expect(user).toMatchObject({ termsVersion: '2025-05-07', termsAcceptedAt: app.clock.now })
  })

  it('finds the same user at each sign-in, also when two arrive at once', async () => {
    const call = app.browser()
    await signUp(call, 'twice@example.com')
    const token = await tokenOf(call)
    const opened = await Promise.all([login(app.browser(), token), login(app.browser(), token)])
    const [one, two] = await Promise.all(opened.map((response) => response.json()))
    expect(one.user.id).toBe(two.user.id)
  })

  it('registration says that an e-mail is taken; sign-in never says which of the two was wrong', async () => {
    await signUp(app.browser(), 'taken@example.com')
    const again = await signUp(app.browser(), 'TAKEN@example.com')
    expect([again.status, (await again.json()).error]).toEqual([409, 'email_taken'])
    const wrongPassword = await signIn(app.browser(), 'taken@example.com', 'otra-contraseña')
    const unknown = await signIn(app.browser(), 'nadie@example.com')
    expect([wrongPassword.status, unknown.status]).toEqual([401, 401])
    expect(await wrongPassword.json()).toEqual(await unknown.json())
  })

  it('of several registrations of one e-mail at once one succeeds, and the others hear that it is taken', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => signUp(app.browser(), 'rush@example.com')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect((await signIn(app.browser(), 'rush@example.com')).status).toBe(200)
  })

  it('keeps no address that a caller claims to come from', async () => {
    await signUp(app.browser(), 'forwarded@example.com', { 'X-Forwarded-For': '6.6.6.6' })
    const rows = await app.database.db.select().from(identitySession)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('6.6.6.6')
  })

  it('VAL-03 VAL-04 VAL-25 refuses bad e-mails and short passwords in Spanish', async () => {
    const bad = await app.browser()('POST', '/api/identity/sign-up/email', {
      email: 'no',
      password: '12345',
      name: 'Ana',
    })
    expect(bad.status).toBe(422)
    expect((await bad.json()).fields).toEqual({
      email: 'Escribe un correo electrónico válido',
      password: 'La contraseña debe tener al menos 6 caracteres',
    })
  })

  it('gives the admin role by ADMIN_EMAILS only to a verified e-mail', async () => {
    const call = app.browser()
    await signUp(call, 'jefa@example.com')
    const role = async () => (await (await login(call, await tokenOf(call))).json()).user.role
    expect(await role()).toBe('user')
    await app.database.db
      .update(identityUser)
      .set({ emailVerified: true })
      .where(eq(identityUser.email, 'jefa@example.com'))
    expect(await role()).toBe('admin')
  })
})

describe('the session', () => {
  it('is kept as a hash, in a cookie that scripts cannot read, and ends when its time is up', async () => {
    const call = app.browser()
    await signUp(call, 'cookie@example.com')
    const response = await login(call, await tokenOf(call))
    const cookie = sessionCookie(response)
    expect(cookie).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    const token = /=([^;]+)/.exec(cookie)?.[1] ?? ''
    const rows = await app.database.db.select().from(sessions)
    expect(JSON.stringify(rows)).not.toContain(token)
    const before = app.clock.now
    app.clock.now = new Date(before.getTime() + 30 * 86_400_000)
    expect((await call('GET', '/api/auth/current-user')).status).toBe(401)
    app.clock.now = before
    expect((await call('GET', '/api/auth/current-user')).status).toBe(200)
  })

  it('is new at each login: a planted cookie and the one before are worth nothing', async () => {
    const { call } = await app.register('rotate@example.com')
    const token = await tokenOf(call)
    const planted = await login(call, token)
    const first = /=([^;]+)/.exec(sessionCookie(planted))?.[1] ?? ''
    const second = await login(call, token)
    expect(sessionCookie(second)).not.toContain(first)
    const thief = await app.browser()('GET', '/api/auth/current-user', undefined, {
      Cookie: `pymentor-session=${first}`,
    })
    expect(thief.status).toBe(401)
  })

  it('API-02 API-04 API-05 API-08 API-09 tells who is signed in, and ends', async () => {
    const { call, user } = await app.register('who@example.com')
    expect(await (await call('GET', '/api/auth/current-user')).json()).toEqual(user)
    expect(await (await call('GET', '/api/auth/session-status')).json()).toEqual({ isAuthenticated: true })
    expect((await (await call('POST', '/api/auth/auto-login', {})).json()).user).toEqual(user)
    for (const path of ['/api/auth/logout', '/api/auth/clear-session']) {
      expect(await (await call('POST', path)).json()).toEqual({ ok: true })
      expect(await (await call('GET', '/api/auth/session-status')).json()).toEqual({ isAuthenticated: false })
      expect((await call('GET', '/api/auth/current-user')).status).toBe(401)
      expect((await call('POST', '/api/auth/auto-login')).status).toBe(401)
    }
  })

  it('API-05 API-06 API-07 accepts a bearer token, opens a session from it, and restores a lost one', async () => {
    const { call, user } = await app.register('bearer@example.com')
    const token = await tokenOf(call)
    const fresh = app.browser()
    const bearer = { Authorization: `Bearer ${token}` }
    expect((await (await fresh('GET', '/api/auth/current-user', undefined, bearer)).json()).id).toBe(user.id)
    expect((await fresh('GET', '/api/auth/current-user')).status, 'no session was opened').toBe(401)
    expect(
      (await (await fresh('POST', '/api/auth/verify-session', { token, uid: 'x', email: 'y', timestamp: 2 })).json())
        .user.id,
    ).toBe(user.id)
    expect((await fresh('GET', '/api/auth/current-user')).status).toBe(200)
    const lost = app.browser()
    expect(await (await lost('GET', '/api/auth/current-user-v2', undefined, bearer)).json()).toMatchObject({
      id: user.id,
      _restored: true,
    })
    expect(await (await lost('GET', '/api/auth/current-user-v2')).json()).toEqual(user)
  })

  it('AUTH-31 ends for a blocked account at once, and none is opened', async () => {
    const { call, user } = await app.register('blocked@example.com')
    const token = await tokenOf(call)
    await app.database.db.update(users).set({ blockedAt: app.clock.now }).where(eq(users.id, user.id))
    expect((await call('GET', '/api/auth/current-user')).status).toBe(401)
    const refused = await login(app.browser(), token)
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { error: 'account_blocked', message: 'Esta cuenta de usuario ha sido deshabilitada.' },
    ])
  })
})

describe('tokens that are not ours', () => {
  it('VAL-01 API-06 refuses missing, short, forged, altered, foreign and expired ones with 401', async () => {
    const { call } = await app.register('forge@example.com')
    const genuine = await tokenOf(call)
    const [header = '', payload = '', signature = ''] = genuine.split('.')
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true })
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString())
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', kid }).sign(privateKey)
    const withOwnKey = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', jwk: await exportJWK(publicKey) })
      .sign(privateKey)
    const withHmac = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(new Uint8Array(32))
    const bad = [
      '',
      'x'.repeat(99),
      'x'.repeat(200),
      `${encode({ alg: 'none' })}.${payload}.`,
      `${header}.${encode({ ...claims, sub: 'otro' })}.${signature}`,
      `${header}.${payload}.${'A'.repeat(86)}`,
      forged,
      withOwnKey,
      withHmac,
    ]
    for (const token of bad) {
      for (const path of ['/api/auth/firebase-login', '/api/auth/verify-session']) {
        const response = await app.browser()('POST', path, { token })
        expect([response.status, (await response.json()).error], token.slice(0, 60)).toEqual([401, 'invalid_token'])
      }
      if (token !== '') {
        const read = await app.browser()('GET', '/api/auth/current-user', undefined, {
          Authorization: `Bearer ${token}`,
        })
        expect(read.status).toBe(401)
      }
    }
  })
})

describe('guessing passwords', () => {
  it('lets ten guesses through, then not even the right password, from any address; the owner still gets in', async () => {
    const email = 'victim@example.com'
    const owner = app.browser()
    await signUp(owner, email)
    await signIn(owner, email)
    const statuses: number[] = []
    for (let at = 0; at < 14; at += 1) {
      const from = { 'X-Forwarded-For': `10.1.${at}.9` }
      statuses.push((await signIn(app.browser(), email, `guess-${at}`, from)).status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)])
    const guesser = await signIn(app.browser(), email, PASSWORD, { 'X-Forwarded-For': '10.9.9.9' })
    expect([guesser.status, Number(guesser.headers.get('retry-after'))]).toEqual([429, 900])
    expect((await signIn(owner, email)).status).toBe(200)
    app.clock.now = new Date(app.clock.now.getTime() + 15 * 60_000)
    expect((await signIn(app.browser(), email)).status).toBe(200)
  })

  it('limits registrations from one address; badly filled-in forms do not count', async () => {
    const from = { 'X-Forwarded-For': '10.7.7.7' }
    for (let at = 0; at < 5; at += 1) await app.browser()('POST', '/api/identity/sign-up/email', { email: 'no' }, from)
    for (let at = 0; at < 59; at += 1) await app.services.accounts.throttle.register('10.7.7.7', app.clock.now)
    expect((await signUp(app.browser(), 'sixtieth@example.com', from)).status).toBe(200)
    const refused = await signUp(app.browser(), 'flooded@example.com', from)
    expect([refused.status, (await refused.json()).error]).toEqual([429, 'too_many_attempts'])
    expect((await signUp(app.browser(), 'elsewhere@example.com', { 'X-Forwarded-For': '10.7.7.8' })).status).toBe(200)
  })
})

describe('tidying', () => {
  it('removes sessions and counts whose time is up, and no others', async () => {
    const { call } = await app.register('tidy@example.com')
    const { db } = app.database
    const count = async () => [(await db.select().from(sessions)).length, (await db.select().from(attempts)).length]
    const before = await count()
    await app.services.accounts.tidy()
    expect((await call('GET', '/api/auth/current-user')).status).toBe(200)
    expect((await count())[0]).toBe(before[0])
    const now = app.clock.now
    // The provider's own sessions run by the real clock.
    app.clock.now = new Date('2099-01-01T00:00:00Z')
    await app.services.accounts.tidy()
    expect(await count()).toEqual([0, 0])
    expect(await db.select().from(identitySession)).toEqual([])
    app.clock.now = now
  })
})
