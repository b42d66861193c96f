import { loadPyodide, type PyodideInterface } from 'pyodide'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { OpenDatabase } from '~/database/open-database'
import { createEmbeddedMentor } from '~/modules/mentor/mentor.server'
import { addChat, addExchanges, addUser } from '~/testing/chat/conversations'
import { openTestDatabase } from '~/testing/database/database'
import { FACTS } from '~/testing/mentor/product-facts'
import type { ExportFormat } from '../../contract'
import { createLibrary, type Library } from '../library/library'

const AT = new Date('2026-03-10T10:00:00Z')
let database: OpenDatabase
let library: Library
let python: PyodideInterface
beforeAll(async () => {
  database = await openTestDatabase()
  library = createLibrary({ db: database.db, reading: database.reading, clock: () => AT })
  python = await loadPyodide({ stdout: () => {} })
})
afterAll(() => database.close())

type Exchange = { question: string; reply: string; status?: 'complete' | 'stopped' | 'failed' | 'streaming' }
async function chatOf(exchanges: Exchange[], title = 'Mis «listas» y bucles') {
  const user = { id: (await addUser(database.db)).id, isPro: false }
  const chat = await addChat(database.db, { userId: user.id, title, createdAt: AT })
  await addExchanges(
    database.db,
    chat,
    exchanges.map((exchange) => ({ ...exchange, at: AT })),
  )
  return { user, chat }
}
async function exported({ user, chat }: Awaited<ReturnType<typeof chatOf>>, format: ExportFormat) {
  const { body } = await library.exportChat(user, { chatId: chat.id, format })
  return new Response(body).text()
}

/** nbformat 4.5, as far as it concerns us; strict, so that nothing else gets in. */
const cell = z.strictObject({
  id: z.string().regex(/^[a-zA-Z0-9-_]{1,64}$/),
  metadata: z.strictObject({ tags: z.tuple([z.literal('raises-exception')]).optional() }),
  source: z.string(),
})
const markdownCell = cell.extend({ cell_type: z.literal('markdown') })
const codeCell = cell.extend({ cell_type: z.literal('code'), execution_count: z.null(), outputs: z.tuple([]) })
const notebook = z.strictObject({
  nbformat: z.literal(4),
  nbformat_minor: z.literal(5),
  metadata: z.strictObject({
    kernelspec: z.strictObject({ name: z.literal('python3'), display_name: z.string(), language: z.literal('python') }),
    language_info: z.looseObject({ name: z.literal('python') }),
  }),
  cells: z.array(z.discriminatedUnion('cell_type', [markdownCell, codeCell])),
})
const readNotebook = (text: string) => {
  const read = notebook.parse(JSON.parse(text))
  expect(new Set(read.cells.map(({ id }) => id)).size).toBe(read.cells.length)
  return read
}

const TROUBLE: Exchange[] = [
  {
    question: '¿Cómo sumo?\nimport os\r# coding: latin-1',
    reply: 'Así:\n\n```python\nprint(1 + 1)\n```\n\nSale:\n\n```text\n2\n```',
  },
  {
    question: 'Con `comillas` """ y \\',
    reply: '# Título\n\n```python\nif x\n  print 2\n```\n\n```bash\nrm -rf /\n```',
  },
  { question: 'Consola', reply: '```pycon\n>>> a = 3\n>>> a\n3\n```\n\n1. Uno\n\n   ```py\n   b = a\n   ```' },
  {
    question: 'Futuro',
    reply:
      '```python\nfrom __future__ import annotations\n\nasync def f():\n    return 1\n```\n```python\nreturn 5\n```',
  },
  { question: 'Nuevo', reply: '```python\ntype Mes = tuple[int, int]\n```' },
  { question: 'Sin código', reply: 'No hace falta.' },
  { question: 'Detenida', reply: 'Mira:\n\n```python\nfor i in range(3):', status: 'stopped' },
  { question: 'Rota', reply: '', status: 'failed' },
  { question: 'En curso', reply: 'Un mom', status: 'streaming' },
]

