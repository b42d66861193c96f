import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages, users } from '~/database/tables/schema'
import { openReply, readToEnd } from '~/testing/chat/open-reply'
import { readEvents } from '~/testing/chat/read-events'
import { createScriptedModel } from '~/testing/models/scripted-model'
import { setPlan } from '~/testing/payments/plans'
import { startApp, type TestApp } from '~/testing/start-app'

const mentor = createScriptedModel()
let here: TestApp
let there: TestApp
beforeAll(async () => {
  here = await startApp({ models: mentor.models })
  there = await startApp({ models: mentor.models, database: here.database })
})
afterAll(async () => {
  await there.stop()
  await here.stop()
})

const plan = { planType: 'pro-monthly', subscriptionStatus: 'active' } as const
const rowOf = async (replyId: string) =>
  (await here.database.db.select().from(messages).where(eq(messages.id, replyId)))[0]

describe('an account that is blocked', () => {
  it('AUTH-31 has nothing more written and reads no further, on any instance', async () => {
    const admin = await there.register(`${randomUUID()}@example.com`)
    await here.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, admin.user.id))
    const { call, user } = await here.register(`${randomUUID()}@example.com`)
    const { token } = await (await call('GET', '/api/identity/token')).json()
    const callThere = there.browser()
    await callThere('POST', '/api/auth/firebase-login', { token })
    const bystander = await here.register(`${randomUUID()}@example.com`)
    const other = await openReply(bystander.call, mentor)

    const reply = await openReply(call, mentor)
    reply.answer.write('Hasta aquí')
    await reply.events.next()
    const followed = { events: readEvents(await callThere('GET', `/api/chat/follow/${reply.start.replyId}`)) }
    const blocked = await admin.call('POST', `/api/admin/users/${user.id}/block`, { reason: 'Envía publicidad' })
    expect(blocked.status).toBe(200)

    const ended = await Promise.all([readToEnd(reply), readToEnd(followed)])
    expect(ended.map(({ status }) => status)).toEqual(['stopped', 'stopped'])
    expect(reply.answer.signal.aborted, 'the model is let go').toBe(true)
    expect(await rowOf(reply.start.replyId)).toMatchObject({ status: 'stopped', content: 'Hasta aquí' })
    other.answer.write('Y yo sigo.')
    other.answer.end()
    expect(await readToEnd(other), 'nobody else is touched').toMatchObject({ status: 'complete', length: 10 })
  })
})

describe('a plan that is over', () => {
  it('CHAT-24 opens no PRO reply to be followed or gone on with, while it is written and after', async () => {
    const { call, user } = await here.register(`${randomUUID()}@example.com`)
    await setPlan(here.database.db, user.id, plan)
    const reply = await openReply(call, mentor, { chatbotType: 'pro' })
    reply.answer.write('Solo para PRO')
    await reply.events.next()
    await setPlan(here.database.db, user.id, { planExpiresAt: here.clock.now })
    const path = `/api/chat/follow/${reply.start.replyId}`
    const refusal = async () => {
      const response = await call('GET', path)
      return [response.status, await response.json()]
    }
    const denied = [403, expect.objectContaining({ error: 'requires_upgrade', requiresUpgrade: true })]
    expect(await refusal()).toEqual(denied)
    reply.answer.fail('broken')
    await readToEnd(reply)
    expect(await refusal()).toEqual(denied)
    expect((await call('POST', `/api/chat/continue/${reply.start.replyId}`)).status).toBe(403)
    await setPlan(here.database.db, user.id, { planExpiresAt: null })
    expect((await call('GET', path)).status).toBe(200)
  })
})

describe('searching', () => {
  it('is for one who types, and says when it was too much', async () => {
    const { call } = await here.register(`${randomUUID()}@example.com`)
    const other = await here.register(`${randomUUID()}@example.com`)
    const search = (by = call) => by('GET', '/api/chat/search?q=listas')
    for (let at = 0; at < 120; at += 10) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => search()))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    }
    const refused = await search()
    expect([refused.status, (await refused.json()).message]).toEqual([429, expect.stringContaining('búsquedas')])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await search(other.call)).status).toBe(200)
    const before = here.clock.now
    here.clock.now = new Date(before.getTime() + 60_000)
    expect((await search()).status).toBe(200)
    here.clock.now = before
  })
})

describe("the linter's notes", () => {
  it('are for one who reads: each reading starts a process', async () => {
    const { call } = await here.register(`${randomUUID()}@example.com`)
    const other = await here.register(`${randomUUID()}@example.com`)
    const notes = async (by = call) => (await by('GET', `/api/chat/code-notes/${randomUUID()}`)).status
    for (let at = 0; at < 60; at += 10)
      expect(new Set(await Promise.all(Array.from({ length: 10 }, () => notes())))).toEqual(new Set([404]))
    expect(await notes()).toBe(429)
    expect(await notes(other.call)).toBe(404)
  })
})
