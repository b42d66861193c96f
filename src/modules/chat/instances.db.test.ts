import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { takeForDead } from '~/testing/chat/leases'
import { readEvents } from '~/testing/chat/read-events'
import { createScriptedModel } from '~/testing/models/scripted-model'
import { patience } from '~/testing/pace'
import { type Call, startApp, type TestApp } from '~/testing/start-app'
import type { Message, StreamEvent } from './contract'
import { failAbandoned } from './server/replies/reply-store'

const STREAM = { Accept: 'text/event-stream' }
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

/** One account, signed in at both instances. */
async function personOnBoth() {
  const { call } = await here.register(`${randomUUID()}@example.com`)
  const { token } = await (await call('GET', '/api/identity/token')).json()
  const callThere = there.browser()
  await callThere('POST', '/api/auth/firebase-login', { token })
  return { call, callThere }
}

async function openReply(call: Call) {
  const [response, answer] = await Promise.all([
    call('POST', '/api/chat/message', { chatbotType: 'basic', message: 'Hola' }, STREAM),
    mentor.next(),
  ])
  const events = readEvents(response)
  const { value } = await events.next()
  if (value?.type !== 'start') throw new Error('no start event')
  return { events, answer, ...value.data }
}

const lastMessage = async (call: Call, chatId: string): Promise<Message | undefined> =>
  (await (await call('GET', `/api/chat/history?chatId=${chatId}`)).json()).messages.at(-1)

describe('a reply that another instance writes', () => {
  it('is told piece by piece as it is stored', async () => {
    const { call, callThere } = await personOnBoth()
    const { answer, replyId } = await openReply(call)
    const seen: StreamEvent[] = []
    const reading = (async () => {
      for await (const event of readEvents(await callThere('GET', `/api/chat/follow/${replyId}`))) seen.push(event)
    })()
    const text = () => seen.map((event) => (event.type === 'text' ? event.data : '')).join('')
    // Sooner than a follower without notifications would look.
    for (const [at, piece] of ['uno ', 'dos 🐍 ', 'tres'].entries()) {
      answer.write(piece)
      await expect.poll(text, { timeout: patience(4_000) }).toBe(['uno ', 'uno dos 🐍 ', 'uno dos 🐍 tres'][at])
    }
    answer.end()
    await reading
    expect(seen.at(-1)).toMatchObject({ type: 'end', data: { status: 'complete', length: text().length } })
  })

  it.each([25, -25])('is alive for an instance whose clock is %i s ahead', async (seconds) => {
    const { call, callThere } = await personOnBoth()
    there.clock.now = new Date(here.clock.now.getTime() + seconds * 1_000)
    const { answer, events, replyId, chatId } = await openReply(call)
    answer.write('Hasta aquí')
    await events.next()
    await failAbandoned(there.database.db)
    expect((await lastMessage(callThere, chatId))?.status).toBe('streaming')
    // Asked to go on with it, the other leaves it to its writer.
    expect((await callThere('POST', `/api/chat/continue/${replyId}`)).status).toBe(200)
    answer.end()
    expect(await events.next()).toMatchObject({ value: { type: 'end', data: { status: 'complete' } } })
    there.clock.now = here.clock.now
  })

  it('is stopped at once', async () => {
    const { call, callThere } = await personOnBoth()
    const { answer, replyId, events } = await openReply(call)
    answer.write('Hasta aquí')
    await events.next()
    expect((await callThere('POST', `/api/chat/stop/${replyId}`)).status).toBe(200)
    expect(await events.next()).toMatchObject({ value: { type: 'end', data: { status: 'stopped' } } })
  })

  it('is written on here when its writer was only asleep, and the sleeper’s pieces stay out', async () => {
    const { call, callThere } = await personOnBoth()
    const sleeper = await openReply(call)
    sleeper.answer.write('Primera mitad')
    await expect.poll(async () => (await lastMessage(call, sleeper.chatId))?.content).toBe('Primera mitad')

    await takeForDead(there.database.db)
    const [continued, rest] = await Promise.all([
      callThere('POST', `/api/chat/continue/${sleeper.replyId}`),
      mentor.next(),
    ])
    expect(continued.status).toBe(200)
    sleeper.answer.write(' del que dormía')
    sleeper.answer.end()
    for await (const event of sleeper.events) {
      if (event.type === 'end') expect(event.data).toMatchObject({ status: 'failed', failure: 'interrupted' })
    }
    rest.write(' y segunda.')
    rest.end()
    await expect.poll(async () => (await lastMessage(call, sleeper.chatId))?.status).toBe('complete')
    expect((await lastMessage(call, sleeper.chatId))?.content).toBe('Primera mitad y segunda.')
  })
})

describe('an instance that is asked to end', () => {
  it('takes no new question and writes the open replies to their end', async () => {
    const ending = await startApp({ models: mentor.models, database: here.database })
    const { call } = await ending.register(`${randomUUID()}@example.com`)
    const { answer, events, chatId } = await openReply(call)
    const ended = ending.services.chat.shutDown({ graceMs: 20_000 })
    const refused = await call('POST', '/api/chat/message', { chatbotType: 'basic', message: 'Otra' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    answer.write('Entera')
    answer.end()
    expect(await events.next()).toMatchObject({ value: { type: 'text', data: 'Entera' } })
    expect(await events.next()).toMatchObject({ value: { type: 'end', data: { status: 'complete' } } })
    await ended
    expect(await lastMessage(call, chatId)).toMatchObject({ content: 'Entera', status: 'complete' })
    await ending.stop()
  })

  it('marks what is not finished in time, to be continued elsewhere', async () => {
    const ending = await startApp({ models: mentor.models, database: here.database })
    const { call } = await ending.register(`${randomUUID()}@example.com`)
    const { answer, events, chatId } = await openReply(call)
    answer.write('Media')
    await events.next()
    await ending.services.chat.shutDown({ graceMs: 100 })
    expect(await events.next()).toMatchObject({
      value: { type: 'end', data: { status: 'failed', failure: 'interrupted' } },
    })
    expect(await lastMessage(call, chatId)).toMatchObject({
      content: 'Media',
      status: 'failed',
      failure: 'interrupted',
    })
    expect(answer.signal.aborted, 'the model is let go').toBe(true)
    await ending.stop()
  })
})
