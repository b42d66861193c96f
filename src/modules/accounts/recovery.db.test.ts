import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityUser, identityVerification, users } from '~/database/tables/schema'
import { TERMS_VERSION } from '~/modules/accounts/rules'
import { type Call, PASSWORD, startApp, type TestApp } from '~/testing/start-app'

const NEW_PASSWORD = 'otra clave bien larga'
const A_CODE = 'x'.repeat(43)
let app: TestApp
/** Another instance on the same database. */
let other: TestApp
beforeAll(async () => {
  const environment = { TRUST_PROXY: '1', ADMIN_EMAILS: 'jefa@example.com' }
  app = await startApp({ environment })
  other = await startApp({ environment, database: app.database })
})
afterAll(async () => {
  await other.stop()
  await app.stop()
})

const mailsTo = async (email: string) => {
  await app.services.accounts.background.settled()
  return (await app.services.mailbox.outbox()).mails.filter(({ to }) => to === email)
}
/** The code in the newest mail to an address whose subject begins so. */
const codeIn = async (email: string, subject: string): Promise<string> => {
  const mail = (await mailsTo(email)).find((each) => each.subject.startsWith(subject))
  return /#codigo=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? 'no code'
}
const resetCode = async (email: string) => {
  expect((await recover(email)).status).toBe(200)
  return codeIn(email, 'Elige una contraseña')
}
let addresses = 0
const elsewhere = () => {
  addresses += 1
  return { 'X-Forwarded-For': `10.2.${addresses >> 8}.${addresses & 255}` }
}
/** So that one mail is newer than another, those included that are still being written in the background. */
const tick = async (at: TestApp) => {
  await at.services.accounts.background.settled()
  at.clock.now = new Date(at.clock.now.getTime() + 1)
}
const recover = async (email: string, headers = elsewhere()) => {
  await tick(app)
  return app.browser()('POST', '/api/auth/recover', { email }, headers)
}
const reset = async (code: string, password = NEW_PASSWORD, at = app) => {
  await tick(at)
  return at.browser()('POST', '/api/auth/reset-password', { code, password }, elsewhere())
}
const confirm = (code: string, call: Call = app.browser()) =>
  call('POST', '/api/auth/confirm-email', { code }, elsewhere())
const signIn = async (email: string, password: string) =>
  (await app.browser()('POST', '/api/auth/firebase-login', { credentials: { email, password } }, elsewhere())).status
const userOf = async (email: string) => (await app.database.db.select().from(users).where(eq(users.email, email)))[0]
const errorOf = async (response: Response) => [response.status, (await response.json()).error]

