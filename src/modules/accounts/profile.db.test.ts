import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mails, sessions, users } from '~/database/tables/schema'
import { faultyProvider } from '~/testing/identity/provider-faults'
import { type Call, PASSWORD, startApp, type TestApp } from '~/testing/start-app'

let app: TestApp
let provider: ReturnType<typeof faultyProvider>
beforeAll(async () => {
  app = await startApp()
  provider = faultyProvider(app)
})
beforeEach(() => Object.assign(provider, { failures: 0, calls: [] }))
afterAll(() => app.stop())

const answer = async (response: Promise<Response>) => {
  const { status, ...rest } = await response.then(async (got) => ({ status: got.status, body: await got.json() }))
  return [status, rest.body]
}
const signInAgain = async (email: string, headers: Record<string, string> = {}): Promise<Call> => {
  const call = app.browser()
  await call('POST', '/api/auth/firebase-login', { credentials: { email, password: PASSWORD } })
  const { token } = await (await call('GET', '/api/identity/token')).json()
  await call('POST', '/api/auth/firebase-login', { token }, headers)
  return call
}
const rowOf = async (id: string) => (await app.database.db.select().from(users).where(eq(users.id, id)))[0]
/** What was mailed to an address since its registration. */
const mailsTo = async (email: string) => {
  await app.services.accounts.background.settled()
  const all = await app.database.db.select().from(mails).where(eq(mails.recipient, email))
  return all.map(({ subject }) => subject).filter((subject) => !subject.startsWith('Confirma tu correo en'))
}
const form = { firstName: 'Lucía', lastName: 'de la Cruz' }

