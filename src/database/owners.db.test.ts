import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '~/testing/database/database'
import { CENTRAL, keysWithoutOwner, ownedTables } from '~/testing/database/owned-tables'
import type { OpenDatabase } from './open-database'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('keys and references of all that is somebody’s go by the owner', async () => {
  const { db } = database
  expect(await keysWithoutOwner(db, await ownedTables(db))).toEqual([])
})

it('the page about clusters distributes each of these tables, and keeps each of the others together', async () => {
  const page = readFileSync('docs/scale.md', 'utf8')
  const distributed = [...page.matchAll(/create_distributed_table\('(\w+)', 'user_id'/g)].map(([, name]) => name)
  expect(distributed.toSorted()).toEqual(await ownedTables(database.db))
  expect(Object.keys(CENTRAL).filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

it.each([
  ['has no key', 'create table diaries (user_id uuid not null)', ['diaries has no primary key']],
  ['has a key of its own', 'create table diaries (id uuid primary key, user_id uuid not null)', ['diaries_pkey']],
  [
    'has a key that ends with the owner',
    'create table diaries (id uuid, user_id uuid, primary key (id, user_id))',
    ['diaries_pkey'],
  ],
  [
    'has something unique of its own',
    'create table diaries (user_id uuid primary key, name text, unique (name))',
    ['diaries_name_key'],
  ],
  [
    'refers to what is nobody’s',
    'create table diaries (user_id uuid primary key, event text references payment_events (id))',
    ['diaries_event_fkey'],
  ],
  [
    'refers to the owner of something else',
    `create table diaries (user_id uuid primary key, other uuid, chat_id uuid,
      foreign key (other, chat_id) references chats (user_id, id))`,
    ['diaries_other_chat_id_fkey'],
  ],
])('a table that %s is found', async (_what, table, found) => {
  const { db } = database
  await db.execute(sql.raw(table))
  expect(await keysWithoutOwner(db, ['diaries'])).toEqual(found)
  expect(await ownedTables(db)).toContain('diaries')
  await db.execute(sql`drop table diaries`)
})
