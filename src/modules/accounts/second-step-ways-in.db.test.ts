import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attempts, sessions } from '~/database/tables/schema'
import { codeOf, makeConfirmed, makeOwner } from '~/testing/identity/second-step'
import { type Call, PASSWORD, startApp, type TestApp } from '~/testing/start-app'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
beforeEach(() => app.database.db.delete(attempts))
afterAll(() => app.stop())

const NEW_PASSWORD = 'otra clave bien larga'
const DUE = [403, expect.objectContaining({ error: 'second_step_due' })]

const read = async (response: Promise<Response>) => {
  const got = await response
  return [got.status, await got.json()]
}
const whoAmI = async (call: Call) => (await call('GET', '/api/auth/current-user')).status
const finish = (call: Call, code: string) => call('POST', '/api/auth/second-step', { code })
const openSession = async (call: Call) => {
  const { token } = await (await call('GET', '/api/identity/token')).json()
  return read(call('POST', '/api/auth/firebase-login', { token }))
}
const signInAtProvider = (call: Call, email: string, password = PASSWORD) =>
  call('POST', '/api/auth/firebase-login', { credentials: { email, password } })

/** Out to the Google emulator and back, as the account with this address. */
async function comeByGoogle(call: Call, email: string) {
  const pathOf = (address: string | null) => {
    const { pathname, search } = new URL(address ?? '/', app.origin)
    return pathname + search
  }
  const { address } = await (
    await call('POST', '/api/identity/sign-in/social', { provider: 'google', from: 'login' })
  ).json()
  const chosen = new URLSearchParams({ correo: email, verificado: 'si' }).toString()
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const back = await call('POST', pathOf(address), chosen, form)
  expect((await call('GET', pathOf(back.headers.get('location')))).headers.get('location')).toMatch(/result=ok/)
}

describe('the ways into an account with a second step', () => {
  it('AUTH-01 by Google ask for the code', async () => {
    const email = 'por.google@google.example'
    const own = app.browser()
    await comeByGoogle(own, email)
    expect((await openSession(own))[0]).toBe(200)
    const { secret } = await (await own('POST', '/api/user/second-step-start', {})).json()
    expect((await own('POST', '/api/user/second-step', { code: codeOf(app, secret) })).status).toBe(200)
    const call = app.browser()
    await comeByGoogle(call, email)
    expect(await openSession(call)).toEqual(DUE)
    expect(await whoAmI(call)).toBe(401)
    expect((await finish(call, codeOf(app, secret, 30_000))).status).toBe(200)
    expect(await whoAmI(call)).toBe(200)
  })

  it('AUTH-04 by a new password ask for it, and a sign-in that waited with the old one is over', async () => {
    const { email, secret } = await makeOwner(app, 'clave.nueva@example.com')
    const waiting = app.browser()
    await signInAtProvider(waiting, email)
    expect(await openSession(waiting)).toEqual(DUE)
    // Whoever guesses with the old password keeps its owner out no longer than that.
    for (let attempt = 0; attempt < 11; attempt += 1) await finish(waiting, '000000')
    expect((await app.browser()('POST', '/api/auth/recover', { email })).status).toBe(200)
    await app.services.accounts.background.settled()
    const { mails } = await app.services.mailbox.outbox()
    const mail = mails.find(({ to, subject }) => to === email && subject.startsWith('Elige una contraseña'))
    const code = /#codigo=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1]
    const call = app.browser()
    expect((await call('POST', '/api/auth/reset-password', { code, password: NEW_PASSWORD })).status).toBe(200)
    expect(await whoAmI(call)).toBe(401)
    expect((await finish(waiting, codeOf(app, secret))).status).toBe(403)
    await signInAtProvider(call, email, NEW_PASSWORD)
    expect(await openSession(call)).toEqual(DUE)
    expect(await whoAmI(call)).toBe(401)
    expect((await finish(call, codeOf(app, secret))).status).toBe(200)
  })

  it('leave no session by the password alone, though it is opened while the step is turned on', async () => {
    for (const round of [1, 2, 3, 4, 5]) {
      const email = `a-la-vez-${round}@example.com`
      const { call, user } = await makeConfirmed(app, email)
      const { secret } = await (await call('POST', '/api/user/second-step-start', {})).json()
      const others = [app.browser(), app.browser(), app.browser()]
      for (const other of others) await signInAtProvider(other, email)
      const turning = call('POST', '/api/user/second-step', { code: codeOf(app, secret) })
      await Promise.all(others.map(openSession))
      expect((await turning).status).toBe(200)
      expect(await Promise.all(others.map(whoAmI))).toEqual([401, 401, 401])
      expect(await app.database.db.$count(sessions, eq(sessions.userId, user.id))).toBe(1)
    }
  })

  it('open to one of ten who bring the same code at once', async () => {
    const { email, secret, codes } = await makeOwner(app, 'diez@example.com')
    for (const code of [codeOf(app, secret), codes[0] ?? '']) {
      const calls = Array.from({ length: 10 }, () => app.browser())
      for (const call of calls) {
        await app.database.db.delete(attempts)
        await signInAtProvider(call, email)
        await openSession(call)
      }
      await app.database.db.delete(attempts)
      const answers = await Promise.all(calls.map(async (call) => (await finish(call, code)).status))
      expect(answers.filter((status) => status === 200)).toHaveLength(1)
      expect(answers.filter((status) => status === 401)).toHaveLength(9)
    }
  })
})
