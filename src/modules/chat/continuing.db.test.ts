import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '~/database/tables/schema'
import { openReply, readToEnd } from '~/testing/chat/open-reply'
import { createScriptedModel } from '~/testing/models/scripted-model'
import { setPlan } from '~/testing/payments/plans'
import { type Call, startApp, type TestApp } from '~/testing/start-app'
import { MAX_REPLY_LENGTH } from './rules'

/** As often as a reply is written on where nothing else is set. */
const MAX_CONTINUATIONS = 8

const mentor = createScriptedModel()
let app: TestApp
beforeAll(async () => {
  app = await startApp({ models: mentor.models })
})
afterAll(() => app.stop())

const used = async (call: Call) => (await (await call('GET', '/api/chat/message-limits')).json()).dailyUsed
const goOn = (call: Call, replyId: string) => call('POST', `/api/chat/continue/${replyId}`)
const rowOf = async (replyId: string) =>
  (await app.database.db.select().from(messages).where(eq(messages.id, replyId)))[0]
const settled = (replyId: string) => expect.poll(async () => (await rowOf(replyId))?.status).not.toBe('streaming')

/** Somebody with a reply that broke off after some text. */
async function brokenReply({ isPro = false } = {}) {
  const { call, user } = await app.register(`${randomUUID()}@example.com`)
  const plan = { planType: 'pro-monthly', subscriptionStatus: 'active' } as const
  if (isPro) await setPlan(app.database.db, user.id, plan)
  const reply = await openReply(call, mentor)
  reply.answer.write('Hasta aquí')
  reply.answer.fail('broken')
  await readToEnd(reply)
  return { call, user, replyId: reply.start.replyId }
}

/** Has it written on; what comes ends in failure again. */
async function goOnInVain(call: Call, replyId: string, text = '') {
  const [response, answer] = await Promise.all([goOn(call, replyId), mentor.next()])
  if (text !== '') answer.write(text)
  answer.fail('broken')
  await settled(replyId)
  return response
}

