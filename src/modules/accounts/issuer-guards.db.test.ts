import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identities, sessions, users } from '~/database/tables/schema'
import { PASSWORD, startApp, type TestApp } from '~/testing/start-app'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const db = () => app.database.db
const sessionsOf = (userId: string) => db().select().from(sessions).where(eq(sessions.userId, userId))
const subjectsOf = async (email: string) => {
  await app.services.accounts.background.settled()
  return (await app.services.mailbox.outbox()).mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}
/** Somebody whom another provider knows by the very subject that ours gives to somebody else. */
const namesake = async (email: string) => {
  const someone = await app.register(email)
  // Its mail is written by the identity that it has now.
  await app.services.accounts.background.settled()
  await db().update(identities).set({ issuer: 'otro proveedor' }).where(eq(identities.userId, someone.user.id))
  return someone
}

describe('another provider’s identity with the same subject', () => {
  it('is not signed in to by ours', async () => {
    const { user } = await namesake('homonima@example.com')
    const browser = app.browser()
    await browser('POST', '/api/auth/firebase-login', { credentials: { email: user.email, password: PASSWORD } })
    const { token } = await (await browser('GET', '/api/identity/token')).json()
    const answer = await browser('POST', '/api/auth/firebase-login', { token })
    expect([answer.status, (await answer.json()).error]).toEqual([409, 'email_taken'])
    expect(await sessionsOf(user.id)).toHaveLength(1)
  })

  it('loses no session by a new password at ours, and proves no address there', async () => {
    const { call, user } = await namesake('otra.homonima@example.com')
    const { identity, recovery } = app.services.accounts
    const code = await identity.passwordResetCode(user.email)
    await recovery.resetPassword(code ?? '', 'contraseña-nueva-de-otra')
    expect(await sessionsOf(user.id)).toHaveLength(1)
    const [row] = await db().select().from(users).where(eq(users.id, user.id))
    expect(row?.emailVerified).toBe(false)
    expect((await call('POST', '/api/auth/send-verification', {})).status).toBe(200)
    expect(await subjectsOf(user.email)).toEqual(['Confirma tu correo en PyMentor'])
  })
})
