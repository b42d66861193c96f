import { randomUUID } from 'node:crypto'
import { STREAM } from '../chat/open-reply'
import type { Call, TestApp } from '../start-app'
import { SAY } from './faltering-model'

/** As long as the units of a day last, and once more. */
const MORE_THAN_A_DAY = 6

/** Somebody without a plan asks, asks again and goes on with what broke off, until the day's messages are used up. */
export async function chatWithoutPlan(app: TestApp): Promise<void> {
  const { call } = await app.register('sin-plan@example.com')
  const send = (message: string, more: object = {}, key: string = randomUUID()) =>
    call('POST', '/api/chat/message', { message, chatbotType: 'basic', ...more }, { 'Idempotency-Key': key })
  const key = randomUUID()
  const { id, chatId } = await (await send('¿Qué es una lista?', {}, key)).json()
  await send('¿Qué es una lista?', {}, key)
  await call('POST', `/api/chat/regenerate/${id}`)
  await call('POST', `/api/chat/show/${id}`)
  await vote(call, id)

  const attachments = [await attach(call)]
  await send(SAY.unknown, { chatId, after: chatId, attachments })
  await failAndTryAgain(call, (failing) => send(SAY.nothing, { chatId }, failing))
  await goOn(call, chatId)
  for (let sent = 0; sent < MORE_THAN_A_DAY; sent += 1) await send('¿Y una tupla?', { chatId })
  await call('GET', '/api/chat/message-limits')
}

async function vote(call: Call, reply: string) {
  await call('POST', `/api/chat/vote/${reply}`, { value: 'up' })
  await call('POST', `/api/chat/vote/${reply}`, { value: 'down', reason: null, comment: 'No me sirve' })
}

async function attach(call: Call): Promise<string> {
  const data = Buffer.from('print(1)').toString('base64')
  return (await (await call('POST', '/api/chat/attachments', { name: 'uno.py', data })).json()).id
}

/** Under the key of what failed with nothing the reply is opened once more. */
async function failAndTryAgain(call: Call, send: (key: string) => Promise<Response>) {
  const key = randomUUID()
  await (await send(key)).text()
  await (await send(key)).text()
  await call('GET', '/api/chat/message-limits')
}

/** Asks for what breaks off and has it written on: the first time it takes no unit, the second it does. */
async function goOn(call: Call, chatId: string) {
  const half = { message: SAY.half, chatId, chatbotType: 'basic' }
  await (await call('POST', '/api/chat/message', half, STREAM)).text()
  const { messages } = await (await call('GET', `/api/chat/history?chatId=${chatId}`)).json()
  const { id } = messages.at(-1)
  for (const _ of ['free', 'counted']) {
    await call('POST', `/api/chat/continue/${id}`)
    await (await call('GET', `/api/chat/follow/${id}`, undefined, STREAM)).text()
  }
}
