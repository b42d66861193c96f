#!/usr/bin/env node
// How long people wait for a send, by the version before, while a database of a million messages is migrated, and by both afterwards:
// scripts/run.sh postgres --durable -- node bench/database/upgrade.mjs
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { summary } from '../tools/proc-stat.mjs'
import { loadSource } from '../tools/source.mjs'

const HELP = `node bench/database/upgrade.mjs [options]
  --messages N   that are there                            (1000000)
  --people N     who send, a question every second or so   (50)
  --from TAG     the last migration that the database has  (of the version whose sends are recorded)`
const text = /** @type {const} */ ({ type: 'string' })
const { values } = parseArgs({
  options: {
    messages: { ...text, default: '1000000' },
    people: { ...text, default: '50' },
    from: { ...text, default: '0033_refused_recipients' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit()
}
const MESSAGES_A_PERSON = 100
const AT_ONCE = 50_000
const BEFORE_MS = 15_000
const AFTERWARDS_MS = 15_000
const RECORDED = 'src/testing/version-before/session.json'

const url = process.env.DATABASE_URL ?? ''
const source = await loadSource()
const { migrate } = await source.load('/src/database/migrate.ts')
const { MIGRATIONS_FOLDER } = await source.load('/src/database/migrations.ts')
const { openPostgres } = await source.load('/src/database/postgres.ts')
const { storeExchange } = await source.load('/src/modules/chat/server/asking/exchange.ts')

const client = new pg.Client({ connectionString: url })
await client.connect()
const run = (statement, given) => client.query(statement, given)
const earlier = earlierMigrations()
await migrate(run, { isShared: true, folder: earlier })
rmSync(earlier, { recursive: true })
const chats = await fill(Number(values.messages))

// The pool is opened once all is migrated, else opening would migrate: sends go by one of their own until then.
const pool = new pg.Pool({ connectionString: url, max: 20 })
const db = drizzle({ client: pool })
const earlierSend = recordedSend()
const waits = { before: [], meanwhile: [], 'afterwards, by the version before': [], 'by this version': [] }
let phase = 'before'
let isOver = false
const failures = []
const sending = chats.slice(0, Number(values.people)).map(send)
await pause(BEFORE_MS)
phase = 'meanwhile'
const begun = performance.now()
const onBatch = (rows) => console.log(`  ${rows} rows filled in`)
await migrate(run, { isShared: true, onBatch })
const seconds = (performance.now() - begun) / 1_000
phase = 'afterwards'
await pause(AFTERWARDS_MS)
isOver = true
await Promise.all(sending)
console.log(
  `${values.messages} messages migrated from ${values.from} in ${seconds.toFixed(1)} s beside ${values.people} people ` +
    `who send (load ${loadavg()[0].toFixed(1)}): ${failures.length} failed${failures.length > 0 ? `, the first by ${failures[0]}` : ''}`,
)
for (const [when, times] of Object.entries(waits)) {
  const { p50, p99, p100 } = summary(times, [50, 99, 100])
  console.log(`  ${when.padEnd(33)} ${times.length} sends: p50 ${p50} ms, p99 ${p99}, at most ${p100}`)
}
await (await openPostgres(url)).close()
await pool.end()
await client.end()
await source.close()

/** One question after the other; each reply ends at once. Once all is migrated, every second person has today's version. */
async function send({ id: chatId, user_id: userId }, at) {
  while (!isOver) {
    await pause(500 + Math.random() * 1_000)
    const isNew = phase === 'afterwards' && at % 2 === 0
    const during =
      waits[isNew ? 'by this version' : phase === 'afterwards' ? 'afterwards, by the version before' : phase]
    const from = performance.now()
    try {
      const replyId = await (isNew ? sendNow : earlierSend)({ userId, chatId })
      during.push(performance.now() - from)
      await pool.query(`update messages set status = 'complete' where user_id = $1 and id = $2`, [userId, replyId])
    } catch (error) {
      failures.push(error)
    }
  }
}

async function sendNow({ userId, chatId }) {
  const exchange = await storeExchange(db, {
    ...{ userId, chatId, type: 'basic', after: null, text: '¿Qué es una lista?', title: 'Listas' },
    ...{ sendKey: randomUUID(), isCounted: false, writer: randomUUID(), concurrencyLimit: 3, now: new Date() },
  })
  if (exchange === null) throw new Error('no slot is free')
  return exchange.replyId
}

/** The statement by which the version before stores a question, without its file, for others, and as often as they like. */
function recordedSend() {
  const { texts, before } = JSON.parse(readFileSync(RECORDED, 'utf8'))
  const [at, recorded] = before.find(
    ([text]) => texts[text].startsWith('with chat as') && texts[text].includes('as half'),
  )
  const [CHAT, USER, FILES, COUNT, A_DAY, A_MONTH, QUESTION, REPLY, KEY] = [0, 1, 11, 13, 15, 16, 20, 22, 28]
  const common = [
    [FILES, '[]'],
    [COUNT, 0],
    [A_DAY, 1e6],
    [A_MONTH, 1e6],
  ]
  return async ({ userId, chatId }) => {
    const replyId = randomUUID()
    const own = [
      [CHAT, chatId],
      [USER, userId],
      [QUESTION, randomUUID()],
      [REPLY, replyId],
      [KEY, randomUUID()],
    ]
    const others = new Map([...common, ...own].map(([place, value]) => [recorded[place], value]))
    const { rowCount } = await pool.query(
      texts[at],
      recorded.map((value) => (others.has(value) ? others.get(value) : value)),
    )
    if (rowCount !== 1) throw new Error('not stored')
    return replyId
  }
}

/** The migrations up to `--from`. */
function earlierMigrations() {
  const folder = mkdtempSync(join(tmpdir(), 'pymentor-upgrade-'))
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  const last = journal.entries.findIndex(({ tag }) => tag === values.from)
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }))
  return folder
}

