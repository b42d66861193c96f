import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityAccount, identityUser, sessions, users } from '~/database/tables/schema'
import { type Call, PASSWORD, startApp, type TestApp } from '~/testing/start-app'

const OWN_PASSWORD = 'la clave de quien lee el correo'
let app: TestApp
beforeAll(async () => {
  app = await startApp({
    environment: { ADMIN_EMAILS: 'jefa@example.com, otra.jefa@example.com, tercera@example.com' },
  })
})
afterAll(() => app.stop())

/** So that one mail is newer than another, those included that are still being written in the background. */
const tick = async () => {
  await app.services.accounts.background.settled()
  app.clock.now = new Date(app.clock.now.getTime() + 1)
}
const mailsTo = async (email: string) => {
  await app.services.accounts.background.settled()
  return (await app.services.mailbox.outbox()).mails.filter(({ to }) => to === email)
}
const codeIn = async (email: string) => {
  const mail = (await mailsTo(email)).find(({ text }) => text.includes('#codigo='))
  return /#codigo=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? 'no code'
}
const confirm = async (call: Call, code: string, password?: string) => {
  await tick()
  return call('POST', '/api/auth/confirm-email', { code, ...(password === undefined ? {} : { password }) })
}
const answerOf = async (response: Response) => {
  const { error, ...rest } = await response.json()
  return [response.status, error ?? rest]
}
const me = async (call: Call) => {
  const response = await call('GET', '/api/auth/current-user')
  return response.status === 200 ? response.json() : response.status
}
async function signIn(email: string, password: string, call = app.browser()) {
  await tick()
  const opened = await call('POST', '/api/auth/firebase-login', { credentials: { email, password } })
  return { call, status: opened.status, user: (await opened.json()).user }
}
const openSession = async (call: Call) => {
  await tick()
  const { token } = await (await call('GET', '/api/identity/token')).json()
  return (await (await call('POST', '/api/auth/firebase-login', { token })).json()).user
}
/** Out to the emulated Google and back. */
async function byGoogle(call: Call, email: string, isVerified: boolean) {
  const { address } = await (
    await call('POST', '/api/identity/sign-in/social', { provider: 'google', from: 'login' })
  ).json()
  const path = (url: string) => new URL(url, app.origin).pathname + new URL(url, app.origin).search
  const choice = new URLSearchParams({ correo: email, ...(isVerified ? { verificado: 'si' } : {}) }).toString()
  const chosen = await call('POST', path(address), choice, { 'Content-Type': 'application/x-www-form-urlencoded' })
  const back = await call('GET', path(chosen.headers.get('location') ?? ''))
  return back.headers.get('location')
}

describe('an account that somebody else registered with one’s address', () => {
  it('belongs to who confirms the address elsewhere: another password, no session of before, no role for it', async () => {
    const email = 'jefa@example.com'
    const attacker = (await app.register(email)).call
    const code = await codeIn(email)
    const owner = app.browser()
    expect(await answerOf(await confirm(owner, code))).toEqual([409, 'password_needed'])
    expect((await answerOf(await confirm(owner, code, 'contraseña')))[1]).toBe('weak_password')
    expect(await me(attacker), 'nothing has happened yet').toMatchObject({ emailVerified: false, role: 'user' })

    expect(await answerOf(await confirm(owner, code, OWN_PASSWORD))).toEqual([200, { email, isTakenOver: true }])
    expect(await me(attacker)).toBe(401)
    expect((await attacker('GET', '/api/identity/token')).status, 'at the provider, too').toBe(401)
    expect((await signIn(email, PASSWORD)).status).toBe(401)
    expect((await mailsTo(email))[0]?.subject).toBe('Tu correo está confirmado y tu cuenta es solo tuya')

    expect((await signIn(email, OWN_PASSWORD, owner)).user).toMatchObject({ email, emailVerified: true, role: 'admin' })
    expect(await me(attacker)).toBe(401)
  })

  it('is not entered by a sign-in that was under way when its owner came', async () => {
    const email = 'carrera@example.com'
    const attacker = (await app.register(email)).call
    const { token } = await (await attacker('GET', '/api/identity/token')).json()
    const code = await codeIn(email)
    const { identity } = app.services.accounts
    const verify = identity.verifyIdToken
    identity.verifyIdToken = async (given) => {
      identity.verifyIdToken = verify
      const verified = await verify(given)
      expect((await confirm(app.browser(), code, OWN_PASSWORD)).status).toBe(200)
      return verified
    }
    const entering = await attacker('POST', '/api/auth/firebase-login', { token })
    expect(await answerOf(entering)).toEqual([401, 'invalid_token'])
    expect(await me(attacker)).toBe(401)
    const [user] = await app.database.db.select().from(users).where(eq(users.email, email))
    expect(
      await app.database.db
        .select()
        .from(sessions)
        .where(eq(sessions.userId, user?.id ?? '')),
    ).toEqual([])
  })

  it('is not kept open by a Google account that never proved the address', async () => {
    const email = 'sin.probar@correo.example'
    const attacker = app.browser()
    expect(await byGoogle(attacker, email, false)).toMatch(/result=ok$/)
    expect(await openSession(attacker)).toMatchObject({ email, emailVerified: false })
    expect((await confirm(app.browser(), await codeIn(email), OWN_PASSWORD)).status).toBe(200)
    expect(await me(attacker)).toBe(401)
    expect(await byGoogle(app.browser(), email, false)).toMatch(/result=not_linked$/)
    expect((await signIn(email, OWN_PASSWORD)).user).toMatchObject({ googleId: null, password: true })
  })

  it('nor after a new password by mail', async () => {
    const email = 'por.correo@correo.example'
    await byGoogle(app.browser(), email, false)
    await tick()
    await app.browser()('POST', '/api/auth/recover', { email })
    const code = await codeIn(email)
    expect((await app.browser()('POST', '/api/auth/reset-password', { code, password: OWN_PASSWORD })).status).toBe(200)
    const [user] = await app.database.db.select().from(identityUser).where(eq(identityUser.email, email))
    const ways = await app.database.db
      .select({ provider: identityAccount.providerId })
      .from(identityAccount)
      .where(eq(identityAccount.userId, user?.id ?? ''))
    expect(ways).toEqual([{ provider: 'credential' }])
  })

  it('does not take one’s address over by a change that one confirms unawares', async () => {
    const { call: attacker, user } = await app.register('de.otro@example.com')
    const names = { firstName: 'Ana', lastName: 'Prueba' }
    await tick()
    await attacker('PATCH', '/api/user/profile', { ...names, email: 'otra.jefa@example.com' })
    const code = await codeIn('otra.jefa@example.com')
    for (const call of [app.browser(), (await app.register('la.victima@example.com')).call])
      for (const password of [undefined, OWN_PASSWORD])
        expect(await answerOf(await confirm(call, code, password))).toEqual([403, 'sign_in_again'])
    expect(await me(attacker)).toMatchObject({ id: user.id, email: 'de.otro@example.com', role: 'user' })
  })
})

