import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { query } from '~/database/database'
import { chats, messages, votes } from '~/database/tables/schema'
import { addChat, addExchanges } from '~/testing/chat/conversations'
import { startApp, type TestApp } from '~/testing/start-app'
import type { Unanswered, UnansweredKind } from '../../unanswered-contract'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.database.db.delete(chats)
})

const db = () => app.database.db
const DAY_MS = 86_400_000
/** A Tuesday, 10 March 2026, 11:00 in Madrid. */
const ago = (days: number) => new Date(app.clock.now.getTime() - days * DAY_MS)
const read = (over: Partial<{ kind: UnansweredKind | null; weeks: 4 | 12 | 26; cursor: string | null }> = {}) =>
  app.services.chat.unanswered({ kind: null, weeks: 4, cursor: null, ...over })
const questionsOf = ({ groups }: Unanswered) => groups.map(({ question }) => question).toSorted()

type Told = { outcome?: 'asked' | 'unknown' | 'refused' | 'courtesy'; down?: boolean; at?: Date }

async function somebody() {
  const { call, user } = await app.register(`${randomUUID()}@example.com`)
  const chat = await addChat(db(), { userId: user.id, title: 'Chat' })
  return {
    call,
    user,
    chat,
    async asks(question: string, { outcome, down = false, at = ago(0) }: Told) {
      const [exchange] = await addExchanges(db(), chat, [{ question, reply: 'Respuesta', at }])
      const messageId = exchange?.replyId ?? ''
      if (outcome) await db().update(messages).set({ outcome }).where(eq(messages.id, messageId))
      const vote = { value: 'down', reason: 'too_hard', comment: `Lo dice ${user.email}` } as const
      if (down)
        await db()
          .insert(votes)
          .values({ messageId, userId: user.id, ...vote, votedAt: at })
    },
  }
}

describe('C-68 what the owner is shown', () => {
  it('is what was not known, asked back, refused or voted down, by kind; nothing else', async () => {
    const ana = await somebody()
    await ana.asks('¿Qué es un socket?', { outcome: 'unknown' })
    await ana.asks('hazme eso', { outcome: 'asked' })
    await ana.asks('roba una contraseña', { outcome: 'refused' })
    await ana.asks('gracias', { outcome: 'courtesy' })
    await ana.asks('¿Qué es una lista?', {})
    await ana.asks('¿Qué es un decorador?', { down: true })
    expect((await read()).read).toBe(4)
    const byKind = async (kind: UnansweredKind) => questionsOf(await read({ kind }))
    expect(await byKind('unknown')).toEqual(['¿Qué es un socket?'])
    expect(await byKind('asked')).toEqual(['hazme eso'])
    expect(await byKind('refused')).toEqual(['roba una contraseña'])
    expect(await byKind('down')).toEqual(['¿Qué es un decorador?'])
  })

  it('says neither who asked nor what looks personal, in questions and comments', async () => {
    const ana = await somebody()
    await ana.asks('Soy Marta Gil, marta@gil.example, 612345678: ¿qué es un socket?', {
      outcome: 'unknown',
      down: true,
    })
    const shown = await read()
    expect(shown.groups).toMatchObject([
      { question: 'Soy [nombre], [correo], [teléfono]: ¿qué es un socket?', comments: ['Lo dice [correo]'], count: 1 },
    ])
    const told = JSON.stringify(shown)
    for (const secret of [ana.user.id, ana.user.email, ana.chat.id, 'Marta', '612345678'])
      expect(told).not.toContain(secret)
  })

  it('shows nothing that was cut in two before it was blanked', async () => {
    const ana = await somebody()
    const link = `https://a.example/${'x'.repeat(473)}`
    await ana.asks(`${'¿Cómo? '.repeat(15)}${link} ana.garcia@correo.example`.slice(5), { outcome: 'unknown' })
    const [group] = (await read()).groups
    expect(group?.question).toMatch(/¿Cómo\?/)
    expect(group?.question).not.toContain('ana')
  })

  it('leaves out who has switched it off, and what was put aside', async () => {
    const [ana, eva] = [await somebody(), await somebody()]
    await ana.asks('¿Qué es un socket?', { outcome: 'unknown' })
    await ana.asks('¿Qué es un decorador?', { down: true })
    await eva.asks('¿Qué es una tupla?', { outcome: 'unknown' })
    await ana.call('PATCH', '/api/user/improvement', { helpsImprove: false })
    expect(questionsOf(await read())).toEqual(['¿Qué es una tupla?'])
    await db().update(chats).set({ deletedAt: app.clock.now }).where(eq(chats.id, eva.chat.id))
    expect(questionsOf(await read())).toEqual([])
    await ana.call('PATCH', '/api/user/improvement', { helpsImprove: true })
    expect(questionsOf(await read())).toEqual(['¿Qué es un decorador?', '¿Qué es un socket?'])
  })

  it('is of whole weeks in Madrid, this one among them, and counted by them', async () => {
    const ana = await somebody()
    await ana.asks('¿Qué es un socket?', { outcome: 'unknown' })
    await ana.asks('un socket, ¿qué es?', { outcome: 'unknown', at: ago(2) })
    // Monday, 16 February, 00:30 in Madrid, and an hour before.
    await ana.asks('qué es socket', { outcome: 'unknown', at: new Date('2026-02-15T23:30:00Z') })
    await ana.asks('¿Qué es un decorador?', { outcome: 'unknown', at: new Date('2026-02-15T22:30:00Z') })
    expect((await read()).groups).toMatchObject([
      {
        count: 3,
        weeks: [
          { start: '2026-03-09', count: 1 },
          { start: '2026-03-02', count: 1 },
          { start: '2026-02-16', count: 1 },
        ],
      },
    ])
    expect((await read({ weeks: 12 })).read).toBe(4)
  })

  it('comes in pages, each reply once; an address that was changed shows the newest', async () => {
    const ana = await somebody()
    const questions = Array.from({ length: 305 }, (_, at) => ({
      question: `¿Qué es tema${at}?`,
      reply: 'No lo sé',
      at: ago(at < 250 ? 0 : 1),
    }))
    await addExchanges(db(), ana.chat, questions)
    await db().update(messages).set({ outcome: 'unknown' }).where(eq(messages.role, 'assistant'))
    const first = await read()
    const second = await read({ cursor: first.nextCursor })
    expect([first.read, second.read, second.nextCursor]).toEqual([300, 5, null])
    const total = [...first.groups, ...second.groups].reduce((sum, { count }) => sum + count, 0)
    expect(total).toBe(305)
    expect((await read({ cursor: 'nada' })).read).toBe(300)
  })

  it('is read by its indexes', async () => {
    const plan = await db().transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return query(
        tx,
        z.object({ 'QUERY PLAN': z.string() }),
        sql`explain select id from messages where outcome in ('asked', 'unknown', 'refused')
          and created_at >= '2026-03-01' order by created_at desc, id desc limit 10`,
      )
    })
    expect(JSON.stringify(plan)).toContain('messages_unanswered')
  })
})