describe('PATCH /api/user/profile', () => {
  it('API-21 takes names at once, here and at the provider', async () => {
    const { call } = await app.register('names@example.com')
    const saved = await answer(call('PATCH', '/api/user/profile', { ...form, email: 'Names@Example.com ' }))
    expect(saved).toEqual([200, { user: expect.objectContaining(form), pendingEmail: null }])
    expect((await answer(call('GET', '/api/auth/current-user')))[1]).toMatchObject({ username: 'Lucía de la Cruz' })
    expect(provider.calls).toEqual([expect.stringMatching(/^rename \S+ Lucía de la Cruz$/)])
    expect(await mailsTo('names@example.com')).toEqual([])
  })

  it('ACCT-02 changes an e-mail only once it is confirmed, and tells both addresses', async () => {
    const { call, user } = await app.register('old@example.com')
    const saved = await answer(call('PATCH', '/api/user/profile', { ...form, email: 'new@example.com' }))
    expect(saved).toEqual([
      200,
      { user: expect.objectContaining({ email: 'old@example.com' }), pendingEmail: 'new@example.com' },
    ])
    expect(await rowOf(user.id)).toMatchObject({ ...form, email: 'old@example.com' })
    expect(await mailsTo('new@example.com')).toHaveLength(1)
    expect(await mailsTo('old@example.com')).toHaveLength(1)
  })

  it('ACCT-02 wants a sign-in of the last five minutes for a new e-mail, and none for names', async () => {
    const { call, user } = await app.register('left-open@example.com')
    const longAgo = new Date(app.clock.now.getTime() - 5 * 60_000 - 1)
    await app.database.db.update(sessions).set({ authenticatedAt: longAgo }).where(eq(sessions.userId, user.id))
    const [status, body] = await answer(call('PATCH', '/api/user/profile', { ...form, email: 'thief@example.com' }))
    expect([status, body.error]).toEqual([403, 'sign_in_again'])
    expect(await mailsTo('thief@example.com')).toEqual([])
    expect(await rowOf(user.id)).toMatchObject({ firstName: 'Ana' })
    expect((await call('PATCH', '/api/user/profile', { ...form, email: user.email })).status).toBe(200)
  })

  it('refuses an e-mail that somebody else has, beside the field, and changes nothing', async () => {
    const other = await app.register('other-owner@example.com')
    await app.browser()('POST', '/api/identity/sign-up/email', {
      email: 'taken-there@example.com',
      password: PASSWORD,
      name: 'Sin Cuenta',
    })
    const { call, user } = await app.register('wants@example.com')
    for (const email of [other.user.email, 'taken-there@example.com']) {
      const [status, body] = await answer(call('PATCH', '/api/user/profile', { ...form, email }))
      expect([status, body.fields]).toEqual([422, { email: 'Ya existe una cuenta con este correo electrónico' }])
    }
    expect(await rowOf(user.id)).toMatchObject({ firstName: 'Ana', email: 'wants@example.com' })
    expect(await mailsTo('other-owner@example.com')).toEqual([])
  })

  it('ACCT-03 leaves the e-mail of a Google account to Google', async () => {
    const { call, user } = await app.register('google@example.com')
    await app.database.db.update(users).set({ googleId: 'g-1' }).where(eq(users.id, user.id))
    const [status, body] = await answer(call('PATCH', '/api/user/profile', { ...form, email: 'else@example.com' }))
    expect([status, body.fields]).toEqual([422, { email: 'El correo de una cuenta de Google se cambia en Google' }])
    expect((await call('PATCH', '/api/user/profile', { ...form, email: 'google@example.com' })).status).toBe(200)
  })

  it('VAL-11 VAL-12 VAL-13 says what is wrong with each field', async () => {
    const { call } = await app.register('fields@example.com')
    const [status, body] = await answer(
      call('PATCH', '/api/user/profile', { firstName: ' ', lastName: '', email: 'no' }),
    )
    expect(status).toBe(422)
    expect(body.fields).toEqual({
      firstName: 'El nombre es requerido',
      lastName: 'El apellido es requerido',
      email: 'Correo electrónico inválido',
    })
  })

  it('takes no name that is not what one sees', async () => {
    const { call, user } = await app.register('unseen@example.com')
    const [status, body] = await answer(
      call('PATCH', '/api/user/profile', { firstName: '\u200B', lastName: 'Gil\u202E', email: user.email }),
    )
    const sentence = 'Contiene caracteres que no se ven: escríbelo de nuevo a mano'
    expect([status, body.fields]).toEqual([422, { firstName: sentence, lastName: sentence }])
    expect(await rowOf(user.id)).toMatchObject({ firstName: 'Ana', lastName: 'Prueba' })
  })

  it('ACCT-13 saves nothing when the provider is away, and mails no more than five addresses an hour', async () => {
    const { call, user } = await app.register('away@example.com')
    provider.failures = 1
    expect((await call('PATCH', '/api/user/profile', { ...form, email: user.email })).status).toBe(500)
    expect(await rowOf(user.id)).toMatchObject({ firstName: 'Ana' })
    const ask = (number: number) =>
      call('PATCH', '/api/user/profile', { ...form, email: `another${number}@example.com` })
    const statuses = []
    for (const number of [1, 2, 3, 4, 5, 6]) statuses.push((await ask(number)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('POST /api/user/change-password', () => {
  const change = (call: Call, currentPassword: string, newPassword = 'una-nueva-larga') =>
    call('POST', '/api/user/change-password', { currentPassword, newPassword })

  it('API-22 ends all other sessions at once; this one goes on', async () => {
    const { call } = await app.register('change@example.com')
    const elsewhere = await signInAgain('change@example.com')
    expect(await answer(change(call, PASSWORD))).toEqual([200, { ok: true }])
    expect((await elsewhere('GET', '/api/auth/current-user')).status).toBe(401)
    expect((await call('GET', '/api/auth/current-user')).status).toBe(200)
    expect(await mailsTo('change@example.com')).toHaveLength(1)
  })

  it('ACCT-14 tells a wrong current password beside the field, ends nothing, and counts the guesses', async () => {
    const { call } = await app.register('guess@example.com')
    const elsewhere = await signInAgain('guess@example.com')
    const [status, body] = await answer(change(call, 'equivocada'))
    expect([status, body.fields]).toEqual([
      422,
      { currentPassword: 'La contraseña actual es incorrecta o hubo un problema con el servidor' },
    ])
    const guesses = await Promise.all(Array.from({ length: 14 }, () => change(call, 'otra-mala')))
    expect(guesses.filter((guess) => guess.status === 422)).toHaveLength(9)
    expect(provider.calls).toHaveLength(10)
    expect((await change(call, PASSWORD)).status).toBe(429)
    expect((await elsewhere('GET', '/api/auth/current-user')).status).toBe(200)
  })

  it('is done ten times in a quarter of an hour, rightly too: each hashes twice and writes a mail', async () => {
    const { call } = await app.register('restless@example.com')
    const passwords = [PASSWORD, 'una-nueva-larga'] as const
    const statuses = []
    for (let time = 0; time < 11; time += 1)
      statuses.push((await change(call, passwords[time % 2] ?? '', passwords[(time + 1) % 2])).status)
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  })

  it('refuses weak ones by their code, short ones by VAL-14 VAL-15, and accounts without a password', async () => {
    const { call, user } = await app.register('weak@example.com')
    expect(await answer(change(call, PASSWORD, '123456'))).toEqual([
      422,
      expect.objectContaining({ error: 'weak_password' }),
    ])
    const [, body] = await answer(change(call, '12345', '1'))
    expect(body.fields).toEqual({
      currentPassword: 'La contraseña actual debe tener al menos 6 caracteres',
      newPassword: 'La nueva contraseña debe tener al menos 6 caracteres',
    })
    await app.database.db.update(users).set({ hasPassword: false }).where(eq(users.id, user.id))
    expect((await change(call, PASSWORD)).status).toBe(403)
  })
})

describe('sessions and notifications', () => {
  it('lists the running sessions by device, the current one first, and ends the others', async () => {
    const { user } = await app.register('sessions@example.com')
    const phone = await signInAgain(user.email, { 'User-Agent': 'Mozilla/5.0 (iPhone) Version/18 Safari/604.1' })
    const call = await signInAgain(user.email, { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/1' })
    const stranger = await app.register('not-mine@example.com')
    await app.database.db
      .update(sessions)
      .set({ lastUsedAt: new Date('2027-01-01') })
      .where(eq(sessions.userAgent, 'Mozilla/5.0 (iPhone) Version/18 Safari/604.1'))

    expect(await answer(call('DELETE', '/api/user/sessions/others', {}))).toEqual([200, { ended: 2 }])
    expect((await phone('GET', '/api/auth/current-user')).status).toBe(401)
    expect((await stranger.call('GET', '/api/auth/current-user')).status).toBe(200)
    expect(await answer(call('DELETE', '/api/user/sessions/others'))).toEqual([200, { ended: 0 }])
    expect(provider.calls).toEqual([expect.stringMatching(/^endSessions /), expect.stringMatching(/^endSessions /)])
  })

  it('ends none while the provider is away: it would open new ones', async () => {
    const { call, user } = await app.register('provider-first@example.com')
    const elsewhere = await signInAgain(user.email)
    provider.failures = 1
    expect((await call('DELETE', '/api/user/sessions/others', {})).status).toBe(500)
    expect((await elsewhere('GET', '/api/auth/current-user')).status).toBe(200)
  })

  it('shows no session of others, none that is over, and no token or its hash', async () => {
    const { user } = await app.register('list@example.com')
    const { profile } = app.services.accounts
    await signInAgain(user.email, { 'User-Agent': 'Mozilla/5.0 (X11; Linux) Firefox/140' })
    const listed = await profile.sessions(user.id, 'no-token')
    expect(listed.total).toBe(2)
    expect(listed.sessions.map(({ device }) => device).sort()).toEqual(['Dispositivo desconocido', 'Firefox en Linux'])
    expect(Object.keys(listed.sessions[0] ?? {}).sort()).toEqual(['createdAt', 'device', 'isCurrent', 'lastUsedAt'])
    const before = app.clock.now
    app.clock.now = new Date(before.getTime() + 31 * 86_400_000)
    expect((await profile.sessions(user.id, 'no-token')).total).toBe(0)
    app.clock.now = before
  })

  it('ACCT-07 ACCT-08 keeps the three choices; marketing is off until chosen', async () => {
    const { call } = await app.register('notify@example.com')
    const other = await app.register('notify-not@example.com')
    const initial = { updates: true, tips: true, marketing: false }
    expect(await answer(call('GET', '/api/user/notifications'))).toEqual([200, initial])
    const chosen = { updates: false, tips: true, marketing: true }
    expect(await answer(call('PATCH', '/api/user/notifications', chosen))).toEqual([200, chosen])
    expect(await answer(call('GET', '/api/user/notifications'))).toEqual([200, chosen])
    expect(await answer(other.call('GET', '/api/user/notifications'))).toEqual([200, initial])
  })

  it('C-68 helps to improve the answers until it is switched off, and again when it is switched on', async () => {
    const { call, user } = await app.register('improve@example.com')
    const other = await app.register('improve-not@example.com')
    const { improvement } = app.services.accounts.profile
    expect(await improvement(user.id)).toEqual({ helpsImprove: true })
    for (const helpsImprove of [false, true, false]) {
      const saved = await answer(call('PATCH', '/api/user/improvement', { helpsImprove }))
      expect(saved).toEqual([200, { helpsImprove }])
      expect(await improvement(user.id)).toEqual({ helpsImprove })
    }
    expect(await improvement(other.user.id)).toEqual({ helpsImprove: true })
  })
})

describe('every call of the own account', () => {
  const calls: [string, string, Record<string, unknown>][] = [
    ['PATCH', '/api/user/profile', { ...form, email: 'strict@example.com' }],
    ['POST', '/api/user/change-password', { currentPassword: PASSWORD, newPassword: 'una-nueva-larga' }],
    ['PATCH', '/api/user/notifications', { updates: false, tips: false, marketing: true }],
    ['PATCH', '/api/user/improvement', { helpsImprove: false }],
    ['DELETE', '/api/user/sessions/others', {}],
    ['DELETE', '/api/user/account', {}],
  ]

  it('takes nobody else’s id and no field that it does not know, and changes nothing then', async () => {
    const victim = await app.register('victim@example.com')
    const { call, user } = await app.register('strict@example.com')
    const before = [await rowOf(victim.user.id), await rowOf(user.id)]
    for (const extra of [
      { userId: victim.user.id },
      { role: 'admin' },
      { planType: 'pro-lifetime' },
      { emailVerified: true },
    ])
      for (const [method, path, body] of calls)
        expect((await call(method, path, { ...body, ...extra })).status, path).toBe(422)
    expect([await rowOf(victim.user.id), await rowOf(user.id)]).toEqual(before)
  })

  it('ACCT-10 answers nobody without a session', async () => {
    const nobody = app.browser()
    for (const [method, path, body] of calls) expect((await nobody(method, path, body)).status, path).toBe(401)
    for (const path of ['/api/user/notifications', '/api/user/export'])
      expect((await nobody('GET', path)).status, path).toBe(401)
  })
})
