#!/usr/bin/env node
// What people wait for, and what lies on the disk, beside a million messages or ten:
// scripts/run.sh postgres -- node bench/database/scale.mjs --messages 10000000
import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { summary } from '../tools/proc-stat.mjs'
import { loadSource } from '../tools/source.mjs'

const HELP = `node bench/database/scale.mjs [options]
  --messages N   that are there, a thousand of each person        (1000000)
  --rounds N     of each measurement, each of another person      (200)`
const text = /** @type {const} */ ({ type: 'string' })
const { values } = parseArgs({
  options: {
    messages: { ...text, default: '1000000' },
    rounds: { ...text, default: '200' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit()
}
const MESSAGES_A_PERSON = 1_000
const MESSAGES_A_CHAT = 100
const PEOPLE_AT_ONCE = 50
const TEXTS = 500
/** Of one person, who searches. */
const HEAVY = 10_000

const source = await loadSource()
const { openPostgres } = await source.load('/src/database/postgres.ts')
const { storeExchange } = await source.load('/src/modules/chat/server/asking/exchange.ts')
const { closeReplies } = await source.load('/src/modules/chat/server/replies/reply-store.ts')
const { readHistory } = await source.load('/src/modules/chat/server/history.ts')
const { listChats } = await source.load('/src/modules/chat/server/chats.ts')
const { searchChats } = await source.load('/src/modules/chat/server/search/search.ts')
const { questionsOn } = await source.load('/src/modules/chat/server/figures.ts')

const database = await openPostgres(process.env.DATABASE_URL ?? '')
const { db } = database
const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
/** @type {(statement: string, given?: unknown[]) => Promise<any[]>} */
const run = async (statement, given) => (await client.query(statement, given)).rows

const begun = performance.now()
const heavy = await fill(Number(values.messages))
console.log(`${values.messages} messages written in ${((performance.now() - begun) / 1_000).toFixed(0)} s`)
const chats = await run('select distinct on (user_id) id, user_id from chats order by user_id limit $1', [
  Number(values.rounds),
])

await measure('a send (stored, and its reply ended)', sendAndEnd)
await measure('a page of a chat', ({ id: chatId, user_id: userId }) =>
  readHistory(db, { userId, chatId, mayRead: () => {} }),
)
await measure('the list of chats', ({ user_id: userId }) => listChats(db, userId))
const searching = { id: heavy, isPro: true }
await measure(
  `search of a common word in ${HEAVY} messages of one's own`,
  () => searchChats(db, searching, { q: 'palabra7' }),
  20,
)
await measure('search of a word that is nowhere in them', () => searchChats(db, searching, { q: 'zarzaparrilla' }), 20)
const daysAgo = (days) => new Date(Date.now() - days * 86_400_000)
const day = daysAgo(30).toISOString().slice(0, 10)
await measure(
  'questions of a day, for the figures',
  () => questionsOn(db, { first: day, last: day, until: daysAgo(29), leftOut: [] }),
  5,
)
await printSizes()
await Promise.all([client.end(), database.close(), source.close()])

async function measure(what, once, rounds = Number(values.rounds)) {
  const times = []
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now()
    await once(chats[round % chats.length])
    times.push(performance.now() - from)
  }
  const { p50, p95, p100 } = summary(times, [50, 95, 100])
  console.log(`  ${what.padEnd(58)} p50 ${p50} ms, p95 ${p95}, at most ${p100}`)
}

async function sendAndEnd({ id: chatId, user_id: userId }) {
  const writer = randomUUID()
  const exchange = await storeExchange(db, {
    ...{ userId, chatId, type: 'basic', after: null, text: '¿Qué es una lista?', title: 'Listas' },
    ...{ sendKey: randomUUID(), isCounted: true, writer, concurrencyLimit: 3, now: new Date() },
  })
  if (exchange === null) throw new Error('not stored')
  const ended = {
    userId,
    replyId: exchange.replyId,
    writer,
    status: 'complete',
    failure: null,
    content: 'Una lista guarda.',
  }
  await closeReplies(db, [{ ...ended, outcome: 'answered', rung: null }])
}

async function printSizes() {
  const tables = await run(
    `select relname as name, pg_table_size(oid)::float8 as own, pg_indexes_size(oid)::float8 as indexes
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by pg_total_relation_size(oid) desc limit 4`,
  )
  const gigabytes = (bytes) => `${(bytes / 1e9).toFixed(2)} GB`
  for (const { name, own, indexes } of tables)
    console.log(`  ${name.padEnd(20)} ${gigabytes(own)}, its indexes ${gigabytes(indexes)}`)
  console.log(`  load ${loadavg()[0].toFixed(1)}`)
}

/** In bulk: secondary indexes and references are dropped first and made again. Answers who has many messages. */
async function fill(count) {
  const indexes = await run(
    `select indexname as name, indexdef as made from pg_indexes where tablename = 'messages' and indexname <> 'messages_user_id_id_pk'`,
  )
  const references = await run(
    `select conname as name, pg_get_constraintdef(oid) as made from pg_constraint where conrelid = 'messages'::regclass and contype = 'f'`,
  )
  for (const { name } of indexes) await run(`drop index ${name}`)
  for (const { name } of references) await run(`alter table messages drop constraint ${name}`)
  await run(`set maintenance_work_mem = '512MB'; set synchronous_commit = off`)
  await run(
    `create temp table texts as
     select n, content, to_tsvector('spanish', content) as search from (
       select n, string_agg('palabra' || (n * 7 + k * k) % 2000, ' ') as content
       from generate_series(0, $1::int - 1) n, generate_series(1, 24) k group by n
     ) made`,
    [TEXTS],
  )
  const people = Math.ceil(count / MESSAGES_A_PERSON)
  for (let done = 0; done < people; done += PEOPLE_AT_ONCE)
    await addPeople(Math.min(PEOPLE_AT_ONCE, people - done), MESSAGES_A_PERSON)
  const [{ id }] = await addPeople(1, HEAVY)
  for (const { made } of indexes) await run(made)
  for (const { name, made } of references) await run(`alter table messages add constraint ${name} ${made} not valid`)
  await run('vacuum analyze')
  return id
}

/** Each chat is one branch: every message follows the one before it. */
function addPeople(people, messagesEach) {
  return run(
    `with people as (
       insert into users (email, first_name, last_name)
       select gen_random_uuid() || '@example.com', 'Ana', 'Prueba' from generate_series(1, $1::int) returning id
     ),
     begun as (
       insert into chats (id, user_id, type, title, titled, active_at, leaf_id)
       select gen_random_uuid(), people.id, 'basic', 'Listas ' || at, true, now() - at * interval '1 day', gen_random_uuid()
       from people, generate_series(0, $2::int / $3::int - 1) as at returning id, user_id, leaf_id, title
     ),
     numbered as (
       select begun.*, substr(title, 8)::int as at, n, case when n = $3 then leaf_id else gen_random_uuid() end as message_id
       from begun, generate_series(1, $3::int) n
     ),
     written as (
       insert into messages (id, position, chat_id, user_id, parent_id, role, content, search, created_at)
       select message_id, at * $3 + numbered.n, numbered.id, user_id,
         lag(message_id, 1, numbered.id) over (partition by numbered.id order by numbered.n),
         case when numbered.n % 2 = 1 then 'user' else 'assistant' end, content, search, now() - random() * interval '400 days'
       from numbered join texts on texts.n = (at * 31 + numbered.n * 7) % $4::int
     )
     select id from people`,
    [people, messagesEach, MESSAGES_A_CHAT, TEXTS],
  )
}
