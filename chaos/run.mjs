#!/usr/bin/env node
// npm run chaos: what must hold when things break, one line a proof. Started by scripts/run.sh.
import { parseArgs } from 'node:util'
import { ENGINES, withCluster } from './cluster.mjs'
import { cutLines } from './cuts.mjs'
import { manyFollowers } from './followers.mjs'
import { killRounds } from './kill.mjs'
import { readersLeave } from './leaving.mjs'
import { parallelSends } from './sends.mjs'
import { slowClients } from './slow.mjs'

/** What is run, and how often unless told otherwise. */
const PROOFS = {
  sends: { prove: parallelSends, rounds: 50, title: '100 sends at once, and 100 of one key' },
  cuts: { prove: cutLines, rounds: 2, title: '40 replies over a line that breaks again and again' },
  followers: { prove: manyFollowers, rounds: 5, title: '8 readers of a reply, from anywhere in it' },
  leaving: { prove: readersLeave, rounds: 3, title: '50 readers leave at once' },
  slow: { prove: slowClients, rounds: 5, title: '200 slow clients beside people in a hurry' },
  kill: { prove: killRounds, rounds: 100, title: 'kill -9 while replies stream' },
}

const HELP = `npm run chaos -- [--only=kill,sends] [--engine=pglite|postgres] [--rounds=N] [--unstored=MS]

Starts the built product with what it needs, all on loopback, breaks it, and prints one line a proof:
${Object.entries(PROOFS)
  .map(([name, { title, rounds }]) => `  ${name.padEnd(10)} ${title} (${rounds} rounds)`)
  .join('\n')}
--unstored  how much of a reply a kill may take, in milliseconds of its writing (1000)
Ends with 1 when anything that must hold did not.`

const MOST_PROBLEMS_SHOWN = 10

async function main() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: Object.keys(PROOFS).join() },
      engine: { type: 'string', default: ENGINES.join() },
      rounds: { type: 'string' },
      unstored: { type: 'string', default: '1000' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return console.log(HELP)
  const names = chosen(values.only, Object.keys(PROOFS))
  const given = values.rounds === undefined ? undefined : Number(values.rounds)
  if (given !== undefined && !(Number.isInteger(given) && given > 0)) throw new Error('--rounds must be 1 or more')
  const mostUnstoredMs = Number(values.unstored)
  if (!(mostUnstoredMs > 0)) throw new Error('--unstored must be more than 0')
  for (const engine of chosen(values.engine, ENGINES)) {
    await withCluster(engine, async (cluster) => {
      for (const name of names) await run(cluster, { name, rounds: given ?? PROOFS[name].rounds, mostUnstoredMs })
    })
  }
}

function chosen(list, known) {
  const names = list.split(',')
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Error(`there is no "${unknown}"; there are ${known.join(', ')}`)
  return names
}

async function run(cluster, { name, ...bounds }) {
  const startedAt = performance.now()
  const { problems, counted } = await PROOFS[name]
    .prove(cluster, bounds)
    .catch((error) => ({ problems: [error.stack], counted: 'broken off' }))
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}, ${cluster.engine}: ${counted} (${seconds} s)`)
  if (problems.length === 0) return
  for (const problem of problems.slice(0, MOST_PROBLEMS_SHOWN)) console.log(`    ${problem}`)
  if (problems.length > MOST_PROBLEMS_SHOWN) console.log(`    … ${problems.length} in all`)
  process.exitCode = 1
}

await main()
