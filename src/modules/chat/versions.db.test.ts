import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chats, messages } from '~/database/tables/schema'
import { readEvents } from '~/testing/chat/read-events'
import { createScriptedModel } from '~/testing/models/scripted-model'
import { setPlan } from '~/testing/payments/plans'
import { type Call, startApp, type TestApp } from '~/testing/start-app'
import type { History, Message, StreamStart } from './contract'

const mentor = createScriptedModel()
let app: TestApp
beforeAll(async () => {
  app = await startApp({ models: mentor.models })
})
afterAll(() => app.stop())

const STREAM = { Accept: 'text/event-stream' }

/** Somebody with a plan that knows no limits, unless `isFree`. */
async function person({ isFree = false } = {}) {
  const { call, user } = await app.register(`${randomUUID()}@example.com`)
  if (!isFree) {
    const plan = { planType: 'pro-monthly', subscriptionStatus: 'active' } as const
    await setPlan(app.database.db, user.id, plan)
  }
  return { call, user }
}

/** Sends, lets the mentor answer `reply` in full, and says what was stored and what the mentor was shown. */
async function exchange(asked: Promise<Response>, reply: string) {
  const [response, answer] = await Promise.all([asked, mentor.next()])
  answer.write(reply)
  answer.end()
  let start: StreamStart | undefined
  for await (const event of readEvents(response)) if (event.type === 'start') start = event.data
  if (start === undefined) throw new Error('no start event')
  return { ...start, shown: answer.turns.map(({ content }) => content) }
}

const ask = (call: Call, message: string, place: { chatId?: string; after?: string } = {}) =>
  call('POST', '/api/chat/message', { chatbotType: 'basic', message, ...place }, STREAM)
const again = (call: Call, replyId: string, headers = {}) =>
  call('POST', `/api/chat/regenerate/${replyId}`, undefined, { ...STREAM, ...headers })
const read = async (call: Call, chatId: string, query = ''): Promise<History> =>
  (await call('GET', `/api/chat/history?chatId=${chatId}${query}`)).json()
const texts = ({ messages: all }: { messages: Message[] }) => all.map(({ content }) => content)
const used = async (call: Call) => (await (await call('GET', '/api/chat/message-limits')).json()).dailyUsed

describe('another reply to the same question', () => {
  it('keeps the earlier one, shows the newer and lets the reader go back', async () => {
    const { call } = await person()
    const first = await exchange(ask(call, 'uno'), 'A')
    const second = await exchange(again(call, first.replyId), 'B')
    expect(second).toMatchObject({ chatId: first.chatId, questionId: first.questionId, shown: ['uno'] })

    const shown = await read(call, first.chatId)
    expect(texts(shown)).toEqual(['uno', 'B'])
    expect(shown.messages.map(({ versions }) => versions)).toEqual([[], [first.replyId, second.replyId]])

    const back: History = await (await call('POST', `/api/chat/show/${first.replyId}`)).json()
    expect(texts(back)).toEqual(['uno', 'A'])
    expect(texts(await read(call, first.chatId))).toEqual(['uno', 'A'])
  })

  it('goes on from the version that is shown', async () => {
    const { call } = await person()
    const first = await exchange(ask(call, 'uno'), 'A')
    await exchange(again(call, first.replyId), 'B')
    const { chatId } = first
    const onB = await exchange(ask(call, 'dos', { chatId }), 'C')
    expect(onB.shown).toEqual(['uno', 'B', 'dos'])
    await call('POST', `/api/chat/show/${first.replyId}`)
    const onA = await exchange(ask(call, 'tres', { chatId }), 'D')
    expect(onA.shown).toEqual(['uno', 'A', 'tres'])
    expect(texts(await read(call, chatId))).toEqual(['uno', 'A', 'tres', 'D'])
    // Back to B: with all that followed it.
    const back: History = await (await call('POST', `/api/chat/show/${onB.parentId}`)).json()
    expect(texts(back)).toEqual(['uno', 'B', 'dos', 'C'])
  })

  it('takes one unit of the limit, however often it is sent with the same key', async () => {
    const { call } = await person({ isFree: true })
    const first = await exchange(ask(call, 'uno'), 'A')
    const headers = { 'Idempotency-Key': randomUUID() }
    const second = await exchange(again(call, first.replyId, headers), 'B')
    const repeated = await again(call, first.replyId, headers)
    const { value } = await readEvents(repeated).next()
    expect(value).toMatchObject({ type: 'start', data: { replyId: second.replyId } })
    expect(await used(call)).toBe(2)
  })

  it('is refused at the limit and changes nothing', async () => {
    const { call } = await person({ isFree: true })
    const first = await exchange(ask(call, 'uno'), 'A')
    for (const reply of ['B', 'C', 'D', 'E']) await exchange(again(call, first.replyId), reply)
    const refused = await again(call, first.replyId)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ error: 'limit_reached', limitReached: 'daily' })
    const shown = await read(call, first.chatId)
    expect(texts(shown)).toEqual(['uno', 'E'])
    expect(shown.messages[1]?.versions).toHaveLength(5)
  })
})

