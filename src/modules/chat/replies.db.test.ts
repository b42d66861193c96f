import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '~/database/tables/schema'
import { endLeases, takeForDead } from '~/testing/chat/leases'
import { readEvents, readWhole } from '~/testing/chat/read-events'
import { createScriptedModel } from '~/testing/models/scripted-model'
import { setPlan } from '~/testing/payments/plans'
import { type Call, startApp, type TestApp } from '~/testing/start-app'
import type { Message, StreamStart } from './contract'
import { storeExchange } from './server/asking/exchange'
import { failAbandoned } from './server/replies/reply-store'

const mentor = createScriptedModel()
let app: TestApp
beforeAll(async () => {
  app = await startApp({ models: mentor.models })
})
afterAll(() => app.stop())

const ask = (call: Call, headers: Record<string, string> = {}, body: object = {}) =>
  call('POST', '/api/chat/message', { chatbotType: 'basic', message: 'Hola', ...body }, headers)
const STREAM = { Accept: 'text/event-stream' }
const history = async (call: Call, chatId: string): Promise<Message[]> =>
  (await (await call('GET', `/api/chat/history?chatId=${chatId}`)).json()).messages
const dailyUsed = async (call: Call) => (await (await call('GET', '/api/chat/message-limits')).json()).dailyUsed

/** Asks as a stream and waits for the first event. */
async function openStream(call: Call, headers: Record<string, string> = {}) {
  const response = await ask(call, { ...STREAM, ...headers })
  const events = readEvents(response)
  const { value } = await events.next()
  if (value?.type !== 'start') throw new Error('no start event')
  return { response, events, start: value.data satisfies StreamStart, answer: await mentor.next() }
}

