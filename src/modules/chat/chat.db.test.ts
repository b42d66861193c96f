import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chats } from '~/database/tables/schema'
import { setPlan } from '~/testing/payments/plans'
import { type Call, startApp, type TestApp } from '~/testing/start-app'
import type { Message } from './contract'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const ask = (call: Call, body: object, headers?: Record<string, string>) =>
  call('POST', '/api/chat/message', { chatbotType: 'basic', ...body }, headers)
const json = async (response: Promise<Response>) => (await response).json()
const newChat = async (call: Call, type = 'basic'): Promise<string> =>
  (await json(call('POST', '/api/chat/create', { type }))).chatId
const history = async (call: Call, chatId: string): Promise<Message[]> =>
  (await json(call('GET', `/api/chat/history?chatId=${chatId}`))).messages
const makePro = (id: string) => setPlan(app.database.db, id, { planType: 'pro-monthly', subscriptionStatus: 'active' })

describe('chats', () => {
  it('CHAT-06 API-12 API-14 API-15 API-16 creates, lists, renames and deletes', async () => {
    const { call } = await app.register('chats@example.com')
    const created = await json(call('POST', '/api/chat/create', { type: 'basic', title: ' Mis listas ' }))
    expect(created).toEqual({ chatId: expect.any(String), title: 'Mis listas', type: 'basic' })
    expect(await json(call('PATCH', `/api/chat/update-title/${created.chatId}`, { title: 'Diccionarios' }))).toEqual({
      title: 'Diccionarios',
    })
    expect((await json(call('GET', '/api/chat/chats'))).chats).toEqual([
      {
        id: created.chatId,
        title: 'Diccionarios',
        type: 'basic',
        pinned: false,
        createdAt: '2026-03-10T10:00:00.000Z',
        activeAt: '2026-03-10T10:00:00.000Z',
      },
    ])
    expect((await call('DELETE', `/api/chat/delete/${created.chatId}`)).status).toBe(200)
    expect((await json(call('GET', '/api/chat/chats'))).chats).toEqual([])
    expect((await call('GET', `/api/chat/history?chatId=${created.chatId}`)).status).toBe(404)
  })

  it('lists newest activity first, in pages that neither lose nor repeat a chat', async () => {
    const { call, user } = await app.register('pages@example.com')
    const made = Array.from({ length: 65 }, (_, at) => ({
      userId: user.id,
      type: 'basic' as const,
      title: `Chat ${at}`,
      // Several of the same moment, as an import would make them.
      activeAt: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(at / 10))),
    }))
    await app.database.db.insert(chats).values(made)
    const titles: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: { chats: { title: string }[]; nextCursor: string | null } = await json(
        call('GET', `/api/chat/chats${cursor && `?cursor=${cursor}`}`),
      )
      expect(page.chats.length).toBeLessThanOrEqual(30)
      titles.push(...page.chats.map((chat) => chat.title))
      cursor = page.nextCursor
    }
    expect(new Set(titles).size).toBe(65)
    expect(titles.slice(0, 5).every((title) => /^Chat 6\d$/.test(title))).toBe(true)
  })

  it('VAL-18 refuses a blank title and one over 120 characters, in Spanish', async () => {
    const { call } = await app.register('titles@example.com')
    const chatId = await newChat(call)
    const blank = await call('PATCH', `/api/chat/update-title/${chatId}`, { title: '   ' })
    expect([blank.status, (await blank.json()).fields.title]).toEqual([422, 'El título no puede estar vacío.'])
    expect((await call('PATCH', `/api/chat/update-title/${chatId}`, { title: 'x'.repeat(121) })).status).toBe(422)
    for (const title of ['\u200b', '\u202e\u2066', ' \u2800\u3164']) {
      expect((await call('PATCH', `/api/chat/update-title/${chatId}`, { title })).status).toBe(422)
      expect((await call('POST', '/api/chat/create', { type: 'basic', title })).status).toBe(422)
    }
    const hidden = call('PATCH', `/api/chat/update-title/${chatId}`, { title: 'Mis \u202esatsil' })
    expect(await json(hidden), 'what would turn it around goes').toEqual({ title: 'Mis satsil' })
  })

  it('ROLE-03 VAL-20 API-13 keeps PRO chats to PRO users; all others have Basic ones', async () => {
    const { call, user } = await app.register('pro@example.com')
    const refused = await call('POST', '/api/chat/create', { type: 'pro' })
    expect([refused.status, (await refused.json()).requiresUpgrade]).toEqual([403, true])
    expect((await ask(call, { message: 'Hola', chatbotType: 'pro' })).status).toBe(403)
    expect((await ask(call, { message: 'Hola', chatId: await newChat(call), chatbotType: 'basic' })).status).toBe(200)

    await makePro(user.id)
    const chatId = await newChat(call, 'pro')
    expect((await ask(call, { message: 'Hola', chatId, chatbotType: 'pro' })).status).toBe(200)

    await setPlan(app.database.db, user.id, { planExpiresAt: app.clock.now })
    const closed = await call('GET', `/api/chat/history?chatId=${chatId}`)
    expect([closed.status, (await closed.json()).requiresUpgrade]).toEqual([403, true])
  })

  it("answers 404 for another user's chat, whatever is asked of it, and changes nothing", async () => {
    const owner = await app.register('owner@example.com')
    const other = await app.register('other@example.com')
    const { chatId, id } = await json(ask(owner.call, { message: 'Esto es mío' }))
    const tries = [
      other.call('GET', `/api/chat/history?chatId=${chatId}`),
      other.call('PATCH', `/api/chat/update-title/${chatId}`, { title: 'Robado' }),
      other.call('DELETE', `/api/chat/delete/${chatId}`),
      other.call('GET', `/api/chat/follow/${id}`),
      other.call('POST', `/api/chat/stop/${id}`),
      ask(other.call, { message: 'Hola', chatId }),
    ]
    for (const response of await Promise.all(tries)) expect(response.status).toBe(404)
    expect((await json(other.call('GET', '/api/chat/message-limits'))).dailyUsed).toBe(0)
    expect(await history(owner.call, chatId)).toHaveLength(2)
    expect((await json(owner.call('GET', '/api/chat/chats'))).chats[0].title).toBe('Esto es mío')
  })
})

