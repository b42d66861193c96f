import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Call, startApp, type TestApp } from '~/testing/start-app'

let app: TestApp
let person: Awaited<ReturnType<TestApp['register']>>
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  person = await app.register(`${randomUUID()}@example.com`)
})
afterAll(() => app.stop())

const ask = (call: Call, message: string) =>
  call('POST', '/api/chat/message', { message, chatbotType: 'basic' }, { 'Idempotency-Key': randomUUID() })
type Throttle = TestApp['services']['accounts']['throttle']
const spend = async (limit: 'chat' | 'chatExport' | 'followUps' | 'uncountedSend', times: number) => {
  const throttle: Throttle = app.services.accounts.throttle
  for (let time = 0; time < times; time += 1) await throttle[limit](person.user.id, app.clock.now)
}

it('chats are made up to 400 in ten minutes: each leaves a row', async () => {
  await spend('chat', 399)
  const create = () => person.call('POST', '/api/chat/create', { type: 'basic' })
  expect([(await create()).status, (await create()).status]).toEqual([200, 429])
})

it('what is sent without a unit is taken up to 60 times in ten minutes; what takes one goes on', async () => {
  await spend('uncountedSend', 59)
  expect((await ask(person.call, 'Quiero morirme')).status).toBe(200)
  const refused = await ask(person.call, 'Quiero morirme')
  expect([refused.status, (await refused.json()).error]).toEqual([429, 'too_many_attempts'])
  expect((await ask(person.call, '¿Qué es una lista?')).status).toBe(200)
})

it('what could be asked next is told 120 times a minute: each keeps the mentor busy', async () => {
  const { id } = await (await ask(person.call, '¿Qué es una lista?')).json()
  await spend('followUps', 119)
  const next = () => person.call('GET', `/api/chat/follow-ups/${id}`)
  expect([(await next()).status, (await next()).status]).toEqual([200, 429])
})

it('a conversation is exported up to 60 times in ten minutes: each has the linter read all of it', async () => {
  const { chatId } = await (await ask(person.call, '¿Qué es una lista?')).json()
  await spend('chatExport', 59)
  const save = () => person.call('GET', `/api/chat/export/${chatId}?format=md`)
  expect([(await save()).status, (await save()).status]).toEqual([200, 429])
})
