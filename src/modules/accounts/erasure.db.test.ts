import { randomUUID } from 'node:crypto'
import { eq, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import * as schema from '~/database/tables/schema'
import { addChat, addExchanges } from '~/testing/chat/conversations'
import { faultyProvider } from '~/testing/identity/provider-faults'
import { createScriptedModel } from '~/testing/models/scripted-model'
import { setPlan } from '~/testing/payments/plans'
import { type Call, PASSWORD, startApp, type TestApp } from '~/testing/start-app'

let app: TestApp
let provider: ReturnType<typeof faultyProvider>
const START = new Date('2026-03-10T10:00:00Z')
beforeAll(async () => {
  app = await startApp({ now: START })
  provider = faultyProvider(app)
})
beforeEach(() => {
  Object.assign(provider, { failures: 0, calls: [] })
  app.clock.now = START
})
afterAll(() => app.stop())

const { chats, erasures, identities, mails, sessions, users } = schema
const erase = (call: Call) => call('DELETE', '/api/user/account', {})
const subjectOf = async (userId: string) =>
  (await app.database.db.select().from(identities).where(eq(identities.userId, userId)))[0]?.subject ?? ''
const erasureOf = async (subject: string) =>
  (await app.database.db.select().from(erasures).where(eq(erasures.subject, subject))).length
const later = (minutes: number) => {
  app.clock.now = new Date(START.getTime() + minutes * 60_000)
}

/** The names of all tables in which one of the words can be read, whatever the column. */
async function tablesWith(words: string[]): Promise<string[]> {
  const found: string[] = []
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue
    const rows = JSON.stringify(await app.database.db.select().from(table))
    if (words.some((word) => rows.includes(word))) found.push(getTableName(table))
  }
  return found
}

/** Somebody of whom there is something in every table that holds anything of anyone. */
async function livedIn(email: string) {
  const { call, user } = await app.register(email)
  await app.services.accounts.background.settled()
  const { db } = app.database
  await app.services.billing.adminGrants.give({ userId: user.id, planType: 'trial' })
  const chat = await addChat(db, { userId: user.id, title: 'Mío' })
  const deleted = await addChat(db, { userId: user.id, title: 'Borrado', deletedAt: START })
  for (const one of [chat, deleted]) await addExchanges(db, one, [{ question: 'q', reply: 'r' }])
  await call('POST', `/api/chat/share/${chat.id}`)
  await call(
    'POST',
    '/api/chat/message',
    { message: 'Hola', chatbotType: 'basic' },
    { 'Idempotency-Key': randomUUID() },
  )
  await app.services.accounts.mails.passwordChanged(user)
  await setPlan(db, user.id, { stripeCustomerId: `cus_${email}` })
  return { call, user, subject: await subjectOf(user.id) }
}