describe('C-63 going on with a reply that broke off', () => {
  it('takes no unit the first time, and one each later time', async () => {
    const { call, replyId } = await brokenReply()
    const costs: number[] = []
    for (const text of [' y', ' sigue', ' y sigue']) {
      expect((await goOnInVain(call, replyId, text)).status).toBe(200)
      costs.push(await used(call))
    }
    expect(costs).toEqual([1, 2, 3])
    expect((await rowOf(replyId))?.content).toBe('Hasta aquí y sigue y sigue')
  })

  it('gives the unit back when the mentor brought nothing new', async () => {
    const { call, replyId } = await brokenReply()
    await goOnInVain(call, replyId)
    expect(await used(call), 'the unit of what it has stays').toBe(1)
    await goOnInVain(call, replyId)
    expect(await used(call)).toBe(1)
    await goOnInVain(call, replyId, ' algo')
    expect(await used(call)).toBe(2)
  })

  it('is refused at the limit, and the mentor is not asked', async () => {
    const { call, replyId } = await brokenReply()
    for (let at = 0; at < 4; at += 1) {
      const reply = await openReply(call, mentor)
      reply.answer.write('Sí')
      reply.answer.end()
      await readToEnd(reply)
    }
    expect((await goOnInVain(call, replyId, ' y')).status, 'the free one').toBe(200)
    const refused = await goOn(call, replyId)
    expect([refused.status, await refused.json()]).toEqual([
      403,
      expect.objectContaining({ error: 'limit_reached', limitReached: 'daily' }),
    ])
    expect(await rowOf(replyId)).toMatchObject({ status: 'failed', continuations: 1 })
  })

  it('comes to an end, with PRO as well, and says so in Spanish', async () => {
    const { call, replyId } = await brokenReply({ isPro: true })
    for (let at = 0; at < MAX_CONTINUATIONS; at += 1) {
      expect((await goOnInVain(call, replyId, '.')).status).toBe(200)
    }
    const refused = await goOn(call, replyId)
    expect([refused.status, (await refused.json()).error]).toEqual([409, 'reply_at_end'])
    expect((await rowOf(replyId))?.continuations).toBe(MAX_CONTINUATIONS)
  })

  it('of forty at once asks the mentor once', async () => {
    const { call, replyId } = await brokenReply()
    const [answers, answer] = await Promise.all([
      Promise.all(Array.from({ length: 40 }, () => goOn(call, replyId))),
      mentor.next(),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    answer.write(' y ya está.')
    answer.end()
    await settled(replyId)
    expect(await rowOf(replyId)).toMatchObject({ content: 'Hasta aquí y ya está.', continuations: 1 })
    expect(await used(call)).toBe(1)
  })

  it('is nothing for what broke off before its first character, is whole or was stopped', async () => {
    const { call } = await app.register(`${randomUUID()}@example.com`)
    const failed = await openReply(call, mentor)
    failed.answer.fail('unavailable')
    await readToEnd(failed)
    const stopped = await openReply(call, mentor)
    stopped.answer.write('Hasta')
    await stopped.events.next()
    await call('POST', `/api/chat/stop/${stopped.start.replyId}`)
    await readToEnd(stopped)
    for (const { start } of [failed, stopped]) expect((await goOn(call, start.replyId)).status).toBe(404)
  })
})

describe('a reply without end', () => {
  it('ends at the longest that is kept, says why, and cannot be made longer', async () => {
    const { call } = await app.register(`${randomUUID()}@example.com`)
    const reply = await openReply(call, mentor)
    reply.answer.write('a'.repeat(MAX_REPLY_LENGTH - 1))
    reply.answer.write('bcd')
    expect(await readToEnd(reply)).toMatchObject({
      status: 'failed',
      failure: 'too_long',
      length: MAX_REPLY_LENGTH,
      message: expect.stringContaining('longitud máxima'),
    })
    expect(reply.answer.signal.aborted, 'the model is let go').toBe(true)
    expect((await rowOf(reply.start.replyId))?.content).toMatch(/^a+b$/)
    const refused = await goOn(call, reply.start.replyId)
    expect([refused.status, (await refused.json()).error]).toEqual([409, 'reply_at_end'])
    expect(await used(call)).toBe(1)
  })
})

describe('C-63 a reply stopped before its first character', () => {
  async function stopAtOnce(call: Call) {
    const reply = await openReply(call, mentor)
    await call('POST', `/api/chat/stop/${reply.start.replyId}`)
    expect(await readToEnd(reply)).toMatchObject({ status: 'stopped', length: 0 })
  }

  it('is free once a day; later ones count', async () => {
    const { call } = await app.register(`${randomUUID()}@example.com`)
    const counts: number[] = []
    for (let at = 0; at < 3; at += 1) {
      await stopAtOnce(call)
      counts.push(await used(call))
    }
    expect(counts).toEqual([0, 1, 2])
    const before = app.clock.now
    app.clock.now = new Date(before.getTime() + 86_400_000)
    await stopAtOnce(call)
    expect(await used(call)).toBe(0)
    await stopAtOnce(call)
    expect(await used(call)).toBe(1)
    app.clock.now = before
  })

  it('is not the free one of the day when the mentor had failed', async () => {
    const { call } = await app.register(`${randomUUID()}@example.com`)
    const failed = await openReply(call, mentor)
    failed.answer.fail('unavailable')
    await readToEnd(failed)
    await stopAtOnce(call)
    expect(await used(call)).toBe(0)
    await stopAtOnce(call)
    expect(await used(call)).toBe(1)
  })

  it('counts as one of several that are stopped at once', async () => {
    const { call } = await app.register(`${randomUUID()}@example.com`)
    const open = [await openReply(call, mentor), await openReply(call, mentor), await openReply(call, mentor)]
    await Promise.all(open.map(({ start }) => call('POST', `/api/chat/stop/${start.replyId}`)))
    await Promise.all(open.map(readToEnd))
    expect(await used(call)).toBe(2)
  })

  it('counts no less when its chat is deleted instead', async () => {
    const { call } = await app.register(`${randomUUID()}@example.com`)
    for (let at = 0; at < 2; at += 1) {
      const reply = await openReply(call, mentor)
      await call('DELETE', `/api/chat/delete/${reply.start.chatId}`)
      await readToEnd(reply)
    }
    expect(await used(call)).toBe(1)
  })
})
