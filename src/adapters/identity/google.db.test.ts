import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '~/database/open-database'
import { AppError } from '~/platform/app-error'
import { openTestDatabase } from '~/testing/database/database'
import { createGoogleSignIn } from './google'

const BACK = { success: '/login-popup-google?result=ok', failure: '/login-popup-google' }
let database: OpenDatabase
let server: Server
let at: { browser: string; self: string }
/** What the provider's discovery address answers. */
let discovery: object | null = null
const events: string[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  server = createServer((_, response) => {
    response.writeHead(discovery === null ? 503 : 200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(discovery ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  at = { browser: 'https://pymentor.example', self: `http://127.0.0.1:${address.port}` }
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await database.close()
})

const note = (event: string) => void events.push(event)
const open = () =>
  createGoogleSignIn({
    db: database.db,
    secret: 'a secret that only the tests know, 32 long',
    publicUrl: new URL('https://pymentor.example'),
    client: { clientId: 'client', clientSecret: 'secret', discoveryUrl: (self) => `${self}/discovery` },
    log: { debug: note, info: note, warn: note, error: note },
    isReserved: () => false,
  })

describe('Google, when it cannot be reached', () => {
  it('is unavailable and logged, is asked again the next time, and keeps its session cookies for https', async () => {
    const google = open()
    const start = () => google.start(BACK, at, new Headers())
    await expect(start()).rejects.toThrow(new AppError('unavailable'))
    discovery = { issuer: at.self, authorization_endpoint: `${at.self}/auth`, token_endpoint: `${at.self}/token` }
    await expect(start(), 'no keys to verify tokens by').rejects.toThrow(new AppError('unavailable'))
    discovery = { ...discovery, jwks_uri: `${at.self}/jwks`, id_token_signing_alg_values_supported: ['RS256'] }
    const { address, cookies } = await start()
    expect(new URL(address).searchParams.get('redirect_uri')).toBe(`${at.browser}/api/identity/callback/google`)
    expect(cookies).toEqual([
      expect.stringMatching(
        /^__Host-pymentor-identity\.state=[^;]+;(?!.*Domain=)(?=.* Path=\/;)(?=.* Secure)(?=.* HttpOnly).* SameSite=Lax/i,
      ),
    ])
    expect(events).toEqual(['google_unreachable', 'google_unreachable'])
  })

  it('leaves the one who comes back without a session, on a page that says so', async () => {
    discovery = null
    expect(await open().finish('?code=x&state=y', at, new Headers())).toEqual({ location: null, cookies: [] })
    expect(events).toContain('google_sign_in_failed')
  })
})