describe('DELETE /api/user/account', () => {
  it('API-23 leaves nothing of the user in any table; only the farewell goes to the old address', async () => {
    const bystander = await livedIn('stays@example.com')
    const { call, user, subject } = await livedIn('goes@example.com')
    expect((await tablesWith([user.id])).length).toBeGreaterThan(6)

    const response = await erase(call)
    expect([response.status, await response.json()]).toEqual([200, { ok: true }])
    expect(response.headers.getSetCookie().join()).toMatch(/pymentor-session=;/)
    expect(await tablesWith([user.id])).toEqual([])
    expect(await tablesWith([user.email])).toEqual(['mails'])
    const farewells = await app.database.db.select().from(mails).where(eq(mails.recipient, user.email))
    expect(farewells.map((mail) => mail.subject)).toEqual([expect.stringMatching(/^Tu cuenta .*se ha eliminado$/)])
    expect(await tablesWith([subject])).toEqual(['erasures'])
    expect((await tablesWith([bystander.user.id])).length).toBeGreaterThan(6)
    expect((await bystander.call('GET', '/api/auth/current-user')).status).toBe(200)
  })

  it('wants a sign-in within the last five minutes', async () => {
    const { call, user } = await app.register('recent@example.com')
    await app.database.db.update(sessions).set({ authenticatedAt: START }).where(eq(sessions.userId, user.id))
    app.clock.now = new Date(START.getTime() + 5 * 60_000 + 1)
    const refused = await erase(call)
    expect([refused.status, (await refused.json()).error]).toEqual([403, 'sign_in_again'])

    // A fresh sign-in elsewhere says nothing of who sits here.
    const here = app.browser()
    await here('POST', '/api/auth/firebase-login', { credentials: { email: user.email, password: PASSWORD } })
    const { token } = await (await here('GET', '/api/identity/token')).json()
    expect((await here('POST', '/api/auth/firebase-login', { token })).status).toBe(200)
    const isHere = sql`${sessions.createdAt} > ${START.toISOString()}`
    const authenticatedAt = sql`case when ${isHere} then ${START.toISOString()}::timestamptz else ${app.clock.now.toISOString()}::timestamptz end`
    await app.database.db.update(sessions).set({ authenticatedAt }).where(eq(sessions.userId, user.id))
    expect((await erase(here)).status).toBe(403)
    expect((await call('GET', '/api/auth/current-user')).status).toBe(200)
    later(5)
    expect((await erase(call)).status).toBe(200)
  })

  it('keeps of a sign-in what the provider says of it, never a moment that is still to come', async () => {
    const { user } = await app.register('when@example.com')
    const [session] = await app.database.db.select().from(sessions).where(eq(sessions.userId, user.id))
    expect(session?.authenticatedAt.getTime()).toBeLessThanOrEqual(START.getTime())
  })

  it('ends all sessions; of several calls at once each hears that it is done', async () => {
    const { call, user } = await app.register('thrice@example.com')
    const answers = await Promise.all([erase(call), erase(call), erase(call)])
    expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([])
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect((await call('GET', '/api/auth/current-user')).status).toBe(401)
    expect(await tablesWith([user.id])).toEqual([])
    // One that was let in while another call erased the account and its session.
    await app.services.accounts.profile.erase({ user, token: 'of a session that is gone' })
  })

  // PGlite has one connection, and nobody to wait for.
  if (inject('template').engine === 'postgres')
    it('gives way to who stores something of theirs meanwhile, whom PostgreSQL would else end', async () => {
      const { db } = app.database
      const { user } = await app.register('meanwhile@example.com')
      await addChat(db, { userId: user.id })
      let erasing: Promise<void> | undefined
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local deadlock_timeout = '700ms'`)
        await tx.select().from(chats).where(eq(chats.userId, user.id)).for('update')
        erasing = app.services.accounts.profile.eraseAgain(user.id)
        const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        await expect.poll(async () => (await db.execute(waiting)).rows.length).toBe(1)
        // A question that is stored refers to its user.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('key share')
      })
      await erasing
      expect(await tablesWith([user.id])).toEqual([])
    })

  it('stops the replies that are being written', async () => {
    const scripted = createScriptedModel()
    const own = await startApp({ database: app.database, models: scripted.models, now: START })
    faultyProvider(own)
    const { call, user } = await own.register('writing@example.com')
    const reading = call(
      'POST',
      '/api/chat/message',
      { message: 'Hola', chatbotType: 'basic' },
      { 'Idempotency-Key': randomUUID(), Accept: 'text/event-stream' },
    )
    const reply = await scripted.next()
    reply.write('Había una vez')
    expect((await erase(call)).status).toBe(200)
    await expect.poll(() => reply.signal.aborted).toBe(true)
    await (await reading).text()
    expect(await tablesWith([user.id])).toEqual([])
    await own.stop()
  })
})

describe('what fails at the provider', () => {
  it('is finished later, as often as it takes; meanwhile nobody comes back by that identity', async () => {
    const { call, user } = await app.register('failing@example.com')
    const subject = await subjectOf(user.id)
    const { token } = await (await call('GET', '/api/identity/token')).json()
    // Those of the tests before are gone.
    await app.services.accounts.finishErasures()
    Object.assign(provider, { failures: 3, calls: [] })
    expect((await erase(call)).status).toBe(200)
    expect(await erasureOf(subject)).toBe(1)

    const back = await app.browser()('POST', '/api/auth/firebase-login', { token })
    expect([back.status, (await back.json()).error]).toEqual([401, 'invalid_token'])
    expect(
      (await app.browser()('GET', '/api/auth/current-user', undefined, { Authorization: `Bearer ${token}` })).status,
    ).toBe(401)

    const { finishErasures } = app.services.accounts
    for (const _ of [1, 2]) await expect(finishErasures()).rejects.toThrow('the provider is away')
    await finishErasures()
    expect(provider.calls.filter((made) => made === `deletePerson ${subject}`)).toHaveLength(4)
    expect(await tablesWith(['failing@example.com'])).toEqual(['mails'])
  })

  it('is noted until no token of theirs can be good any more', async () => {
    const { call, user } = await app.register('noted@example.com')
    const subject = await subjectOf(user.id)
    await erase(call)
    later(64)
    await app.services.accounts.finishErasures()
    expect(await erasureOf(subject)).toBe(1)
    later(66)
    await app.services.accounts.finishErasures()
    expect(await erasureOf(subject)).toBe(0)
  })

  it('does not hold up the others, and is safe to do on several instances at once', async () => {
    const { db } = app.database
    const { issuer } = app.services.accounts.identity
    const other = await startApp({ database: app.database, now: START })
    const counted = faultyProvider(other)
    const counting = faultyProvider(app)
    const subjects = Array.from({ length: 5 }, () => randomUUID())
    await db.insert(erasures).values(subjects.map((subject) => ({ issuer, subject, createdAt: START })))
    const foreign = ['kept', ...subjects.slice(0, 1)].map((subject) => ({ issuer: 'another provider', subject }))
    await db.insert(erasures).values(foreign.map((row) => ({ ...row, createdAt: START })))
    counted.failures = 1
    later(120)
    await db.insert(erasures).values({ issuer, subject: 'just erased', createdAt: app.clock.now })
    other.clock.now = app.clock.now
    await Promise.allSettled([app.services.accounts.finishErasures(), other.services.accounts.finishErasures()])
    const left = await db.select({ issuer: erasures.issuer, subject: erasures.subject }).from(erasures)
    expect(new Set(left)).toEqual(new Set([...foreign, { issuer, subject: 'just erased' }]))
    expect([...counted.calls, ...counting.calls]).not.toContain('deletePerson kept')
    await other.stop()
  })

  it('a crash between the steps loses nothing: the next sweep finishes what the transaction noted', async () => {
    const { user } = await app.register('crash@example.com')
    const { db } = app.database
    const subject = await subjectOf(user.id)
    const { issuer } = app.services.accounts.identity
    // As the process left it: the rows are gone, the provider has not been asked yet.
    await db.insert(erasures).values({ issuer, subject, createdAt: START })
    await db.delete(users).where(eq(users.id, user.id))
    expect(await tablesWith([subject])).toContain('identity_user')
    await app.services.accounts.finishErasures()
    expect(await tablesWith([subject])).toEqual(['erasures'])
  })
})
