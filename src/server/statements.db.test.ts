import { getTableName, is, sql, Table } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import * as z from 'zod'
import { query } from '~/database/database'
import type { OpenDatabase } from '~/database/open-database'
import * as schema from '~/database/tables/schema'
import { buildPages } from '~/testing/attacks/page-build'
import { addressesOf, dataOf } from '~/testing/attacks/pages'
import { openTestDatabase } from '~/testing/database/database'
import { crossings } from '~/testing/database/lock-order'
import { ownedTables } from '~/testing/database/owned-tables'
import { noting, ownerlessReads, type Statement, wholeReads } from '~/testing/database/statements'
import { startApp } from '~/testing/start-app'
import { falteringModel } from '~/testing/use/faltering-model'
import { useEverything } from '~/testing/use/use-everything'

/**
 * What is read from end to end and stays small; and all purchases, once a night, for the figures of the day before say who of its buyers
 * had ever bought or tried.
 */
const MEANT = /^all of (identity_jwks|stripe_emulator_\w+|grants by grants_user)\b/
/** What is asked across people: by jobs and by the owner's figures. */
const ACROSS_PEOPLE = {
  'replies whose writer is gone': /where status = 'streaming' and lease_until </,
  'replies whose words are to be made': /where search is null and status <> 'streaming'\s+order by/,
  'chats that are to be erased': /from chats\s+where deleted_at < \$1::timestamptz order by deleted_at/,
  'files that were never sent': /delete from attachments where sent_at is null/,
  'what helped nobody': /with unanswered as/,
  'questions of a day': /count\(\*\) as questions\s+from "messages" join "users"/,
}

/** Is written when a month's budget for models is nearly used up, which takes months of answers. */
const UNUSED = ['budget_alerts']

it('the end of a row is looked for by an index in all tables that point to it', async () => {
  const database = await openTestDatabase()
  const unindexed = await query(
    database.db,
    z.object({ key: z.string() }),
    sql`
      select conname as key from pg_constraint
      where contype = 'f' and not exists (
        select 1 from pg_index where indrelid = conrelid and indpred is null and indkey[0] = any(conkey)
          -- That a row is somebody's leaves as many as they have.
          and (cardinality(conkey) = 1 or indkey[0] <> conkey[1] or indkey[1] = any(conkey))
      )`,
  )
  expect(unindexed).toEqual([])
  await database.close()
})

/** On PostgreSQL alone: PGlite plans with the same code. */
if (inject('template').engine === 'postgres')
  describe('what grows is asked for by an index', () => {
    let database: OpenDatabase
    let used: Statement[]
    let transactions: string[][]
    beforeAll(async () => {
      database = await openTestDatabase()
      const noted = noting(database)
      const app = await startApp({
        database: noted.database,
        pages: await buildPages(),
        models: { basic: falteringModel, pro: falteringModel },
      })
      await useEverything({ ...app, database }, addressesOf().map(dataOf))
      used = noted.statements()
      transactions = noted.transactions()
      await app.stop()
    })
    afterAll(() => database.close())

    it('in every statement of every endpoint, page and job', async () => {
      const found = await wholeReads(database, used)
      expect(found.filter(({ read }) => !MEANT.test(read))).toEqual([])
    })

    it('and of what is somebody’s, by whose it is', async () => {
      const found = await ownerlessReads(database, used, new Set(await ownedTables(database.db)))
      expect(
        found.filter(({ text }) => !Object.values(ACROSS_PEOPLE).some((statement) => statement.test(text))),
      ).toEqual([])
    })

    it('and rows of two tables are locked in one order, whoever does it', async () => {
      expect(await crossings(database.db, transactions)).toEqual([])
    })

    it('and all tables are in one of those statements', () => {
      const tables = Object.values(schema).flatMap((each) => (is(each, Table) ? [getTableName(each)] : []))
      const texts = used.map(({ text }) => text).join('\n')
      expect(tables.filter((table) => !new RegExp(`\\b${table}\\b`).test(texts))).toEqual(UNUSED)
    })

    it.each([
      ['select id from messages where content = $1', ['x'], 'all of messages'],
      [
        `select message_id from votes where value = 'up' order by user_id limit 1`,
        [],
        'all of votes by votes_user_id_message_id_pk',
      ],
      ['select id from users order by first_name limit 1', [], 'all of users'],
      ['delete from chats where title = $1', ['x'], 'all of chats'],
    ])('%s is found', async (text, values, read) => {
      expect(await wholeReads(database, [{ text, values }])).toEqual([{ read, text }])
    })

    it('what is asked without its owner is found, also where it was asked for nothing', async () => {
      const statement = { text: 'select role from messages where id = $1::uuid', values: [null] }
      const found = [{ read: 'messages by (id = $1)', text: statement.text }]
      expect(await ownerlessReads(database, [statement], new Set(['messages']))).toEqual(found)
    })

    it.each([
      ['whole', 'select id from chats for update', 'delete from usage', 'select id from chats for update'],
      [
        'with what refers to them',
        'update usage set day_used = 0',
        'delete from chats',
        'update usage set day_used = 0',
      ],
    ])('rows that are locked %s in two orders are found', async (_, ...texts) => {
      const [one = '', other = '', oneAgain = ''] = texts
      const inTurn = [one, other]
      expect(await crossings(database.db, [inTurn, [other, oneAgain]])).not.toEqual([])
      expect(await crossings(database.db, [inTurn, inTurn])).toEqual([])
    })

    it.each(['select id from users order by id limit 1', 'select id from chats where deleted_at is not null'])(
      '%s is not',
      async (text) => {
        expect(await wholeReads(database, [{ text, values: [] }])).toEqual([])
      },
    )
  })