describe('a question that was changed', () => {
  it('begins another branch beside the old one', async () => {
    const { call } = await person()
    const first = await exchange(ask(call, 'uno'), 'A')
    const { chatId } = first
    const second = await exchange(ask(call, 'dos', { chatId }), 'B')
    await exchange(ask(call, 'tres', { chatId }), 'C')
    const changed = await exchange(ask(call, 'DOS', { chatId, after: second.parentId }), 'D')
    expect(changed.shown).toEqual(['uno', 'A', 'DOS'])

    const shown = await read(call, chatId)
    expect(texts(shown)).toEqual(['uno', 'A', 'DOS', 'D'])
    expect(shown.messages[2]?.versions).toEqual([second.questionId, changed.questionId])
    const back: History = await (await call('POST', `/api/chat/show/${second.questionId}`)).json()
    expect(texts(back)).toEqual(['uno', 'A', 'dos', 'B', 'tres', 'C'])
  })

  it('may be the first of the chat', async () => {
    const { call } = await person()
    const first = await exchange(ask(call, 'uno'), 'A')
    expect(first.parentId).toBe(first.chatId)
    const changed = await exchange(ask(call, 'UNO', { chatId: first.chatId, after: first.chatId }), 'B')
    expect(changed.shown).toEqual(['UNO'])
    const shown = await read(call, first.chatId)
    expect(texts(shown)).toEqual(['UNO', 'B'])
    expect(shown.messages[0]?.versions).toEqual([first.questionId, changed.questionId])
  })

  it.each([
    ['a message of another chat', 'elsewhere'],
    ['a question', 'question'],
    ['a message that does not exist', 'nothing'],
  ])('cannot follow %s', async (_, what) => {
    const { call } = await person({ isFree: true })
    const [here, elsewhere] = [await exchange(ask(call, 'uno'), 'A'), await exchange(ask(call, 'otro'), 'B')]
    const after = { elsewhere: elsewhere.replyId, question: here.questionId, nothing: randomUUID() }[what]
    const refused = await ask(call, 'dos', { chatId: here.chatId, ...(after ? { after } : {}) })
    expect(refused.status).toBe(404)
    expect(texts(await read(call, here.chatId))).toEqual(['uno', 'A'])
    expect(await used(call)).toBe(2)
  })
})

