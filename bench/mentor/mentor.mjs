#!/usr/bin/env node
// How long the embedded mentor takes to answer, what it holds in memory, and what it adds to a server's start: node bench/mentor/mentor.mjs
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { processTree, summary, usage } from '../tools/proc-stat.mjs'

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
const root = fileURLToPath(new URL('../..', import.meta.url))
const built = fileURLToPath(new URL('../../node_modules/.cache/bench-mentor', import.meta.url))
if (positionals[0] === 'measure') await measure()
else await buildAndMeasure()

/** In a process of its own, from the module as a server loads it: what the bundler holds does not count. */
async function buildAndMeasure() {
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '~': fileURLToPath(new URL('../../src', import.meta.url)) } },
    build: {
      ssr: true,
      outDir: built,
      emptyOutDir: true,
      rollupOptions: {
        input: {
          mentor: fileURLToPath(new URL('../../src/modules/mentor/mentor.server.ts', import.meta.url)),
          'mentor-thread': fileURLToPath(
            new URL('../../src/modules/mentor/server/thread/mentor-thread.ts', import.meta.url),
          ),
          facts: fileURLToPath(new URL('../../src/testing/mentor/product-facts.ts', import.meta.url)),
          worst: fileURLToPath(new URL('../../src/testing/hostile/worst-inputs.ts', import.meta.url)),
        },
      },
    },
  })
  const given = ['--file', values.file, '--rounds', values.rounds, '--most', values.most]
  const { status } = spawnSync(process.execPath, ['--expose-gc', fileURLToPath(import.meta.url), 'measure', ...given], {
    cwd: root,
    stdio: 'inherit',
  })
  rmSync(built, { recursive: true, force: true })
  process.exitCode = status ?? 1
}

async function measure() {
  // The linter's process keeps none alive, though its answer may be all that is waited for.
  const alive = setInterval(() => {}, 1_000)
  const questions = JSON.parse(readFileSync(values.file, 'utf8'))
  const before = memory()
  const startedAt = performance.now()
  const { createEmbeddedMentor, warmUp } = await import(pathToFileURL(`${built}/mentor.js`).href)
  const { FACTS } = await import(pathToFileURL(`${built}/facts.js`).href)
  const mentor = createEmbeddedMentor(() => FACTS)
  const loadedAt = performance.now()
  const loaded = memory()
  await warmUp(() => FACTS)
  const warmAt = performance.now()
  const loop = watchEventLoop()
  const rounds = []
  for (let round = 0; round <= Number(values.rounds); round += 1) rounds.push(await askAll(mentor, questions))
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
  console.log(`  the event loop held at most: ${ms(loop.longest())}`)
  console.log(
    `  memory: ${mB(own - before)} more than before, and ${mB(all - process.memoryUsage().rss)} of the linter's process`,
  )
  loop.forget()
  const worst = await askWorst(mentor)
  console.log(`  the worst of ${worst.count} hostile messages: ${ms(worst.ms)} (${worst.name})`)
  console.log(`  the event loop held at most meanwhile: ${ms(loop.longest())}`)
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

/** As long as a message may be, and three times over, as in a conversation; as long as code may be that goes with one. */
async function askWorst(mentor) {
  const { WORST_INPUTS } = await import(pathToFileURL(`${built}/worst.js`).href)
  const asked = WORST_INPUTS.flatMap(({ name, write }) => [
    { name, write: () => ({ content: write(8_000) }) },
    {
      name: `64 kB of ${name}`,
      write: () => ({ content: '', attached: { message: '¿Qué hace?', files: fileOf(write(64_000)) } }),
    },
  ])
  let worst = { ms: 0, name: '' }
  for (const { name, write } of asked) {
    const turn = { role: 'user', ...write() }
    const startedAt = performance.now()
    await mentor.answer({ mentor: 'pro', turns: [turn, turn, turn] })
    const ms = performance.now() - startedAt
    if (ms > worst.ms) worst = { ms, name }
  }
  return { ...worst, count: asked.length }
}

const fileOf = (text) => [{ name: 'a.py', text }]

/** The longest that a turn of the event loop was late, since it was last forgotten. */
function watchEventLoop() {
  let [last, longest] = [performance.now(), 0]
  const turn = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    setImmediate(turn).unref()
  }
  setImmediate(turn).unref()
  return {
    longest: () => longest,
    forget() {
      longest = 0
    },
  }
}

function memory() {
  globalThis.gc?.()
  return process.memoryUsage().rss
}
