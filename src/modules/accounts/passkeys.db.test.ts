import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attempts, mails, passkeys, sessions, users } from '~/database/tables/schema'
import { softwareAuthenticator } from '~/testing/identity/authenticator'
import { type Call, startApp, type TestApp } from '~/testing/start-app'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
beforeEach(() => app.database.db.delete(attempts))
afterAll(() => app.stop())

type Device = ReturnType<typeof softwareAuthenticator>
const answer = async (response: Promise<Response>) => {
  const got = await response
  return [got.status, await got.json()]
}
const START = '/api/auth/passkey/start'
const SIGN_IN = '/api/auth/passkey/sign-in'

/** Somebody whose address is confirmed. */
async function makePerson(email: string) {
  const person = await app.register(email)
  await app.database.db.update(users).set({ emailVerified: true }).where(eq(users.id, person.user.id))
  return person
}
const challengeFor = async (call: Call, path: string) => (await (await call('POST', path, {})).json()).challenge
async function add(call: Call, device: Device, name = 'Mi móvil') {
  const challenge = await challengeFor(call, '/api/user/passkey-start')
  return answer(call('POST', '/api/user/passkeys', { name, ...device.register({ challenge }) }))
}
async function makeOwner(email: string) {
  const person = await makePerson(email)
  const device = softwareAuthenticator()
  const [status, own] = await add(person.call, device)
  expect(status).toBe(200)
  return { ...person, device, own }
}
const rowsOf = (userId: string) => app.database.db.select().from(passkeys).where(eq(passkeys.userId, userId))
const subjectsTo = async (email: string) =>
  (await app.database.db.select().from(mails).where(eq(mails.recipient, email))).map(({ subject }) => subject)

describe('signing in with a passkey', () => {
  it('AUTH-02 opens the product’s own session, in another browser and without a word about who it is', async () => {
    const { user, device } = await makeOwner('llave@example.com')
    const call = app.browser()
    const challenge = await challengeFor(call, START)
    const [status, body] = await answer(call('POST', SIGN_IN, device.prove({ challenge, counter: 1 })))
    expect([status, body.user.id]).toEqual([200, user.id])
    expect((await answer(call('GET', '/api/auth/current-user')))[1]).toMatchObject({ email: 'llave@example.com' })
    expect((await rowsOf(user.id))[0]).toMatchObject({ counter: 1, lastUsedAt: expect.any(Date) })
  })

  it('AUTH-23 ends the session that the browser had', async () => {
    const { call, user, device } = await makeOwner('rotated@example.com')
    const before = await app.database.db.select().from(sessions).where(eq(sessions.userId, user.id))
    await call('POST', SIGN_IN, device.prove({ challenge: await challengeFor(call, START) }))
    const after = await app.database.db.select().from(sessions).where(eq(sessions.userId, user.id))
    expect(after).toHaveLength(1)
    expect(after[0]?.tokenHash).not.toBe(before[0]?.tokenHash)
  })

  it('refuses alike a challenge used before, of another browser, too old or never given, and an unknown passkey', async () => {
    const { device } = await makeOwner('replayed@example.com')
    const call = app.browser()
    const used = await challengeFor(call, START)
    expect((await call('POST', SIGN_IN, device.prove({ challenge: used }))).status).toBe(200)
    const fresh = () => challengeFor(call, START)
    const refusals: unknown[] = []
    const attempt = async (challenge: string, from = call, by = device) =>
      refusals.push(await answer(from('POST', SIGN_IN, by.prove({ challenge }))))
    await fresh()
    await attempt(used)
    const elsewhere = app.browser()
    await challengeFor(elsewhere, START)
    await attempt(await fresh(), elsewhere)
    await attempt(await fresh(), app.browser())
    await fresh()
    await attempt('bmV2ZXItZ2l2ZW4')
    await attempt(await fresh(), call, softwareAuthenticator())
    const old = await fresh()
    app.clock.now = new Date(app.clock.now.getTime() + 5 * 60_000)
    await attempt(old)
    expect(refusals).toHaveLength(6)
    for (const refusal of refusals)
      expect(refusal).toEqual([401, expect.objectContaining({ error: 'wrong_credentials' })])
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal).replace(/"requestId":"[^"]*"/, ''))).size).toBe(1)
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['another rpId', { rpId: 'evil.example' }],
    ['nobody verified', { isVerified: false }],
    ['a counter that goes back', { counter: 4 }],
  ])('refuses %s', async (_, wrong) => {
    const { user, device } = await makeOwner(
      `wrong-${Object.keys(wrong)[0]}-${Object.values(wrong).join()}@example.com`.replace(/[:/]/g, ''),
    )
    await app.database.db.update(passkeys).set({ counter: 5 }).where(eq(passkeys.userId, user.id))
    const call = app.browser()
    const challenge = await challengeFor(call, START)
    const proof = device.prove({ challenge, counter: 6, ...wrong })
    expect((await call('POST', SIGN_IN, proof)).status).toBe(401)
    expect((await call('GET', '/api/auth/current-user')).status).toBe(401)
    expect((await rowsOf(user.id))[0]?.counter).toBe(5)
  })

  it('refuses another person’s passkey id with a signature of one’s own', async () => {
    const victim = await makeOwner('victim@example.com')
    const { device } = await makeOwner('thief@example.com')
    const call = app.browser()
    const proof = device.prove({ challenge: await challengeFor(call, START) })
    expect((await call('POST', SIGN_IN, { ...proof, id: victim.device.id })).status).toBe(401)
  })

  it('does not open a blocked account', async () => {
    const { user, device } = await makeOwner('blocked@example.com')
    await app.database.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, user.id))
    const call = app.browser()
    const proof = device.prove({ challenge: await challengeFor(call, START) })
    expect((await answer(call('POST', SIGN_IN, proof)))[1]).toMatchObject({ error: 'account_blocked' })
  })

  it('limits tries by address', async () => {
    const call = app.browser()
    const proof = softwareAuthenticator().prove({ challenge: 'bmV2ZXItZ2l2ZW4' })
    const starts = new Set<number>()
    for (let attempt = 0; attempt < 601; attempt += 1) starts.add((await call('POST', START, {})).status)
    expect([...starts]).toEqual([200, 429])
    const tries = new Set<number>()
    for (let attempt = 0; attempt < 201; attempt += 1) tries.add((await call('POST', SIGN_IN, proof)).status)
    expect([...tries]).toEqual([401, 429])
  })

  it('believes a challenge of one tab after another tab of the browser has asked for one', async () => {
    const { device } = await makeOwner('two-tabs@example.com')
    const call = app.browser()
    const challenge = await challengeFor(call, START)
    await challengeFor(call, START)
    expect((await call('POST', SIGN_IN, device.prove({ challenge }))).status).toBe(200)
  })

  it('takes only the account’s own where it proves once more who it is', async () => {
    const { call, user, device } = await makeOwner('again@example.com')
    const other = await makeOwner('not-again@example.com')
    app.clock.now = new Date(app.clock.now.getTime() + 5 * 60_000 + 1000)
    const prove = async (by: Device) => {
      const proof = by.prove({ challenge: await challengeFor(call, START) })
      return (await call('POST', SIGN_IN, { ...proof, userId: user.id })).status
    }
    expect(await prove(other.device)).toBe(401)
    expect((await call('POST', '/api/user/passkey-start', {})).status).toBe(403)
    expect(await prove(device)).toBe(200)
    expect((await call('POST', '/api/user/passkey-start', {})).status).toBe(200)
  })
})

