import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { storeExchange } from '~/modules/chat/server/asking/exchange'
import { readHistory } from '~/modules/chat/server/history'
import { closeReplies } from '~/modules/chat/server/replies/reply-store'
import { readSharedConversation } from '~/modules/chat/server/sharing/shared-conversation'
import { withMigrationsUpTo } from '~/testing/version-before/earlier-migrations'
import { CHAT, LAST_BEFORE, OWNER, replay } from '~/testing/version-before/session'
import type { Database } from './database'
import { migrate, type Run } from './migrate'
import { startPglite } from './pglite/start-pglite'
import * as schema from './tables/schema'

type Empty = { run: Run; db: Database; isShared: boolean; close: () => Promise<void> }
type Row = Record<string, unknown>

/** Of the engine that this run is about, with nothing in it. */
async function openEmpty(): Promise<Empty> {
  const template = inject('template')
  if (template.engine === 'pglite') {
    const { pool, close } = await startPglite()
    const db = drizzle({ client: pool, schema })
    return { run: (text, values) => pool.query(text, values), db, isShared: false, close }
  }
  const admin = new Client({ connectionString: template.url })
  await admin.connect()
  const name = `before_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name}`)
  // One connection, as a migration has; the product's statements go by it one after the other.
  const client = new Pool({
    connectionString: Object.assign(new URL(template.url), { pathname: `/${name}` }).href,
    max: 1,
  })
  return {
    run: (text, values) => client.query(text, values),
    db: drizzle({ client, schema }),
    isShared: true,
    async close() {
      await client.end()
      await admin.query(`drop database ${name}`)
      await admin.end()
    },
  }
}

const TABLES = ['chats', 'messages', 'votes', 'attachments', 'message_attachments', 'shares', 'reply_costs']

describe('a database that the version before has filled', () => {
  let database: Empty
  const before = new Map<string, Row[]>()
  const read = async (text: string, values: unknown[] = []) => (await database.run(text, values)).rows as Row[]
  const rowsOf = (table: string, columns = '*') =>
    read(`select * from (select ${columns} from ${table}) as kept order by kept::text collate "C"`)

  beforeAll(async () => {
    database = await openEmpty()
    const { run, isShared } = database
    await withMigrationsUpTo(LAST_BEFORE, (folder) => migrate(run, { isShared, folder }))
    await replay(run, 'before')
    for (const table of TABLES) before.set(table, await rowsOf(table))
    await migrate(run, { isShared })
  })
  afterAll(() => database.close())

  it('keeps every row as it was', async () => {
    for (const [table, rows] of before)
      expect(await rowsOf(table, Object.keys(rows[0] ?? {}).join()), table).toEqual(rows)
  })

  it('has no constraint or index that does not hold', async () => {
    expect(await read('select conname from pg_constraint where not convalidated')).toEqual([])
    expect(await read('select indexrelid::regclass from pg_index where not indisvalid')).toEqual([])
  })

  it('serves both versions at once: what either stores comes after what the other has, and both see it', async () => {
    const { run, db } = database
    await storeExchangeOf(db)
    await storeExchangeOf(db)
    await replay(run, 'afterwards')
    await storeExchangeOf(db)
    const history = await readHistory(db, { userId: OWNER, chatId: CHAT, mayRead: () => {} })
    expect(history.messages.map(({ content }) => content)).toEqual([
      ...['Pregunta 1', 'Esto es una lista.'],
      ...['Hola', 'Fin'],
      ...['Hola', 'Fin'],
      ...['Pregunta 2', 'Esto es una lista.'],
      ...['Hola', 'Fin'],
    ])
    expect(history.messages.at(6)?.attachments).toMatchObject([{ name: 'ventas.csv' }])
    const order = await read('select id, parent_id, position from messages where user_id = $1 order by position', [
      OWNER,
    ])
    const places = new Map(order.map(({ id }, at) => [id, at]))
    for (const { id, parent_id: parent } of order)
      expect(places.get(parent) ?? -1, String(id)).toBeLessThan(places.get(id) ?? -1)
    const [link] = await read('select id from shares where user_id = $1 and chat_id = $2', [OWNER, CHAT])
    const shown = await readSharedConversation(db, { shareId: String(link?.id), from: 0, now: new Date() })
    expect(shown).toMatchObject({
      messages: expect.arrayContaining([expect.objectContaining({ content: 'Pregunta 2' })]),
    })
    expect(await read('select share_id, user_id from share_owners order by 1')).toEqual(
      await read('select id as share_id, user_id from shares order by 1'),
    )
  })
})

/** A question and its reply, by today's statements. */
async function storeExchangeOf(db: Database) {
  const writer = randomUUID()
  const place = { userId: OWNER, chatId: CHAT, type: 'basic', after: null } as const
  const asked = { ...place, text: 'Hola', title: 'Hola', sendKey: randomUUID() }
  const exchange = await storeExchange(db, { ...asked, writer, concurrencyLimit: 3, isCounted: false, now: new Date() })
  if (exchange === null) throw new Error('not stored')
  const { replyId } = exchange
  const end = {
    userId: OWNER,
    replyId,
    writer,
    status: 'complete',
    failure: null,
    content: 'Fin',
    outcome: 'answered',
  } as const
  await closeReplies(db, [{ ...end, rung: null }])
}
