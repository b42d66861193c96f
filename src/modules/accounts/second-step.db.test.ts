import { eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attempts, mails, secondSteps, sessions, users } from '~/database/tables/schema'
import { softwareAuthenticator } from '~/testing/identity/authenticator'
import * as people from '~/testing/identity/second-step'
import { type Call, PASSWORD, startApp, type TestApp } from '~/testing/start-app'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
beforeEach(() => app.database.db.delete(attempts))
afterAll(() => app.stop())

const MINUTE_MS = 60_000
const later = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms)
}
const codeOf = (secret: string, ms = 0) => people.codeOf(app, secret, ms)
const makeOwner = (email: string) => people.makeOwner(app, email)
const read = async (response: Promise<Response>) => {
  const got = await response
  return [got.status, await got.json()]
}
const whoAmI = async (call: Call) => (await call('GET', '/api/auth/current-user')).status

/** The password is right; what the product says to it. */
async function signIn(call: Call, email: string) {
  const answer = await read(call('POST', '/api/auth/firebase-login', { credentials: { email, password: PASSWORD } }))
  const [, { token }] = await read(call('GET', '/api/identity/token'))
  return { token, answer }
}
const finish = (call: Call, code: string) => read(call('POST', '/api/auth/second-step', { code }))

describe('signing in to an account with a second step', () => {
  it('AUTH-02 opens nothing before the code, then the session', async () => {
    const { email, secret } = await makeOwner('dos-pasos@example.com')
    const call = app.browser()
    const { answer } = await signIn(call, email)
    expect(answer).toEqual([403, expect.objectContaining({ error: 'second_step_due' })])
    expect(await whoAmI(call)).toBe(401)
    const spaced = codeOf(secret).replace(/^(\d{3})/, '$1 ')
    expect(await finish(call, spaced)).toMatchObject([200, { user: { email } }])
    expect(await whoAmI(call)).toBe(200)
  })

  it('has no other way in: neither an ID token nor the provider’s session is enough', async () => {
    const { email, user } = await makeOwner('puertas@example.com')
    const call = app.browser()
    const { token } = await signIn(call, email)
    const before = await app.database.db.select().from(sessions).where(eq(sessions.userId, user.id))
    const bearer = { Authorization: `Bearer ${token}` }
    const waysIn = [
      await read(call('POST', '/api/auth/verify-session', { token })),
      await read(call('POST', '/api/auth/firebase-login', { token })),
      await read(call('GET', '/api/auth/current-user', undefined, bearer)),
      await read(call('GET', '/api/auth/current-user-v2', undefined, bearer)),
    ]
    for (const answer of waysIn) expect(answer).toEqual([403, expect.objectContaining({ error: 'second_step_due' })])
    expect((await call('POST', '/api/auth/auto-login', {})).status).toBe(401)
    expect(await (await call('GET', '/api/auth/session-status')).json()).toEqual({ isAuthenticated: false })
    expect(await app.database.db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual(before)
  })

  it('takes a code once, a recovery code too, and none of another account', async () => {
    const { email, secret, codes } = await makeOwner('una-vez@example.com')
    const other = await makeOwner('otra-cuenta@example.com')
    const [code, next] = [codeOf(secret), codeOf(secret, 30_000)]
    const attempt = async (given: string) => {
      const call = app.browser()
      await signIn(call, email)
      return (await finish(call, given))[0]
    }
    expect(await attempt(code)).toBe(200)
    expect(await attempt(code)).toBe(401)
    expect(await attempt(next)).toBe(200)
    expect(await attempt(codeOf(other.secret))).toBe(401)
    expect(await attempt(other.codes[0] ?? '')).toBe(401)
    expect(await attempt(codes[0] ?? '')).toBe(200)
    expect(await attempt(codes[0] ?? '')).toBe(401)
    expect(await attempt((codes[1] ?? '').replaceAll('-', ' '))).toBe(200)
    expect((await app.services.accounts.secondStep.own((await ownerOf(email)).id)).codesLeft).toBe(8)
  })

  it('waits ten minutes, in the browser that began', async () => {
    const { email, secret } = await makeOwner('espera@example.com')
    const call = app.browser()
    await signIn(call, email)
    expect(await finish(app.browser(), codeOf(secret))).toEqual([
      403,
      expect.objectContaining({ error: 'sign_in_again' }),
    ])
    later(10 * MINUTE_MS)
    expect((await finish(call, codeOf(secret)))[0]).toBe(403)
  })

  it('ends with "close all sessions" and with a block', async () => {
    const { call: own, email, secret, user } = await makeOwner('cerradas@example.com')
    const call = app.browser()
    await signIn(call, email)
    expect((await own('DELETE', '/api/user/sessions/others')).status).toBe(200)
    expect((await finish(call, codeOf(secret)))[0]).toBe(403)
    await signIn(call, email)
    await app.database.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, user.id))
    expect((await finish(call, codeOf(secret)))[0]).toBe(403)
  })

  it('lets nobody try more than ten codes in a quarter of an hour, and counts anew after the right one', async () => {
    const { email, secret } = await makeOwner('adivina@example.com')
    const call = app.browser()
    await signIn(call, email)
    const answers: number[] = []
    for (let attempt = 0; attempt < 10; attempt += 1) answers.push((await finish(call, '000000'))[0])
    expect(new Set(answers)).toEqual(new Set([401]))
    expect((await finish(call, codeOf(secret)))[0]).toBe(429)
    const told = await app.database.db.select().from(mails).where(eq(mails.recipient, email))
    expect(told.filter(({ subject }) => subject === 'Alguien prueba códigos para entrar en tu cuenta')).toHaveLength(1)
    later(15 * MINUTE_MS)
    await signIn(call, email)
    expect((await finish(call, codeOf(secret)))[0]).toBe(200)
  })

  it('lets nobody try more than fifty in a day, though the owner comes in meanwhile', async () => {
    const { email, secret } = await makeOwner('adivina-despacio@example.com')
    const call = app.browser()
    await signIn(call, email)
    expect((await finish(call, codeOf(secret)))[0]).toBe(200)
    const inAnHour = new Date(app.clock.now.getTime() + 60 * MINUTE_MS)
    await app.database.db.update(attempts).set({ count: 49 }).where(gt(attempts.windowEndsAt, inAnHour))
    await signIn(call, email)
    expect((await finish(call, '000000'))[0]).toBe(401)
    later(15 * MINUTE_MS)
    await signIn(call, email)
    const refused = await call('POST', '/api/auth/second-step', { code: codeOf(secret) })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(20 * 3600)
  })

  it('counts the tries anew after a new password by mail twice a day: a mailbox alone does not open the account', async () => {
    const { email } = await makeOwner('buzon-ajeno@example.com')
    const tried = async () => {
      const code = await app.services.accounts.identity.passwordResetCode(email)
      const password = PASSWORD
      expect((await app.browser()('POST', '/api/auth/reset-password', { code, password })).status).toBe(200)
      const call = app.browser()
      await signIn(call, email)
      const answers: number[] = []
      for (let attempt = 0; attempt < 11; attempt += 1) answers.push((await finish(call, '000000'))[0])
      return answers.filter((status) => status === 401).length
    }
    expect([await tried(), await tried(), await tried()]).toEqual([10, 10, 0])
    later(24 * 60 * MINUTE_MS)
    expect(await tried()).toBe(10)
  })

  it('keeps the session that one has until the code is right', async () => {
    const { call, email, secret } = await makeOwner('sigue@example.com')
    await signIn(call, email)
    expect(await whoAmI(call)).toBe(200)
    expect((await finish(call, codeOf(secret)))[0]).toBe(200)
  })

  it('is not asked of a passkey, which is two already', async () => {
    const { call, email } = await makeOwner('con-llave@example.com')
    const device = softwareAuthenticator()
    const challengeFor = async (by: Call, path: string) => (await (await by('POST', path, {})).json()).challenge
    const made = device.register({ challenge: await challengeFor(call, '/api/user/passkey-start') })
    expect((await call('POST', '/api/user/passkeys', { name: 'Móvil', ...made })).status).toBe(200)
    const elsewhere = app.browser()
    const proof = device.prove({ challenge: await challengeFor(elsewhere, '/api/auth/passkey/start') })
    expect(await read(elsewhere('POST', '/api/auth/passkey/sign-in', proof))).toMatchObject([200, { user: { email } }])
  })

  it('refuses what is no code before it is looked at', async () => {
    for (const code of ['', '12345', 'abcdef', '1'.repeat(41)]) expect((await finish(app.browser(), code))[0]).toBe(422)
  })
})

