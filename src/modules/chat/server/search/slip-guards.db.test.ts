import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '~/database/open-database'
import { addChat, addExchanges, addUser } from '~/testing/chat/conversations'
import { openTestDatabase } from '~/testing/database/database'
import { searchChats } from './search'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const somebody = async () => ({ id: (await addUser(database.db)).id, isPro: false })
const titlesFound = async (user: { id: string; isPro: boolean }, q: string) =>
  (await searchChats(database.db, user, { q })).hits.map(({ chat }) => chat.title)

it('a word of long ago is found by a slip, however many words would be nearer that nobody has written', async () => {
  const user = await somebody()
  const old = await addChat(database.db, { userId: user.id, title: 'Animales' })
  await addExchanges(database.db, old, [{ question: 'Una tortuga', reply: 'Anda.' }])
  const since = Array.from({ length: 151 }, () => ({ question: 'Y pan', reply: 'Agua.' }))
  await addExchanges(database.db, await addChat(database.db, { userId: user.id, title: 'Cocina' }), since)
  // Another letter costs a whole slip; hundreds of words come before with a letter left out or doubled.
  expect(await titlesFound(user, 'tortufa')).toEqual(['Animales'])
})

it.each([
  ['two letters', 'caso', 'El as', 'El vaso'],
  ['more letters than a word has', 'otorinolaringologicamnte', 'Otorrinolaringologicamente', null],
  ['hardly any letters beside the same ones', 'arte', 'Rate', 'El arce'],
])('a word with %s is not what was meant by %s', async (_, typed, other, meant) => {
  const user = await somebody()
  for (const title of [other, ...(meant === null ? [] : [meant])])
    await addChat(database.db, { userId: user.id, title })
  expect(await titlesFound(user, typed)).toEqual(meant === null ? [] : [meant])
})
