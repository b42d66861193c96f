#!/usr/bin/env node
// Which patterns another's text keeps busy: those in the mentor's code and those that it makes as it warms up, with the worst text that an analyser finds for each, timed: node bench/mentor/patterns.mjs
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createContext, runInContext } from 'node:vm'
import { parseAst } from 'vite'
import { onDemand } from '../../scripts/prepare/on-demand.ts'
import { BUILT, buildAndMeasure, loadBuilt } from './built-mentor.mjs'

const HELP = `node bench/mentor/patterns.mjs [options]
  --only TEXT    patterns that have this in them, or in the path of their file
  --length N     of the text, which is what a wish may have   (1000)
  --most MS      what is shown as too long                    (50)
An hour for all of them on an idle core. The analyser is installed at its first use, outside of the project's packages.`
const text = /** @type {const} */ ({ type: 'string' })
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { ...text, default: '' },
    length: { ...text, default: '1000' },
    most: { ...text, default: '50' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit()
}
const RECHECK = { name: 'recheck', version: '4.5.0', size: '63 MB' }
/** What its analysis of a pattern may take, and what a match may before it is broken off. */
const [ANALYSIS_MS, MATCH_MS] = [2_500, 3_000]

if (positionals[0] === 'measure') await measure()
else await buildAndMeasure(import.meta.url, ['--only', values.only, '--length', values.length, '--most', values.most])

async function measure() {
  // The linter's process keeps none alive, though its answer may be all that is waited for.
  setInterval(() => {}, 1_000)
  const made = await madeAtWarmUp()
  const all = new Map([...made, ...inCode()].map((one) => [`${one.source}/${one.flags}`, one]))
  const asked = [...all.values()].filter(({ source, place }) => `${place} ${source}`.includes(values.only))
  const { checkSync } = await import(join(await onDemand(RECHECK), 'lib', 'main.js'))
  let [slow, unread] = [0, 0]
  for (const { source, flags, place } of asked) {
    const { status, attack } = checkSync(source, flags, { timeout: ANALYSIS_MS })
    if (status === 'unknown') unread += 1
    if (status !== 'vulnerable') continue
    const ms = timed({ source, flags }, worstText(attack, Number(values.length)))
    if (ms <= Number(values.most)) continue
    slow += 1
    console.log(`! ${ms.toFixed(0)} ms  ${place}  ${source.slice(0, 120)}`)
  }
  console.log(`  ${asked.length} patterns, ${slow} over ${values.most} ms; the analyser has no answer for ${unread}`)
  process.exit(slow > 0 ? 1 : 0)
}

/** Literals of the built code, with the file each comes from. */
function inCode() {
  const files = [BUILT, join(BUILT, 'assets')].flatMap((folder) =>
    readdirSync(folder).flatMap((name) => (name.endsWith('.js') ? [join(folder, name)] : [])),
  )
  return files.flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    const origins = [...code.matchAll(/^\/\/(?:#region)? (src\/\S+)/gm)]
    const placeOf = (at) => origins.findLast(({ index }) => index < at)?.[1] ?? file
    return literalsIn(parseAst(code)).map(({ regex, start }) => ({
      source: regex.pattern,
      flags: regex.flags,
      place: placeOf(start),
    }))
  })
}

function literalsIn(root) {
  const found = []
  const left = [root]
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (node.type === 'Literal' && node.regex) found.push(node)
    for (const part of Object.values(node)) if (part !== null && typeof part === 'object') left.push(part)
  }
  return found
}

/** Patterns that are put together, of words and tables, when the mentor reads and indexes what it knows. */
async function madeAtWarmUp() {
  const made = []
  const Plain = RegExp
  globalThis.RegExp = new Proxy(Plain, {
    construct(target, given, asked) {
      const pattern = Reflect.construct(target, given, asked === globalThis.RegExp ? target : asked)
      made.push({ source: pattern.source, flags: pattern.flags, place: 'made' })
      return pattern
    },
  })
  const { warmUp } = await loadBuilt('content')
  const { FACTS } = await loadBuilt('facts')
  await warmUp(FACTS)
  globalThis.RegExp = Plain
  return made
}

/** The text that the analyser has found, as long as asked for. */
function worstText({ pumps, suffix }, length) {
  const fixed = suffix.length + pumps.reduce((sum, { prefix }) => sum + prefix.length, 0)
  const repeated = pumps.reduce((sum, { pump }) => sum + pump.length, 0)
  const times = Math.max(1, Math.floor((length - fixed) / Math.max(1, repeated)))
  return pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join('') + suffix
}

function timed({ source, flags }, text) {
  const context = createContext({ pattern: new RegExp(source, flags.replace(/[gy]/g, '')), text })
  const startedAt = performance.now()
  try {
    runInContext('pattern.exec(text)', context, { timeout: MATCH_MS })
  } catch {
    return MATCH_MS
  }
  return performance.now() - startedAt
}
