import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '~/database/open-database'
import { storedExchanges } from '~/testing/chat/stored-exchanges'
import { openTestDatabase } from '~/testing/database/database'
import { storeExchange } from '../asking/exchange'
import { createClosings } from './closings'
import { REPLY_CHANNEL } from './reply-notifications'

const NOW = new Date('2026-03-10T10:00:00Z')
let database: OpenDatabase
const heard: string[] = []
beforeAll(async () => {
  database = await openTestDatabase()
  await database.listen(REPLY_CHANNEL, { notification: (payload) => void heard.push(payload), gap: () => {} })
})
afterAll(() => database.close())

const { writer, question, writing, rowOf, usageOf } = storedExchanges(() => database.db, NOW)

const ending = ({ userId, replyId }: { userId: string; replyId: string }, to: { content?: string } = {}) => ({
  ...{ userId, replyId, writer, outcome: 'answered' as const, rung: null, status: 'complete' as const, failure: null },
  ...{ content: 'Fin', ...to },
})
const openReplies = async (count: number) => {
  const made = await Promise.all(Array.from({ length: count }, writing))
  return made.map(({ userId, openId }) => ({ userId, replyId: openId }))
}

it('replies that end together are closed and told together, each once', async () => {
  const close = createClosings(database.db)
  const open = await openReplies(12)
  expect(await Promise.all(open.map((reply) => close(ending(reply))))).toEqual(open.map(() => []))
  const ids = open.map(({ replyId }) => replyId).sort()
  await expect.poll(() => heard.join(',').split(',').sort()).toEqual(ids)
  expect(heard, 'the first at once, the others when it is stored').toHaveLength(2)
  expect(await close(ending(open[0] ?? { userId: '', replyId: '' }))).toBeNull()
})

it('one that is stopped between the halves of a character ends before it', async () => {
  const close = createClosings(database.db)
  const [reply] = await openReplies(1)
  if (reply === undefined) throw new Error('one was opened')
  await close({ ...ending(reply, { content: `Hola 🐍 y ${'🐍'.slice(0, 1)}` }), status: 'stopped' })
  expect((await rowOf(reply.replyId))?.content).toBe('Hola 🐍 y ')
})

it('one that the database refuses keeps no other open', async () => {
  const close = createClosings(database.db)
  const [first, odd, last] = await openReplies(3)
  if (!(first && odd && last)) throw new Error('three were opened')
  const closed = await Promise.allSettled([
    close(ending(first)),
    close(ending(odd, { content: 'nul: \0' })),
    close(ending(last)),
  ])
  expect(closed.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect((await rowOf(last.replyId))?.status).toBe('complete')
  expect((await rowOf(odd.replyId))?.status).toBe('streaming')
})

it('C-63 of several of one user’s that are stopped before their first character together, one is free', async () => {
  const close = createClosings(database.db)
  const { userId, chatId, openId } = await writing()
  const second = (await storeExchange(database.db, question(userId, chatId)))?.replyId ?? ''
  const [other] = await openReplies(1)
  if (other === undefined) throw new Error('one was opened')
  // While the first is stored the others wait for the next statement.
  const stopped = [other.replyId, openId, second].map((replyId) => ({
    ...ending({ userId: replyId === other.replyId ? other.userId : userId, replyId }, { content: '' }),
    status: 'stopped' as const,
  }))
  await Promise.all(stopped.map(close))
  expect(await usageOf(userId)).toMatchObject({ dayUsed: 1, monthUsed: 1, freeStopDay: '2026-03-10' })
})