describe('AUTH-04 a new password by mail', () => {
  it('is chosen by a link that works once; every session of the person ends, on every instance', async () => {
    const email = 'olvido@example.com'
    const { call } = await app.register(email)
    const away = other.browser()
    await away('POST', '/api/auth/firebase-login', { credentials: { email, password: PASSWORD } })
    expect((await away('GET', '/api/auth/current-user')).status).toBe(200)

    const code = await resetCode(email)
    expect((await reset(code)).status).toBe(200)
    for (const browser of [call, away]) {
      expect((await browser('GET', '/api/auth/current-user')).status).toBe(401)
      expect((await browser('GET', '/api/identity/token')).status, 'the provider’s session, too').toBe(401)
    }
    expect([await signIn(email, PASSWORD), await signIn(email, NEW_PASSWORD)]).toEqual([401, 200])
    expect((await mailsTo(email))[0]?.subject).toBe('Tu contraseña de PyMentor ha cambiado')
    expect((await userOf(email))?.emailVerified, 'who has the link reads that mail').toBe(true)
    expect(await errorOf(await reset(code, 'y otra clave más'))).toEqual([410, 'invalid_link'])
    expect(await signIn(email, NEW_PASSWORD)).toBe(200)
  })

  it('answers the same for an e-mail that nobody has, and mails nobody', async () => {
    await app.register('conocida@example.com')
    const [known, unknown] = [await recover('Conocida@example.com'), await recover('nadie@example.com')]
    expect([known.status, unknown.status]).toEqual([200, 200])
    expect(await known.text()).toBe(await unknown.text())
    expect(await mailsTo('nadie@example.com')).toEqual([])
    expect(await codeIn('conocida@example.com', 'Elige una contraseña')).toHaveLength(43)
  })

  it('greets whose account it is', async () => {
    const people = { Eva: 'eva@example.com', Marta: 'marta@example.com' }
    for (const [firstName, email] of Object.entries(people)) {
      await app.register(email)
      await app.database.db.update(users).set({ firstName }).where(eq(users.email, email))
      await recover(email)
    }
    for (const [firstName, email] of Object.entries(people))
      expect((await mailsTo(email))[0]?.text).toMatch(new RegExp(`^Hola, ${firstName}`))
  })

  it('keeps the link for another try when the password is refused', async () => {
    const email = 'debil.mente@example.com'
    await app.register(email)
    const code = await resetCode(email)
    for (const password of ['123456', 'Contraseña1', 'debilmente', 'pymentor2026'])
      expect(await errorOf(await reset(code, password))).toEqual([422, 'weak_password'])
    expect((await reset(code, 'corta')).status).toBe(422)
    expect(await signIn(email, PASSWORD)).toBe(200)
    expect((await reset(code)).status).toBe(200)
  })

  it('of 20 at once on two instances one gets through', async () => {
    const email = 'carrera@example.com'
    await app.register(email)
    const code = await resetCode(email)
    const passwords = Array.from({ length: 20 }, (_, at) => `una clave larga ${String.fromCharCode(97 + at)}`)
    const answers = await Promise.all(passwords.map((password, at) => reset(code, password, at % 2 ? app : other)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(410)])
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
    expect(await signIn(email, winner)).toBe(200)
  })

  it('ends with its half hour, with a newer password, and is worth nothing for anything else', async () => {
    const email = 'tarde@example.com'
    const { call } = await app.register(email)
    const { db } = app.database
    const [first, second] = [await resetCode(email), await resetCode(email)]
    const verification = await codeIn(email, 'Confirma tu correo')
    const rows = await db.select().from(identityVerification)
    const minutesLeft = rows
      .filter(({ value }) => value.includes(email))
      .map(({ expiresAt }) => Math.round((expiresAt.getTime() - Date.now()) / 60_000))
    expect(minutesLeft.sort((one, two) => one - two)).toEqual([30, 30, 24 * 60])
    expect(await errorOf(await confirm(first))).toEqual([410, 'invalid_link'])
    expect(await errorOf(await reset(verification))).toEqual([410, 'invalid_link'])
    expect((await reset(second)).status).toBe(200)
    expect(await errorOf(await reset(first))).toEqual([410, 'invalid_link'])
    expect(await errorOf(await confirm(verification, call))).toEqual([410, 'invalid_link'])

    const late = await resetCode(email)
    const isTheirs = like(identityVerification.value, `%"${email}"%`)
    await db
      .update(identityVerification)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(isTheirs)
    expect(await errorOf(await reset(late, 'una clave que llega tarde'))).toEqual([410, 'invalid_link'])
    expect(await signIn(email, NEW_PASSWORD)).toBe(200)
  })

  it('is stored as a hash, which is no code', async () => {
    const email = 'huella@example.com'
    await app.register(email)
    const code = await resetCode(email)
    const rows = await app.database.db.select().from(identityVerification)
    expect(JSON.stringify(rows)).not.toContain(code)
    for (const { identifier, id } of rows) {
      for (const guess of [identifier, id, `reset:${identifier}`])
        expect([410, 422]).toContain((await reset(guess)).status)
    }
    for (const guess of ['x', A_CODE, '../../etc', '0', `${code}x`, code.slice(1)])
      expect((await reset(guess)).status, guess).toBe(410)
    expect((await reset(code)).status).toBe(200)
  })

  it('is asked for a few times an hour: the same for everybody', async () => {
    await app.register('insistente@example.com')
    for (const email of ['insistente@example.com', 'tampoco@example.com']) {
      for (let at = 0; at < 5; at += 1) expect((await recover(email)).status).toBe(200)
      expect(await errorOf(await recover(email))).toEqual([429, 'too_many_attempts'])
    }
    const from = { 'X-Forwarded-For': '10.3.3.3' }
    for (let at = 0; at < 30; at += 1) expect((await recover(`lista${at}@example.com`, from)).status).toBe(200)
    expect((await recover('una.mas@example.com', from)).status).toBe(429)
  })

  it.each([
    ['/api/auth/recover', { email: 'no' }],
    ['/api/auth/recover', { email: 'a@example.com', redirect: 'https://mal.example' }],
    ['/api/auth/reset-password', { code: A_CODE, password: NEW_PASSWORD, email: 'a@example.com' }],
    ['/api/auth/reset-password', { code: '', password: NEW_PASSWORD }],
    ['/api/auth/reset-password', { password: NEW_PASSWORD }],
    ['/api/auth/confirm-email', { code: 1 }],
    ['/api/auth/confirm-email', { code: A_CODE, uid: 'otro' }],
  ])('%s refuses %j', async (path, body) => {
    expect((await app.browser()('POST', path, body, elsewhere())).status).toBe(422)
  })
})

