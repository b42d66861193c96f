#!/usr/bin/env node
// How long others wait for rows of somebody whose 40,000 messages are erased:
// scripts/run.sh postgres --durable -- node bench/database/erasing.mjs
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { summary } from '../tools/proc-stat.mjs'
import { loadSource } from '../tools/source.mjs'

const MESSAGES = 40_000
const PROBE_EVERY_MS = 5

const source = await loadSource()
const { openPostgres } = await source.load('/src/database/postgres.ts')
const { eraseConversations, purgeDeleted } = await source.load('/src/modules/chat/server/library/deletion.ts')
const database = await openPostgres(process.env.DATABASE_URL ?? '')
const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
await client.connect()

await measure('an account', ({ userId }) => eraseConversations(database.db, userId))
await measure('a chat', async ({ chatId }) => {
  await client.query(`update chats set deleted_at = now() - interval '1 day' where id = $1`, [chatId])
  await purgeDeleted(database.db, new Date())
})
await client.end()
await database.close()
await source.close()

/** While `erase` is at it, somebody asks again and again for a lock on the message that goes next. */
async function measure(name, erase) {
  const owner = await fill()
  const waits = []
  let isOver = false
  const begun = performance.now()
  const erasing = erase(owner).finally(() => {
    isOver = true
  })
  while (!isOver) {
    const from = performance.now()
    await client.query('select 1 from messages where user_id = $1 order by position limit 1 for update', [owner.userId])
    waits.push(performance.now() - from)
    await pause(PROBE_EVERY_MS)
  }
  await erasing
  const { rows } = await client.query('select count(*)::int as left from messages where user_id = $1', [owner.userId])
  const { p50, p99, p100 } = summary(waits, [50, 99, 100])
  console.log(
    `${name} of ${MESSAGES} messages erased in ${((performance.now() - begun) / 1_000).toFixed(1)} s, ${rows[0].left} left; ` +
      `${waits.length} locks asked for meanwhile: p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, at most ${p100.toFixed(1)} ms`,
  )
}

/** Somebody with one chat; every message with the words that messages have, every tenth reply with a vote. */
async function fill() {
  const [userId, chatId] = [randomUUID(), randomUUID()]
  await client.query(`insert into users (id, email, first_name, last_name) values ($1, $2, 'Ana', 'Mucha')`, [
    userId,
    `${userId}@example.com`,
  ])
  await client.query(`insert into chats (id, user_id, type, title, titled) values ($1, $2, 'basic', 'Larga', true)`, [
    chatId,
    userId,
  ])
  await client.query(
    `insert into messages (position, chat_id, user_id, parent_id, role, content, search)
     select n, $1, $2, $1, case when n % 2 = 1 then 'user' else 'assistant' end, text, to_tsvector('spanish', text)
     from (select n, 'mensaje ' || n || ' ' || (select string_agg('palabra' || (n * 31 + w * 17) % 5000, ' ') from generate_series(1, 60) w) as text
       from generate_series(1, $3::int) n) made`,
    [chatId, userId, MESSAGES],
  )
  await client.query(
    `insert into votes (message_id, user_id, value, voted_at)
     select id, user_id, 'up', now() from messages where user_id = $1 and role = 'assistant' and position % 10 = 0`,
    [userId],
  )
  await client.query('vacuum analyze messages')
  return { userId, chatId }
}
