import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attempts, identities, sessions, users } from '~/database/schema'
import { startApp, type TestApp } from '~/testing/start-app'
import { block } from './server/admin/block'
import { findAccount } from './server/admin/find-accounts'
import { noteDeed } from './server/admin/note-deed'
import { eraseUser, isErased } from './server/profile/erasure'
import { saveNotifications } from './server/profile/notifications'
import { personAt } from './server/profile/person'
import { endAllSessions, endOtherSessions, endSession, startSession, userOfSession } from './server/sessions'
import { createThrottle } from './server/throttle'
import { isKnownEmail } from './server/users'

let app: TestApp
let count = 0
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const db = () => app.database.db
const newcomer = () => app.register(`cuenta${++count}@example.com`)
const HOUR_MS = 3_600_000
const signIn = (userId: string) =>
  startSession(db(), { userId, userAgent: 'Firefox', authenticatedAt: app.clock.now, now: app.clock.now })
const rowsOf = async (userId: string) => [
  await db().select().from(users).where(eq(users.id, userId)),
  await db().select().from(sessions).where(eq(sessions.userId, userId)).orderBy(sessions.tokenHash),
  await db().select().from(identities).where(eq(identities.userId, userId)),
]

describe('what one does to an account', () => {
  it('changes nobody else’s row, session or identity', async () => {
    const [ana, eva, admin, leo] = [await newcomer(), await newcomer(), await newcomer(), await newcomer()]
    await db().update(users).set({ role: 'admin' }).where(eq(users.id, admin.user.id))
    const { identity, recovery, administration } = app.services.accounts
    const userId = ana.user.id
    const now = new Date(app.clock.now.getTime() + 2 * HOUR_MS)
    const deed = { actorId: admin.user.id, targetId: userId, reason: 'Una prueba' }
    await db().update(users).set({ termsAcceptedAt: null })
    await db().update(users).set({ blockedAt: now }).where(eq(users.id, leo.user.id))
    const others = async () => [await rowsOf(eva.user.id), await rowsOf(leo.user.id)]
    const before = await others()
    const [token, other] = [await signIn(userId), await signIn(userId)]
    const deeds: Record<string, () => Promise<unknown>> = {
      'is renamed': () =>
        ana.call('PATCH', '/api/user/profile', { firstName: 'Otra', lastName: 'Persona', email: ana.user.email }),
      'is used': () => userOfSession(db(), token, now),
      'ends a session': () => endSession(db(), other),
      'ends the others': () => endOtherSessions(db(), { userId, token }),
      'chooses its mails': () => saveNotifications(db(), userId, { updates: false, tips: false, marketing: true }),
      'accepts the terms': () => recovery.acceptTerms(ana.user),
      'chooses a new password': async () => {
        const code = await identity.passwordResetCode(ana.user.email)
        await recovery.resetPassword(code ?? '', 'contraseña-nueva-de-ana')
      },
      'ends all': () => endAllSessions(db(), userId),
      'is blocked': () => administration.block(deed),
      'is unblocked': () => administration.unblock(deed),
    }
    for (const [name, work] of Object.entries(deeds)) {
      await work()
      expect(await others(), name).toEqual(before)
    }
    expect(await rowsOf(userId)).toMatchObject([[{ firstName: 'Otra', notifyTips: false, blockedAt: null }], [], [{}]])
  })

  it('erases its own identities alone, by who has just signed in to it', async () => {
    const [ana, eva] = [await newcomer(), await newcomer()]
    const [own, foreign] = [await signIn(ana.user.id), await signIn(eva.user.id)]
    const erase = (token: string) =>
      eraseUser(db(), { userId: ana.user.id, token, now: app.clock.now, forget: async () => {} })
    await expect(erase(foreign)).rejects.toMatchObject({ code: 'sign_in_again' })
    expect(await erase(own)).toHaveLength(1)
    expect(await rowsOf(ana.user.id)).toEqual([[], [], []])
    expect(await rowsOf(eva.user.id)).toMatchObject([[{}], [{}, {}], [{}]])
  })

  it('is told to administrators with its own last use, while that session runs', async () => {
    const [{ user }] = [await newcomer(), await newcomer()]
    const seenAt = async (now: Date) => (await findAccount(db(), user.id, now))?.lastSeenAt
    expect(await seenAt(app.clock.now)).not.toBeNull()
    expect(await seenAt(new Date(app.clock.now.getTime() + 31 * 24 * HOUR_MS))).toBeNull()
    await endAllSessions(db(), user.id)
    expect(await seenAt(app.clock.now)).toBeNull()
  })

  it('a session is one’s own, while its time and the account last', async () => {
    const { user } = await newcomer()
    const token = await signIn(user.id)
    const now = app.clock.now
    expect((await userOfSession(db(), token, now))?.id).toBe(user.id)
    expect(await userOfSession(db(), 'otra', now)).toBeUndefined()
    expect(await userOfSession(db(), token, new Date(now.getTime() + 31 * 24 * HOUR_MS))).toBeUndefined()
    await db().update(users).set({ blockedAt: now }).where(eq(users.id, user.id))
    expect(await userOfSession(db(), token, now)).toBeUndefined()
  })

  it('an identity is one provider’s and one person’s', async () => {
    const { user } = await newcomer()
    const [own] = await db().select().from(identities).where(eq(identities.userId, user.id))
    if (own === undefined) throw new Error('no identity')
    const { issuer, subject } = own
    expect(await personAt(db(), issuer, user.id)).toEqual({ subject, email: user.email })
    expect(await personAt(db(), 'otro proveedor', user.id)).toBeNull()
    expect(await personAt(db(), issuer, crypto.randomUUID())).toBeNull()
    await db().execute(
      sql`insert into erasures (issuer, subject) values (${issuer}, 'ida'), ('otro proveedor', ${subject})`,
    )
    expect([await isKnownEmail(db(), user.email), await isKnownEmail(db(), 'nadie@example.com')]).toEqual([true, false])
    expect(await isErased(db(), own)).toBe(false)
    expect(await isErased(db(), { issuer, subject: 'ida' })).toBe(true)
  })

  it('only who is an administrator at this very moment writes deeds down', async () => {
    const [plain, blocked, admin] = [await newcomer(), await newcomer(), await newcomer()]
    await db().update(users).set({ role: 'admin' }).where(eq(users.id, admin.user.id))
    const lost = { role: 'admin', blockedAt: app.clock.now } as const
    await db().update(users).set(lost).where(eq(users.id, blocked.user.id))
    const note = ({ user }: typeof plain) =>
      noteDeed(db(), { action: 'test_chat', actorId: user.id, reason: 'x', now: app.clock.now })
    for (const wrong of [plain, blocked]) await expect(note(wrong)).rejects.toMatchObject({ code: 'forbidden' })
    const deed = { actorId: blocked.user.id, targetId: plain.user.id, reason: 'x', now: app.clock.now }
    await expect(block(db(), deed)).rejects.toMatchObject({ code: 'forbidden' })
    await note(admin)
  })

  it('a right password forgets the wrong ones of its account only', async () => {
    const throttle = createThrottle(db(), 'otro secreto')
    const attempt = (email: string) => ({ email, address: '192.0.2.1', browserMark: throttle.browserMark(email) })
    await db().delete(attempts)
    for (const name of ['a', 'b']) {
      await throttle.signIn(attempt(name), app.clock.now)
      await throttle.passwordChange(name, app.clock.now)
    }
    await throttle.signedIn(attempt('a'))
    await throttle.passwordChanged('a')
    await throttle.dropOver(app.clock.now)
    expect(await db().select().from(attempts)).toHaveLength(2)
  })
})
