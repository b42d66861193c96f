#!/usr/bin/env node
// npm run soak: virtual users use the product for an hour while its instances are killed and upgraded. chaos/README.md.
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ROOT } from '../../scripts/process/project.ts'
import { withCluster } from '../cluster.mjs'
import { disrupt, firstDisruptionMs } from './disruptions.mjs'
import { violationsOf } from './invariants.mjs'
import { watchMachine } from './machine.mjs'
import { createMemoryRecord } from './memory.mjs'
import { createRecord } from './record.mjs'
import { reportOf } from './report.mjs'
import { runVirtualUser } from './virtual-user.mjs'

const HELP = `npm run soak -- [--minutes=60] [--people=200] [--think=20] [--from=FOLDER]

People chat, search, buy, stop and reload through PgBouncer and two instances, which are killed and upgraded meanwhile.
--think  seconds between two actions of a person, on average
--from   a checkout of the version before, built: instances begin with it, and are upgraded to this one; without it to the same.
Ends with 1 when anything is lost, memory grows, or sends take more than twice as long as at the start.`

const MINUTE_MS = 60_000
/** Instances read what they answer with. */
const START_MS = 15_000
/** People come one after the other, for each password is hashed; then a while passes, and only then is anything counted. */
const RAMP_UP_MS = 500
const WARM_UP = 1 / 30
/** A lease, the sweep after it, and some time for both. */
const SETTLE_MS = 35_000

async function main() {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '60' },
      people: { type: 'string', default: '200' },
      think: { type: 'string', default: '20' },
      from: { type: 'string', default: ROOT },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return console.log(HELP)
  const [minutes, people, think] = [values.minutes, values.people, values.think].map(Number)
  if (!(minutes >= 1 && people >= 1 && think >= 1)) throw new Error('--minutes, --people and --think must be 1 or more')
  await withCluster(
    'postgres',
    (cluster) => soak(cluster, { totalMs: minutes * MINUTE_MS, people, thinkMs: think * 1_000 }),
    {
      root: values.from,
    },
  )
}

async function soak({ url, instances, tables }, { totalMs, people, thinkMs }) {
  const [record, memory, machine] = [createRecord(), createMemoryRecord(), []]
  const leaving = new AbortController()
  await sleep(START_MS)
  const users = rampUp({ url, record, thinkMs, people, signal: leaving.signal })
  await sleep(people * RAMP_UP_MS + totalMs * WARM_UP)
  const startedAt = record.now()
  const watch = watchMachine((sample) => {
    memory.sample(sample.at)
    machine.push({ ...sample, mb: memory.now() })
  })
  const onSteady = (instance) => memory.watch(instance)
  const disrupting = disrupt({ instances, record, totalMs, upgradeTo: ROOT, onSteady })
  await Promise.all([disrupting, sleep(totalMs)])
  watch.stop()
  const span = { startedAt, endedAt: record.now() }
  leaving.abort()
  await Promise.all(users)
  await sleep(SETTLE_MS)
  record.problems.push(...(await violationsOf(tables, record)), ...(await tables.brokenRules()))
  record.problems.push(...complaintsOf(instances, (at) => at >= startedAt && !record.isDisrupted(at)))
  show(reportOf({ record, memory, machine, span, startEndsAt: startedAt + firstDisruptionMs(totalMs) }))
}

/** @param {{ people: number, url: string, record: any, thinkMs: number, signal: AbortSignal }} options */
const rampUp = ({ people, ...user }) =>
  Array.from({ length: people }, async (_, at) => {
    await sleep(at * RAMP_UP_MS)
    await runVirtualUser(user)
  })

/** What instances logged as errors while nobody touched them, each kind once. */
function complaintsOf(instances, isCounted) {
  const lines = instances.flatMap(({ complaints }) => complaints).filter((line) => isCounted(momentOf(line)))
  const kinds = Map.groupBy(lines, (line) => /"event":"(\w+)"/.exec(line)?.[1] ?? line)
  return [...kinds].map(
    ([kind, { length, 0: first }]) => `${length} times logged as an error: ${kind}, such as ${first}`,
  )
}

/** On the clock of `performance.now()`; of what is no line of the log that of its end, so that it is seen. */
const momentOf = (line) =>
  Date.parse(/"time":"([^"]+)"/.exec(line)?.[1] ?? new Date().toISOString()) - performance.timeOrigin

/** Each kind of problem once, with how many there are of it: the few of one must not be lost among the many of another. */
function show({ lines, problems }) {
  for (const line of lines) console.log(`  ${line}`)
  const kinds = Map.groupBy(problems, (problem) => problem.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+|"[^"]*"/g, '…'))
  for (const [, { length, 0: first }] of kinds) console.log(`    ${length} × ${first}`)
  console.log(problems.length === 0 ? '✓ nothing lost' : `✗ ${problems.length} problems`)
  if (problems.length > 0) process.exitCode = 1
}

await main()
