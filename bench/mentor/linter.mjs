#!/usr/bin/env node
// How long Ruff takes over a block of Python on the server: node bench/mentor/linter.mjs
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { summary } from '../tools/proc-stat.mjs'
import { loadSource } from '../tools/source.mjs'

const BLOCK = /^```python\n([\s\S]*?)^```/gm
const ROUNDS = 3
const root = fileURLToPath(new URL('../..', import.meta.url))

const blocks = globSync('content/programs/*/*.md', { cwd: root }).flatMap((file) =>
  [...readFileSync(`${root}/${file}`, 'utf8').matchAll(BLOCK)].map(([, code = '']) => code),
)
const source = await loadSource()
const { checkPython } = await source.load('/src/modules/mentor/server/linter.ts')
// The linter's process keeps none alive, though its answer may be all that is waited for.
const alive = setInterval(() => {}, 1_000)

async function timed(code) {
  const begun = performance.now()
  if ((await checkPython(code)) === null) throw new Error(`not read:\n${code}`)
  return performance.now() - begun
}

const first = await timed(blocks[0])
const times = []
for (let round = 0; round < ROUNDS; round += 1) for (const code of blocks) times.push(await timed(code))
const { p50, p99 } = summary(times, [50, 99])
console.log(
  `Ruff over ${blocks.length} programs: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)}; the first, with its start, ${first.toFixed(0)}`,
)
clearInterval(alive)
await source.close()
process.exit()
