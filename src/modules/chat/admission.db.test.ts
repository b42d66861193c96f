import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '~/database/tables/schema'
import { takeForDead } from '~/testing/chat/leases'
import { type OpenReply, openReply, readToEnd, STREAM } from '~/testing/chat/open-reply'
import { readWhole } from '~/testing/chat/read-events'
import { createScriptedModel } from '~/testing/models/scripted-model'
import { patience } from '~/testing/pace'
import { setPlan } from '~/testing/payments/plans'
import { type Call, startApp, type TestApp } from '~/testing/start-app'

const PER_PERSON = 3
const READERS = 4
const mentor = createScriptedModel()
let app: TestApp
beforeAll(async () => {
  app = await startApp({
    models: mentor.models,
    environment: { MAX_STREAMS: '6', MAX_READERS_PER_PERSON: `${READERS}` },
  })
})
const open: OpenReply[] = []
afterEach(endAll)
afterAll(() => app.stop())

/** Ends what is being written, and waits until it is stored. */
async function endAll() {
  for (const { answer } of open) answer.end()
  for (const { events } of open.splice(0)) for await (const _ of events) void _
}
async function person() {
  const { call, user } = await app.register(`${randomUUID()}@example.com`)
  const plan = { planType: 'pro-monthly', subscriptionStatus: 'active' } as const
  await setPlan(app.database.db, user.id, plan)
  return { call, user }
}
async function begin(call: Call) {
  const reply = await openReply(call, mentor)
  open.push(reply)
  return reply
}
const ask = (call: Call, question: object = {}, headers: Record<string, string> = STREAM) =>
  call('POST', '/api/chat/message', { chatbotType: 'basic', message: 'Hola', ...question }, headers)
const refusalOf = async (response: Response) => [
  response.status,
  (await response.json()).error,
  response.headers.get('retry-after'),
]
const countOpen = async (userId: string) =>
  (await app.database.db.select().from(messages).where(eq(messages.userId, userId))).filter(
    ({ status }) => status === 'streaming',
  ).length

describe('replies that are written at once', () => {
  it('are three for one person, whatever the plan, and a fourth is told to wait', async () => {
    const { call, user } = await person()
    const first = await begin(call)
    await begin(call)
    await begin(call)
    expect(await refusalOf(await ask(call))).toEqual([429, 'too_many_replies', '5'])
    expect(await countOpen(user.id)).toBe(PER_PERSON)

    first.answer.end()
    await readToEnd(first)
    await begin(call)
    expect(await countOpen(user.id)).toBe(PER_PERSON)
  })

  it('are three across instances, however they are begun', async () => {
    const there = await startApp({ models: mentor.models, database: app.database })
    const { call, user } = await person()
    const { token } = await (await call('GET', '/api/identity/token')).json()
    const callThere = there.browser()
    await callThere('POST', '/api/auth/firebase-login', { token })

    const whole = await begin(call)
    whole.answer.write('A')
    whole.answer.end()
    await readToEnd(whole)
    const broken = await begin(call)
    broken.answer.write('La mitad')
    broken.answer.fail('broken')
    await readToEnd(broken)
    const key = { 'Idempotency-Key': randomUUID() }
    const empty = await openReply(call, mentor, {}, key)
    empty.answer.fail('unavailable')
    await readToEnd(empty)

    for (const at of [call, callThere, callThere]) await begin(at)
    const tries = [
      ask(callThere),
      ask(callThere, { chatId: whole.start.chatId }),
      call('POST', `/api/chat/regenerate/${whole.start.replyId}`),
      call('POST', `/api/chat/continue/${broken.start.replyId}`),
      ask(call, {}, { ...STREAM, ...key }),
    ]
    for (const refused of await Promise.all(tries)) {
      expect(await refusalOf(refused)).toEqual([429, 'too_many_replies', '5'])
    }
    expect(await countOpen(user.id)).toBe(PER_PERSON)
    await endAll()
    await there.stop()
  })

  it('of a hundred sends at once are three, and nothing is stored or counted of the others', async () => {
    const { call, user } = await app.register(`${randomUUID()}@example.com`)
    const answers = Array.from({ length: PER_PERSON }, () => mentor.next())
    const asked = Array.from({ length: 100 }, () => ask(call, {}, {}))
    // Those that were let in wait for their answers.
    const refused: Response[] = []
    for (const each of asked) void each.then((response) => response.status !== 200 && refused.push(response))
    const admitted = await Promise.all(answers)
    await expect.poll(() => refused.length, { timeout: patience(20_000) }).toBe(97)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
    expect(await countOpen(user.id)).toBe(PER_PERSON)
    expect(await (await call('GET', '/api/chat/message-limits')).json()).toMatchObject({ dailyUsed: PER_PERSON })
    const { chats } = await (await call('GET', '/api/chat/chats')).json()
    expect(chats).toHaveLength(PER_PERSON)
    for (const answer of admitted) answer.end()
    await Promise.all(asked)
  })

  it('leave their place when their writer dies', async () => {
    const { call } = await person()
    for (let at = 0; at < PER_PERSON; at += 1) await begin(call)
    await takeForDead(app.database.db)
    await begin(call)
  })

  it('are no more at an instance than it can write, and others are told so before anything is stored', async () => {
    const people = await Promise.all([person(), person(), person()])
    for (const { call } of [...people, ...people]) {
      const { events } = await begin(call)
      // Written on without a reader: what counts is the writing.
      await events.return(undefined)
    }
    const another = await person()
    expect(await refusalOf(await ask(another.call))).toEqual([503, 'overloaded', '5'])
    const { chats } = await (await another.call('GET', '/api/chat/chats')).json()
    expect(chats).toEqual([])
    await endAll()
    await expect.poll(() => countOpen(people[0]?.user.id ?? '')).toBe(0)
    await begin(another.call)
  })
})