describe('a long conversation', () => {
  /** A conversation of `length` messages, stored directly: question, reply, question … */
  async function conversation(userId: string, length: number, content = (at: number) => `mensaje ${at}`) {
    const { db } = app.database
    const [chat] = await db.insert(chats).values({ userId, type: 'basic', title: 'Larga' }).returning()
    if (chat === undefined) throw new Error('no chat')
    const ids = Array.from({ length }, () => randomUUID())
    const rows = ids.map((id, at) => ({
      id,
      position: at + 1,
      chatId: chat.id,
      userId,
      parentId: ids[at - 1] ?? chat.id,
      role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content: content(at),
    }))
    await db.insert(messages).values(rows)
    await db
      .update(chats)
      .set({ leafId: ids.at(-1) ?? null })
      .where(eq(chats.id, chat.id))
    return { chatId: chat.id, ids }
  }

  it('opens at its end and goes back page by page, without a gap or a double', async () => {
    const { call, user } = await person()
    const { chatId, ids } = await conversation(user.id, 170)
    let page = await read(call, chatId)
    expect(page.isEnd).toBe(true)
    const seen = [page.messages]
    while (page.previousCursor !== null) {
      page = await read(call, chatId, `&cursor=${page.previousCursor}`)
      seen.unshift(page.messages)
    }
    expect(seen.map(({ length }) => length)).toEqual([20, 50, 50, 50])
    expect(seen.flat().map(({ id }) => id)).toEqual(ids)
  })

  it('has pages under 100 kB, and questions stay with their replies', async () => {
    const { call, user } = await person()
    const { chatId } = await conversation(user.id, 60, (at) => 'ñ"\n'.repeat(at % 2 === 0 ? 500 : 5_000))
    for (let cursor: string | null = ''; cursor !== null; ) {
      const response = await call('GET', `/api/chat/history?chatId=${chatId}${cursor && `&cursor=${cursor}`}`)
      const body = await response.text()
      expect(body.length).toBeLessThan(100_000)
      const page: History = JSON.parse(body)
      expect(page.messages[0]?.role).toBe('user')
      cursor = page.previousCursor
    }
  })

  it('opens around a message, and says when more follows', async () => {
    const { call, user } = await person()
    const { chatId, ids } = await conversation(user.id, 170)
    const middle = await read(call, chatId, `&at=${ids[80]}`)
    expect(middle.isEnd).toBe(false)
    // The page ends with a question that has not been answered in it yet, and begins with one.
    expect(middle.messages.map(({ id }) => id)).toEqual(ids.slice(91 - 51, 91))
    const end = await read(call, chatId, `&at=${ids[165]}`)
    expect(end).toMatchObject({ isEnd: true })
    expect(end.messages.at(-1)?.id).toBe(ids.at(-1))
  })

  it('leads on from a message page by page to the end, without a gap or a double', async () => {
    const { call, user } = await person()
    const { chatId, ids } = await conversation(user.id, 170)
    const seen: string[] = ids.slice(0, 31)
    const lengths: number[] = []
    for (let isEnd = false; !isEnd; ) {
      const page = await read(call, chatId, `&after=${seen.at(-1)}`)
      expect(page.previousCursor).toBe(seen.at(-1))
      seen.push(...page.messages.map(({ id }) => id))
      lengths.push(page.messages.length)
      isEnd = page.isEnd
    }
    expect(lengths).toEqual([50, 50, 39])
    expect(seen).toEqual(ids)
    expect(await read(call, chatId, `&after=${ids.at(-1)}`)).toMatchObject({ messages: [], isEnd: true })
  })

  it('leads on by pages under 100 kB, and always by a message at least', async () => {
    const { call, user } = await person()
    const { chatId, ids } = await conversation(user.id, 12, (at) => 'x'.repeat(at === 4 ? 90_000 : 30_000))
    const nextPage = async (id: string | undefined) =>
      (await read(call, chatId, `&after=${id}`)).messages.map((message) => message.id)
    expect(await nextPage(ids[5])).toEqual(ids.slice(6, 8))
    expect(await nextPage(ids[3])).toEqual([ids[4]])
  })

  it('leads on in the branch that is shown, else in the newest one that has the message', async () => {
    const { call, user } = await person()
    const { chatId, ids } = await conversation(user.id, 20)
    await exchange(ask(call, 'otra cosa', { chatId, after: ids[3] ?? '' }), 'Z')
    expect(texts(await read(call, chatId, `&after=${ids[3]}`))).toEqual(['otra cosa', 'Z'])
    expect((await read(call, chatId, `&after=${ids[5]}`)).messages.map(({ id }) => id)).toEqual(ids.slice(6))
  })

  it('opens around a message of a branch that is not shown, and reading changes nothing', async () => {
    const { call, user } = await person()
    const { chatId, ids } = await conversation(user.id, 20)
    await exchange(ask(call, 'otra cosa', { chatId, after: ids[3] ?? '' }), 'Z')
    expect(texts(await read(call, chatId)).at(-1)).toBe('Z')
    const hit = await read(call, chatId, `&at=${ids[12]}`)
    expect(hit.messages.map(({ id }) => id)).toEqual(ids)
    expect(texts(await read(call, chatId)).at(-1)).toBe('Z')
  })

  it('opens around a message of both branches in the one that is shown, also when the other is newer', async () => {
    const { call, user } = await person()
    const { chatId, ids } = await conversation(user.id, 20)
    await exchange(ask(call, 'otra cosa', { chatId, after: ids[3] ?? '' }), 'Z')
    expect((await call('POST', `/api/chat/show/${ids[12]}`)).status).toBe(200)
    const hit = await read(call, chatId, `&at=${ids[2]}`)
    expect(hit.messages.map(({ id }) => id)).toEqual(ids.slice(0, 13))
  })
})

