import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { openTestDatabase } from '~/testing/database/database'
import { query } from './database'
import type { OpenDatabase } from './open-database'
import { users } from './tables/schema'

/** In the stage that leads through a PgBouncer in transaction mode. */
describe('behind a pooler that gives each transaction any of its connections', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  it('a statement and a silent transaction last no longer than without it', async () => {
    const names = sql`('statement_timeout', 'idle_in_transaction_session_timeout')`
    const setting = z.object({ setting: z.string() })
    const shown = await query(database.db, setting, sql`select setting from pg_settings where name in ${names}`)
    expect(shown.map(({ setting }) => setting)).toEqual(['15000', '15000'])
  })

  it('a statement that has a name is answered on every connection', async () => {
    const named = database.db.select().from(users).prepare('a_name')
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => named.execute()))
      expect(answers.flat()).toEqual([])
    }
  })
})