/**
 * People with a chat of a hundred messages each, a vote on some, a file with every tenth question, and a link to every tenth chat. The words
 * of messages are left out: no migration here reads them.
 */
async function fill(count) {
  const { rows } = await client.query(
    `with people as (
       insert into users (email, first_name, last_name)
       select gen_random_uuid() || '@example.com', 'Ana', 'Prueba' from generate_series(1, $1::int) returning id
     )
     insert into chats (user_id, type, title, titled) select id, 'basic', 'Listas', true from people returning id, user_id`,
    [Math.max(Math.ceil(count / MESSAGES_A_PERSON), Number(values.people))],
  )
  for (let done = 0; done < count; done += AT_ONCE)
    await client.query(
      `insert into messages (position, chat_id, user_id, parent_id, role, content)
       select n, chats.id, user_id, chats.id, case when n % 2 = 1 then 'user' else 'assistant' end, repeat('una frase de la respuesta ', 8)
       from (select id, user_id from chats order by id limit $1 offset $2) chats, generate_series(1, $3::int) n`,
      [AT_ONCE / MESSAGES_A_PERSON, done / MESSAGES_A_PERSON, MESSAGES_A_PERSON],
    )
  await client.query(`
    with files as (
      insert into attachments (user_id, name, content, bytes, lines, encoding)
      select user_id, 'ventas.csv', 'a,b', 3, 1, 'utf-8' from chats returning id, user_id
    )
    insert into message_attachments (message_id, attachment_id, place)
    select messages.id, files.id, 1 from files join messages using (user_id) where role = 'user' and position % 20 = 1`)
  await client.query(`
    insert into votes (message_id, user_id, value, voted_at)
    select id, user_id, 'up', now() from messages where role = 'assistant' and position % 20 = 2`)
  await client.query(
    'insert into shares (chat_id, user_id, leaf_id) select id, user_id, id from chats where random() < 0.1',
  )
  await client.query('vacuum analyze')
  return rows
}
