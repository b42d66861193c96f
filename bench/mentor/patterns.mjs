#!/usr/bin/env node
// Which regular expressions of the code, and of those that the mentor makes, are kept busy by texts that repeat what they repeat; longer and stricter than the test does: node bench/mentor/patterns.mjs
import { parseArgs } from 'node:util'
import { buildAndMeasure, loadBuilt } from './built-mentor.mjs'

const HELP = `node bench/mentor/patterns.mjs [options]
  --rounds N   texts of each kind                   (25)
  --seed N     of the texts                         (1)
  --most MS    what a search of 900 letters may take (50)`
const text = /** @type {const} */ ({ type: 'string' })
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { ...text, default: '25' },
    seed: { ...text, default: '1' },
    most: { ...text, default: '50' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit()
}
const given = ['--rounds', values.rounds, '--seed', values.seed, '--most', values.most]
if (positionals[0] === 'measure') await measure()
else await buildAndMeasure(import.meta.url, given)

async function measure() {
  // The linter's process keeps none alive, though its answer may be all that is waited for.
  setInterval(() => {}, 1_000)
  const { MESSAGES, literalsBelow, madeByMentor } = await loadBuilt('patterns')
  const { busyPatterns } = await loadBuilt('busy')
  const patterns = [...literalsBelow('src'), ...(await madeByMentor(MESSAGES))]
  const limits = { mostMs: Number(values.most), rounds: Number(values.rounds), seed: Number(values.seed) }
  const busy = busyPatterns(patterns, limits)
  for (const { pattern, text } of busy)
    console.log(`! ${pattern.place}  ${pattern.source.slice(0, 160)}\n    with ${JSON.stringify(text.slice(0, 120))}`)
  console.log(`  ${patterns.length} patterns, ${busy.length} over ${values.most} ms`)
  process.exit(busy.length > 0 ? 1 : 0)
}