describe('a streamed reply', () => {
  it('API-17 streams start, text and end, and stores the whole of it', async () => {
    const { call } = await app.register('stream@example.com')
    const { response, events, start, answer } = await openStream(call)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    answer.write('Una lista ')
    expect(await events.next()).toMatchObject({ value: { type: 'text', data: 'Una lista ' } })
    answer.write('guarda «valores» 🐍\n')
    expect(await events.next()).toMatchObject({ value: { type: 'text', data: 'guarda «valores» 🐍\n' } })
    answer.end()
    expect(await events.next()).toMatchObject({
      value: { type: 'end', data: { id: start.replyId, status: 'complete', length: 30 } },
    })
    const [question, reply] = await history(call, start.chatId)
    expect(question).toMatchObject({ id: start.questionId, content: 'Hola' })
    expect(reply).toMatchObject({ id: start.replyId, content: 'Una lista guarda «valores» 🐍\n', status: 'complete' })
  })

  it('shows the model question and answer in turns, without the questions that got none', async () => {
    const { call, user } = await app.register('turns@example.com')
    await setPlan(app.database.db, user.id, { planType: 'pro-monthly', subscriptionStatus: 'active' })
    let chatId: string | undefined
    const say = async (message: string, reply: string | null) => {
      const asked = ask(call, {}, { message, ...(chatId ? { chatId } : {}) })
      const answer = await mentor.next()
      if (reply === null) answer.fail('unavailable')
      else {
        answer.write(reply)
        answer.end()
      }
      const { chatId: used } = await (await asked).json()
      chatId ??= used
      return answer.turns.map(({ content }) => content)
    }
    await say('uno', '1')
    await say('dos', null)
    expect(await say('tres', '3')).toEqual(['uno', '1', 'tres'])
    expect(await say('cuatro', '4')).toEqual(['uno', '1', 'tres', '3', 'cuatro'])
  })

  it('is not thrown off by what another reply holds', async () => {
    const { call } = await app.register('neighbour@example.com')
    const broken = await openStream(call)
    const sound = await openStream(call)
    broken.answer.write('a\ud83db')
    sound.answer.write('entero')
    const stored = async ({ start }: typeof sound) => (await history(call, start.chatId)).at(-1)?.content
    await expect.poll(() => stored(sound)).toBe('entero')
    await expect.poll(() => stored(broken)).toBe('a\ufffdb')
    broken.answer.end()
    sound.answer.end()
    for await (const _ of sound.events) void _
  })

  it('that was taken for dead is told as a reload will show it', async () => {
    const { call } = await app.register('taken@example.com')
    const { events, start, answer } = await openStream(call)
    answer.write('Hasta aquí')
    await events.next()
    await takeForDead(app.database.db)
    answer.end()
    expect(await events.next()).toMatchObject({ value: { type: 'end', data: { status: 'failed' } } })
    expect((await history(call, start.chatId)).at(-1)?.status).toBe('failed')
  })

  it('stores what a model may send that a database cannot hold', async () => {
    const { call } = await app.register('odd@example.com')
    const { start, answer } = await openStream(call)
    answer.write('nul:\0, ')
    answer.write('\ud83d')
    const reply = async () => (await history(call, start.chatId)).at(-1)
    // The tick stores the whole characters only, and is not thrown off by the rest.
    await expect.poll(async () => (await reply())?.content).toBe('nul:, ')
    answer.write('\udc0d.')
    await expect.poll(async () => (await reply())?.content).toBe('nul:, 🐍.')
    answer.write('\ud83d')
    answer.end()
    await expect.poll(async () => (await reply())?.status).toBe('complete')
    expect((await reply())?.content, 'without the half that nothing completed').toBe('nul:, 🐍.')
  })

  it('goes on being written when the reader leaves, and a second reader follows it from any place', async () => {
    const { call } = await app.register('leaves@example.com')
    const { events, start, answer } = await openStream(call)
    answer.write('Primera parte. ')
    await events.next()
    await events.return(undefined)
    answer.write('Segunda parte.')
    const second = readWhole(await call('GET', `/api/chat/follow/${start.replyId}?from=8`))
    answer.end()
    expect(await second).toMatchObject({
      text: 'parte. Segunda parte.',
      events: [{ type: 'end', data: { status: 'complete', length: 29 } }],
    })
    expect((await history(call, start.chatId)).at(-1)?.content).toBe('Primera parte. Segunda parte.')
    // Once it is whole, following it gives the rest of the stored text.
    expect((await readWhole(await call('GET', `/api/chat/follow/${start.replyId}?from=23`))).text).toBe('parte.')
  })

  it('is followed from the database when another instance writes it', async () => {
    const other = await startApp({ database: app.database })
    const { call } = await app.register('elsewhere@example.com')
    const { start, answer } = await openStream(call)
    answer.write('Escrito allí.')
    const { token } = await (await call('GET', '/api/identity/token')).json()
    const elsewhere = other.browser()
    await elsewhere('POST', '/api/auth/firebase-login', { token })
    const followed = readWhole(await elsewhere('GET', `/api/chat/follow/${start.replyId}`))
    answer.end()
    expect(await followed).toMatchObject({ text: 'Escrito allí.', events: [{ data: { status: 'complete' } }] })
    await other.stop()
  })

  it('«Detener» keeps what was written, from another tab and from another instance', async () => {
    const other = await startApp({ database: app.database })
    const { call } = await app.register('stop@example.com')
    for (const stopFrom of ['here', 'elsewhere']) {
      const { events, start, answer } = await openStream(call)
      answer.write('Hasta aquí')
      await events.next()
      let stopper = call
      if (stopFrom === 'elsewhere') {
        stopper = other.browser()
        const { token } = await (await call('GET', '/api/identity/token')).json()
        await stopper('POST', '/api/auth/firebase-login', { token })
      }
      expect((await stopper('POST', `/api/chat/stop/${start.replyId}`)).status).toBe(200)
      expect(await events.next()).toMatchObject({ value: { type: 'end', data: { status: 'stopped' } } })
      expect(answer.signal.aborted).toBe(true)
      expect((await history(call, start.chatId)).at(-1)).toMatchObject({ content: 'Hasta aquí', status: 'stopped' })
      expect((await call('POST', `/api/chat/stop/${start.replyId}`)).status, 'nothing left to stop').toBe(404)
    }
    expect(await dailyUsed(call)).toBe(2)
    await other.stop()
  })

  it('stops writing when its chat is deleted', async () => {
    const { call } = await app.register('deleted@example.com')
    const { events, start, answer } = await openStream(call)
    await call('DELETE', `/api/chat/delete/${start.chatId}`)
    expect(await events.next()).toMatchObject({ value: { type: 'end' } })
    expect(answer.signal.aborted).toBe(true)
  })
})

