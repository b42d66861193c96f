import { hashPassword } from 'better-auth/crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '~/database/open-database'
import {
  identityAccount,
  identityJwks,
  identitySession,
  identityUser,
  identityVerification,
} from '~/database/tables/schema'
import { openTestDatabase } from '~/testing/database/database'
import { CHEAP_PASSWORDS, PASSWORD } from '~/testing/start-app'
import { createEmbeddedIdentity } from './embedded'
import { madeFor } from './embedded/codes'

const NEW_PASSWORD = 'otra clave bien larga'
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const NOW = 'the secret of now, 32 characters long'
const withSecret = (
  secret: string,
  hashing: { passwordCost?: typeof CHEAP_PASSWORDS } = { passwordCost: CHEAP_PASSWORDS },
) =>
  createEmbeddedIdentity({
    db: database.db,
    secret,
    publicUrl: new URL('http://localhost:3000'),
    ...hashing,
  })
type Identity = ReturnType<typeof withSecret>
const current = () => withSecret(NOW)

const cookiesOf = (lines: string[]) => new Headers({ cookie: lines.map((line) => line.split(';')[0]).join('; ') })
async function newPerson(identity: Identity, email: string) {
  const { idToken, cookies } = await identity.signUp({ email, password: PASSWORD, name: 'Ana Prueba' }, new Headers())
  return { person: { subject: idToken.uid, email }, headers: cookiesOf(cookies) }
}
const whoIs = async (identity: Identity, headers: Headers) =>
  identity.verifyIdToken((await identity.idToken(headers)).token)
const signIn = (identity: Identity, email: string, password: string) =>
  identity.signIn({ email, password }, { userAgent: 'Firefox' })

describe('what the ID token says', () => {
  it('DATA-01 who it is, when the person last proved that, and by what they can', async () => {
    const identity = current()
    const { person, headers } = await newPerson(identity, 'claims@example.com')
    const { db } = database
    const begun = new Date('2026-01-02T03:04:05Z')
    await db.update(identitySession).set({ createdAt: begun }).where(eq(identitySession.userId, person.subject))
    expect(await whoIs(identity, headers)).toEqual({
      issuer: identity.issuer,
      ...person,
      emailVerified: false,
      displayName: 'Ana Prueba',
      avatar: null,
      hasPassword: true,
      googleId: null,
      authenticatedAt: begun,
    })
    await db.update(identityUser).set({ emailVerified: true }).where(eq(identityUser.id, person.subject))
    const google = { id: 'g', providerId: 'google', accountId: 'g-1', userId: person.subject }
    await db.insert(identityAccount).values(google)
    await db.delete(identityAccount).where(eq(identityAccount.providerId, 'credential'))
    expect(await whoIs(identity, headers)).toMatchObject({ hasPassword: false, googleId: 'g-1' })
    const code = await identity.passwordResetCode(person.email)
    await identity.resetPassword(code ?? '', NEW_PASSWORD)
    const { cookies } = await signIn(identity, person.email, NEW_PASSWORD)
    expect(await whoIs(identity, cookiesOf(cookies))).toMatchObject({ hasPassword: true, googleId: 'g-1' })
  })

  it('AUTH-16 as the answer to a right password, until the session is over', async () => {
    const identity = current()
    const { person } = await newPerson(identity, 'answer@example.com')
    const { whoIs: answer, cookies } = await signIn(identity, person.email, PASSWORD)
    const { authenticatedAt, ...said } = await answer()
    // A token counts in seconds.
    const signed = { ...said, authenticatedAt: new Date(Math.floor(authenticatedAt.getTime() / 1000) * 1000) }
    expect(await whoIs(identity, cookiesOf(cookies))).toEqual(signed)
    await identity.endSessions(person)
    await expect(answer()).rejects.toMatchObject({ code: 'invalid_token' })
  })
})

it('finds the codes of a person by an index, however many others wait', async () => {
  const plan = await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute(sql`explain delete from ${identityVerification} where ${madeFor('a'.repeat(32))}`)
  })
  expect(JSON.stringify(plan.rows)).toContain('identity_verification_value')
})

