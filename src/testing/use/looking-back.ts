import { eq } from 'drizzle-orm'
import { chats } from '~/database/tables/schema'
import { CHATS_PER_PAGE } from '~/modules/chat/rules'
import { addChat, addExchanges } from '../chat/conversations'
import { setPlan } from '../payments/plans'
import type { Call, TestApp } from '../start-app'

/** Inflected, with a slip in one and in two words, in quotes, half typed, of names in code, and nowhere. */
const SEARCHES = ['bucles', 'bucels', 'bucels anidaods', '"bucle anidado"', 'buc', 'mi_lista', 'zzzzyx']
/** More than a page of anything has. */
const MOST_PAGES = 4

/** Somebody with more than a page of everything pages through it and puts it in order; as long as they have PRO, and without. */
export async function lookBack(app: TestApp): Promise<void> {
  const { db } = app.database
  const { call, user } = await app.register('mucho-escrito@example.com')
  const own = { userId: user.id }
  const long = await addChat(db, { ...own, title: 'Un bucle muy largo' })
  const [first] = await addExchanges(db, long, exchanges(60))
  for (let made = 0; made <= CHATS_PER_PAGE; made += 1) {
    const chat = await addChat(db, { ...own, title: `Bucle anidado ${made}` })
    await addExchanges(db, chat, exchanges(1))
  }
  for (const planType of ['free', 'pro-lifetime'] as const) {
    await setPlan(db, user.id, { planType, subscriptionStatus: planType === 'free' ? 'inactive' : 'lifetime' })
    for (const q of SEARCHES) await pages(call, `/api/chat/search?q=${encodeURIComponent(q)}`)
  }
  await pages(call, '/api/chat/chats?')
  await readHistory(call, { chatId: long.id, questionId: first?.questionId ?? '' })
  await keep(app, call, long.id)
}

const exchanges = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ question: `¿Un bucle anidado, ${at}?`, reply: 'Usa `mi_lista` en él.' }))

/** One page after the other. */
async function pages(call: Call, path: string) {
  let cursor: string | null = ''
  for (let read = 0; cursor !== null && read < MOST_PAGES; read += 1) {
    const response: Response = await call('GET', cursor === '' ? path : `${path}&cursor=${encodeURIComponent(cursor)}`)
    cursor = (await response.json()).nextCursor ?? null
  }
}

/** Its end, the page before, the page around the first question and the one after it; then another beginning, and back. */
async function readHistory(call: Call, { chatId, questionId }: { chatId: string; questionId: string }) {
  const path = `/api/chat/history?chatId=${chatId}`
  const { previousCursor } = await (await call('GET', path)).json()
  await call('GET', `${path}&cursor=${previousCursor}`)
  await call('GET', `${path}&at=${questionId}`)
  await call('GET', `${path}&after=${questionId}`)
  await call('POST', '/api/chat/message', { message: '¿Y de nuevo?', chatId, after: chatId, chatbotType: 'basic' })
  await call('POST', `/api/chat/show/${questionId}`)
}

/** Pins, shares, exports, puts aside and brings back; what was put aside long ago is erased by the next sweep. */
async function keep(app: TestApp, call: Call, chatId: string) {
  await call('PATCH', `/api/chat/pin/${chatId}`, { pinned: true })
  await call('PATCH', `/api/chat/update-title/${chatId}`, { title: 'Bucles' })
  for (const format of ['md', 'py', 'ipynb'])
    await (await call('GET', `/api/chat/export/${chatId}?format=${format}`)).text()
  const { share } = await (await call('POST', `/api/chat/share/${chatId}`)).json()
  for (const path of [share.path, `${share.path}.data`]) await call('GET', path)
  await call('POST', `/api/chat/share/${chatId}`)
  await call('DELETE', `/api/chat/delete/${chatId}`)
  await call('POST', `/api/chat/restore/${chatId}`)
  await call('DELETE', `/api/chat/delete/${chatId}`)
  await app.database.db
    .update(chats)
    .set({ deletedAt: new Date(0) })
    .where(eq(chats.id, chatId))
}
