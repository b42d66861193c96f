import { createHash } from 'node:crypto'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '~/database/open-database'
import { openTestDatabase } from '~/testing/database/database'
import { createGoogleEmulator } from './google'
import { databaseKeep } from './keep'

const HOST = 'localhost:3000'
const ISSUER = `http://${HOST}/emulador/google`
const CALLBACK = `http://${HOST}/api/identity/callback/google`
const VERIFIER = 'v'.repeat(64)
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')

let database: OpenDatabase
let now = new Date()
const open = () =>
  createGoogleEmulator({
    keep: databaseKeep(database.db),
    clock: () => now,
    secret: 'the same everywhere',
    adminEmails: ['jefa@example.com'],
  })
let emulator: ReturnType<typeof open>

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => {
  now = new Date()
  emulator = open()
})
afterAll(() => database.close())

const ask = (path: string, init: RequestInit = {}, at = emulator) =>
  at.routes.request(`http://${HOST}${path}`, { ...init, headers: { host: HOST, ...init.headers } })
const form = (fields: Record<string, string>): RequestInit => ({ method: 'POST', body: new URLSearchParams(fields) })

const request = (changes: Record<string, string> = {}) =>
  `/authorize?${new URLSearchParams({
    client_id: emulator.client.clientId,
    redirect_uri: CALLBACK,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'estado',
    nonce: 'nonce-de-prueba',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    ...changes,
  })}`
const answerOf = (response: Response) => new URL(response.headers.get('location') ?? '').searchParams

async function newCode(choice: Record<string, string> = { cuenta: 'cuenta.demo@google.example' }): Promise<string> {
  const response = await ask(request(), form(choice))
  expect(response.status).toBe(303)
  expect(answerOf(response).get('state')).toBe('estado')
  return answerOf(response).get('code') ?? ''
}
const redeem = (code: string, changes: Record<string, string> = {}, at = emulator) =>
  ask(
    '/token',
    form({
      grant_type: 'authorization_code',
      code,
      redirect_uri: CALLBACK,
      client_id: emulator.client.clientId,
      client_secret: emulator.client.clientSecret,
      code_verifier: VERIFIER,
      ...changes,
    }),
    at,
  )

