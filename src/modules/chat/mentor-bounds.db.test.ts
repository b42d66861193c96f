import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openReply, readToEnd } from '~/testing/chat/open-reply'
import { createScriptedModel } from '~/testing/models/scripted-model'
import { setPlan } from '~/testing/payments/plans'
import { type Call, startApp, type TestApp } from '~/testing/start-app'

const mentor = createScriptedModel()
let app: TestApp
beforeAll(async () => {
  const environment = { MAX_REPLIES_PER_PERSON: '1/2', MAX_CONTINUATIONS: '0/1' }
  app = await startApp({ models: mentor.models, environment })
})
afterAll(() => app.stop())

async function proPerson(): Promise<Call> {
  const { call, user } = await app.register(`${randomUUID()}@example.com`)
  await setPlan(app.database.db, user.id, { planType: 'pro-monthly', subscriptionStatus: 'active' })
  return call
}
const ask = (call: Call, chatbotType: 'basic' | 'pro') =>
  call('POST', '/api/chat/message', { chatbotType, message: 'Hola' })

it('each mentor has as many replies of a person written at once as is set for it', async () => {
  const call = await proPerson()
  const first = await openReply(call, mentor, { chatbotType: 'basic' })
  expect(await (await ask(call, 'basic')).json()).toMatchObject({ error: 'too_many_replies' })
  const second = await openReply(call, mentor, { chatbotType: 'pro' })
  expect(await (await ask(call, 'pro')).json()).toMatchObject({ error: 'too_many_replies' })
  for (const reply of [first, second]) {
    reply.answer.write('Hecho')
    reply.answer.end()
    await readToEnd(reply)
  }
})

it('each mentor goes on with a reply that broke off as often as is set for it', async () => {
  const call = await proPerson()
  const brokenOff = async (chatbotType: 'basic' | 'pro') => {
    const reply = await openReply(call, mentor, { chatbotType })
    reply.answer.write('Hasta aquí')
    reply.answer.fail('broken')
    await readToEnd(reply)
    return reply.start.replyId
  }
  const goOn = (replyId: string) => call('POST', `/api/chat/continue/${replyId}`)
  expect(await (await goOn(await brokenOff('basic'))).json()).toMatchObject({ error: 'reply_at_end' })
  expect((await goOn(await brokenOff('pro'))).status).toBe(200)
})
