#!/usr/bin/env node
// What storing replies takes while they are written, and how many end in a second:
// scripts/run.sh postgres -- node bench/database/reply-storage.mjs
import { fork } from 'node:child_process'
import { on, once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { processTree, usage } from '../tools/proc-stat.mjs'
import { loadSource } from '../tools/source.mjs'

const HELP = `node bench/database/reply-storage.mjs [options]
  --streams N     replies that are written at once, 500 characters a second each  (100)
  --seconds N     for how long                                                    (28)
  --ends N        replies of 1,000 characters that end, in each of two instances  (10000)
  --open N        of them at once                                                 (200)`
const text = /** @type {const} */ ({ type: 'string' })
const { values } = parseArgs({
  options: {
    streams: { ...text, default: '100' },
    seconds: { ...text, default: '28' },
    ends: { ...text, default: '10000' },
    open: { ...text, default: '200' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit()
}
const INSTANCES = 2
const PIECES_A_SECOND = 20
const PIECE = 25
const REPLY = 1_000
const [streams, seconds, ends, open] = [values.streams, values.seconds, values.ends, values.open].map(Number)
const LESSONS = new URL('../../content/lessons/', import.meta.url)
const lessons = readdirSync(LESSONS)
  .map((file) => readFileSync(new URL(file, LESSONS), 'utf8'))
  .join('\n')

/** One instance of the product as far as replies go. It writes what it is told to, and says when all have ended. */
async function runInstance(tell) {
  const source = await loadSource()
  const { openPostgres } = await source.load('/src/database/postgres.ts')
  const { createReplies } = await source.load('/src/modules/chat/server/replies/replies.ts')
  const { silentTelemetry: telemetry } = await source.load('/src/modules/chat/telemetry.ts')
  const database = await openPostgres(process.env.DATABASE_URL)
  const log = { info() {}, warn: console.error, error: console.error }
  const made = {
    db: database.db,
    clock: () => new Date(),
    log,
    listen: database.listen,
    telemetry,
    maxReplies: 100_000,
  }
  const replies = createReplies(made)
  tell({ writer: replies.writer })
  for await (const [{ owners, ids, atOnce, isPaced, isOver }] of on(process, 'message')) {
    if (isOver) break
    const before = process.cpuUsage()
    const waiting = ids.map((replyId, at) => ({ replyId, userId: owners[at] })).reverse()
    const writeOn = async () => {
      for (let reply = waiting.pop(); reply; reply = waiting.pop()) await written(replies, reply, isPaced)
    }
    await Promise.all(Array.from({ length: atOnce }, writeOn))
    const { user, system } = process.cpuUsage(before)
    tell({ cpu: (user + system) / 1_000 })
  }
  await replies.shutDown({ graceMs: 0 })
  await database.close()
  await source.close()
  process.disconnect()
}

const written = (replies, { replyId, userId }, isPaced) =>
  new Promise((resolve) => {
    const run = replies.start({ replyId, userId, mentor: 'basic', written: '', isNextRung: false }, () =>
      isPaced ? paced() : whole(),
    )
    run.readers.add(() => run.end && resolve(run))
  })

/** Another part of the lessons each time. */
function partOf(length) {
  const from = Math.floor(Math.random() * (lessons.length - length))
  return lessons.slice(from, from + length)
}

/** Holds its end back until the last of them has nothing more to say, and that is stored. */
async function* paced() {
  const mayEnd = pause((seconds + 5) * 1_000)
  await pause(Math.random() * 1_000)
  for (let piece = 0; piece < seconds * PIECES_A_SECOND; piece += 1) {
    yield partOf(PIECE)
    await pause(1_000 / PIECES_A_SECOND)
  }
  await mayEnd
}

async function* whole() {
  yield partOf(REPLY)
}

async function measure() {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  const instances = Array.from({ length: INSTANCES }, () => fork(fileURLToPath(import.meta.url), process.argv.slice(2)))
  for (const instance of instances) instance.once('exit', (code) => code && process.exit(code))
  const said = instances.map(async (instance) => (await once(instance, 'message'))[0].writer)
  const writers = await Promise.all(said)
  await client.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const server = parentOf(rows[0].pid)

  await run(1, { atOnce: 20, isPaced: false, each: 1_000 }) // warms up
  const stream = await run(1, { atOnce: streams, isPaced: true, each: streams, untilMs: (seconds + 3) * 1_000 })
  const characters = streams * seconds * PIECES_A_SECOND * PIECE
  console.log(
    `${(characters / 1e6).toFixed(1)} million characters in ${streams} replies: ${mb(stream.wal)} of WAL, ` +
      `${(stream.wal / characters).toFixed(1)} bytes a character; ${seconds} s, ` +
      `PostgreSQL ${(stream.serverCpu / 1_000).toFixed(1)} s of CPU`,
  )
  const ended = await run(INSTANCES, { atOnce: open, isPaced: false, each: ends })
  const count = ends * INSTANCES
  console.log(
    `${count} ends of ${REPLY} characters at ${INSTANCES} instances: ${Math.round(count / ended.seconds)} a second, ` +
      `${(ended.wal / count / 1_000).toFixed(1)} kB of WAL each; CPU of each: PostgreSQL ${(ended.serverCpu / count).toFixed(2)} ms, ` +
      `the instances ${(ended.cpu / count).toFixed(2)} ms (load ${loadavg()[0].toFixed(1)})`,
  )
  for (const instance of instances) instance.send({ isOver: true })
  await Promise.all(instances.map((instance) => once(instance, 'exit')))
  await client.end()

  /** What it takes until all have ended, or for `untilMs` if that is not 0. */
  async function run(count, { each, untilMs = 0, ...how }) {
    const taking = instances.slice(0, count)
    const opened = []
    for (const at of taking.keys()) opened.push(await openReplies(client, writers[at], each))
    await client.query('vacuum analyze messages')
    await client.query('checkpoint')
    const from = await state()
    const over = taking.map(async (instance) => (await once(instance, 'message'))[0].cpu)
    for (const [at, instance] of taking.entries()) instance.send({ ...opened[at], ...how })
    const meanwhile = untilMs === 0 ? undefined : pause(untilMs).then(state)
    const cpu = (await Promise.all(over)).reduce((sum, each) => sum + each, 0)
    const to = (await meanwhile) ?? (await state())
    return { cpu, wal: to.wal - from.wal, seconds: to.seconds - from.seconds, serverCpu: to.serverCpu - from.serverCpu }
  }

  async function state() {
    const { rows: at } = await client.query(`select pg_current_wal_lsn() - '0/0'::pg_lsn as wal`)
    const seconds = performance.now() / 1_000
    return { wal: Number(at[0].wal), seconds, serverCpu: cpuOf(server) * 1_000 }
  }
}

const mb = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`

function statOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
}
const parentOf = (pid) => statOf(pid)[1]

/** Seconds of a server and of all its processes, those that have ended among them. */
function cpuOf(server) {
  const [user, system] = statOf(server).slice(13, 15)
  return usage(processTree(server)).cpu + (user + system) / 100
}

/** As many people, each with a question and a reply that is to be written by `writer`. */
async function openReplies(client, writer, count) {
  const { rows } = await client.query(
    `with people as (
       insert into users (email, first_name, last_name)
       select gen_random_uuid() || '@example.com', 'Ana', 'Prueba' from generate_series(1, $1::int) returning id
     ),
     own as (
       insert into chats (user_id, type, title, titled) select id, 'basic', 'Listas', true from people returning id, user_id
     ),
     questions as (
       insert into messages (position, chat_id, user_id, parent_id, role, content)
       select 1, id, user_id, id, 'user', 'Hola' from own returning id, chat_id, user_id
     )
     insert into messages (position, chat_id, user_id, parent_id, role, content, status, writer, slot, lease_until)
     select 2, chat_id, user_id, id, 'assistant', '', 'streaming', $2, 1, now() + interval '1 hour' from questions
     returning id, user_id`,
    [count, writer],
  )
  return { ids: rows.map(({ id }) => id), owners: rows.map((row) => row.user_id) }
}

if (process.send) await runInstance(process.send.bind(process))
else await measure()
