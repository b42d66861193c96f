import { createHmac } from 'node:crypto'
import { symmetricDecrypt } from 'better-auth/crypto'
import { CompactEncrypt, exportJWK, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityJwks } from '~/database/tables/schema'
import { type Call, PASSWORD, SECRET, startApp, type TestApp } from '~/testing/start-app'

const MINUTE_S = 60
let app: TestApp
let genuine = ''
let claims: JWTPayload = {}
let kid = ''
let ownKey: Parameters<SignJWT['sign']>[0]
let publicKey = ''
beforeAll(async () => {
  app = await startApp()
  const { call } = await app.register('token@example.com')
  genuine = (await (await call('GET', '/api/identity/token')).json()).token
  claims = JSON.parse(Buffer.from(genuine.split('.')[1] ?? '', 'base64url').toString())
  const [key] = await app.database.db.select().from(identityJwks)
  if (key === undefined) throw new Error('no key')
  kid = key.id
  publicKey = key.publicKey
  ownKey = await importJWK(
    JSON.parse(await symmetricDecrypt({ key: SECRET, data: JSON.parse(key.privateKey) })),
    'EdDSA',
  )
})
afterAll(() => app.stop())

const now = () => Math.floor(Date.now() / 1000)
/** Signed as ours are, with the very key, and with other claims. */
const signed = (changes: Record<string, unknown>) =>
  new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'EdDSA', kid }).sign(ownKey)
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const statuses = async (token: string) => {
  const answers = await Promise.all([
    app.browser()('POST', '/api/auth/firebase-login', { token }),
    app.browser()('POST', '/api/auth/verify-session', { token }),
    app.browser()('GET', '/api/auth/current-user', undefined, { Authorization: `Bearer ${token}` }),
    app.browser()('GET', '/api/auth/current-user-v2', undefined, { Authorization: `Bearer ${token}` }),
  ])
  return answers.map(({ status }) => status)
}

describe('VAL-01 API-06 an ID token', () => {
  it('is believed when our key has signed it for us, now', async () => {
    expect(await statuses(await signed({ iat: now() }))).toEqual([200, 200, 200, 200])
  })

  it.each([
    ['another issuer', { iss: 'https://mal.example' }],
    ['no issuer', { iss: undefined }],
    ['another audience', { aud: 'otra-app' }],
    ['no audience', { aud: undefined }],
    ['an end that is past', { exp: now() - MINUTE_S }],
    ['no end', { exp: undefined }],
    ['a beginning to come', { nbf: now() + 10 * MINUTE_S }],
    ['nobody in it', { sub: '' }],
    ['no subject', { sub: undefined }],
    ['a subject that is no text', { sub: 7 }],
    ['no e-mail', { email: undefined }],
    ['a verification that is no yes or no', { email_verified: 'true' }],
    ['no time of signing in', { auth_time: undefined }],
    ['no session', { sid: undefined }],
    ['a session that never was', { sid: 'inventada' }],
    ['the session of somebody else', { sub: 'otra-persona' }],
  ])('is refused with %s, though our key signed it', async (_, changes) => {
    const token = await signed(changes)
    expect(await statuses(token)).toEqual([401, 401, 401, 401])
  })

  it('is worth nothing once the password is another, or its session has ended', async () => {
    const changed = await app.register('cambia@example.com')
    const tokenOf = async (call: Call) => (await (await call('GET', '/api/identity/token')).json()).token
    const before = await tokenOf(changed.call)
    const passwords = { currentPassword: PASSWORD, newPassword: 'otra-contraseña-de-prueba' }
    expect((await changed.call('POST', '/api/user/change-password', passwords)).status).toBe(200)
    expect(await statuses(before)).toEqual([401, 401, 401, 401])

    const left = await app.register('sale@example.com')
    const last = await tokenOf(left.call)
    expect((await left.call('POST', '/api/identity/sign-out', {})).status).toBe(200)
    expect(await statuses(last)).toEqual([401, 401, 401, 401])
  })

  it('is refused when anything else has signed it, or nothing', async () => {
    const [header = '', payload = '', signature = ''] = genuine.split('.')
    const foreign = await generateKeyPair('EdDSA', { extractable: true })
    const rsa = await generateKeyPair('RS256')
    const jwk = await exportJWK(foreign.publicKey)
    const hmac = (key: string) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(new TextEncoder().encode(key))
    const by = (key: Parameters<SignJWT['sign']>[0], more: object = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', kid, ...more }).sign(key)
    const unkeyed = `${encode({ alg: 'HS256', kid })}.${payload}`
    const bytes = new TextEncoder().encode(JSON.stringify(claims))
    const tokens = {
      'algorithm none': `${encode({ alg: 'none', kid })}.${payload}.`,
      'algorithm None': `${encode({ alg: 'None', kid })}.${payload}.${signature}`,
      'no algorithm': `${encode({ kid })}.${payload}.${signature}`,
      'an empty HMAC key': `${unkeyed}.${createHmac('sha256', '').update(unkeyed).digest('base64url')}`,
      'HMAC with our public key': await hmac(publicKey),
      'a foreign key': await by(foreign.privateKey),
      'a foreign key that it brings along': await by(foreign.privateKey, { jwk }),
      'a foreign JWKS': await by(foreign.privateKey, { jku: `${app.origin}/jwks.json` }),
      'a key that nobody has': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'EdDSA', kid: 'otra' })
        .sign(foreign.privateKey),
      'another algorithm': await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(rsa.privateKey),
      'other claims': `${header}.${encode({ ...claims, sub: 'otro' })}.${signature}`,
      'a cut signature': `${header}.${payload}.${signature.slice(0, -2)}`,
      'no signature': `${header}.${payload}.`,
      'a critical header': `${encode({ alg: 'EdDSA', kid, crit: ['x'], x: 1 })}.${payload}.${signature}`,
      encryption: await new CompactEncrypt(bytes)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(new Uint8Array(32)),
      'no JSON': `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}`,
      'four parts': `${genuine}.x`,
      'dots alone': '.'.repeat(120),
      'no token at all': 'x'.repeat(5_000),
      'a null byte': `${header}.${payload}%00.${signature}`,
    }
    for (const [what, token] of Object.entries(tokens))
      expect(await statuses(token), what).toEqual([401, 401, 401, 401])
    expect(await statuses(genuine), 'and the genuine one still is').toEqual([200, 200, 200, 200])
  })

  it('is no e-mail’s but its own: what the body says about a person is not read', async () => {
    const body = { token: genuine, email: 'otra@example.com', uid: 'otro', displayName: 'Otra' }
    const { user } = await (await app.browser()('POST', '/api/auth/firebase-login', body)).json()
    expect(user).toMatchObject({ email: 'token@example.com', username: 'Ana Prueba' })
  })
})

