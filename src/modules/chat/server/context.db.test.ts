import { eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '~/database/open-database'
import { messages } from '~/database/tables/schema'
import { type ModelRequest, type Turn, withWindow } from '~/modules/mentor/mentor.server'
import { addChat, addExchanges, addUser } from '~/testing/chat/conversations'
import { openTestDatabase } from '~/testing/database/database'
import { contextOf } from './context'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const AGREED = 'A partir de ahora los precios van siempre en céntimos, como enteros.'
const program = (at: number) =>
  Array.from({ length: 300 }, (_, line) => `    total_${line} = ${at} + ${line}`)
    .join('\n')
    .slice(0, 7_800)
const later = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    question: `¿Qué hace el programa ${from + at}?\n\ndef f${from + at}():\n${program(at)}`,
    reply: `Suma en f${from + at}.`,
  }))

async function conversation(exchanges: { question: string; reply: string | null }[]) {
  const { db } = database
  const user = await addUser(db)
  const chat = await addChat(db, { userId: user.id })
  const added = await addExchanges(db, chat, exchanges)
  return {
    userId: user.id,
    chat: { ...chat, leafId: added.at(-1)?.replyId ?? null },
    questionId: added.at(-1)?.questionId ?? '',
  }
}
const lengthOf = (turns: readonly Turn[]) => turns.reduce((sum, { content }) => sum + content.length, 0)

/** What a model with room for so many tokens is given of a conversation. */
async function given({ turns, earlier }: { turns: Turn[]; earlier: string | null }, inputTokens: number) {
  const asked: ModelRequest[] = []
  const model = withWindow(
    {
      async *stream(request) {
        asked.push(request)
        yield 'ok'
      },
    },
    { inputTokens, near: async () => [] },
  )
  const { signal } = new AbortController()
  const request = { mentor: 'basic' as const, instructions: 'Enseña.', turns, earlier: earlier ?? undefined, signal }
  for await (const _ of model.stream(request));
  const [only] = asked
  if (only === undefined) throw new Error('the model was not asked')
  return only
}
const digests = async (userId: string) =>
  (await database.db.select().from(messages).where(isNotNull(messages.digest))).filter((row) => row.userId === userId)

describe('what a model is given of a long conversation', () => {
  it('still holds what was agreed at its start after 200 turns with programs of 8,000 characters', async () => {
    const asked = { question: '¿Y ahora?', reply: null }
    const { userId, questionId } = await conversation([{ question: AGREED, reply: 'Hecho.' }, ...later(0, 198), asked])
    const { turns, earlier } = await contextOf(database.db, { userId, questionId })
    expect(earlier).toContain(AGREED)
    expect(earlier).toContain('Cómo empezó')
    expect(earlier?.length).toBeLessThan(7_000)
    expect(lengthOf(turns)).toBeLessThan(36_000)
    expect(turns.at(-1)?.content).toBe('¿Y ahora?')

    const [large, small] = await Promise.all([40_000, 5_000].map((tokens) => given({ turns, earlier }, tokens)))
    expect(large).toMatchObject({ turns, earlier })
    expect(small?.earlier).toContain(AGREED)
    expect(small?.turns.length).toBeGreaterThan(1)
    expect(lengthOf(small?.turns ?? [])).toBeLessThan(lengthOf(turns))
  })

  it('is more than the question where two long programs were pasted', async () => {
    const asked = { question: '¿Y ahora?', reply: null }
    const { userId, questionId } = await conversation([...later(0, 2), asked])
    const shown = await given(await contextOf(database.db, { userId, questionId }), 5_000)
    expect(shown.turns).toHaveLength(5)
    expect(shown.turns[0]?.content).toMatch(/¿Qué hace el programa 0\?.*def f0.*\[…\]\n$/s)
    expect(shown.turns[2]?.content).toContain('def f1')
  })

  it('is summed up once, read from there and extended', async () => {
    const { userId, chat, questionId } = await conversation([{ question: AGREED, reply: 'Hecho.' }, ...later(0, 20)])
    const first = await contextOf(database.db, { userId, questionId })
    expect(await contextOf(database.db, { userId, questionId })).toEqual(first)
    expect(await digests(userId)).toHaveLength(1)

    const [more] = (await addExchanges(database.db, chat, [...later(20, 12), { question: '¿Y?', reply: null }])).slice(
      -1,
    )
    await database.db.update(messages).set({ content: 'otra cosa' }).where(eq(messages.content, AGREED))
    const second = await contextOf(database.db, { userId, questionId: more?.questionId ?? '' })
    expect(second.earlier, 'from the digest, not read anew').toContain(AGREED)
    expect(second.earlier).toContain('f28')
    expect(await digests(userId)).toHaveLength(2)
  })

  it('is all of it, and nothing is summed up, while it is short', async () => {
    const { userId, questionId } = await conversation([
      { question: AGREED, reply: 'Hecho.' },
      { question: '¿Y?', reply: null },
    ])
    const { turns, earlier } = await contextOf(database.db, { userId, questionId })
    expect([turns.length, earlier]).toEqual([3, null])
    expect(await digests(userId)).toEqual([])
  })

  it("is nobody else's", async () => {
    const { questionId } = await conversation([{ question: AGREED, reply: 'Hecho.' }, ...later(0, 20)])
    const { userId } = await conversation([{ question: 'Hola', reply: 'Hola' }])
    await expect(contextOf(database.db, { userId, questionId })).rejects.toMatchObject({ code: 'not_found' })
  })
})
