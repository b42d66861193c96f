import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '~/database/tables/schema'
import type { ModelPort, Outcome } from '~/modules/mentor/mentor.server'
import { openReply, readToEnd } from '~/testing/chat/open-reply'
import { createScriptedModel } from '~/testing/models/scripted-model'
import { type Call, startApp, type TestApp } from '~/testing/start-app'
import { DAILY_LIMIT, MAX_FREE_REPLIES } from './rules'

const mentor = createScriptedModel()
let app: TestApp
beforeAll(async () => {
  app = await startApp({ models: mentor.models })
})
afterAll(() => app.stop())

const used = async (call: Call) => (await (await call('GET', '/api/chat/message-limits')).json()).dailyUsed
const register = async () => (await app.register(`${randomUUID()}@example.com`)).call

async function replied(call: Call, outcome: Outcome | null) {
  const reply = await openReply(call, mentor)
  if (outcome) reply.answer.tell(outcome)
  reply.answer.write('No lo sé.')
  reply.answer.end()
  await readToEnd(reply)
  return reply.start.replyId
}

describe('C-61 a reply that answers nothing', () => {
  it.each(['asked', 'unknown', 'refused', 'courtesy'] as const)('gives its unit back: %s', async (outcome) => {
    const call = await register()
    const replyId = await replied(call, outcome)
    expect(await used(call)).toBe(0)
    const [row] = await app.database.db.select().from(messages).where(eq(messages.id, replyId))
    expect(row).toMatchObject({ outcome, unitDay: null, status: 'complete' })
  })

  it.each(['answered', null] as const)('takes one when it answers, or its model does not say: %s', async (outcome) => {
    const call = await register()
    await replied(call, outcome)
    expect(await used(call)).toBe(1)
  })

  it('keeps its unit when it broke off', async () => {
    const call = await register()
    const reply = await openReply(call, mentor)
    reply.answer.tell('unknown')
    reply.answer.write('No')
    reply.answer.fail('broken')
    await readToEnd(reply)
    expect(await used(call)).toBe(1)
  })

  it(`is free ${MAX_FREE_REPLIES} times a day and account, then counts, and is free again the next day`, async () => {
    const call = await register()
    for (let at = 0; at < MAX_FREE_REPLIES; at += 1) await replied(call, 'unknown')
    expect(await used(call)).toBe(0)
    await replied(call, 'unknown')
    expect(await used(call)).toBe(1)
    const before = app.clock.now
    app.clock.now = new Date(before.getTime() + 86_400_000)
    await replied(call, 'courtesy')
    expect(await used(call)).toBe(0)
    app.clock.now = before
  })
})

describe('C-61 another answer to the same question', () => {
  const answers = (author: string, texts: string[]): ModelPort => ({
    async *stream({ onAuthor }) {
      onAuthor?.(author)
      yield texts.shift() ?? ''
    },
  })
  it.each([
    ['embedded', ['Así.', 'Así.'], 1],
    ['embedded', ['Así.', 'O así.'], 2],
    ['anthropic/claude-x', ['Así.', 'Así.'], 2],
  ])('by %s, %j, takes %i units in all', async (author, texts, units) => {
    const model = answers(author, [...texts])
    const listed = await startApp({ models: { basic: model, pro: model } })
    const { call } = await listed.register(`${randomUUID()}@example.com`)
    const { id } = await (await call('POST', '/api/chat/message', { message: 'Hola', chatbotType: 'basic' })).json()
    expect((await call('POST', `/api/chat/regenerate/${id}`)).status).toBe(200)
    expect(await used(call)).toBe(units)
    await listed.stop()
  })
})

describe('a person in danger', () => {
  const write = (call: Call) =>
    call('POST', '/api/chat/message', { message: 'quiero quitarme la vida', chatbotType: 'basic' })

  it('gets the help lines at once, without any model being asked, and uncounted', async () => {
    const call = await register()
    const answer = await (await write(call)).json()
    expect(JSON.stringify(answer)).toContain('024')
    expect(await used(call)).toBe(0)
  })

  it('is answered when no messages are left', async () => {
    const call = await register()
    for (let at = 0; at < DAILY_LIMIT; at += 1) await replied(call, 'answered')
    expect((await write(call)).status).toBe(200)
  })
})
