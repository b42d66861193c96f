#!/usr/bin/env node
// How long a night's comparison with a payment provider takes whose every call lasts 0.3 s:
// scripts/run.sh postgres -- node bench/database/reconciliation.mjs
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { loadSource } from '../tools/source.mjs'

const HELP = `node bench/database/reconciliation.mjs [options]
  --people N    who have paid                          (2000)
  --call MS     that each call of the provider lasts   (300)`
const text = /** @type {const} */ ({ type: 'string' })
const { values } = parseArgs({
  options: { people: { ...text, default: '2000' }, call: { ...text, default: '300' }, help: { type: 'boolean' } },
})
if (values.help) {
  console.log(HELP)
  process.exit()
}
/** Of everybody, who has an event within four days: a renewal a month. */
const NAMED_ON_EVENTS = 4 / 30
const EVENTS_A_PAGE = 100
const EVENTS_EACH = 3
const A_COUNTRY = 100_000
const READINGS = 4

const people = Number(values.people)
let lasting = 0
const url = process.env.DATABASE_URL ?? ''
const source = await loadSource()
const { openPostgres } = await source.load('/src/database/postgres.ts')
const { createSync } = await source.load('/src/modules/billing/server/plans/sync.ts')
const { createComparison } = await source.load('/src/modules/billing/server/payments/reconcile.ts')
const database = await openPostgres(url)
await fill()

const counted = { calls: 0, underWay: 0, most: 0 }
const clock = () => new Date()
const provider = {
  async readSnapshot([customer]) {
    await Promise.all(Array.from({ length: READINGS }, call))
    return { payments: [], subscriptions: [subscriptionOf(customer)], charges: [], unknown: [], invoicing: null }
  },
  async recentBuyers(_since, after) {
    await call()
    const from = after === null ? 0 : Number(after)
    const next = from + EVENTS_A_PAGE / EVENTS_EACH
    const last = people * NAMED_ON_EVENTS
    const named = Array.from(
      { length: Math.max(0, Math.ceil(Math.min(next, last) - from)) },
      (_, at) => `cus_${Math.ceil(from) + at + 1}`,
    )
    const buyers = named.map((customerId) => ({ userId: null, customerId, sessionId: null }))
    return { buyers, next: next < last ? String(next) : null }
  },
  // Whoever has just bought: only the time that nothing is counted of.
  expireCheckouts: call,
}
const log = { debug() {}, info() {}, warn() {}, error: console.error }
const sync = createSync({ db: database.db, clock, log, provider, secret: 's'.repeat(32), onChange: async () => {} })
const comparing = { db: database.db, clock, provider, sync, updateCustomer: call }

// Everybody's plan is written once before: a night finds next to nothing to mend.
await compare(() => null, { callMs: 0 })
for (const [whom, share] of [
  ['a night: who is named on events, and a seventh', () => 3],
  ['everybody', () => null],
]) {
  Object.assign(counted, { calls: 0, most: 0 })
  const { users, seconds } = await compare(share, { callMs: Number(values.call) })
  console.log(
    `${whom}: ${users} people of ${people} in ${seconds.toFixed(1)} s, ${counted.calls} calls of ${values.call} ms ` +
      `(${Math.round(counted.calls / seconds)} a second, at most ${counted.most} at once); extrapolated to ${A_COUNTRY}: ` +
      `${((seconds * A_COUNTRY) / people / 60).toFixed(0)} minutes (load ${loadavg()[0].toFixed(1)})`,
  )
}
await database.close()
await source.close()

async function call() {
  counted.calls += 1
  counted.underWay += 1
  counted.most = Math.max(counted.most, counted.underWay)
  if (lasting > 0) await pause(lasting)
  counted.underWay -= 1
}

async function compare(share, { callMs }) {
  lasting = callMs
  const begun = performance.now()
  const { counts, step } = createComparison(comparing, () => {}, share)
  for (let progress = null, isOver = false; !isOver; ) {
    const done = await step(progress)
    if (done.failure !== null) throw done.failure
    progress = done.next
    isOver = done.isOver
  }
  return { users: counts.users, seconds: (performance.now() - begun) / 1_000 }
}

function subscriptionOf(customer) {
  const now = Date.now()
  const day = 24 * 3_600_000
  return {
    ...{ reference: `sub_${customer}`, status: 'active', cancelsAtPeriodEnd: false, endedAt: null, consent: null },
    ...{
      startedAt: new Date(now - 90 * day),
      periodStartedAt: new Date(now - 5 * day),
      periodEndsAt: new Date(now + 25 * day),
    },
    latestPayment: { reference: `pi_${customer}`, cents: 1_700, paidAt: new Date(now - 5 * day), isReversed: false },
  }
}

async function fill() {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `with people as (
       insert into users (email, first_name, last_name)
       select 'p' || n || '@example.com', 'Ana', 'Prueba' from generate_series(1, $1::int) n returning id, email
     )
     insert into payers (reference, user_id) select 'cus_' || substring(email from 'p([0-9]+)@'), id from people`,
    [people],
  )
  await client.end()
}