describe('sending a message', () => {
  it('API-17 answers id, content, timestamp and chatId, and stores question and reply', async () => {
    const { call } = await app.register('api17@example.com')
    const reply = await json(ask(call, { message: 'Hola' }))
    expect(reply).toEqual({
      id: expect.any(String),
      content: 'Me preguntas: Hola',
      timestamp: '2026-03-10T10:00:00.000Z',
      chatId: expect.any(String),
      title: 'Hola',
    })
    expect((await history(call, reply.chatId)).map(({ role, content, status }) => [role, content, status])).toEqual([
      ['user', 'Hola', 'complete'],
      ['assistant', 'Me preguntas: Hola', 'complete'],
    ])
  })

  it('CHAT-08 titles a chat by its first message only, and never over a title of its own', async () => {
    const { call } = await app.register('chat08@example.com')
    const { chatId } = await json(ask(call, { message: '¿Cómo leo un archivo CSV con Python?' }))
    const titleOf = async (id: string) =>
      (await json(call('GET', '/api/chat/chats'))).chats.find((chat: { id: string }) => chat.id === id).title
    expect(await titleOf(chatId)).toBe('¿Cómo leo un archivo CSV con P...')
    await ask(call, { message: 'Otra cosa', chatId })
    expect(await titleOf(chatId)).toBe('¿Cómo leo un archivo CSV con P...')

    const named = (await json(call('POST', '/api/chat/create', { type: 'basic', title: 'Con nombre' }))).chatId
    await ask(call, { message: 'Hola', chatId: named })
    expect(await titleOf(named)).toBe('Con nombre')
  })

  it('refuses blank and oversized messages, other fields and the wrong mentor, and counts none of them', async () => {
    const { call } = await app.register('bad@example.com')
    const chatId = await newChat(call)
    const bad = [
      { message: '  \n ', chatId },
      { message: '\u200b\u200d', chatId },
      { message: ' \u202e\n\u2060 ', chatId },
      { message: 'x'.repeat(8001), chatId },
      { message: 'Hola', chatId, userId: randomUUID() },
      { message: 'Hola', chatId: 'no-es-un-id' },
      { message: 5, chatId },
      { message: 'un \0 en medio', chatId },
      { message: 'Hola', chatId, chatbotType: 'pro' },
      { chatId },
    ]
    for (const body of bad) expect((await ask(call, body)).status, JSON.stringify(body).slice(0, 80)).toBe(422)
    expect((await ask(call, { message: 'Hola', chatId }, { 'Idempotency-Key': 'no' })).status).toBe(422)
    expect(await history(call, chatId)).toEqual([])
    expect((await json(call('GET', '/api/chat/message-limits'))).dailyUsed).toBe(0)
    expect((await ask(call, { message: 'x'.repeat(8000), chatId })).status).toBe(200)
  })

  it('takes a repeated send once, one after the other and at the same time', async () => {
    const { call } = await app.register('repeat@example.com')
    const key = { 'Idempotency-Key': randomUUID() }
    const first = await json(ask(call, { message: 'Una vez' }, key))
    expect(await json(ask(call, { message: 'Una vez' }, key))).toEqual(first)
    const twice = { 'Idempotency-Key': randomUUID() }
    const [a, b] = await Promise.all(
      [ask(call, { message: 'Doble' }, twice), ask(call, { message: 'Doble' }, twice)].map(json),
    )
    expect(a).toEqual(b)
    expect((await json(call('GET', '/api/chat/message-limits'))).dailyUsed).toBe(2)
    expect((await json(call('GET', '/api/chat/chats'))).chats).toHaveLength(2)
  })
})