describe('administering a person', () => {
  it('changes the password for who knows the old one, and ends the provider’s sessions', async () => {
    const identity = current()
    const { person, headers } = await newPerson(identity, 'change@example.com')
    const change = (old: string, next: string) => identity.changePassword(person, { current: old, next })
    await expect(change('no es esta', NEW_PASSWORD)).rejects.toMatchObject({ code: 'wrong_credentials' })
    await expect(change(PASSWORD, 'contraseña')).rejects.toMatchObject({ code: 'weak_password' })
    await expect(change(PASSWORD, 'change1')).rejects.toMatchObject({ code: 'weak_password' })
    expect(await whoIs(identity, headers)).toMatchObject(person)
    await change(PASSWORD, NEW_PASSWORD)
    await expect(identity.idToken(headers)).rejects.toMatchObject({ code: 'not_authenticated' })
    await expect(signIn(identity, person.email, PASSWORD)).rejects.toMatchObject({ code: 'wrong_credentials' })
    await signIn(identity, person.email, NEW_PASSWORD)
  })

  it('renames', async () => {
    const identity = current()
    const { person, headers } = await newPerson(identity, 'rename@example.com')
    await identity.rename(person, 'Ana María de la Cruz')
    expect((await whoIs(identity, headers)).displayName).toBe('Ana María de la Cruz')
  })

  it('disables: nobody stays signed in', async () => {
    const identity = current()
    const { person, headers } = await newPerson(identity, 'disable@example.com')
    await identity.setDisabled(person, false)
    await identity.idToken(headers)
    await identity.setDisabled(person, true)
    await expect(identity.idToken(headers)).rejects.toMatchObject({ code: 'not_authenticated' })
  })

  it('deletes everything of a person, and twice is no error', async () => {
    const identity = current()
    const { person, headers } = await newPerson(identity, 'delete@example.com')
    const kept = await newPerson(identity, 'kept@example.com')
    await identity.passwordResetCode(person.email)
    await identity.passwordResetCode(kept.person.email)
    await identity.verificationCode(person)
    await identity.deletePerson(person.subject)
    await identity.deletePerson(person.subject)
    const { db } = database
    const tables = [identityUser, identityAccount, identitySession, identityVerification]
    const rest = JSON.stringify(await Promise.all(tables.map((table) => db.select().from(table))))
    expect(rest).not.toContain(person.subject)
    expect(rest).not.toContain(person.email)
    expect(rest.split(kept.person.subject).length).toBeGreaterThan(4)
    await expect(identity.idToken(headers)).rejects.toMatchObject({ code: 'not_authenticated' })
    await expect(signIn(identity, person.email, PASSWORD)).rejects.toMatchObject({ code: 'wrong_credentials' })
    expect(await identity.passwordResetCode(person.email)).toBeNull()
  })
})

describe('passwords', () => {
  it('hashed by the library before still let one in; new ones cost what OWASP advises', async () => {
    const identity = withSecret(NOW, {})
    const { person } = await newPerson(identity, 'old@example.com')
    const { db } = database
    const theirs = eq(identityAccount.userId, person.subject)
    const [account] = await db.select().from(identityAccount).where(theirs)
    expect(account?.password).toMatch(/^scrypt-15-8-3:[0-9a-f]{32}:[0-9a-f]{128}$/)
    await db
      .update(identityAccount)
      .set({ password: await hashPassword(PASSWORD) })
      .where(theirs)
    await expect(signIn(identity, person.email, NEW_PASSWORD)).rejects.toMatchObject({ code: 'wrong_credentials' })
    await signIn(identity, person.email, PASSWORD)
  })
})

describe('a changed AUTH_SECRET', () => {
  it('makes a new signing key; what the old one signed is not ours any more', async () => {
    const before = withSecret('an older secret, 32 characters long..')
    const { person, headers } = await newPerson(before, 'secret@example.com')
    const { token: old } = await before.idToken(headers)
    const keys = async () => (await database.db.select().from(identityJwks)).length
    const count = await keys()

    const after = withSecret('a newer secret, 32 characters long...')
    await expect(after.verifyIdToken(old)).rejects.toMatchObject({ code: 'invalid_token' })
    const { cookies } = await signIn(after, person.email, PASSWORD)
    expect(await whoIs(after, cookiesOf(cookies))).toMatchObject(person)
    expect(await keys()).toBe(count + 1)
    await whoIs(after, cookiesOf(cookies))
    expect(await keys(), 'one is enough').toBe(count + 1)
  })
})
