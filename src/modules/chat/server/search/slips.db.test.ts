import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '~/database/open-database'
import { addChat, addExchanges, addUser } from '~/testing/chat/conversations'
import { openTestDatabase } from '~/testing/database/database'
import { sampled } from '~/testing/sampled'
import { searchChats } from './search'
import { fold } from './terms'

/** What people type, and what they mean: letters swapped, lost, doubled, mistaken by ear or by finger; some are half typed. */
const SLIPS = [
  ['dicionario', 'diccionario'],
  ['dicionarios', 'diccionario'],
  ['diccionairo', 'diccionario'],
  ['dicionaro', 'diccionario'],
  ['lsita', 'lista'],
  ['lisat', 'lista'],
  ['litsa', 'lista'],
  ['bucel', 'bucle'],
  ['bulce', 'bucle'],
  ['bucles', 'bucle'],
  ['fucnion', 'función'],
  ['funcoin', 'función'],
  ['funsion', 'función'],
  ['fnciones', 'función'],
  ['exepcion', 'excepción'],
  ['exepsion', 'excepción'],
  ['escepcion', 'excepción'],
  ['decoradro', 'decorador'],
  ['deocrador', 'decorador'],
  ['recursibidad', 'recursividad'],
  ['comprencion', 'comprensión'],
  ['conprension', 'comprensión'],
  ['expreciones', 'expresión'],
  ['ficehro', 'fichero'],
  ['archibo', 'archivo'],
  ['arhcivo', 'archivo'],
  ['erencia', 'herencia'],
  ['herensia', 'herencia'],
  ['iterrar', 'iterar'],
  ['generadro', 'generador'],
  ['pnadas', 'pandas'],
  ['pytohn', 'python'],
  ['phyton', 'python'],
  ['prnit', 'print'],
  ['retrun', 'return'],
  ['improt', 'import'],
  ['lamda', 'lambda'],
  ['enumarate', 'enumerate'],
  ['fatcura', 'factura'],
  ['inventarió', 'inventario'],
  ['numreos', 'número'],
  ['diccoin', 'diccion'],
  ['palindormo', 'palíndromo'],
  ['desempaketar', 'desempaquetar'],
] as const

/** Nothing that the texts have comes close to these. */
const NONSENSE = ['qwxyzzk', 'asdfgh', 'xkcdqwe', 'zzzzzz', 'murcielago', 'holografia', 'qwertyuiop', 'aaaaaaaaaaaa']

let database: OpenDatabase
let user: { id: string; isPro: boolean }
beforeAll(async () => {
  database = await openTestDatabase()
  user = { id: (await addUser(database.db)).id, isPro: false }
  const folder = 'content/lessons'
  for (const file of readdirSync(folder)) {
    const [, head = '', ...body] = readFileSync(`${folder}/${file}`, 'utf8').split(/^---$/m)
    const chat = await addChat(database.db, { userId: user.id, title: `Pregunta ${file.length}` })
    const questions = [...head.matchAll(/^ {2}- (.*)$/gm)].map(([, question]) => question ?? '')
    await addExchanges(database.db, chat, [{ question: questions.join('. '), reply: body.join('---') }])
  }
})
afterAll(() => database.close())

const found = async (q: string) => {
  const { hits } = await searchChats(database.db, user, { q })
  const marked = hits.flatMap(({ snippet }) => snippet.filter(({ isHit }) => isHit).map(({ text }) => fold(text)))
  return { hits, marked: [...new Set(marked)] }
}

describe('a slip of typing', () => {
  it.each(sampled(SLIPS))('%s finds %s', async (slip, word) => {
    const { marked } = await found(slip)
    const meant = marked.filter((text) => text.startsWith(fold(word).slice(0, 4)))
    expect(marked.length).toBeGreaterThan(0)
    expect(meant, marked.join(', ')).toEqual(marked)
  })

  it('is mended beside a word that is right, and that one is left alone', async () => {
    const { hits, marked } = await found('ordenar dicionario')
    expect(hits.length).toBeGreaterThan(0)
    expect(marked.filter((text) => !/^(orden|diccionario)/.test(text))).toEqual([])
    expect(marked.some((text) => text.startsWith('orden'))).toBe(true)
  })

  it.each(sampled(NONSENSE))('is not what %s is', async (nonsense) => {
    expect((await found(nonsense)).marked).toEqual([])
  })

  it('is mended with the own words of whoever searches, no others', async () => {
    const stranger = { id: (await addUser(database.db)).id, isPro: false }
    const chat = await addChat(database.db, { userId: stranger.id, title: 'Cocina' })
    await addExchanges(database.db, chat, [{ question: 'Receta de pan', reply: 'Harina y agua.' }])
    expect((await searchChats(database.db, stranger, { q: 'dicionario' })).hits).toEqual([])
    expect((await searchChats(database.db, stranger, { q: 'harnia' })).hits).toHaveLength(1)
    expect((await searchChats(database.db, stranger, { q: 'cocnia' })).hits).toMatchObject([{ messageId: null }])
  })

  it('pages on in what was found once it was mended', async () => {
    const all = new Set<string>()
    let pages = 0
    for (let cursor: string | null | undefined; cursor !== null; pages += 1) {
      const page = await searchChats(database.db, user, { q: 'lsita', ...(cursor ? { cursor } : {}) })
      for (const { messageId } of page.hits) all.add(messageId ?? '')
      cursor = page.nextCursor
    }
    expect(pages).toBeGreaterThan(1)
    expect(all.size).toBeGreaterThan(20)
  })
})