describe('the provider’s session', () => {
  const signIn = (call: Call, email: string, headers?: Record<string, string>) =>
    call('POST', '/api/auth/firebase-login', { credentials: { email, password: PASSWORD } }, headers)
  const sessionLine = (response: Response) =>
    response.headers.getSetCookie().find((line) => /session_token=[^;]/.test(line)) ?? ''

  it('is a cookie that scripts cannot read and other sites do not send', async () => {
    await app.register('provider@example.com')
    const line = sessionLine(await signIn(app.browser(), 'provider@example.com'))
    expect(line).toMatch(/^pymentor-identity\.session_token=[^;]+/)
    expect(line).toMatch(/; HttpOnly/i)
    expect(line).toMatch(/; SameSite=Lax/i)
    expect(line).not.toMatch(/Domain=/i)
  })

  it('is new at each sign-in, so that a planted one is worth nothing, and ends with the sign-out', async () => {
    const email = 'fixation@example.com'
    await app.register(email)
    const thief = app.browser()
    const planted = sessionLine(await signIn(thief, email)).split(';')[0] ?? ''
    const victim = sessionLine(await signIn(app.browser(), email, { Cookie: planted })).split(';')[0] ?? ''
    expect(victim).not.toBe(planted)
    const token = (cookie: string) => app.browser()('GET', '/api/identity/token', undefined, { Cookie: cookie })
    expect((await token(victim)).status).toBe(200)
    await app.browser()('POST', '/api/identity/sign-out', {}, { Cookie: victim })
    expect((await token(victim)).status, 'a copy of the cookie, too').toBe(401)
    expect((await token(`${victim.slice(0, -3)}abc`)).status).toBe(401)
  })

  it('AUTH-16 comes with a fresh token of itself at a registration, which is good for one sync', async () => {
    const account = { email: 'con-token@example.com', password: PASSWORD, name: 'Ana Prueba' }
    const answer = await app.browser()('POST', '/api/identity/sign-up/email', account)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { token, ...who } = await answer.json()
    expect(who).toEqual({ uid: expect.any(String), email: account.email, displayName: 'Ana Prueba' })
    const opened = await app.browser()('POST', '/api/auth/firebase-login', { token, ...who, timestamp: 1 })
    expect([opened.status, (await opened.json()).user.email]).toEqual([200, account.email])
  })

  it('AUTH-16, AUTH-24 begins with the product’s in one call where the password is the proof, by either address', async () => {
    const email = 'de-una-vez@example.com'
    await app.register(email)
    for (const path of ['/api/auth/firebase-login', '/api/auth/verify-session']) {
      const call = app.browser()
      const opened = await call('POST', path, { credentials: { email, password: PASSWORD }, timestamp: 1 })
      expect([opened.status, (await opened.json()).user.email]).toEqual([200, email])
      expect(await (await call('GET', '/api/auth/session-status')).json()).toEqual({ isAuthenticated: true })
      expect((await call('GET', '/api/identity/token')).status).toBe(200)
    }
  })

  it('VAL-04 is begun by a token or a password, never by both or neither', async () => {
    const both = { token: genuine, credentials: { email: 'token@example.com', password: PASSWORD } }
    for (const body of [both, {}, { credentials: { email: 'token@example.com' } }]) {
      expect((await app.browser()('POST', '/api/auth/firebase-login', body)).status).toBe(422)
      expect((await app.browser()('POST', '/api/auth/verify-session', body)).status).toBe(422)
    }
  })

  it('the product’s own ends with the logout, a copy of its cookie, too', async () => {
    const { call } = await app.register('copy@example.com')
    const { token } = await (await call('GET', '/api/identity/token')).json()
    const opened = await call('POST', '/api/auth/firebase-login', { token })
    const copy =
      opened.headers
        .getSetCookie()
        .find((line) => line.startsWith('pymentor-session='))
        ?.split(';')[0] ?? ''
    const withCopy = () => app.browser()('GET', '/api/auth/current-user', undefined, { Cookie: copy })
    expect((await withCopy()).status).toBe(200)
    const left = await call('POST', '/api/auth/logout', {})
    expect(left.headers.getSetCookie().join()).toMatch(/pymentor-session=; Max-Age=0; Path=\/; HttpOnly/)
    expect((await withCopy()).status).toBe(401)
  })
})
