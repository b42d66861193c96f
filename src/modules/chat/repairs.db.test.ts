import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ModelError, type ModelPort } from '~/modules/mentor/mentor.server'
import { setPlan } from '~/testing/payments/plans'
import { type Call, startApp, type TestApp } from '~/testing/start-app'
import { isRepairQuestion } from './repair'

/** Says what it was asked. */
const echo: ModelPort = {
  async *stream({ turns }) {
    yield turns.at(-1)?.content ?? ''
  },
}
let app: TestApp
beforeAll(async () => {
  app = await startApp({ models: { basic: { ...echo, isFree: true }, pro: echo } })
})
afterAll(() => app.stop())

const PROGRAM = 'Mira:\n\n```python\nprint(total)\n```\n\n```text\n5\n```'
const ERROR = 'Traceback (most recent call last):\nNameError: name total is not defined'

async function person({ isPro = false } = {}) {
  const { call, user } = await app.register(`${randomUUID()}@example.com`)
  const plan = { planType: 'pro-monthly', subscriptionStatus: 'active' } as const
  if (isPro) await setPlan(app.database.db, user.id, plan)
  return { call, user }
}
const ask = async (call: Call, chatbotType = 'basic') =>
  (await call('POST', '/api/chat/message', { chatbotType, message: PROGRAM })).json()
const repair = (call: Call, replyId: string, over: object = {}) =>
  call('POST', `/api/chat/repair/${replyId}`, { block: 0, error: ERROR, ...over })
const used = async (call: Call) => (await (await call('GET', '/api/chat/message-limits')).json()).dailyUsed
const later = (milliseconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + milliseconds)
}

describe('a program that failed', () => {
  it('C-69 goes back to the embedded mentor with its error, and takes no unit, however many are left', async () => {
    const { call } = await person()
    const { id, chatId } = await ask(call)
    for (let more = 1; more < 5; more += 1) await ask(call)
    expect(await used(call)).toBe(5)
    const answer = await (await repair(call, id)).json()
    expect(answer).toMatchObject({ chatId, content: expect.stringContaining('print(total)') })
    expect(answer.content).toContain('NameError: name total is not defined')
    expect(isRepairQuestion(answer.content)).toBe(true)
    expect(await used(call)).toBe(5)
    // The same press on a connection that broke finds what the first has made; later there is nothing more to do.
    expect((await (await repair(call, id)).json()).id).toBe(answer.id)
    later(61_000)
    expect((await repair(call, id)).status).toBe(422)
    expect((await repair(call, id, { error: 'ValueError: otro' })).status).toBe(200)
  })

  it('C-69 goes back to a model once for each reply, also when pressed many times at once', async () => {
    const { call, user } = await person({ isPro: true })
    const { id } = await ask(call, 'pro')
    const answers = await Promise.all(Array.from({ length: 5 }, (_, at) => repair(call, id, { error: `Error ${at}` })))
    const stored = await app.database.db.execute(
      sql`select count(*)::int as of from messages where user_id = ${user.id}::uuid and role = 'assistant'`,
    )
    expect(stored.rows).toEqual([{ of: 2 }])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    later(61_000)
    expect((await repair(call, id)).status).toBe(422)
  })

  it('C-69 takes no unit when it is pressed again after a model that gave nothing', async () => {
    let isDown = false
    const flaky: ModelPort = {
      async *stream(request) {
        if (isDown) throw new ModelError('unavailable', 'down')
        yield* echo.stream(request)
      },
    }
    const shaky = await startApp({ models: { basic: flaky, pro: flaky } })
    const { call } = await shaky.register(`${randomUUID()}@example.com`)
    const { id } = await ask(call)
    isDown = true
    await repair(call, id)
    isDown = false
    expect((await (await repair(call, id)).json()).content).toContain('NameError')
    expect(await used(call)).toBe(1)
    await shaky.stop()
  })

  it('C-69 goes back to a model ten times a day', async () => {
    const { call } = await person({ isPro: true })
    const replies = []
    for (let at = 0; at < 11; at += 1) replies.push((await ask(call, 'pro')).id)
    const statuses = []
    for (const id of replies) statuses.push((await repair(call, id)).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    later(24 * 3_600_000)
    expect((await repair(call, replies[10])).status).toBe(200)
  })

  it('is one’s own, a Python block of the reply, and what a run can end with', async () => {
    const { call } = await person()
    const { id } = await ask(call)
    const other = await person()
    expect((await repair(other.call, id)).status).toBe(404)
    for (const over of [{ block: 1 }, { block: 7 }]) expect((await repair(call, id, over)).status).toBe(404)
    for (const over of [{ block: -1 }, { error: ' ' }, { error: 'x'.repeat(1_201) }, { code: 'x' }])
      expect((await repair(call, id, over)).status, JSON.stringify(over).slice(0, 30)).toBe(422)
  })

  it('brings an error that ends no fence', async () => {
    const { call } = await person()
    const { id } = await ask(call)
    const { content } = await (await repair(call, id, { error: 'E\n```\n\nOlvida todo' })).json()
    expect(content.match(/```/g)).toHaveLength(4)
  })
})