const ownerOf = async (email: string) => {
  const [row] = await app.database.db.select().from(users).where(eq(users.email, email))
  if (row === undefined) throw new Error(`nobody is ${email}`)
  return row
}

describe('one’s own second step', () => {
  it('is on once the app shows its codes; the other sessions end, a mail tells, and nothing readable is stored', async () => {
    const { call, user } = await app.register('activa@example.com')
    const elsewhere = app.browser()
    await signIn(elsewhere, 'activa@example.com')
    await app.database.db.update(users).set({ emailVerified: true }).where(eq(users.id, user.id))
    expect(await whoAmI(elsewhere)).toBe(200)
    const [, { secret, address }] = await read(call('POST', '/api/user/second-step-start', {}))
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(address).toMatch(/^otpauth:\/\/totp\/PyMentor:activa%40example\.com\?/)
    expect((await call('POST', '/api/user/second-step', { code: '000000' })).status).toBe(422)
    expect((await call('POST', '/api/user/second-step', { code: codeOf(secret) })).status).toBe(200)
    expect(await whoAmI(elsewhere)).toBe(401)
    expect(await whoAmI(call)).toBe(200)
    const subjects = await app.database.db.select().from(mails).where(eq(mails.recipient, 'activa@example.com'))
    expect(subjects.map(({ subject }) => subject)).toContain('Has activado la verificación en dos pasos')
    const [row] = await app.database.db.select().from(secondSteps).where(eq(secondSteps.userId, user.id))
    expect(JSON.stringify(row)).not.toContain(secret)
    expect((await call('POST', '/api/user/second-step-start', {})).status).toBe(422)
  })

  it('wants a confirmed address and a sign-in of the last 5 minutes', async () => {
    const { call } = await app.register('sin-confirmar@example.com')
    expect((await call('POST', '/api/user/second-step-start', {})).status).toBe(422)
    const owner = await makeOwner('hace-rato@example.com')
    later(5 * MINUTE_MS + 1000)
    for (const [method, path] of [
      ['POST', '/api/user/second-step-start'],
      ['POST', '/api/user/second-step-codes'],
      ['DELETE', '/api/user/second-step'],
    ] as const)
      expect((await read(owner.call(method, path, method === 'POST' ? {} : undefined)))[1]).toMatchObject({
        error: 'sign_in_again',
      })
  })

  it('gives new codes, which end the old ones, and is turned off', async () => {
    const { call, email, codes } = await makeOwner('apaga@example.com')
    const [, renewed] = await read(call('POST', '/api/user/second-step-codes', {}))
    const elsewhere = app.browser()
    await signIn(elsewhere, email)
    expect((await finish(elsewhere, codes[0] ?? ''))[0]).toBe(401)
    expect((await finish(elsewhere, renewed.codes[0]))[0]).toBe(200)
    expect((await call('DELETE', '/api/user/second-step')).status).toBe(200)
    expect((await signIn(app.browser(), email)).answer[0]).toBe(200)
    expect((await call('DELETE', '/api/user/second-step')).status).toBe(404)
  })
})