describe('one’s own account', () => {
  it('keeps session and password where one is signed in; all others end, and a mail says so', async () => {
    const email = 'propia@example.com'
    const { call, user } = await app.register(email)
    const phone = (await signIn(email, PASSWORD)).call
    expect((await confirm(call, await codeIn(email))).status).toBe(200)
    expect(await me(call)).toMatchObject({ id: user.id, emailVerified: true })
    expect(await me(phone)).toBe(401)
    expect((await phone('GET', '/api/identity/token')).status).toBe(401)
    expect((await signIn(email, PASSWORD)).status).toBe(200)
    expect((await mailsTo(email))[0]?.subject).toBe('Tu correo está confirmado en PyMentor')
  })

  it('C-41 gets the role of a named administrator at the next sign-in; no session from before has it', async () => {
    const email = 'tercera@example.com'
    const { call } = await app.register(email)
    await confirm(call, await codeIn(email))
    expect(await me(call)).toMatchObject({ emailVerified: true, role: 'user' })
    expect((await signIn(email, PASSWORD)).user).toMatchObject({ role: 'admin' })
    expect(await me(call)).toBe(401)
    expect((await mailsTo(email))[0]?.subject).toBe('Hemos cerrado las demás sesiones de tu cuenta')
  })

  it('loses every session from before when Google joins it, those at the provider as well', async () => {
    const email = 'con.google@correo.example'
    const { call } = await app.register(email)
    await confirm(call, await codeIn(email))
    const other = (await signIn(email, PASSWORD)).call
    const google = app.browser()
    expect(await byGoogle(google, email, true)).toMatch(/result=ok$/)
    expect(await openSession(google)).toMatchObject({ email, googleId: expect.any(String), password: true })
    expect([await me(call), await me(other), (await me(google)).email]).toEqual([401, 401, email])
    expect((await other('GET', '/api/identity/token')).status).toBe(401)
    expect((await mailsTo(email))[0]?.subject).toBe('Hemos cerrado las demás sesiones de tu cuenta')
    await signIn(email, PASSWORD)
    expect((await me(google)).email, 'the next sign-in ends nothing').toBe(email)
  })

  it('of several sign-ins at once that raise it, none ends another', async () => {
    const email = 'a.la.vez@example.com'
    const { call: old } = await app.register(email)
    const browsers = await Promise.all([1, 2, 3].map(async () => (await signIn(email, PASSWORD)).call))
    await app.database.db.update(identityUser).set({ emailVerified: true }).where(eq(identityUser.email, email))
    const statuses = await Promise.all(
      browsers.map(async (call) => {
        const token = await call('GET', '/api/identity/token')
        if (token.status !== 200) return token.status
        return (await call('POST', '/api/auth/firebase-login', { token: (await token.json()).token })).status
      }),
    )
    // Who comes after the provider's sessions have ended is asked to sign in again.
    expect(statuses).toContain(200)
    for (const [at, call] of browsers.entries()) expect((await me(call)) !== 401).toBe(statuses[at] === 200)
    expect(await me(old)).toBe(401)
  })
})