describe('two things at once', () => {
  it('a repeated send of the last unit finds what the first one stored', async () => {
    const { call } = await app.register('last-unit@example.com')
    const chatId = await newChat(call)
    for (let at = 0; at < 4; at += 1) await ask(call, { message: 'Hola', chatId })
    const key = { 'Idempotency-Key': randomUUID() }
    const twins = await Promise.all(Array.from({ length: 6 }, () => ask(call, { message: 'La última', chatId }, key)))
    expect(twins.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const ids = await Promise.all(twins.map(async (twin) => (await twin.json()).id))
    expect(new Set(ids).size).toBe(1)
  })

  it('a chat deleted while something is asked in it is no fault of ours', async () => {
    const { call, user } = await app.register('deleting@example.com')
    await makePro(user.id)
    for (let round = 0; round < 10; round += 1) {
      const chatId = await newChat(call)
      const [asked, deleted] = await Promise.all([
        ask(call, { message: 'Hola', chatId }),
        call('DELETE', `/api/chat/delete/${chatId}`),
      ])
      expect(deleted.status).toBe(200)
      expect([200, 404, 502]).toContain(asked.status)
    }
    expect((await json(call('GET', '/api/chat/chats'))).chats).toEqual([])
  })
})

describe('history', () => {
  it('pages backwards through a long chat without a gap', async () => {
    const { call, user } = await app.register('long@example.com')
    await makePro(user.id)
    const chatId = await newChat(call)
    for (let at = 0; at < 30; at += 1) await ask(call, { message: `Pregunta ${at}`, chatId })
    const last = await json(call('GET', `/api/chat/history?chatId=${chatId}`))
    expect(last.messages).toHaveLength(50)
    const before = await json(call('GET', `/api/chat/history?chatId=${chatId}&cursor=${last.previousCursor}`))
    expect(before.previousCursor).toBeNull()
    const questions = [...before.messages, ...last.messages]
      .filter((message) => message.role === 'user')
      .map((message) => message.content)
    expect(questions).toEqual(Array.from({ length: 30 }, (_, at) => `Pregunta ${at}`))
  })

  it('refuses cursors it did not write', async () => {
    const { call } = await app.register('cursor@example.com')
    const chatId = await newChat(call)
    expect((await call('GET', `/api/chat/history?chatId=${chatId}&cursor=abc`)).status).toBe(422)
    const yearZero = Buffer.from(JSON.stringify(['0000-01-01T00:00:00Z', chatId])).toString('base64url')
    for (const cursor of ['eyJhIjoxfQ', yearZero]) {
      expect((await call('GET', `/api/chat/chats?cursor=${cursor}`)).status).toBe(422)
    }
  })
})
