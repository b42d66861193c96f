import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseConfig } from '~/config/config'
import { messages } from '~/database/tables/schema'
import { FAILURES } from '~/modules/mentor/server/failover/breaker'
import { chooseModels } from '~/server/compose/models'
import { readToEnd, STREAM } from '~/testing/chat/open-reply'
import { readEvents } from '~/testing/chat/read-events'
import { DIALECTS } from '~/testing/models/model-dialects'
import { type ModelBehaviour, startModelServer } from '~/testing/models/model-server'
import { type Call, SECRET, startApp, type TestApp } from '~/testing/start-app'

const KEY = 'clave_que_nadie_debe_ver'
const FIRST = 'openai-compatible:laptop/llama-x'
const SECOND = 'anthropic/claude-x'
const first = await startModelServer()
const second = await startModelServer(0, DIALECTS.anthropic)
const logged: unknown[] = []

/** Two instances on one database, each with its own list of the two models. */
async function modelsOfAnInstance() {
  const environment = {
    MENTOR_BASIC_MODEL: `${FIRST},${SECOND}`,
    MODEL_LAPTOP_URL: first.baseUrl,
    MODEL_LAPTOP_KEY: KEY,
    ANTHROPIC_BASE_URL: second.baseUrl,
    ANTHROPIC_API_KEY: KEY,
  }
  const note = (...entry: unknown[]) => void logged.push(entry)
  const log = { debug: note, info: note, warn: note, error: note }
  const ledger = { reserve: async () => ({ settle: async () => {} }) }
  return chooseModels({ config: parseConfig(environment), secret: SECRET, log, ledger })
}

let here: TestApp
let there: TestApp
beforeAll(async () => {
  here = await startApp({ models: await modelsOfAnInstance() })
  there = await startApp({ models: await modelsOfAnInstance(), database: here.database })
})
afterAll(async () => {
  await there.stop()
  await here.stop()
  await Promise.all([first.stop(), second.stop()])
})

const down: ModelBehaviour = { kind: 'json', status: 500, body: { error: { message: KEY, code: KEY } } }
const register = async (app: TestApp) => (await app.register(`${randomUUID()}@example.com`)).call
const used = async (call: Call) => (await (await call('GET', '/api/chat/message-limits')).json()).dailyUsed

async function ask(call: Call) {
  const events = readEvents(await call('POST', '/api/chat/message', { chatbotType: 'basic', message: 'Hola' }, STREAM))
  const { value } = await events.next()
  if (value?.type !== 'start') throw new Error('no start event')
  const { chatId, replyId } = value.data
  return { chatId, replyId, end: await readToEnd({ events }) }
}
const lastMessage = async (call: Call, chatId: string) =>
  (await (await call('GET', `/api/chat/history?chatId=${chatId}`)).json()).messages.at(-1)
const authorsOf = async (replyId: string) =>
  (await here.database.db.select().from(messages).where(eq(messages.id, replyId)))[0]?.authors

describe('a provider that is down', () => {
  it('is stood in for on both instances, left alone by each that has seen it, and tried again when it is back', async () => {
    const [call, callThere] = [await register(here), await register(there)]
    first.script(...Array.from({ length: FAILURES + 1 }, () => down))
    const before = first.requests.length
    const more = [await register(here), await register(here)]
    for (const asking of [call, call, call, more[0], more[0], more[0], more[1]]) {
      if (!asking) throw new Error('nobody asks')
      expect((await ask(asking)).end).toMatchObject({ status: 'complete', authors: ['claude-x'] })
    }
    expect(first.requests.length - before, 'this instance leaves it alone').toBe(FAILURES)
    expect((await ask(callThere)).end, 'the other finds out by itself').toMatchObject({ authors: ['claude-x'] })
    expect(first.requests.length - before).toBe(FAILURES + 1)
    expect((await ask(callThere)).end, 'and has it back at once').toMatchObject({ authors: ['llama-x'] })
    expect(await used(callThere)).toBe(2)
  })

  it('leaves a reply that broke off to be gone on with by another, and both are named', async () => {
    const call = await register(there)
    first.script({ kind: 'tokens', tokens: ['Una ', 'lista '], ending: 'cut' }, down)
    const { chatId, replyId, end } = await ask(call)
    expect(end).toMatchObject({ status: 'failed', failure: 'broken', authors: ['llama-x'] })
    second.script({ kind: 'tokens', tokens: ['guarda ', 'valores.'] })
    expect((await call('POST', `/api/chat/continue/${replyId}`)).status).toBe(200)
    await expect.poll(async () => (await lastMessage(call, chatId)).status).toBe('complete')
    expect(await lastMessage(call, chatId)).toMatchObject({
      content: 'Una lista guarda valores.',
      authors: ['llama-x', 'claude-x'],
    })
    expect(await authorsOf(replyId)).toEqual([FIRST, SECOND])
    const file = await (await call('GET', `/api/chat/export/${chatId}?format=md`)).text()
    expect(file).toContain('*Escrito por llama-x y claude-x*')
  })

  it('takes no unit where nobody in the list could answer, and no key stands in the log', async () => {
    const call = await register(there)
    first.script(down)
    second.script(down)
    expect((await ask(call)).end).toMatchObject({ status: 'failed', failure: 'unavailable' })
    expect(await used(call)).toBe(0)
    const log = JSON.stringify([logged, here.logged, there.logged], (_, value) =>
      value instanceof Error ? `${value.message} ${value.stack}` : value,
    )
    expect(log).toContain('model_failed')
    expect(log).not.toContain(KEY)
  })
})
