import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '~/database/open-database'
import { addChat, addExchanges, addUser } from '~/testing/chat/conversations'
import { openTestDatabase } from '~/testing/database/database'
import { searchChats } from './search'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const newUser = async () => ({ id: (await addUser(database.db)).id, isPro: false })
type User = Awaited<ReturnType<typeof newUser>>
type Exchange = { question: string; reply: string }
let minutes = 0
async function chatOf(user: User, title: string, exchanges: Exchange[] = [], type: 'basic' | 'pro' = 'basic') {
  minutes += 1
  const activeAt = new Date(Date.UTC(2026, 0, 1, 0, minutes))
  const chat = await addChat(database.db, { userId: user.id, title, activeAt, type })
  const added = await addExchanges(database.db, chat, exchanges)
  return { chat, added }
}
const search = (user: User, q: string, cursor?: string) =>
  searchChats(database.db, user, { q, ...(cursor ? { cursor } : {}) })
const shown = async (user: User, q: string) =>
  (await search(user, q)).hits.map(({ snippet }) =>
    snippet.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join(''),
  )

describe('searching one’s chats', () => {
  it('finds words however they are written, inflected or half typed', async () => {
    const user = await newUser()
    await chatOf(user, 'Uno', [{ question: '¿Qué hace una función?', reply: 'Los Bucles repiten líneas.' }])
    for (const q of ['función', 'funcion', 'FUNCIONES', 'func', 'fu']) {
      expect(await shown(user, q), q).toEqual(['¿Qué hace una [función]?'])
    }
    for (const q of ['bucle', 'bucles', 'bucl', 'linea', 'repetir']) expect(await shown(user, q), q).toHaveLength(1)
    expect(await shown(user, 'tupla')).toEqual([])
  })

  it('finds messages that have all the words, and phrases as they stand', async () => {
    const user = await newUser()
    await chatOf(user, 'Uno', [
      { question: 'Quiero ordenar una lista de precios', reply: 'Una lista se ordena con sort.' },
      { question: 'Y de precios una lista', reply: 'Nada.' },
    ])
    expect(await shown(user, 'precios ordenar')).toEqual(['Quiero [ordenar] una lista de [precios]'])
    expect(await shown(user, '"lista de precios"')).toHaveLength(1)
    expect(await shown(user, '"precios una lista"')).toHaveLength(1)
    expect(await shown(user, '"lista sort"')).toEqual([])
    expect(await shown(user, 'lista "sin cerrar')).toEqual([])
  })

  it('finds the parts of names in programs', async () => {
    const user = await newUser()
    await chatOf(user, 'Uno', [
      { question: 'Suma por cliente', reply: "df.groupby('cliente') y mi_lista.append(ventas.csv)" },
    ])
    for (const q of ['groupby', 'append', 'mi_lista', 'ventas.csv', 'csv'])
      expect(await shown(user, q), q).toHaveLength(1)
  })

  it('finds what mixes digits and letters as one word, of which PostgreSQL makes a number and a word', async () => {
    const user = await newUser()
    const ids = ['32e2c984', '984a12', '12e5', '0x1f', '7e10abc', 'abc123', '3el', '1e', 'e3b0c44298fc1c149afbf4c8']
    for (const id of ids) await chatOf(user, 'Uno', [{ question: `El pedido ${id}, y su número 32e2`, reply: 'Vale.' }])
    for (const id of ids) {
      expect(await shown(user, id), id).toContain(`El pedido [${id}], y su número 32e2`)
      expect((await search(user, `"pedido ${id}"`)).hits, id).toHaveLength(1)
      expect((await search(user, `${id} pedido`)).hits, id).toHaveLength(1)
    }
    expect(await shown(user, '32e2c985')).toEqual([])
    expect(await shown(user, '32e2c9')).toEqual(['El pedido [32e2c984], y su número 32e2'])
    expect(await shown(user, '1f')).toEqual([])
    await chatOf(user, 'Pedido 32e2c984')
    expect(await shown(user, '32e2c984')).toEqual(['Pedido [32e2c984]', 'El pedido [32e2c984], y su número 32e2'])
  })

  it('takes small words for what they are, unless there is nothing else', async () => {
    const user = await newUser()
    await chatOf(user, 'Con todo', [{ question: 'Lee el archivo', reply: 'Contenido.' }])
    expect(await shown(user, 'el archivo de')).toHaveLength(1)
    expect(await shown(user, 'con')).toEqual(['[Con] todo', '[Contenido].'])
    expect(await shown(user, 'de')).toEqual([])
  })

  it('takes signs for no part of a word, and is not impressed by what is no word at all', async () => {
    const user = await newUser()
    await chatOf(user, 'Uno', [{ question: 'Uso C++ & Java', reply: 'Vale: (a|b) !c' }])
    expect(await shown(user, 'java')).toHaveLength(1)
    for (const q of [
      "'",
      '!!!',
      '& | !',
      '🐍',
      "java' & (",
      'java:*',
      '\\',
      '%',
      '"" ""',
      ':*',
      '<->',
      'a'.repeat(100),
    ]) {
      expect((await search(user, q)).hits.length, q).toBeLessThanOrEqual(1)
    }
  })

  it('looks into all branches, and says where it found what', async () => {
    const user = await newUser()
    const { chat, added } = await chatOf(user, 'Ramas', [{ question: 'Háblame de tuplas', reply: 'Son fijas.' }])
    await addExchanges(database.db, chat, [{ question: 'Háblame de conjuntos', reply: 'Sin repetir.' }], chat.id)
    expect((await search(user, 'fijas')).hits).toEqual([
      {
        chat: {
          id: chat.id,
          title: 'Ramas',
          type: 'basic',
          createdAt: chat.createdAt.toISOString(),
          activeAt: chat.activeAt.toISOString(),
          pinned: false,
        },
        messageId: added[0]?.replyId,
        role: 'assistant',
        snippet: [
          { text: 'Son ', isHit: false },
          { text: 'fijas', isHit: true },
          { text: '.', isHit: false },
        ],
        timestamp: '2026-03-10T10:00:00.000Z',
      },
    ])
    expect((await search(user, 'conjuntos')).hits).toHaveLength(1)
  })

  it('puts titles first, then the newest messages, few of each chat', async () => {
    const user = await newUser()
    await chatOf(user, 'Otra', [{ question: 'pandas vieja', reply: 'Sí' }])
    await chatOf(
      user,
      'Muchas',
      Array.from({ length: 8 }, (_, at) => ({ question: `pandas ${at}`, reply: 'No' })),
    )
    await chatOf(user, 'Pandas y más')
    await chatOf(user, 'Nueva', [{ question: 'pandas nueva', reply: 'Sí' }])
    expect(await shown(user, 'pandas')).toEqual([
      '[Pandas] y más',
      '[pandas] nueva',
      '[pandas] 7',
      '[pandas] 6',
      '[pandas] 5',
      '[pandas] vieja',
    ])
  })

  it('pages on without losing or repeating a chat, from titles into messages', async () => {
    const user = await newUser()
    for (let at = 0; at < 45; at += 1) {
      const isTitle = at % 2 === 0
      await chatOf(user, isTitle ? `Numpy ${at}` : `Chat ${at}`, [
        { question: isTitle ? 'Hola' : `numpy ${at}`, reply: 'Sí' },
      ])
    }
    const found: string[] = []
    const sizes: number[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await search(user, 'numpy', cursor)
      found.push(...page.hits.map(({ chat }) => chat.title))
      sizes.push(page.hits.length)
      cursor = page.nextCursor
    }
    expect(sizes).toEqual([20, 20, 5])
    const numbers = found.map((title) => Number(/\d+$/.exec(title)?.[0]))
    expect(numbers).toEqual([
      ...Array.from({ length: 23 }, (_, at) => 44 - 2 * at),
      ...Array.from({ length: 22 }, (_, at) => 43 - 2 * at),
    ])
  })

  it('weighs little, however long the messages are', async () => {
    const user = await newUser()
    const long = `${'Palabras y más palabras. '.repeat(2_000)} json ${'x'.repeat(50_000)}`
    for (let at = 0; at < 21; at += 1)
      await chatOf(user, `${at} ${'t'.repeat(110)}`, [{ question: 'Hola', reply: long }])
    const page = await search(user, 'json')
    expect(page.hits).toHaveLength(20)
    expect(JSON.stringify(page).length).toBeLessThan(20_000)
    expect(page.nextCursor).not.toBeNull()
  })

  it('CHAT-24 shows of PRO chats no more than the title to who may not open them', async () => {
    const user = await newUser()
    await chatOf(user, 'Secretos de asyncio', [{ question: 'Dime asyncio', reply: 'asyncio espera.' }], 'pro')
    expect((await search(user, 'asyncio')).hits).toMatchObject([{ messageId: null, chat: { type: 'pro' } }])
    expect((await search(user, 'asnycio')).hits).toMatchObject([{ messageId: null }])
    expect((await search(user, 'espera')).hits).toEqual([])
    expect((await search(user, 'espeara')).hits).toEqual([])
    expect((await search({ ...user, isPro: true }, 'asyncio')).hits).toHaveLength(3)
  })

  it('refuses cursors it did not write', async () => {
    const user = await newUser()
    for (const cursor of ['abc', Buffer.from('{"position":-1,"isMended":false}').toString('base64url')]) {
      await expect(search(user, 'hola', cursor)).rejects.toMatchObject({ code: 'invalid_input' })
    }
  })
})
