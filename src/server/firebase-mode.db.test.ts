import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseConfig } from '~/config/config'
import { firebaseEnvironment } from '~/testing/identity/firebase-environment'
import { PASSWORD, startApp, type TestApp } from '~/testing/start-app'
import { ensureDemoAccounts } from './demo/demo-accounts'
import { identitySettings } from './process/identity-settings'
import { startupTable } from './process/startup-table'

const ENVIRONMENT = firebaseEnvironment()
const policyOf = async (app: TestApp) => {
  const response = await app.browser()('GET', '/api/auth/session-status')
  const directives = (response.headers.get('content-security-policy') ?? '').split('; ')
  return Object.fromEntries(directives.map((line) => [line.split(' ')[0], line.split(' ').slice(1)]))
}

describe('with people signing in at Firebase', () => {
  let app: TestApp
  let embedded: TestApp
  beforeAll(async () => {
    app = await startApp({ environment: ENVIRONMENT })
    embedded = await startApp({ database: app.database })
  })
  afterAll(async () => {
    await embedded.stop()
    await app.stop()
  })

  it.each([
    ['POST', '/api/identity/sign-up/email'],
    ['POST', '/api/identity/sign-out'],
    ['GET', '/api/identity/token'],
  ])('has no %s %s', async (method, path) => {
    const response = await app.browser()(method, path, method === 'POST' ? {} : undefined)
    expect(response.status).toBe(404)
  })

  it('opens no session for a password', async () => {
    const credentials = { email: 'ana@example.com', password: PASSWORD }
    for (const path of ['/api/auth/firebase-login', '/api/auth/verify-session']) {
      expect((await app.browser()('POST', path, { credentials })).status).toBe(422)
    }
  })

  it('AUTH-02 opens no session for a token that the embedded provider made', async () => {
    const call = embedded.browser()
    const account = { email: 'ana@firebase.example', password: 'contraseña-de-prueba', name: 'Ana Prueba' }
    await call('POST', '/api/identity/sign-up/email', account)
    const { token } = await (await call('GET', '/api/identity/token')).json()
    const response = await app.browser()('POST', '/api/auth/verify-session', { token: `${token}` })
    expect(response.status).toBe(401)
    expect(response.headers.getSetCookie().join()).not.toContain('pymentor-session=')
  })

  it('lets the browser talk to Firebase, and to nobody else', async () => {
    const policy = await policyOf(app)
    expect(policy['connect-src']).toEqual([
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ])
    expect(policy['frame-src']).toEqual(["'self'", 'https://pymentor-test.firebaseapp.com'])
    expect(policy['script-src']).toContain('https://apis.google.com')
    const own = await policyOf(embedded)
    expect(own['connect-src']).toEqual(["'self'"])
    expect(own['frame-src']).toEqual(["'self'"])
    expect(JSON.stringify(own)).not.toContain('google')
  })

  it('tells browsers what is public, and neither them nor the operator’s screen the rest', () => {
    const config = parseConfig(ENVIRONMENT)
    expect(identitySettings(config.identity)).toEqual({
      kind: 'firebase',
      apiKey: ENVIRONMENT.FIREBASE_API_KEY,
      authDomain: ENVIRONMENT.FIREBASE_AUTH_DOMAIN,
      projectId: ENVIRONMENT.FIREBASE_PROJECT_ID,
    })
    expect(startupTable(config)).toMatch(/identity +real +Firebase project pymentor-test/)
    expect(startupTable(config)).not.toContain('PRIVATE KEY')
  })

  it('makes no demo accounts there', async () => {
    expect(await ensureDemoAccounts(app.services)).toEqual([])
  })
})