describe('the Google emulator', () => {
  it('is an OpenID provider: discovery, PKCE, an RS256 token that its keys verify, userinfo', async () => {
    const found = await (await ask('/.well-known/openid-configuration')).json()
    expect(found).toMatchObject({
      issuer: ISSUER,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
    })
    const answer = await (await redeem(await newCode())).json()
    const keys = createLocalJWKSet(await (await ask(new URL(found.jwks_uri).pathname.slice(16))).json())
    const { payload } = await jwtVerify(answer.id_token, keys, {
      issuer: ISSUER,
      audience: emulator.client.clientId,
      algorithms: ['RS256'],
    })
    expect(payload).toMatchObject({
      sub: expect.stringMatching(/^emulador-[0-9a-f]{24}$/),
      nonce: 'nonce-de-prueba',
      email: 'cuenta.demo@google.example',
      email_verified: true,
      name: 'Cuenta Demo de Google',
      picture: expect.stringMatching(/^data:image\/svg/),
    })
    const userinfo = (token: string) => ask('/userinfo', { headers: { authorization: `Bearer ${token}` } })
    expect(await (await userinfo(answer.access_token)).json()).toMatchObject({ sub: payload.sub, email: payload.email })
    expect((await userinfo(answer.id_token)).status).toBe(401)
  })

  it('gives a person the same subject after a restart and on another instance, signed by the same key', async () => {
    const code = await newCode()
    const other = open()
    const first = await (await redeem(code, {}, other)).json()
    const second = await (await redeem(await newCode())).json()
    const keys = createLocalJWKSet(await (await ask('/jwks', {}, open())).json())
    const [a, b] = await Promise.all([first, second].map(({ id_token }) => jwtVerify(id_token, keys)))
    expect(a?.payload.sub).toBe(b?.payload.sub)
  })

  it('takes a code once: of many that come at once, one gets in', async () => {
    const code = await newCode()
    const answers = await Promise.all(Array.from({ length: 12 }, () => redeem(code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 400)])
    expect((await redeem(code)).status).toBe(400)
  })

  it.each([
    ['another verifier', { code_verifier: 'w'.repeat(64) }, 400, 'invalid_grant'],
    ['another address', { redirect_uri: `${CALLBACK}/` }, 400, 'invalid_grant'],
    ['a wrong secret', { client_secret: 'adivinado' }, 401, 'invalid_client'],
    ['another client', { client_id: 'otro' }, 401, 'invalid_client'],
    ['another grant', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
    ['an invented code', { code: 'inventado' }, 400, 'invalid_grant'],
  ])('refuses %s', async (_, changes, status, error) => {
    const response = await redeem(await newCode(), changes)
    expect([response.status, await response.json()]).toEqual([status, { error }])
  })

  it('forgets a code after a minute', async () => {
    const code = await newCode()
    now = new Date(now.getTime() + 60_001)
    expect((await redeem(code)).status).toBe(400)
  })

  it('sends nobody to an address or for a client that is not registered', async () => {
    const wrong: Record<string, string>[] = [
      { redirect_uri: 'https://malo.example/api/identity/callback/google' },
      { redirect_uri: `http://${HOST}/otra` },
      { redirect_uri: `${CALLBACK}?a=b` },
      { redirect_uri: 'javascript:alert(1)' },
      { client_id: 'otro' },
    ]
    for (const changes of wrong)
      for (const init of [{}, form({ cancelar: 'si' })]) {
        const response = await ask(request(changes), init)
        expect([response.status, response.headers.get('location')]).toEqual([400, null])
      }
  })

  it('answers the client that asks for something else', async () => {
    const wrong: Record<string, string>[] = [
      { response_type: 'token' },
      { code_challenge_method: 'plain' },
      { scope: 'email' },
    ]
    for (const changes of wrong) expect(answerOf(await ask(request(changes))).get('error')).toBe('invalid_request')
    expect(answerOf(await ask(request(), form({ cancelar: 'si' }))).get('error')).toBe('access_denied')
  })

  it('says in Spanish what it is, runs no scripts, and asks again for an e-mail that is none', async () => {
    const page = await ask(request())
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*form-action 'self'/)
    expect(await page.text()).toContain('Emulador de Google · solo en modo demo')
    const again = await ask(request(), form({ correo: '"><script>no-es-un-correo' }))
    expect(again.status).toBe(422)
    const text = await again.text()
    expect(text).toContain('Escribe un correo electrónico')
    expect(text).not.toContain('<script>')
    expect(
      (await ask(request(), { method: 'POST', body: '{', headers: { 'content-type': 'multipart/form-data' } })).status,
    ).toBe(422)
  })

  it('vouches for no administrator, and for none of the demo accounts with a password but the one on its list', async () => {
    for (const correo of ['Jefa@example.com', 'admin@pymentor.example', 'pro@pymentor.example']) {
      const refused = await ask(request(), form({ correo, verificado: 'si' }))
      expect([refused.status, refused.headers.get('location')]).toEqual([422, null])
      expect(await refused.text()).toContain('no da por verificado ese correo')
      expect((await ask(request(), form({ correo }))).status).toBe(303)
    }
    expect((await ask(request(), form({ cuenta: 'admin@pymentor.example' }))).status).toBe(422)
    expect((await ask(request(), form({ cuenta: 'demo@pymentor.example' }))).status).toBe(303)
  })

  it('lets one be anybody, verified or not', async () => {
    for (const [choice, email_verified] of [
      [{ correo: ' Nueva.Persona@Correo.example ', verificado: 'si' }, true],
      [{ correo: 'nueva.persona@correo.example' }, false],
    ] as const) {
      const { id_token } = await (await redeem(await newCode(choice))).json()
      const keys = createLocalJWKSet(await (await ask('/jwks')).json())
      expect((await jwtVerify(id_token, keys)).payload).toMatchObject({
        email: 'nueva.persona@correo.example',
        name: 'Nueva Persona',
        email_verified,
      })
    }
  })
})
