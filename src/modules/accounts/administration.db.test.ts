import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, sessions, users } from '~/database/tables/schema'
import { addUser } from '~/testing/chat/conversations'
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

const newAdmin = async (email: string) => {
  const admin = await app.register(email)
  await app.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, admin.user.id))
  return admin
}
const block = (call: Call, id: string, reason: unknown = 'Envía publicidad') =>
  call('POST', `/api/admin/users/${id}/block`, { reason })
const unblock = (call: Call, id: string, reason: unknown = 'Ha escrito para explicarlo') =>
  call('POST', `/api/admin/users/${id}/unblock`, { reason })
const statusOf = async (id: string) =>
  (await app.database.db.select().from(users).where(eq(users.id, id)))[0]?.blockedAt ?? null
const entriesAbout = (id: string) => app.database.db.select().from(auditLog).where(eq(auditLog.targetId, id))

describe('blocking', () => {
  it('AUTH-31 ends all sessions at once, is told at the next sign-in, and can be taken back', async () => {
    const admin = await newAdmin('admin-1@example.com')
    const { call, user } = await app.register('blocked@example.com')
    const signIn = async () => {
      const browser = app.browser()
      await browser('POST', '/api/auth/firebase-login', { credentials: { email: user.email, password: PASSWORD } })
      const { token } = await (await browser('GET', '/api/identity/token')).json()
      return browser('POST', '/api/auth/firebase-login', { token })
    }
    expect((await block(admin.call, user.id)).status).toBe(200)

    expect((await call('GET', '/api/auth/current-user')).status).toBe(401)
    expect(await app.database.db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([])
    const back = await signIn()
    expect([back.status, (await back.json()).message]).toEqual([403, 'Esta cuenta de usuario ha sido deshabilitada.'])

    expect((await unblock(admin.call, user.id)).status).toBe(200)
    expect((await signIn()).status).toBe(200)
    expect(provider.calls).toEqual([
      expect.stringMatching(/^setDisabled \S+ true$/),
      expect.stringMatching(/^setDisabled \S+ false$/),
    ])
    expect(await entriesAbout(user.id)).toMatchObject([
      { action: 'block', actorId: admin.user.id, reason: 'Envía publicidad', createdAt: app.clock.now },
      { action: 'unblock', actorId: admin.user.id, reason: 'Ha escrito para explicarlo' },
    ])
  })

  it('of several at once one counts, and there is one entry', async () => {
    const admin = await newAdmin('admin-2@example.com')
    const { user } = await app.register('once@example.com')
    const answers = await Promise.all([1, 2, 3].map(() => block(admin.call, user.id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect(await entriesAbout(user.id)).toHaveLength(1)
  })

  it('nobody blocks oneself, and of two administrators who block each other one remains', async () => {
    const one = await newAdmin('admin-3@example.com')
    const two = await newAdmin('admin-4@example.com')
    const own = await block(one.call, one.user.id)
    expect([own.status, (await own.json()).message]).toEqual([422, 'No puedes bloquear tu propia cuenta.'])
    const answers = await Promise.all([block(one.call, two.user.id), block(two.call, one.user.id)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const blocked = [await statusOf(one.user.id), await statusOf(two.user.id)]
    expect(blocked.filter((at) => at === null)).toHaveLength(1)
  })

  it('holds even when the provider is away; a block is lifted at both or at neither', async () => {
    const admin = await newAdmin('admin-5@example.com')
    const { user } = await app.register('provider-away@example.com')
    provider.failures = 1
    expect((await block(admin.call, user.id)).status).toBe(200)
    expect(await statusOf(user.id)).not.toBeNull()
    provider.failures = 1
    expect((await unblock(admin.call, user.id)).status).toBe(500)
    expect(await statusOf(user.id)).not.toBeNull()
    expect((await unblock(admin.call, user.id)).status).toBe(200)
    expect(await entriesAbout(user.id)).toHaveLength(2)
  })

  it('ROLE-09 C-41 is for administrators alone, and takes what it knows', async () => {
    const admin = await newAdmin('admin-6@example.com')
    const { call, user } = await app.register('no-admin@example.com')
    for (const action of [block, unblock]) {
      expect((await action(call, admin.user.id)).status).toBe(403)
      expect((await action(call, user.id, 7)).status).toBe(403)
      expect((await action(app.browser(), user.id)).status).toBe(401)
      expect((await action(admin.call, randomUUID())).status).toBe(404)
      expect((await action(admin.call, 'nobody')).status).toBe(404)
      for (const reason of ['', '  x ', 7, null, 'x'.repeat(501)])
        expect((await action(admin.call, user.id, reason)).status, String(reason)).toBe(422)
    }
    const body = { reason: 'Envía publicidad', role: 'admin' }
    expect((await admin.call('POST', `/api/admin/users/${user.id}/block`, body)).status).toBe(422)
    const notBlocked = await unblock(admin.call, user.id)
    expect([notBlocked.status, (await notBlocked.json()).message]).toEqual([422, 'Esta cuenta no está bloqueada.'])
    expect([await entriesAbout(user.id), await statusOf(user.id)]).toEqual([[], null])
  })

  it('a former administrator is none from that moment on', async () => {
    const former = await newAdmin('former@example.com')
    const { user } = await app.register('safe@example.com')
    await app.database.db.update(users).set({ role: 'user' }).where(eq(users.id, former.user.id))
    expect((await block(former.call, user.id)).status).toBe(403)
    const { administration } = app.services.accounts
    const action = { actorId: former.user.id, targetId: user.id, reason: 'Porque sí' }
    await expect(administration.block(action)).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('sessions and mails of an account', () => {
  const end = (call: Call, id: string, { key = randomUUID(), reason = 'Le han robado el móvil' } = {}) =>
    call('POST', `/api/admin/users/${id}/end-sessions`, { reason, key })
  const resend = (call: Call, id: string, mail: string, key = randomUUID()) =>
    call('POST', `/api/admin/users/${id}/mail`, { mail, key })
  const mailsOf = async (email: string) => {
    await app.services.accounts.background.settled()
    return (await app.services.accounts.administration.mails(email)).map(({ subject }) => subject)
  }

  it('C-41 ends all sessions with a reason, once for a press that is repeated, and not the own ones', async () => {
    const admin = await newAdmin('admin-8@example.com')
    const { call, user } = await app.register('robado@example.com')
    const { administration } = app.services.accounts
    expect((await administration.sessions(user.id)).total).toBe(1)
    const key = randomUUID()
    const answers = await Promise.all([1, 2].map(() => end(admin.call, user.id, { key })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await call('GET', '/api/auth/current-user')).status).toBe(401)
    expect((await administration.sessions(user.id)).total).toBe(0)
    expect(provider.calls.filter((each) => each.startsWith('endSessions'))).not.toEqual([])
    expect(await administration.auditOf(user.id)).toMatchObject([
      { action: 'end_sessions', actorEmail: 'admin-8@example.com', reason: 'Le han robado el móvil' },
    ])
    const own = await end(admin.call, admin.user.id)
    expect([own.status, (await own.json()).message]).toEqual([
      422,
      'Tus propias sesiones se cierran desde «Mi Cuenta».',
    ])
    expect((await end(admin.call, user.id, { key, reason: 'Otra cosa' })).status).toBe(409)
    for (const [by, status] of [
      [(await app.register('nadie@example.com')).call, 403],
      [app.browser(), 401],
    ] as const) {
      expect((await end(by, admin.user.id)).status).toBe(status)
      expect((await resend(by, admin.user.id, 'recovery')).status).toBe(status)
    }
  })

  it('C-41 mails a fresh link for the address or the password, logged, and not without end', async () => {
    const admin = await newAdmin('admin-9@example.com')
    const { user } = await app.register('sin-correo@example.com')
    const before = await mailsOf(user.email)
    const key = randomUUID()
    for (const each of [key, key]) expect((await resend(admin.call, user.id, 'verification', each)).status).toBe(200)
    expect((await resend(admin.call, user.id, 'recovery')).status).toBe(200)
    const after = await mailsOf(user.email)
    expect(after).toHaveLength(before.length + 2)
    expect(after).toContain('Elige una contraseña nueva para PyMentor')
    const reasons = (await app.services.accounts.administration.auditOf(user.id)).map(({ reason }) => reason)
    expect(reasons.sort()).toEqual(['Confirmación del correo', 'Enlace para elegir otra contraseña'])
    const statuses: number[] = []
    for (let at = 0; at < 10; at++) statuses.push((await resend(admin.call, user.id, 'recovery')).status)
    expect(statuses).toContain(429)
    expect((await resend(admin.call, randomUUID(), 'recovery')).status).toBe(404)
  })
})

describe('an account and the log', () => {
  it('tells what there is to know about an account', async () => {
    const { user } = await app.register('detail@example.com')
    const { administration } = app.services.accounts
    expect(await administration.account(user.id)).toEqual({
      id: user.id,
      email: 'detail@example.com',
      firstName: 'Ana',
      lastName: 'Prueba',
      role: 'user',
      emailVerified: false,
      hasPassword: true,
      isBlocked: false,
      blockedAt: null,
      createdAt: expect.any(String),
      lastSeenAt: app.clock.now.toISOString(),
    })
    expect(await administration.account(randomUUID())).toBeNull()
  })

  it('pages the log, newest first, and keeps what concerns an account that is gone', async () => {
    const admin = await newAdmin('admin-7@example.com')
    const { db } = app.database
    const target = await addUser(db, { email: 'logged@example.com' })
    await db.delete(auditLog)
    for (let at = 0; at < 30; at += 1) {
      app.clock.now = new Date(app.clock.now.getTime() + (at % 3) * 1000)
      const action = at % 2 === 0 ? block : unblock
      expect((await action(admin.call, target.id, `motivo ${at}`)).status).toBe(200)
    }
    const { administration } = app.services.accounts
    const first = await administration.audit(null)
    const second = await administration.audit(first.nextCursor)
    const reasons = [...first.entries, ...second.entries].map(({ reason }) => reason)
    expect([first.entries.length, second.entries.length, second.nextCursor]).toEqual([25, 5, null])
    expect(new Set(reasons).size).toBe(30)
    expect(first.entries[0]).toMatchObject({ actorEmail: 'admin-7@example.com', targetEmail: 'logged@example.com' })
    await db.delete(users).where(eq(users.id, target.id))
    expect((await administration.audit(null)).entries[0]).toMatchObject({ targetEmail: null, targetId: target.id })
    expect(await administration.audit(randomUUID())).toEqual({ entries: [], nextCursor: null })
  })
})
