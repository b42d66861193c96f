#!/usr/bin/env node
// How long each parser of foreign text takes for its worst input, at 8 kB, 64 kB and the longest there may be: node bench/server/worst-inputs.mjs
import { parseArgs } from 'node:util'

const usage = `node bench/server/worst-inputs.mjs [options]
  --only TEXT    parsers whose name has this in it
  --tries N      of which the quickest counts              (3)
  --most MS      what is shown as too long                 (50)`
const text = /** @type {const} */ ({ type: 'string' })
const { values } = parseArgs({
  options: {
    only: { ...text, default: '' },
    tries: { ...text, default: '3' },
    most: { ...text, default: '50' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(usage)
  process.exit()
}
// React draws as in production.
process.env.NODE_ENV = 'production'
const { loadSource } = await import('../tools/source.mjs')
const LENGTHS = [8_000, 64_000]
// The linter's process keeps none alive, though its answer may be all that is waited for.
const alive = setInterval(() => {}, 1_000)

const source = await loadSource('production')
try {
  const { EXPOSED_PARSERS } = await source.load('/src/testing/hostile/exposed-parsers.tsx')
  const { WORST_INPUTS } = await source.load('/src/testing/hostile/worst-inputs.ts')
  for (const parser of EXPOSED_PARSERS.filter(({ name }) => name.includes(values.only))) {
    const lengths = [...LENGTHS.filter((length) => length < parser.longest), parser.longest]
    const worst = []
    for (const length of lengths) worst.push(await worstOf(parser, WORST_INPUTS, length))
    const shown = worst.map(({ ms, name }, at) => `${lengths[at]}: ${ms.toFixed(1)} ms (${name})`)
    console.log(`${worst.some(({ ms }) => ms > Number(values.most)) ? '!' : ' '} ${parser.name}: ${shown.join(', ')}`)
  }
} finally {
  await source.close()
  clearInterval(alive)
}

/** The input that takes longest, by the quickest of some tries. */
async function worstOf({ read }, inputs, length) {
  let worst = { ms: 0, name: '' }
  for (const { name, write } of inputs) {
    const ms = await quickest(read, write(length), worst.ms)
    if (ms > worst.ms) worst = { ms, name }
  }
  return worst
}

/** Tried again only where it would be the worst. */
async function quickest(read, input, soFar) {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < Number(values.tries) && least > soFar; tries += 1) {
    const before = performance.now()
    await read(input)
    least = Math.min(least, performance.now() - before)
  }
  return least
}