describe('one’s own passkeys', () => {
  it('tells by mail that one was added or removed, and a removed one opens nothing', async () => {
    const { call, device, own } = await makeOwner('mine@example.com')
    expect(own).toMatchObject({ name: 'Mi móvil', lastUsedAt: null })
    expect((await call('DELETE', `/api/user/passkeys/${own.id}`)).status).toBe(200)
    expect(await subjectsTo('mine@example.com')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Has añadido/), expect.stringMatching(/^Has quitado/)]),
    )
    const proof = device.prove({ challenge: await challengeFor(call, START) })
    expect((await call('POST', SIGN_IN, proof)).status).toBe(401)
  })

  it('has another name, also long after the sign-in; nobody else’s has', async () => {
    const { call, own, user } = await makeOwner('renames@example.com')
    const other = await makePerson('renames-not@example.com')
    app.clock.now = new Date(app.clock.now.getTime() + 5 * 60_000 + 1000)
    const path = `/api/user/passkeys/${own.id}`
    expect(await answer(call('PATCH', path, { name: ' El portátil ' }))).toEqual([200, { ...own, name: 'El portátil' }])
    expect((await call('PATCH', path, { name: ' ' })).status).toBe(422)
    expect((await other.call('PATCH', path, { name: 'Mía' })).status).toBe(404)
    expect((await rowsOf(user.id))[0]?.name).toBe('El portátil')
  })

  it('is offered by the name of the device, to who may have one and has none', async () => {
    const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'
    const offer = async (call: Call) =>
      app.services.accounts.passkeys.offer(await (await call('GET', '/api/auth/current-user')).json(), iPhone)
    const { call } = await makePerson('offered@example.com')
    expect(await offer(call)).toEqual({ name: 'Safari en iPhone' })
    await add(call, softwareAuthenticator())
    expect(await offer(call)).toBeNull()
    expect(await offer((await app.register('not-offered@example.com')).call)).toBeNull()
  })

  it('removes nobody else’s', async () => {
    const victim = await makeOwner('keeps@example.com')
    const { call } = await makePerson('removes@example.com')
    expect((await call('DELETE', `/api/user/passkeys/${victim.own.id}`)).status).toBe(404)
    expect(await rowsOf(victim.user.id)).toHaveLength(1)
  })

  it('takes a challenge once, from the session that asked, and a passkey for one account', async () => {
    const { call, user } = await makePerson('once@example.com')
    const other = await makePerson('other-session@example.com')
    const device = softwareAuthenticator()
    const challenge = await challengeFor(call, '/api/user/passkey-start')
    const made = { name: 'A', ...device.register({ challenge }) }
    expect((await other.call('POST', '/api/user/passkeys', made)).status).toBe(422)
    expect((await call('POST', '/api/user/passkeys', made)).status).toBe(200)
    expect((await call('POST', '/api/user/passkeys', made)).status).toBe(422)
    expect((await add(other.call, device))[0]).toBe(422)
    expect(await rowsOf(user.id)).toHaveLength(1)
    expect(await rowsOf(other.user.id)).toHaveLength(0)
  })

  it('wants a confirmed address and a sign-in of the last 5 minutes', async () => {
    const unproved = await app.register('unproved@example.com')
    expect((await unproved.call('POST', '/api/user/passkey-start', {})).status).toBe(422)
    const { call, own } = await makeOwner('long-ago@example.com')
    app.clock.now = new Date(app.clock.now.getTime() + 5 * 60_000 + 1000)
    for (const [method, path] of [
      ['POST', '/api/user/passkey-start'],
      ['DELETE', `/api/user/passkeys/${own.id}`],
    ] as const)
      expect((await answer(call(method, path, method === 'POST' ? {} : undefined)))[1]).toMatchObject({
        error: 'sign_in_again',
      })
  })
})