describe('proving an e-mail address', () => {
  it('begins with the registration, and is done once by the link', async () => {
    const email = 'prueba@example.com'
    const { call, user } = await app.register(email)
    expect(user.emailVerified).toBe(false)
    expect(await mailsTo(email)).toHaveLength(1)
    const code = await codeIn(email, 'Confirma tu correo')
    const confirmed = await confirm(code, call)
    expect([confirmed.status, await confirmed.json()]).toEqual([200, { email, isTakenOver: false }])
    expect((await (await call('GET', '/api/auth/current-user')).json()).emailVerified).toBe(true)
    expect(await errorOf(await confirm(code))).toEqual([410, 'invalid_link'])
  })

  it('leads on to where its reader was going, and nowhere but to a page of ours', async () => {
    const linkTo = async (email: string, goesTo: string) => {
      const call = app.browser()
      const account = { email, password: PASSWORD, name: 'Ana Prueba' }
      const { token } = await (await call('POST', '/api/identity/sign-up/email', account, elsewhere())).json()
      const registration = { firstName: 'Ana', lastName: 'Prueba', termsVersion: TERMS_VERSION }
      await call('POST', '/api/auth/firebase-login', { token, registration, goesTo }, elsewhere())
      const [mail] = await mailsTo(email)
      return /https?:\S+#codigo/.exec(mail?.text ?? '')?.[0]
    }
    expect(await linkTo('compra@example.com', '/checkout/trial')).toMatch(
      /\/auth\/verificar-correo\?redirect=%2Fcheckout%2Ftrial#codigo$/,
    )
    for (const [at, goesTo] of ['https://evil.example/', '//evil.example', '/logout'].entries())
      expect(await linkTo(`lejos${at}@example.com`, goesTo)).toMatch(/\/auth\/verificar-correo#codigo$/)
  })

  it('is asked for again by who is signed in, a few times an hour; not for an address that is proved', async () => {
    const email = 'otravez@example.com'
    const { call } = await app.register(email)
    const again = (by: Call) => by('POST', '/api/auth/send-verification', {})
    expect((await again(app.browser())).status).toBe(401)
    for (let at = 0; at < 5; at += 1) expect((await again(call)).status).toBe(200)
    expect(await errorOf(await again(call))).toEqual([429, 'too_many_attempts'])
    expect(await mailsTo(email)).toHaveLength(6)
    await confirm(await codeIn(email, 'Confirma tu correo'), call)
    expect((await again(call)).status).toBe(200)
    expect(await mailsTo(email), 'one says that it is confirmed').toHaveLength(7)
  })

  it('changes to a new address once that one is proved; the old one is nobody’s then', async () => {
    const email = 'vieja@example.com'
    const { call } = await app.register(email)
    const subject =
      (await app.database.db.select().from(identityUser).where(eq(identityUser.email, email)))[0]?.id ?? ''
    const { identity } = app.services.accounts
    const person = { subject, email }
    await app.register('ocupada@example.com')
    await expect(identity.emailChangeCode(person, 'Ocupada@example.com')).rejects.toMatchObject({ code: 'email_taken' })
    const code = await identity.emailChangeCode(person, 'Nueva@example.com')
    const taken = await identity.emailChangeCode(person, 'pronto@example.com')
    expect((await userOf(email))?.email, 'nothing has changed yet').toBe(email)
    await app.register('pronto@example.com')
    expect(await errorOf(await confirm(taken, call))).toEqual([409, 'email_taken'])
    expect(await (await confirm(code, call)).json()).toEqual({ email: 'nueva@example.com', isTakenOver: false })
    expect(await (await call('GET', '/api/auth/current-user')).json()).toMatchObject({
      email: 'nueva@example.com',
      emailVerified: true,
    })
    expect([await signIn(email, PASSWORD), await signIn('nueva@example.com', PASSWORD)]).toEqual([401, 200])
  })

  it('a change that got no further than the provider is made up for at the next sync', async () => {
    const email = 'amedias@example.com'
    const { call, user } = await app.register(email)
    await app.database.db
      .update(identityUser)
      .set({ email: 'entera@example.com', emailVerified: true })
      .where(eq(identityUser.email, email))
    const { token } = await (await call('GET', '/api/identity/token')).json()
    const synced = await (await call('POST', '/api/auth/firebase-login', { token })).json()
    expect(synced.user).toMatchObject({ id: user.id, email: 'entera@example.com', emailVerified: true })
  })
})

describe('the terms', () => {
  it('are asked of accounts that came without them, and their date stands', async () => {
    const email = 'sinterminos@example.com'
    const call = app.browser()
    await call('POST', '/api/identity/sign-up/email', { email, password: PASSWORD, name: 'Ana Prueba' }, elsewhere())
    const { token } = await (await call('GET', '/api/identity/token')).json()
    const { user } = await (await call('POST', '/api/auth/firebase-login', { token })).json()
    expect(user.termsAccepted).toBe(false)
    const accept = (by: Call, body: object) => by('POST', '/api/auth/accept-terms', body)
    expect((await accept(app.browser(), { termsVersion: '2025-05-07' })).status).toBe(401)
    expect((await accept(call, { termsVersion: '1999-01-01' })).status).toBe(422)
    expect((await accept(call, { termsVersion: '2025-05-07' })).status).toBe(200)
    const acceptedAt = app.clock.now
    app.clock.now = new Date(acceptedAt.getTime() + 60_000)
    expect((await accept(call, { termsVersion: '2025-05-07' })).status).toBe(200)
    app.clock.now = acceptedAt
    expect(await userOf(email)).toMatchObject({ termsVersion: '2025-05-07', termsAcceptedAt: acceptedAt })
    expect((await (await call('GET', '/api/auth/current-user')).json()).termsAccepted).toBe(true)
  })
})

describe('VAL-08 registration', () => {
  it('refuses the most used passwords, and makes no account', async () => {
    for (const password of ['123456', 'contraseña', 'realmadrid', 'anagarcia1']) {
      const body = { email: 'ana.garcia@example.com', password, name: 'Ana García' }
      const refused = await app.browser()('POST', '/api/identity/sign-up/email', body, elsewhere())
      expect(await errorOf(refused)).toEqual([422, 'weak_password'])
    }
    const made = await app.database.db
      .select()
      .from(identityUser)
      .where(eq(identityUser.email, 'ana.garcia@example.com'))
    expect(made).toEqual([])
  })
})
