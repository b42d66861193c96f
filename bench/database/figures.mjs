#!/usr/bin/env node
// How long the owner's figures of a year take beside a million messages, and how long a day takes to be written down.
import { parseArgs } from 'node:util'
import pg from 'pg'
import { loadSource } from '../tools/source.mjs'

const HELP = `scripts/run.sh postgres -- node bench/database/figures.mjs [options]
  --messages N   asked and answered within 400 days   (1000000)
  --people N     who registered in them               (20000)
  --rounds N     of reading, after one that warms up  (20)`
const text = /** @type {const} */ ({ type: 'string' })
const { values } = parseArgs({
  options: {
    messages: { ...text, default: '1000000' },
    people: { ...text, default: '20000' },
    rounds: { ...text, default: '20' },
    help: { type: 'boolean' },
  },
})
const url = process.env.DATABASE_URL
if (values.help || !url) {
  console.log(HELP)
  process.exit(values.help ? 0 : 1)
}
const AIM_MS = 50
const YEAR = '12-meses'
const quantile = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)]
const shown = (ms) => `${ms.toFixed(ms < 10 ? 1 : 0)} ms`

const source = await loadSource()
const { openPostgres } = await source.load('/src/database/postgres.ts')
const { createOverview } = await source.load('/src/modules/overview/overview.server.ts')
const { db, reading, close } = await openPostgres(url)
await fill(url)

const silent = { debug() {}, info() {}, warn: console.warn, error: console.error }
const budgets = { installation: null, person: null }
const overview = createOverview({ db, reading, clock: () => new Date(), log: silent, currency: 'EUR', budgets })

const all = await timed(() => overview.rollUp())
const minute = await timed(() => overview.rollUp())
console.log(
  `${values.messages} messages of ${values.people} people: all days written in ${shown(all)}, a minute's run ${shown(minute)}`,
)

await overview.read(YEAR)
const times = []
for (let round = 0; round < Number(values.rounds); round += 1) times.push(await timed(() => overview.read(YEAR)))
const p95 = quantile(times, 0.95)
console.log(
  `a year's view: p50 ${shown(quantile(times, 0.5))}, p95 ${shown(p95)}; aim ${AIM_MS} ms: ${p95 <= AIM_MS ? 'met' : 'missed'}`,
)
await Promise.all([close(), source.close()])

async function timed(run) {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}

/** People who registered over 400 days, a chat each, their messages; every tenth bought a trial, every twentieth a monthly plan. */
async function fill(address) {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  const run = (statement, given = []) => client.query(statement, given)
  const [people, messages] = [Number(values.people), Number(values.messages)]
  await run(
    `insert into users (email, first_name, last_name, created_at)
     select 'p' || n || '@example.com', 'Ana', 'Prueba', now() - n * interval '400 days' / $1 from generate_series(1, $1::int) n`,
    [people],
  )
  await run(`insert into chats (user_id, type, title) select id, 'basic', 'Chat' from users`)
  await run(
    `with numbered as (select id, user_id, row_number() over () as n from chats)
     insert into messages (position, chat_id, user_id, parent_id, role, content, created_at)
     select m, id, user_id, id, case when m % 2 = 0 then 'user' else 'assistant' end, repeat('palabra ', 40),
       now() - random() * interval '400 days'
     from generate_series(1, $1::int) m join numbered on n = 1 + m % $2::int`,
    [messages, people],
  )
  for (const [plan, every] of [
    ['trial', 10],
    ['pro-monthly', 20],
  ]) {
    await run(
      `insert into grants (user_id, source, plan_type, reference, created_at, ends_at, ended_at)
       select id, 'payment', $1, $1 || id, created_at, case $1 when 'trial' then created_at + interval '3 days' end,
         case when $1 <> 'trial' and random() < 0.4 then created_at + random() * interval '200 days' + interval '1 day' end
       from (select *, row_number() over (order by id) as n from users) people where n % $2::int = 0`,
      [plan, every],
    )
  }
  await run(
    `insert into payment_entries (reference, kind, total, cents, currency, happened_at)
     select 'pi_' || id, 'paid', 0, 1700, 'EUR', created_at from users where random() < 0.3`,
  )
  await run('vacuum analyze')
  await client.end()
}
