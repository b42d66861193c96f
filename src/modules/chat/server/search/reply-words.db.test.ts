import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '~/database/open-database'
import { onPrimary } from '~/database/reading'
import { storedExchanges } from '~/testing/chat/stored-exchanges'
import { openTestDatabase } from '~/testing/database/database'
import { createLibrary } from '../library/library'
import { failAbandoned } from '../replies/reply-store'
import { makeWords } from './reply-words'
import { searchChats } from './search'

const NOW = new Date('2026-03-10T10:00:00Z')
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const { writing, close, change, rowOf } = storedExchanges(() => database.db, NOW)
const library = () => createLibrary({ db: database.db, reading: onPrimary(database.db), clock: () => NOW })
const found = async (userId: string, q: string) =>
  (await searchChats(database.db, { id: userId, isPro: false }, { q })).hits

describe('the words of a reply', () => {
  it('are there for whoever searches the moment that it has ended, and none of another’s are made for that', async () => {
    const [ana, luis] = [await writing(), await writing()]
    for (const { openId } of [ana, luis]) await close(openId, undefined, 'complete', 'Un paréntesis sin cerrar')
    const { hits } = await library().searchChats({ id: ana.userId, isPro: false }, { q: 'parentesis' })
    expect(hits).toMatchObject([{ chat: { id: ana.chatId }, role: 'assistant' }])
    expect((await rowOf(luis.openId))?.search).toBeNull()
  })

  it('are made of all replies within a sweep, by as many instances as there are', async () => {
    const ended = await Promise.all(Array.from({ length: 45 }, writing))
    for (const { openId } of ended) await close(openId, undefined, 'stopped', 'Un diccionario')
    await Promise.all([makeWords(database.db), makeWords(database.db)])
    for (const { userId } of ended) expect(await found(userId, 'diccionarios')).toHaveLength(1)
  })

  it('are made of one whose writer is gone, and of none that is being written', async () => {
    const [gone, open] = [await writing(), await writing()]
    await change(gone.openId, { content: 'Una tupla', leaseUntil: new Date(Date.now() - 60_000) })
    await change(open.openId, { content: 'Una tupla' })
    await failAbandoned(database.db)
    await makeWords(database.db)
    expect(await found(gone.userId, 'tupla')).toHaveLength(1)
    expect(await found(open.userId, 'tupla')).toEqual([])
  })
})
