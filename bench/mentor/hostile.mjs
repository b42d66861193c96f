#!/usr/bin/env node
// What hostile messages cost who sent them and everybody else: the embedded mentor's port, its thread as built, and the main loop's delay meanwhile: node bench/mentor/hostile.mjs
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildAndMeasure, loadBuilt } from './built-mentor.mjs'

const HELP = `node bench/mentor/hostile.mjs [options]
  --only TEXT   messages whose name has this in it
  --most MS     what an answer may take, and is shown for      (1000)
  --held MS     how late the main loop may be at most          (50)`
const text = /** @type {const} */ ({ type: 'string' })
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { ...text, default: '' },
    most: { ...text, default: '1000' },
    held: { ...text, default: '50' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit()
}
/** What a wish is said of. */
const PROGRAM = 'total = 0\nfor n in [1, 2]:\n    total += n\nprint(total)'

const given = ['--only', values.only, '--most', values.most, '--held', values.held]
if (positionals[0] === 'measure') await measure()
else await buildAndMeasure(import.meta.url, given)

async function measure() {
  const alive = setInterval(() => {}, 1_000)
  const { warmUp } = await loadBuilt('mentor')
  const { createEmbeddedModel } = await loadBuilt('model')
  const { FACTS } = await loadBuilt('facts')
  const { WORST_INPUTS } = await loadBuilt('worst')
  const model = createEmbeddedModel(() => FACTS)
  await warmUp(() => FACTS)
  const { COSTLY_PROGRAMS } = await loadBuilt('costly')
  const all = [...COSTLY_PROGRAMS.map(ofProgram), ...WORST_INPUTS.flatMap(conversations)]
  const asked = all.filter(({ name }) => name.includes(values.only))
  const loop = monitorEventLoopDelay({ resolution: 1 })
  loop.enable()
  await sleep(2_000)
  const idle = loop.max / 1e6
  const answers = []
  for (const { name, turns } of asked) {
    const spent = process.threadCpuUsage()
    loop.reset()
    const answer = await answered(model, turns())
    const { user, system } = process.threadCpuUsage(spent)
    answers.push({ name, ...answer, held: loop.max / 1e6, worked: (user + system) / 1000 })
  }
  const slow = answers.filter(({ ms }) => ms > Number(values.most)).toSorted((a, b) => b.ms - a.ms)
  for (const { name, ms, cpu, skill } of slow)
    console.log(`! ${name}: ${ms.toFixed(0)} ms (${cpu.toFixed(0)} of CPU), ${skill}`)
  const longest = answers.reduce((a, b) => (a.ms > b.ms ? a : b))
  console.log(
    `  ${answers.length} hostile conversations, ${slow.length} over ${values.most} ms; longest ${longest.ms.toFixed(0)} ms (${longest.name})`,
  )
  const mostOf = (key) => answers.reduce((a, b) => (a[key] > b[key] ? a : b))
  const [late, worked] = [mostOf('held'), mostOf('worked')]
  // What this thread did not work, a busy machine kept from it.
  const isHeld = answers.some((answer) => Math.min(answer.held, answer.worked) > Number(values.held))
  console.log(
    `${isHeld ? '!' : ' '} the main loop was late by ${late.held.toFixed(1)} ms at most (${late.name}, over which its thread worked ${late.worked.toFixed(1)}); before, with nothing to do, by ${idle.toFixed(1)}`,
  )
  console.log(`  the most that the main thread worked over one answer: ${worked.worked.toFixed(1)} ms (${worked.name})`)
  clearInterval(alive)
  process.exit(slow.length > 0 || isHeld ? 1 : 0)
}

/** As long as a message may be, alone and again and again; and as code that goes with one: 64 kB, and all that may go. */
function conversations({ name, write }) {
  const said = { role: 'user', content: write(8_000) }
  const withFiles = (length, count) => {
    const files = Array.from({ length: count }, (_, at) => ({ name: `a${at}.py`, text: write(length) }))
    return { role: 'user', content: '¿Qué hace?', attached: { message: '¿Qué hace?', files } }
  }
  return [
    { name, turns: () => [said] },
    { name: `12 × ${name}`, turns: () => Array.from({ length: 12 }, () => said) },
    {
      name: `another way than ${name}`,
      turns: () => [said, { role: 'user', content: '¿Y se puede hacer de otra forma?' }],
    },
    {
      name: `a wish of ${name}`,
      turns: () => [{ role: 'user', content: `${PROGRAM}\n\nque no pueda pasar de 5${write(900)}` }],
    },
    { name: `64 kB of ${name}`, turns: () => [withFiles(64_000, 1)] },
    { name: `5 × 200 kB of ${name}`, turns: () => [withFiles(200_000, 5)] },
  ]
}

function ofProgram({ name, code }) {
  const content = `¿Qué imprime este programa?\n\n\`\`\`python\n${code}\`\`\``
  return { name: `a program that ${name}`, turns: () => [{ role: 'user', content }] }
}

async function answered(model, turns) {
  const { signal } = new AbortController()
  const [startedAt, spent] = [performance.now(), process.cpuUsage()]
  let skill = 'answered'
  const onOutcome = (outcome) => {
    skill = outcome
  }
  for await (const _ of model.stream({ mentor: 'pro', instructions: '', turns, signal, onOutcome }));
  const { user, system } = process.cpuUsage(spent)
  return { ms: performance.now() - startedAt, cpu: (user + system) / 1000, skill }
}
