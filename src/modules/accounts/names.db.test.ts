import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityUser } from '~/database/tables/schema'
import { type Call, PASSWORD, startApp, type TestApp } from '~/testing/start-app'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const signUp = (call: Call, email: string) =>
  call('POST', '/api/identity/sign-up/email', { email, password: PASSWORD, name: 'Ana Prueba' })
const tokenOf = async (call: Call): Promise<string> => (await (await call('GET', '/api/identity/token')).json()).token
const login = (call: Call, token: unknown, extra: object = {}) =>
  call('POST', '/api/auth/firebase-login', { token, ...extra })

describe('a name', () => {
  it.each([
    ['zero-width spaces', '\u200B\u200B\u200B'],
    ['a turned direction', 'Ana\u202Enimda'],
    ['blank signs', '\u2800\u2800'],
  ])('refuses a name that is not what one sees: %s', async (_, name) => {
    const call = app.browser()
    const account = { email: `hidden-${name.length}@example.com`, password: PASSWORD }
    const refused = await call('POST', '/api/identity/sign-up/email', { ...account, name })
    expect([refused.status, (await refused.json()).fields]).toEqual([
      422,
      { name: 'Contiene caracteres que no se ven: escríbelo de nuevo a mano' },
    ])
    await call('POST', '/api/identity/sign-up/email', { ...account, name: 'Ana Prueba' })
    const registration = { firstName: name, lastName: 'Prueba', termsVersion: '2025-05-07' }
    expect((await login(call, await tokenOf(call), { registration })).status).toBe(422)
  })

  it('takes of a name that the provider tells what one sees', async () => {
    const call = app.browser()
    await signUp(call, 'told@example.com')
    const name = '\u200BAna\u202E \u2800 Mar\u200Bía\n\u200D'
    await app.database.db.update(identityUser).set({ name }).where(eq(identityUser.email, 'told@example.com'))
    const { user } = await (await login(call, await tokenOf(call))).json()
    expect([user.firstName, user.lastName]).toEqual(['Ana', 'María'])
  })
})
