#!/usr/bin/env node
// Time from starting a server to its first good answer, and its memory then. No dependencies.
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { processTree, usage } from '../tools/proc-stat.mjs'

const HELP = `cold-start.mjs - start a server, wait for its first good answer, stop it

  node cold-start.mjs --url URL [--runs 3] [--header "K: V"] [--cwd DIR] [--label TEXT] -- command arg ...

Reports the median time to the first 2xx answer, CPU seconds used by then, the first and second request's
time, and memory three seconds later. The environment is passed on; the command must not fork into the background.`
const at = process.argv.indexOf('--')
const { values } = parseArgs({
  args: process.argv.slice(2, at === -1 ? undefined : at),
  options: {
    url: { type: 'string' },
    runs: { type: 'string', default: '3' },
    header: { type: 'string', multiple: true, default: [] },
    cwd: { type: 'string' },
    label: { type: 'string', default: 'cold start' },
    help: { type: 'boolean' },
  },
})
if (values.help || !values.url || at === -1) {
  console.log(HELP)
  process.exit(values.help ? 0 : 2)
}
const [command, ...args] = process.argv.slice(at + 1)
const headers = Object.fromEntries(
  values.header.map((h) => [h.slice(0, h.indexOf(':')).trim(), h.slice(h.indexOf(':') + 1).trim()]),
)
const sleep = (ms) => new Promise((go) => setTimeout(go, ms))
const get = async () => {
  try {
    const res = await fetch(values.url, { headers, signal: AbortSignal.timeout(20_000) })
    await res.arrayBuffer()
    return res.ok
  } catch {
    return false
  }
}
const rows = []
for (let run = 0; run < Number(values.runs); run += 1) {
  const start = performance.now()
  const child = spawn(command, args, { cwd: values.cwd, stdio: 'ignore' })
  let before = start
  while (!(await get())) {
    if (performance.now() - start > 60_000 || child.exitCode !== null) break
    await sleep(5)
    before = performance.now()
  }
  const ready = performance.now()
  const { cpu } = usage(processTree(child.pid))
  await get()
  const again = performance.now()
  await sleep(3000)
  const { rss } = usage(processTree(child.pid))
  rows.push({ ready: ready - start, first: ready - before, second: again - ready, cpu: cpu * 1000, rss: rss / 1048576 })
  const gone = new Promise((done) => child.on('exit', done))
  child.kill('SIGTERM')
  const hard = setTimeout(() => child.kill('SIGKILL'), 3000)
  await gone
  clearTimeout(hard)
}
const median = (k) => Math.round(rows.map((r) => r[k]).sort((a, b) => a - b)[Math.floor(rows.length / 2)])
console.log(
  `${values.label}: ready ${median('ready')} ms (cpu ${median('cpu')} ms), first answer ${median('first')} ms, second ${median('second')} ms, RSS ${median('rss')} MB, ${rows.length} runs`,
)
