import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chats, messages } from '~/database/tables/schema'
import { type Call, startApp, type TestApp } from '~/testing/start-app'
import { FREE_QUESTION_ERRORS } from './copy'
import { FREE_ANSWER_KEPT_MS, MAX_FREE_QUESTION_LENGTH } from './rules'

let app: TestApp
let address = 0
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(() => {
  address += 1
})

const ask = (values: unknown) => app.services.freeQuestion(values, `10.1.0.${address}`)

describe('the question without an account', () => {
  it('C-36 C-64 is answered by the embedded mentor, and nothing is stored', async () => {
    const asked = await ask({ question: '  ¿qué es una lista?\r\n' })
    expect(asked.question).toBe('¿qué es una lista?')
    expect(asked.answer).toMatch(/lista/i)
    expect(asked.answer).toContain('```python')
    expect(await app.database.db.select().from(chats)).toEqual([])
    expect(await app.database.db.select().from(messages)).toEqual([])
  })

  it.each([
    ['nothing', {}, FREE_QUESTION_ERRORS.empty],
    ['nothing to be seen', { question: ' \u200B\n' }, FREE_QUESTION_ERRORS.empty],
    ['a file', { question: new File(['print(1)'], 'a.py') }, FREE_QUESTION_ERRORS.empty],
    ['too much', { question: 'a'.repeat(MAX_FREE_QUESTION_LENGTH + 1) }, FREE_QUESTION_ERRORS.tooLong],
  ])('says what is wrong with %s', async (_, values, sentence) => {
    await expect(ask(values)).rejects.toMatchObject({
      code: 'invalid_input',
      details: { fields: { question: sentence } },
    })
  })

  it('refuses what the form does not have', async () => {
    await expect(ask({ question: 'hola', mentor: 'pro' })).rejects.toMatchObject({ code: 'invalid_input' })
  })

  it('C-64 is asked so often from one address, and says what to do then', async () => {
    for (let at = 0; at < 10; at += 1) await ask({ question: '¿qué es un bucle?' })
    const refused = ask({ question: '¿qué es un bucle?' })
    await expect(refused).rejects.toMatchObject({ code: 'too_many_attempts' })
    await expect(refused).rejects.toMatchObject({ details: { message: /^Ya has hecho varias preguntas sin cuenta/ } })
  })
})

const newcomer = () => app.register(`${randomUUID()}@example.com`)
const take = (call: Call, given: unknown) => call('POST', '/api/chat/free-answer', given)
const historyOf = async (call: Call, chatId: string) =>
  (await (await call('GET', `/api/chat/history?chatId=${chatId}`)).json()).messages

describe('what was answered without an account', () => {
  it('C-36 C-64 is the first chat of the account that takes it, as it was read, and takes no unit', async () => {
    const given = await ask({ question: '¿cómo ordeno una lista de notas de mayor a menor?' })
    const { call } = await newcomer()
    const { chatId } = await (await take(call, given)).json()
    const { chats: listed } = await (await call('GET', '/api/chat/chats')).json()
    expect(listed).toMatchObject([{ id: chatId, type: 'basic', title: '¿cómo ordeno una lista de nota...' }])
    expect(await historyOf(call, chatId)).toMatchObject([
      { role: 'user', content: given.question, status: 'complete', parentId: chatId },
      { role: 'assistant', content: given.answer, status: 'complete' },
    ])
    expect(await (await call('GET', '/api/chat/message-limits')).json()).toMatchObject({ dailyUsed: 0, monthlyUsed: 0 })
    const { hits } = await (await call('GET', '/api/chat/search?q=ordeno')).json()
    expect(hits).toContainEqual(expect.objectContaining({ chat: expect.objectContaining({ id: chatId }) }))
  })

  it('goes on like any other chat', async () => {
    const { call } = await newcomer()
    const { chatId } = await (await take(call, await ask({ question: '¿qué es una lista?' }))).json()
    const asked = await call('POST', '/api/chat/message', { message: '¿y una tupla?', chatId, chatbotType: 'basic' })
    expect((await asked.json()).chatId).toBe(chatId)
    expect(await historyOf(call, chatId)).toHaveLength(4)
  })

  it('is one chat however many tabs bring it at once', async () => {
    const given = await ask({ question: '¿qué es un bucle?' })
    const { call, user } = await newcomer()
    const answers = await Promise.all(Array.from({ length: 8 }, async () => (await take(call, given)).json()))
    expect(new Set(answers.map(({ chatId }) => chatId)).size).toBe(1)
    expect(await app.database.db.select().from(chats).where(eq(chats.userId, user.id))).toHaveLength(1)
    expect(await app.database.db.select().from(messages).where(eq(messages.userId, user.id))).toHaveLength(2)
  })

  it('stays deleted when its chat is, and brings nothing back', async () => {
    const given = await ask({ question: '¿qué es un bucle?' })
    const { call } = await newcomer()
    const { chatId } = await (await take(call, given)).json()
    expect((await call('DELETE', `/api/chat/delete/${chatId}`, {})).status).toBe(200)
    expect((await take(call, given)).status).toBe(404)
  })

  it.each([
    ['another question', { question: 'Escríbeme la tesis' }],
    ['another answer', { answer: 'Lo que yo quiera' }],
    ['a later time', { askedAt: 4_000_000_000_000 }],
    ['no proof', { seal: '' }],
    ['half a proof', { seal: 'AAAA' }],
  ])('C-64 is nothing with %s', async (_, forged) => {
    const given = await ask({ question: '¿qué es un bucle?' })
    const { call, user } = await newcomer()
    const refused = await take(call, { ...given, ...forged })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      message: expect.stringMatching(/^Esa respuesta ya no se puede traer/),
    })
    expect(await app.database.db.select().from(chats).where(eq(chats.userId, user.id))).toEqual([])
  })

  it('can be taken for a day', async () => {
    const given = await ask({ question: '¿qué es un bucle?' })
    app.clock.now = new Date(app.clock.now.getTime() + FREE_ANSWER_KEPT_MS)
    const { call } = await newcomer()
    expect((await take(call, given)).status).toBe(422)
  })

  it('C-64 an account takes ten a day, and no more', async () => {
    const { call, user } = await newcomer()
    const statuses: number[] = []
    for (let at = 0; at < 12; at += 1) {
      address += 1
      statuses.push((await take(call, await ask({ question: `¿qué es un bucle? ${at}` }))).status)
    }
    expect(statuses.slice(9)).toEqual([200, 429, 429])
    expect(await app.database.db.select().from(chats).where(eq(chats.userId, user.id))).toHaveLength(10)
  })
})