describe('what is not one’s own', () => {
  it('is not found: a reply to ask for again, a message to show, a page, a place, a reply to go on with', async () => {
    const owner = await person()
    const { chatId, replyId, questionId } = await exchange(ask(owner.call, 'secreto'), 'A')
    const { call } = await person()
    const own = await exchange(ask(call, 'mío'), 'B')
    const tries = [
      again(call, replyId),
      call('POST', `/api/chat/show/${questionId}`),
      call('POST', `/api/chat/continue/${replyId}`),
      call('GET', `/api/chat/follow-ups/${replyId}`),
      call('GET', `/api/chat/code-notes/${replyId}`),
      call('GET', `/api/chat/formatted-code/${replyId}?block=0`),
      call('GET', `/api/chat/history?chatId=${chatId}`),
      call('GET', `/api/chat/history?chatId=${own.chatId}&at=${questionId}`),
      call('GET', `/api/chat/history?chatId=${own.chatId}&after=${questionId}`),
      call('GET', `/api/chat/history?chatId=${chatId}&after=${questionId}`),
      call('GET', `/api/chat/history?chatId=${own.chatId}&cursor=${replyId}`),
      ask(call, 'dos', { chatId: own.chatId, after: replyId }),
    ]
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 404))
    const [count] = await app.database.db
      .select({ of: sql<number>`count(*)::int` })
      .from(messages)
      .where(eq(messages.chatId, chatId))
    expect(count?.of).toBe(2)
  })
})

describe('a reply that broke off', () => {
  it('says why, also after a reload, and is written on from where it stands', async () => {
    const { call } = await person({ isFree: true })
    const [response, answer] = await Promise.all([ask(call, 'uno'), mentor.next()])
    answer.write('La primera mitad 🐍')
    answer.fail('timeout')
    let start: StreamStart | undefined
    for await (const event of readEvents(response)) {
      if (event.type === 'start') start = event.data
      if (event.type === 'end') expect(event.data).toMatchObject({ status: 'failed', failure: 'timeout' })
    }
    if (start === undefined) throw new Error('no start event')
    const { chatId, replyId } = start
    expect((await read(call, chatId)).messages[1]).toMatchObject({ status: 'failed', failure: 'timeout' })

    const [continued, rest] = await Promise.all([call('POST', `/api/chat/continue/${replyId}`), mentor.next()])
    expect(continued.status).toBe(200)
    expect(rest.written).toBe('La primera mitad 🐍')
    expect(rest.turns.map(({ content }) => content)).toEqual(['uno'])
    // Asked for again meanwhile, in another tab: the same reply goes on, once.
    expect((await call('POST', `/api/chat/continue/${replyId}`)).status).toBe(200)
    const from = 'La primera mitad 🐍'.length
    const following = readEvents(await call('GET', `/api/chat/follow/${replyId}?from=${from}`, undefined, STREAM))
    rest.write(' y la segunda.')
    rest.end()
    expect(await following.next()).toMatchObject({ value: { type: 'text', data: ' y la segunda.' } })
    expect(await following.next()).toMatchObject({ value: { type: 'end', data: { status: 'complete' } } })
    expect((await read(call, chatId)).messages[1]).toMatchObject({
      status: 'complete',
      failure: null,
      content: 'La primera mitad 🐍 y la segunda.',
    })
    expect(await used(call)).toBe(1)
  })

  it('cannot be written on when it is whole', async () => {
    const { call } = await person()
    const { replyId } = await exchange(ask(call, 'uno'), 'A')
    expect((await call('POST', `/api/chat/continue/${replyId}`)).status).toBe(404)
  })
})
