import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attempts, auditLog, identities, sessions, users } from '~/database/tables/schema'
import { faultyProvider } from '~/testing/identity/provider-faults'
import { startApp, type TestApp } from '~/testing/start-app'
import { MAX_SESSIONS } from './rules'
import { block, unblock } from './server/admin/block'
import { findAccount } from './server/admin/find-account'
import { recordAudit } from './server/admin/record-audit'
import { eraseUser, isErased } from './server/profile/erasure'
import { saveImprovement } from './server/profile/improvement'
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
    const decision = { actorId: admin.user.id, targetId: userId, reason: 'Una prueba' }
    await db().update(users).set({ termsAcceptedAt: null })
    await db().update(users).set({ blockedAt: now }).where(eq(users.id, leo.user.id))
    const others = async () => [await rowsOf(eva.user.id), await rowsOf(leo.user.id)]
    const before = await others()
    const [token, other] = [await signIn(userId), await signIn(userId)]
    const changes: Record<string, () => Promise<unknown>> = {
      'is renamed': () =>
        ana.call('PATCH', '/api/user/profile', { firstName: 'Otra', lastName: 'Persona', email: ana.user.email }),
      'is used': () => userOfSession(db(), token, now),
      'ends a session': () => endSession(db(), other),
      'ends the others': () => endOtherSessions(db(), { userId, token }),
      'chooses its mails': () => saveNotifications(db(), userId, { updates: false, tips: false, marketing: true }),
      'helps no more': () => saveImprovement(db(), userId, { helpsImprove: false }),
      'accepts the terms': () => recovery.acceptTerms(ana.user),
      'chooses a new password': async () => {
        const code = await identity.passwordResetCode(ana.user.email)
        await recovery.resetPassword(code ?? '', 'contraseña-nueva-de-ana')
      },
      'ends all': () => endAllSessions(db(), userId),
      'is blocked': () => administration.block(decision),
      'is unblocked': () => administration.unblock(decision),
    }
    for (const [name, work] of Object.entries(changes)) {
      await work()
      expect(await others(), name).toEqual(before)
    }
    expect(await rowsOf(userId)).toMatchObject([[{ firstName: 'Otra', notifyTips: false, blockedAt: null }], [], [{}]])
  })

  it('erases its own identities alone, by who has just signed in to it', async () => {
    const [ana, eva] = [await newcomer(), await newcomer()]
    const [own, foreign] = [await signIn(ana.user.id), await signIn(eva.user.id)]
    const erase = (token: string) =>
      eraseUser(db(), { userId: ana.user.id, token, now: app.clock.now, secret: 'x', forget: async () => {} })
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

  it('an account has a hundred sessions at once: one more ends the oldest of its own', async () => {
    const [{ user }, bystander] = [await newcomer(), await newcomer()]
    await endAllSessions(db(), user.id)
    const at = (minute: number) => new Date(app.clock.now.getTime() + minute * 60_000)
    const begin = (now: Date) =>
      startSession(db(), { userId: user.id, userAgent: undefined, authenticatedAt: now, now })
    const tokens: string[] = []
    for (let minute = 0; minute <= MAX_SESSIONS; minute += 1) tokens.push(await begin(at(minute)))
    const [oldest = '', next = ''] = tokens
    const users = [oldest, next, tokens.at(-1) ?? ''].map((token) => userOfSession(db(), token, app.clock.now))
    expect((await Promise.all(users)).map((found) => found?.id)).toEqual([undefined, user.id, user.id])
    expect((await bystander.call('GET', '/api/auth/current-user')).status).toBe(200)
  })

  it('a session keeps when it was used, to the hour, and when its owner signed in, unless that is still to come', async () => {
    const { user } = await newcomer()
    const now = app.clock.now
    const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS)
    const begin = (authenticatedAt: Date) =>
      startSession(db(), { userId: user.id, userAgent: undefined, authenticatedAt, now })
    await endAllSessions(db(), user.id)
    const [early] = [await begin(at(-3)), await begin(at(3))]
    const rows = () =>
      db().select().from(sessions).where(eq(sessions.userId, user.id)).orderBy(sessions.authenticatedAt)
    expect(await rows()).toMatchObject([{ authenticatedAt: at(-3) }, { authenticatedAt: now }])
    await userOfSession(db(), early, at(0.5))
    expect(await rows()).toMatchObject([{ lastUsedAt: now }, { lastUsedAt: now }])
    await userOfSession(db(), early, at(2))
    expect(await rows()).toMatchObject([{ lastUsedAt: at(2) }, { lastUsedAt: now }])
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

  it('only who is an administrator at this very moment writes decisions down', async () => {
    const [plain, blocked, admin] = [await newcomer(), await newcomer(), await newcomer()]
    await db().update(users).set({ role: 'admin' }).where(eq(users.id, admin.user.id))
    const lost = { role: 'admin', blockedAt: app.clock.now } as const
    await db().update(users).set(lost).where(eq(users.id, blocked.user.id))
    const note = ({ user }: typeof plain) =>
      recordAudit(db(), { action: 'test_chat', actorId: user.id, reason: 'x', now: app.clock.now })
    for (const wrong of [plain, blocked]) await expect(note(wrong)).rejects.toMatchObject({ code: 'forbidden' })
    const decision = { actorId: blocked.user.id, targetId: plain.user.id, reason: 'x', now: app.clock.now }
    await expect(block(db(), decision)).rejects.toMatchObject({ code: 'forbidden' })
    await note(admin)
  })

  it('only what is blocked is unblocked: it is neither written down nor told to the provider twice', async () => {
    const [admin, open] = [await newcomer(), await newcomer()]
    await db().update(users).set({ role: 'admin' }).where(eq(users.id, admin.user.id))
    const provider = faultyProvider(app)
    const decision = { actorId: admin.user.id, targetId: open.user.id, reason: 'Una prueba' }
    const { administration } = app.services.accounts
    const entries = () => db().select().from(auditLog).where(eq(auditLog.targetId, open.user.id))
    for (const lift of [
      () => unblock(db(), { ...decision, now: app.clock.now }),
      () => administration.unblock(decision),
    ])
      await expect(lift()).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(administration.unblock({ ...decision, targetId: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect([provider.calls, await entries()]).toEqual([[], []])
  })

  it('a right password forgets the wrong ones of its account only', async () => {
    const throttle = createThrottle(db(), 'otro secreto')
    const attempt = (email: string) => ({ email, address: '192.0.2.1', browserMark: throttle.browserMark(email) })
    await db().delete(attempts)
    for (const name of ['a', 'b'])
      for (let time = 0; time < 10; time += 1) await throttle.signIn(attempt(name), app.clock.now)
    await throttle.signedIn(attempt('a'))
    await throttle.dropOver(app.clock.now)
    await throttle.signIn(attempt('a'), app.clock.now)
    await expect(throttle.signIn(attempt('b'), app.clock.now)).rejects.toMatchObject({ code: 'too_many_attempts' })
  })

  it('a browser that is known hashes no more than sixty right passwords in a quarter of an hour', async () => {
    const throttle = createThrottle(db(), 'un cuarto secreto')
    const attempt = { email: 'd', address: '192.0.2.3', browserMark: throttle.browserMark('d') }
    for (let time = 0; time < 60; time += 1) {
      await throttle.signIn(attempt, app.clock.now)
      await throttle.signedIn(attempt)
    }
    await expect(throttle.signIn(attempt, app.clock.now)).rejects.toMatchObject({ code: 'too_many_attempts' })
  })

  it('attempts are let go by a quarter of an hour after the first, however many came in between', async () => {
    const throttle = createThrottle(db(), 'un secreto más')
    const start = app.clock.now
    const tryAt = (minute: number) =>
      throttle.signIn(
        { email: 'c', address: '192.0.2.2', browserMark: undefined },
        new Date(start.getTime() + minute * 60_000),
      )
    for (let minute = 0; minute < 10; minute += 1) await tryAt(minute)
    await expect(tryAt(14)).rejects.toMatchObject({ code: 'too_many_attempts', details: { retryAfterSeconds: 60 } })
    await tryAt(15)
    for (let attempt = 2; attempt <= 10; attempt += 1) await tryAt(16)
    await expect(tryAt(16)).rejects.toMatchObject({ code: 'too_many_attempts' })
  })
})
