import { afterAll, beforeAll, expect, it } from 'vitest'
import { createScriptedModel } from '~/testing/scripted-model'
import { startApp, type TestApp } from '~/testing/start-app'
import { MAX_REPLY_LENGTH } from './rules'

const mentor = createScriptedModel()
let app: TestApp
beforeAll(async () => {
  app = await startApp({ models: mentor.models })
})
afterAll(() => app.stop())

it('keeps of an answer without end what can be shown, and says that it broke off', async () => {
  const { call } = await app.register('endless@example.com')
  const body = { chatbotType: 'basic', message: 'Hola' }
  const response = await call('POST', '/api/chat/message', body, { Accept: 'text/event-stream' })
  const answer = await mentor.next()
  const start = 'a'.repeat(MAX_REPLY_LENGTH - 1)
  answer.write(start)
  answer.write('🐍 y así')
  const [, chatId] = /"chatId":"([^"]+)"/.exec(await response.text()) ?? []
  const { messages } = await (await call('GET', `/api/chat/history?chatId=${chatId}`)).json()
  const { content, status, failure } = messages.at(-1)
  expect({ length: content.length, status, failure }).toEqual({
    length: start.length,
    status: 'failed',
    failure: 'broken',
  })
})
