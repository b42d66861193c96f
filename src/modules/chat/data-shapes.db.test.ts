import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '~/testing/start-app'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

it('DATA-05 DATA-06 DATA-07 chats, messages and limits carry the fields of the spec', async () => {
  const { call } = await app.register('formas@example.com')
  const sent = await call('POST', '/api/chat/message', { message: 'Hola', chatbotType: 'basic' })
  const { chatId } = await sent.json()
  const { chats } = await (await call('GET', '/api/chat/chats')).json()
  const createdAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(chats).toEqual([expect.objectContaining({ id: chatId, title: 'Hola', type: 'basic', createdAt })])
  const { messages } = await (await call('GET', `/api/chat/history?chatId=${chatId}`)).json()
  const message = { id: expect.any(String), chatId, timestamp: createdAt }
  expect(messages).toEqual([
    expect.objectContaining({ ...message, role: 'user', content: 'Hola' }),
    expect.objectContaining({ ...message, role: 'assistant', content: 'Me preguntas: Hola' }),
  ])
  expect(await (await call('GET', '/api/chat/message-limits')).json()).toMatchObject({
    canSend: true,
    dailyLimit: 5,
    monthlyLimit: 20,
    dailyUsed: 1,
    monthlyUsed: 1,
  })
})
