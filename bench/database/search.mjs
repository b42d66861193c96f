#!/usr/bin/env node
// How long a person with 10,000 messages waits for a search, beside few and many messages of others:
// scripts/run.sh postgres -- node bench/database/search.mjs
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { summary } from '../tools/proc-stat.mjs'
import { loadSource } from '../tools/source.mjs'

const HELP = `node bench/database/search.mjs [options]
  --own N      messages of who searches      (10000)
  --others A,B messages of everybody else    (30000,300000)
  --rounds N   searches of each kind         (9)
  --pglite     on PGlite in place of PostgreSQL (DATABASE_URL)`
const text = /** @type {const} */ ({ type: 'string' })
const { values } = parseArgs({
  options: {
    own: { ...text, default: '10000' },
    others: { ...text, default: '30000,300000' },
    rounds: { ...text, default: '9' },
    pglite: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit()
}

const SEARCHES = {
  'a common word': 'lista',
  'half a word': 'lis',
  'a rare word': 'rareza',
  'a word of others alone': 'xilofonista',
  'a slip': 'diccoinario',
  'a word that is nowhere': 'murcielago',
  'a longer one': 'otorrinolaringologo',
  'beside a common one': 'lista murcielago',
}
const TEXTS = 2_000
const WORDS_A_TEXT = 110
const MESSAGES_A_CHAT = 20
const MESSAGES_OF_OTHERS = 40
const AT_ONCE = 10_000

/** The same on every run. */
let seed = 7
const random = () => {
  seed = (seed * 16_807) % 2_147_483_647
  return seed / 2_147_483_647
}

/** Words as often as people use them: a few always, most hardly ever. */
function texts() {
  const folder = fileURLToPath(new URL('../../content/lessons', import.meta.url))
  const known = readdirSync(folder).flatMap(
    (file) => readFileSync(`${folder}/${file}`, 'utf8').match(/\p{L}{2,}/gu) ?? [],
  )
  const syllables = ['ca', 'ro', 'mi', 'ten', 'lu', 'par', 'so', 'de', 'gri', 'fon', 'ta', 'ble']
  const invented = () => Array.from({ length: 3 }, () => syllables[Math.floor(random() * syllables.length)]).join('')
  const word = () => (random() < 0.9 ? known[Math.floor(random() * known.length)] : invented())
  return Array.from({ length: TEXTS }, () => Array.from({ length: WORDS_A_TEXT }, word).join(' '))
}

const source = await loadSource()
const { searchChats } = await source.load('/src/modules/chat/server/search/search.ts')
const opened = values.pglite ? await openPglite() : await openPostgres()
const { db, run } = opened
const user = { id: await fillOwn(Number(values.own)), isPro: true }
let others = 0
for (const count of values.others.split(',').map(Number)) {
  await fillOthers(count - others)
  others = count
  await run('analyze messages')
  await run('analyze chats')
  console.log(`${values.own} own messages beside ${count} of others:`)
  for (const [name, q] of Object.entries(SEARCHES)) console.log(`  ${name.padEnd(24)} ${await timed(q)}`)
}
await opened.close()
await source.close()

async function timed(q) {
  const times = []
  let found = 0
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const begun = performance.now()
    found = (await searchChats(db, user, { q })).hits.length
    times.push(performance.now() - begun)
  }
  const { p50, p99 } = summary(times, [50, 99])
  return `${p50.toFixed(1).padStart(7)} ms, at most ${p99.toFixed(1)} (${found} found)`
}

async function openPostgres() {
  const { openPostgres: open } = await source.load('/src/database/postgres.ts')
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  const database = await open(process.env.DATABASE_URL)
  await client.connect()
  const close = async () => {
    await client.end()
    await database.close()
  }
  return { db: database.db, run: (statement, given) => client.query(statement, given), close }
}

async function openPglite() {
  const { openPglite: open } = await source.load('/src/database/pglite/pglite.ts')
  const folder = mkdtempSync(join(tmpdir(), 'pymentor-search-'))
  const { db, close } = await open(join(folder, 'pglite'))
  const end = async () => {
    await close()
    rmSync(folder, { recursive: true })
  }
  return { db, run: (statement, given) => db.$client.query(statement, given), close: end }
}

async function fillOwn(count) {
  await run('create table bench_texts (n int primary key, content text, search tsvector)')
  await run(
    `insert into bench_texts select n, content, to_tsvector('spanish', unaccent(content))
     from unnest($1::text[]) with ordinality as given (content, n)`,
    [texts()],
  )
  const { rows } = await run(
    `insert into users (email, first_name, last_name) values ('own@example.com', 'Ana', 'Mucha') returning id`,
  )
  // In every twentieth text of others, and in none of their own.
  await run(
    `update bench_texts set content = content || ' xilofonista', search = to_tsvector('spanish', unaccent(content || ' xilofonista')) where n % 20 = 0`,
  )
  await fill([rows[0].id], count, 'n % 20 > 0')
  await run(
    `update messages set content = content || ' rareza', search = to_tsvector('spanish', unaccent(content || ' rareza'))
     where id in (select id from messages order by position limit 3)`,
  )
  return rows[0].id
}

async function fillOthers(count) {
  for (let done = 0; done < count; done += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - done)
    const { rows } = await run(
      `insert into users (email, first_name, last_name)
       select gen_random_uuid() || '@example.com', 'Luis', 'Otro' from generate_series(1, $1::int) returning id`,
      [Math.ceil(size / MESSAGES_OF_OTHERS)],
    )
    await fill(
      rows.map(({ id }) => id),
      size,
      'true',
    )
  }
}

/** Shared out among the people, in chats of twenty. */
async function fill(people, count, which) {
  const { rows } = await run(
    `insert into chats (user_id, type, title, titled)
     select ($1::uuid[])[1 + n % cardinality($1::uuid[])], 'basic', 'Conversación ' || n, true from generate_series(1, $2::int) n
     returning id, user_id`,
    [people, Math.ceil(count / MESSAGES_A_CHAT)],
  )
  await run(
    `with texts as (select array_agg(n) as ns from bench_texts where ${which})
     insert into messages (position, chat_id, user_id, parent_id, role, content, search)
     select (select coalesce(max(position), 0) from messages) + at, chat_id, user_id, chat_id, case when at % 2 = 1 then 'user' else 'assistant' end, content, search
     from (
       select at, ($1::uuid[])[1 + at % cardinality($1::uuid[])] as chat_id, ($2::uuid[])[1 + at % cardinality($1::uuid[])] as user_id,
         ns[1 + (at * 7919 + floor(random() * 1000)::int) % cardinality(ns)] as text
       from generate_series(1, $3::int) at, texts
     ) placed join bench_texts on bench_texts.n = placed.text`,
    [rows.map(({ id }) => id), rows.map((row) => row.user_id), count],
  )
}
