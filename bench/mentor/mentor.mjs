#!/usr/bin/env node
// How long the embedded mentor takes to answer, what it holds in memory, and what it adds to a server's start: node bench/mentor/mentor.mjs
import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { processTree, summary, usage } from '../tools/proc-stat.mjs'
import { buildAndMeasure, loadBuilt } from './built-mentor.mjs'

const HELP = `node bench/mentor/mentor.mjs [options]
  --file QUESTIONS   whose conversations are asked     (eval/questions-open.json)
  --rounds N         after the first, which warms up   (5)
  --most MS          p99 that is shown as too long     (100)`
const text = /** @type {const} */ ({ type: 'string' })
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    file: { ...text, default: 'eval/questions-open.json' },
    rounds: { ...text, default: '5' },
    most: { ...text, default: '100' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit()
}
if (positionals[0] === 'measure') await measure()
else await buildAndMeasure(import.meta.url, ['--file', values.file, '--rounds', values.rounds, '--most', values.most])

async function measure() {
  // The linter's process keeps none alive, though its answer may be all that is waited for.
  const alive = setInterval(() => {}, 1_000)
  const questions = JSON.parse(readFileSync(values.file, 'utf8'))
  const before = memory()
  const startedAt = performance.now()
  const { createEmbeddedMentor, warmUp } = await loadBuilt('mentor')
  const { FACTS } = await loadBuilt('facts')
  const mentor = createEmbeddedMentor(() => FACTS)
  const loadedAt = performance.now()
  const loaded = memory()
  await warmUp(() => FACTS)
  const warmAt = performance.now()
  const loop = monitorEventLoopDelay({ resolution: 1 })
  loop.enable()
  const rounds = []
  for (let round = 0; round <= Number(values.rounds); round += 1) rounds.push(await askAll(mentor, questions))
  loop.disable()
  const [first, ...rest] = rounds
  const times = rest.flat().map(({ ms }) => ms)
  const cpu = rest.flat().map((answer) => answer.cpu)
  const { p50, p99 } = summary(times, [50, 99])
  const ms = (value) => `${value.toFixed(1)} ms`
  const mB = (bytes) => `${(bytes / 1_000_000).toFixed(0)} MB`
  const own = memory()
  const all = usage(processTree(process.pid)).rss
  console.log(
    `  added to a start: ${ms(loadedAt - startedAt)} to load, ${mB(loaded - before)}; ${ms(warmAt - loadedAt)} in steps, once it listens`,
  )
  console.log(`  first round of ${first.length} answers: ${said(first.map(({ ms }) => ms))}`)
  console.log(
    `${p99 > Number(values.most) ? '!' : ' '} ${times.length} answers: p50 ${ms(p50)}, p99 ${ms(p99)}, longest ${ms(Math.max(...times))}`,
  )
  console.log(`  of which this process worked: ${said(cpu)} (what others leave it, on a busy machine)`)
  console.log(`  the event loop held at most: ${ms(loop.max / 1_000_000)}`)
  console.log(
    `  memory: ${mB(own - before)} more than before, and ${mB(all - process.memoryUsage().rss)} of the linter's process`,
  )
  clearInterval(alive)
  process.exit(p99 > Number(values.most) ? 1 : 0)
}

function said(times) {
  const { p50, p99 } = summary(times, [50, 99])
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
}

async function askAll(mentor, questions) {
  const times = []
  for (const { turns: asked } of questions) {
    const turns = []
    for (const content of asked) {
      turns.push({ role: 'user', content })
      const [startedAt, spent] = [performance.now(), process.cpuUsage()]
      const { markdown } = await mentor.answer({ mentor: 'basic', turns })
      const { user, system } = process.cpuUsage(spent)
      times.push({ ms: performance.now() - startedAt, cpu: (user + system) / 1000 })
      turns.push({ role: 'assistant', content: markdown })
    }
  }
  return times
}

function memory() {
  globalThis.gc?.()
  return process.memoryUsage().rss
}
