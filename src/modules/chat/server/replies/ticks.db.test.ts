import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import type { OpenDatabase } from '~/database/open-database'
import { addChat, addUser } from '~/testing/chat/conversations'
import { openTestDatabase } from '~/testing/database/database'
import { storeExchange } from '../asking/exchange'
import { storePieces } from './reply-store'

const NOW = new Date('2026-03-10T10:00:00Z')
/** All versions of their rows fit on the table's first page (8 kB), so that no update waits for a vacuum to make room. */
const REPLIES = 2
const TICKS = 8
/** What a model writes in half a second. */
const PIECE = 'una frase de la respuesta con sus palabras '

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const updates = z.object({ all: z.coerce.number(), hot: z.coerce.number() })

/** How many rows this connection has updated that are not counted elsewhere yet, and how many of them on their page. */
async function countUpdates(db: Database) {
  const [counted] = await query(
    db,
    updates,
    sql`select n_tup_upd as all, n_tup_hot_upd as hot from pg_stat_xact_user_tables where relname = 'messages'`,
  )
  if (counted === undefined) throw new Error('nothing was counted')
  return counted
}

describe('storing what was written, twice a second', () => {
  it('updates rows on their page while that has room, without touching an index', async () => {
    const { db } = database
    const writer = randomUUID()
    const replies: { userId: string; replyId: string }[] = []
    for (let at = 0; at < REPLIES; at += 1) {
      const { id: userId } = await addUser(db)
      const { id: chatId } = await addChat(db, { userId })
      const sending = { sendKey: randomUUID(), isCounted: false, writer, concurrencyLimit: 1, now: NOW }
      const exchange = await storeExchange(db, {
        ...sending,
        userId,
        chatId,
        type: 'basic',
        after: null,
        text: 'Hola',
        title: 'Hola',
      })
      if (exchange) replies.push({ userId, replyId: exchange.replyId })
    }
    const counts = { all: 0, hot: 0 }
    for (let tick = 0; tick < TICKS; tick += 1) {
      const pieces = replies.map((reply) => ({ ...reply, after: tick * PIECE.length, text: PIECE }))
      await db.transaction(async (tx) => {
        const before = await countUpdates(tx)
        expect((await storePieces(tx, { pieces, writer })).size).toBe(REPLIES)
        const after = await countUpdates(tx)
        counts.all += after.all - before.all
        counts.hot += after.hot - before.hot
      })
    }
    // With an index on what changes, every update would write to that index too.
    expect(counts).toEqual({ all: REPLIES * TICKS, hot: REPLIES * TICKS })
  })
})