describe('a conversation as Markdown', () => {
  it('has title, mentor, dates, questions as quotations, answers as they are, and says what broke off', async () => {
    const text = await exported(await chatOf(TROUBLE), 'md')
    expect(text).toContain('# Mis «listas» y bucles\n\nMentor Basic · 10 de marzo de 2026\n')
    expect(text).toContain(
      '\n## Pregunta · 10 de marzo de 2026, 11:00\n\n> ¿Cómo sumo?  \n> import os  \n> # coding: latin-1  \n',
    )
    expect(text).toContain('\nAsí:\n\n```python\nprint(1 + 1)\n```\n\nSale:\n')
    expect(text).toContain('\n### Título\n')
    expect(text).toContain('for i in range(3):\n```\n\n*La respuesta se detuvo aquí.*\n')
    expect(text).toContain('> Rota  \n\n*Esta pregunta se quedó sin respuesta.*\n')
    expect(text).toContain('\nUn mom\n\n*La respuesta todavía se estaba escribiendo.*\n')
    expect(text.match(/^# /gm)).toHaveLength(1)
    expect(text.match(/^## /gm)).toHaveLength(TROUBLE.length)
  })

  it('is of the branch that is shown', async () => {
    const { user, chat } = await chatOf([{ question: 'Primera', reply: 'Uno' }])
    await addExchanges(database.db, chat, [{ question: 'Editada', reply: 'Dos' }], chat.id)
    const text = await exported({ user, chat }, 'md')
    expect(text).toContain('Editada')
    expect(text).not.toContain('Primera')
  })
})

describe('its code as a program', () => {
  const compiles = (source: string) => {
    python.globals.set('source', source)
    python.runPython("compile(source.encode(), 'conversacion.py', 'exec')")
  }

  it('compiles whatever was asked and answered, and runs what was Python only', async () => {
    const text = await exported(await chatOf(TROUBLE, 'coding: latin-1\nimport os'), 'py')
    compiles(text)
    const lines = text.split('\n')
    const code = lines.filter((line) => line.trim() !== '' && !line.startsWith('#'))
    expect(code).toEqual(['print(1 + 1)', 'a = 3', 'a', 'b = a', 'async def f():', '    return 1'])
    expect(text).toContain(
      '# Pregunta · 10 de marzo de 2026, 11:00\n# ¿Cómo sumo?\n# import os\n# # coding: latin-1\n\nprint(1 + 1)\n',
    )
    expect(text).toContain('se queda como comentario:\n# if x\n#   print 2\n')
    expect(text).toContain('necesita Python 3.12 o posterior y se queda como comentario:\n# type Mes')
    expect(text).not.toContain('rm -rf')
    expect(text).not.toContain('Sin código')
  })

  it('says so when there is none', async () => {
    const text = await exported(await chatOf([{ question: 'Hola', reply: 'Hola.' }]), 'py')
    compiles(text)
    expect(text).toContain('# En esta conversación no hay código Python.\n')
  })
})

describe('a conversation as a notebook', () => {
  it('is valid nbformat 4.5, with outputs yet to come', async () => {
    const { cells } = readNotebook(await exported(await chatOf(TROUBLE), 'ipynb'))
    const code = cells.filter(({ cell_type }) => cell_type === 'code').map(({ source }) => source)
    expect(code).toEqual([
      'print(1 + 1)',
      'a = 3\na\n# 3',
      'b = a',
      '# from __future__ import annotations\n\nasync def f():\n    return 1',
    ])
    expect(cells[0]?.source).toBe('# Mis «listas» y bucles\n\nMentor Basic · 10 de marzo de 2026')
    expect(cells.some(({ source }) => source === '~~~python\nif x\n  print 2\n~~~')).toBe(true)
  })

  it('reruns: the cells of real answers of the embedded mentor, one after the other', async () => {
    // The card of an idea shows a mistake on purpose, which would end the run.
    const questions = ['¿Cómo funciona el bucle for?', '¿Qué es un diccionario?', '¿Cómo calculo el IVA?']
    const exchanges = await Promise.all(
      questions.map(async (question) => ({ question, reply: await answerTo(question) })),
    )
    const { cells } = readNotebook(await exported(await chatOf(exchanges), 'ipynb'))
    const code = cells.filter(({ cell_type }) => cell_type === 'code')
    expect(code.length).toBeGreaterThanOrEqual(3)
    const scope = python.toPy({ __name__: '__main__' })
    for (const { source, metadata } of code) {
      const run = () => python.runPython(source, { globals: scope })
      if (metadata.tags) expect(run).toThrow()
      else run()
    }
    expect(code.some(({ metadata }) => metadata.tags !== undefined)).toBe(true)
  })

  it('is one of no cells but the title for a chat without messages', async () => {
    expect(readNotebook(await exported(await chatOf([]), 'ipynb')).cells).toHaveLength(1)
  })
})

describe('a long chat', () => {
  it('is written while it is read', async () => {
    const question = '¿Cómo recorro una lista?'
    const reply = await answerTo(question)
    const chat = await chatOf(Array.from({ length: 400 }, (_, at) => ({ question: `${at} ${question}`, reply })))
    for (const format of ['md', 'py', 'ipynb'] as const) {
      const { body } = await library.exportChat(chat.user, { chatId: chat.chat.id, format })
      let pieces = 0
      let length = 0
      for await (const piece of body) {
        pieces += 1
        length += piece.length
      }
      expect(pieces).toBeGreaterThan(400)
      expect(length).toBeGreaterThan(150_000)
    }
  })

  it('is no longer read when nobody takes it', async () => {
    const { user, chat } = await chatOf(Array.from({ length: 200 }, (_, at) => ({ question: `${at}`, reply: 'Sí' })))
    const { body } = await library.exportChat(user, { chatId: chat.id, format: 'md' })
    const reader = body.getReader()
    await reader.read()
    await reader.cancel()
    expect((await reader.read()).done).toBe(true)
  })
})

it('CHAT-24 a PRO chat is exported with PRO only', async () => {
  const user = await addUser(database.db)
  const chat = await addChat(database.db, { userId: user.id, type: 'pro' })
  const wish = { chatId: chat.id, format: 'md' } as const
  await expect(library.exportChat({ id: user.id, isPro: false }, wish)).rejects.toMatchObject({
    code: 'requires_upgrade',
  })
  expect(await library.exportChat({ id: user.id, isPro: true }, wish)).toMatchObject({
    mediaType: 'text/markdown; charset=utf-8',
  })
})

async function answerTo(question: string): Promise<string> {
  return (
    await createEmbeddedMentor(() => FACTS).answer({ mentor: 'basic', turns: [{ role: 'user', content: question }] })
  ).markdown
}