describe('readers', () => {
  it('are so many for one person, and keep nobody else out', async () => {
    const { call } = await person()
    const { start, answer } = await openReply(call, mentor)
    const follow = () => call('GET', `/api/chat/follow/${start.replyId}`)
    const followed = [await follow(), await follow(), await follow()]
    const refused = await Promise.all(Array.from({ length: 39 }, follow))
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
    expect(await refused[0]?.json()).toMatchObject({ error: 'too_many_readers' })
    expect((await ask(call)).status, 'who cannot read does not ask').toBe(429)

    const other = await person()
    await begin(other.call)
    // One who leaves makes room.
    await followed[0]?.body?.cancel()
    await expect
      .poll(async () => {
        const again = await follow()
        if (again.status === 200) followed[0] = again
        return again.status
      })
      .toBe(200)
    answer.write('Entera')
    answer.end()
    const read = await Promise.all(followed.map(readWhole))
    expect(read.map(({ text }) => text)).toEqual(['Entera', 'Entera', 'Entera'])
  })

  it('are none who ask for the head of it alone', async () => {
    const { call } = await person()
    const { start, answer } = await begin(call)
    const follow = (method: string) => call(method, `/api/chat/follow/${start.replyId}`)
    for (let time = 0; time < READERS; time += 1) expect((await follow('HEAD')).status).toBe(200)
    const read = await follow('GET')
    answer.write('Entera')
    answer.end()
    expect(await readWhole(read)).toMatchObject({ text: 'Entera' })
  })

  it('make room when they leave and at the end, also where another instance writes', async () => {
    const environment = { MAX_READERS_PER_PERSON: `${READERS}` }
    const there = await startApp({ models: mentor.models, database: app.database, environment })
    const { call } = await person()
    const { token } = await (await call('GET', '/api/identity/token')).json()
    const callThere = there.browser()
    await callThere('POST', '/api/auth/firebase-login', { token })
    const { start, answer } = await openReply(call, mentor)
    const follow = () => callThere('GET', `/api/chat/follow/${start.replyId}`)
    const followed = await Promise.all(Array.from({ length: READERS }, follow))
    expect((await follow()).status).toBe(429)

    await followed.pop()?.body?.cancel()
    await expect
      .poll(async () => {
        const again = await follow()
        if (again.status === 200) followed.push(again)
        return again.status
      })
      .toBe(200)
    answer.write('Entera')
    answer.end()
    const whole = Array(READERS).fill('Entera')
    expect((await Promise.all(followed.map(readWhole))).map(({ text }) => text)).toEqual(whole)
    const after = await Promise.all(Array.from({ length: READERS }, follow))
    expect((await Promise.all(after.map(readWhole))).map(({ text }) => text)).toEqual(whole)
    await there.stop()
  })

  it('who wait for the whole reply count as well', async () => {
    const { call } = await person()
    const key = { 'Idempotency-Key': randomUUID() }
    const waiting = Array.from({ length: READERS + 2 }, () => ask(call, {}, key))
    const refused: number[] = []
    for (const each of waiting) void each.then(({ status }) => status !== 200 && refused.push(status))
    const answer = await mentor.next()
    await expect.poll(() => refused).toEqual([429, 429])
    answer.write('Hola')
    answer.end()
    const statuses = (await Promise.all(waiting)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(READERS)
  })
})