describe('a reply that fails', () => {
  it('says why in Spanish and gives the unit back when nothing came', async () => {
    const { call } = await app.register('fails@example.com')
    const { events, answer, start } = await openStream(call)
    expect(await dailyUsed(call)).toBe(1)
    answer.fail('unavailable')
    expect(await events.next()).toMatchObject({
      value: { type: 'end', data: { status: 'failed', message: expect.stringContaining('no está disponible') } },
    })
    expect(await dailyUsed(call)).toBe(0)
    expect((await history(call, start.chatId)).at(-1)).toMatchObject({ status: 'failed', content: '' })
  })

  it('keeps the unit, and the text, when part of it came', async () => {
    const { call } = await app.register('half@example.com')
    const { events, answer, start } = await openStream(call)
    answer.write('La mitad')
    await events.next()
    answer.fail('broken')
    expect(await events.next()).toMatchObject({
      value: { data: { status: 'failed', message: expect.stringContaining('cortado') } },
    })
    expect(await dailyUsed(call)).toBe(1)
    expect((await history(call, start.chatId)).at(-1)).toMatchObject({ status: 'failed', content: 'La mitad' })
  })

  it.each([
    ['unavailable', 502, 'reply_failed'],
    ['broken', 502, 'reply_failed'],
    ['rejected', 502, 'reply_failed'],
    ['busy', 503, 'mentor_busy'],
    ['timeout', 504, 'reply_timed_out'],
  ] as const)('answers %s as JSON with %i and no unit lost', async (fault, status, code) => {
    const { call } = await app.register(`json-${fault}@example.com`)
    const asked = ask(call)
    ;(await mentor.next()).fail(fault)
    const response = await asked
    expect([response.status, (await response.json()).error]).toEqual([status, code])
    expect(await dailyUsed(call)).toBe(0)
  })

  it('is asked for again under the same key: one question, one unit', async () => {
    const { call } = await app.register('again@example.com')
    const key = { 'Idempotency-Key': randomUUID() }
    const first = await openStream(call, key)
    first.answer.fail('timeout')
    await first.events.next()
    const second = await openStream(call, key)
    expect(second.start).toEqual(first.start)
    second.answer.write('Ahora sí')
    second.answer.end()
    for await (const _ of second.events) void _
    expect((await history(call, first.start.chatId)).map(({ content }) => content)).toEqual(['Hola', 'Ahora sí'])
    expect(await dailyUsed(call)).toBe(1)
  })

  it('is marked when its writer has died, and an empty one gives its unit back', async () => {
    const { call, user } = await app.register('crash@example.com')
    const { chatId } = await (await call('POST', '/api/chat/create', { type: 'basic' })).json()
    const { db } = app.database
    // What an instance leaves behind that is killed right after storing a question.
    const left = {
      userId: user.id,
      chatId,
      after: null,
      text: 'Hola',
      type: 'basic' as const,
      title: 'Hola',
      sendKey: randomUUID(),
      isCounted: true,
      writer: randomUUID(),
      concurrencyLimit: 1,
      now: app.clock.now,
    }
    const exchange = await storeExchange(db, left)
    expect(await dailyUsed(call)).toBe(1)
    await failAbandoned(db)
    expect((await history(call, chatId)).at(-1)?.status, 'its lease still runs').toBe('streaming')
    await endLeases(db)
    expect((await history(call, chatId)).at(-1)?.status, 'seen as failed before anyone has marked it').toBe('failed')
    await failAbandoned(db)
    const [row] = await db
      .select()
      .from(messages)
      .where(eq(messages.id, exchange?.replyId ?? ''))
    expect(row).toMatchObject({ status: 'failed', leaseUntil: null, unitDay: null })
    expect(await dailyUsed(call)).toBe(0)
  })

  it('is asked for again by a repeated send before anyone has marked it, for one unit in all', async () => {
    const { call, user } = await app.register('unmarked@example.com')
    const { db } = app.database
    const { chatId } = await (await call('POST', '/api/chat/create', { type: 'basic' })).json()
    const now = app.clock.now
    const left = {
      userId: user.id,
      chatId,
      type: 'basic' as const,
      after: null,
      sendKey: randomUUID(),
      text: 'Hola',
      title: 'Hola',
    }
    await storeExchange(db, { ...left, isCounted: true, writer: randomUUID(), concurrencyLimit: 1, now })
    await endLeases(db)
    const { events, answer } = await openStream(call, { 'Idempotency-Key': left.sendKey })
    answer.write('Aquí está')
    answer.end()
    expect(await events.next()).toMatchObject({ value: { data: 'Aquí está' } })
    expect(await events.next()).toMatchObject({ value: { data: { status: 'complete' } } })
    expect(await dailyUsed(call)).toBe(1)
    expect(await history(call, chatId)).toHaveLength(2)
  })

  it('gives a unit back to the day it was taken on only', async () => {
    const { call } = await app.register('overnight@example.com')
    const { events, answer } = await openStream(call)
    const evening = app.clock.now
    app.clock.now = new Date(evening.getTime() + 86_400_000)
    const asked = ask(call)
    const today = await mentor.next()
    today.write('Hoy')
    today.end()
    await asked
    answer.fail('unavailable')
    await events.next()
    expect(await dailyUsed(call), 'today keeps its one').toBe(1)
    app.clock.now = evening
  })
})
