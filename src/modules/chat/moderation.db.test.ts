import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseConfig } from '~/config/config'
import { chooseModels } from '~/server/compose/models'
import { readToEnd, STREAM } from '~/testing/chat/open-reply'
import { readEvents } from '~/testing/chat/read-events'
import { startModelServer } from '~/testing/models/model-server'
import { type Call, SECRET, startApp, type TestApp } from '~/testing/start-app'

const KEY = 'clave_que_nadie_debe_ver'
const paid = await startModelServer()
const moderation = await startModelServer()
const logged: unknown[] = []

let app: TestApp
beforeAll(async () => {
  const config = parseConfig({
    MENTOR_BASIC_MODEL: 'openai-compatible/llama-x',
    OPENAI_BASE_URL: paid.baseUrl,
    OPENAI_API_KEY: KEY,
    MODERATION_BASE_URL: moderation.baseUrl,
    MODERATION_API_KEY: KEY,
  })
  const note = (...entry: unknown[]) => void logged.push(entry)
  const log = { debug: note, info: note, warn: note, error: note }
  const ledger = { reserve: async () => ({ settle: async () => {} }) }
  app = await startApp({ models: await chooseModels({ config, secret: SECRET, log, ledger }) })
})
afterAll(async () => {
  await app.stop()
  await Promise.all([paid.stop(), moderation.stop()])
})

async function ask(message: string) {
  const { call } = await app.register(`${randomUUID()}@example.com`)
  const events = readEvents(await call('POST', '/api/chat/message', { chatbotType: 'basic', message }, STREAM))
  const { value } = await events.next()
  if (value?.type !== 'start') throw new Error('no start event')
  await readToEnd({ events })
  const { messages } = await (await call('GET', `/api/chat/history?chatId=${value.data.chatId}`)).json()
  return { reply: messages.at(-1), used: await used(call) }
}
const used = async (call: Call) => (await (await call('GET', '/api/chat/message-limits')).json()).dailyUsed
const flag = (category: string) =>
  moderation.script({ kind: 'json', body: { results: [{ flagged: true, categories: { [category]: true } }] } })

describe('a question that the moderation flags', () => {
  it.each([
    ['violence', 'En eso no puedo ayudarte'],
    ['self-harm/intent', '024'],
  ])('for %s is refused without the model, kept, and takes no unit', async (category, said) => {
    flag(category)
    const before = paid.requests.length
    const { reply, used } = await ask('Una pregunta que nadie debe contestar')
    expect(reply).toMatchObject({ role: 'assistant', status: 'complete', content: expect.stringContaining(said) })
    expect(used).toBe(0)
    expect(paid.requests).toHaveLength(before)
  })
})

describe('a moderation that is away', () => {
  it('lets the model answer, and no key into the log', async () => {
    moderation.script({ kind: 'json', status: 500, body: { error: { message: KEY } } })
    const { reply, used } = await ask('¿Qué es una lista?')
    expect(reply.content).toContain('Has preguntado: ¿Qué es una lista?')
    expect(used).toBe(1)
    expect(JSON.stringify(logged, (_, value) => (value instanceof Error ? String(value.stack) : value))).not.toContain(
      KEY,
    )
    expect(logged).toContainEqual(['a question was not moderated', expect.anything()])
  })
})
