#!/usr/bin/env node
// What a visitor's first visit to each page of the public face weighs and how long the browser works for it, beside what it may be.
import { parseArgs } from 'node:util'
import { ensureChromium } from '../../scripts/prepare/programs.ts'
import { withProduct } from '../tools/own-product.mjs'
import { outputOf } from '../tools/processes.mjs'
import { table, visitorPages } from './visitor-pages.mjs'

const HELP = `public-pages.mjs - weight, blocking time and layout shift of the public pages, with their aims

  node bench/pages/public-pages.mjs [options]

  --base URL   a running product; without it one is built and started
  --runs N     loads of each page, the median of each time is shown   (3)
  --help

Measured as page-weight.mjs does, with an empty cache, on a phone's and a desktop's screen, the CPU slowed down four times and the
network as slow as 4G at its slowest, so that late fonts and pictures show what they move. Ends with 1 when an aim is missed.`

/** kB on the wire, the fonts and the pictures below the first screen not counted; ms; the share of the screen that moved. */
const AIMS = { all: 30, js: 10, fonts: 20, tbt: 50, cls: 0 }
const SCREENS = { phone: '390x844', desktop: '1280x800' }
const KINDS = [
  ['document', 'Document'],
  ['css', 'Stylesheet'],
  ['js', 'Script'],
  ['images', 'Image'],
  ['fonts', 'Font'],
]

const text = /** @type {const} */ ({ type: 'string' })
const { values } = parseArgs({ options: { base: text, runs: { ...text, default: '3' }, help: { type: 'boolean' } } })
if (values.help) {
  console.log(HELP)
  process.exit(0)
}

function rowOf(page, screen, weight) {
  const kinds = Object.fromEntries(KINDS.map(([name, kind]) => [name, weight.kinds[kind]?.kB ?? 0]))
  const images = Math.round((kinds.images - weight.belowFold) * 10) / 10
  const all = Math.round((weight.kB - weight.belowFold - kinds.fonts) * 10) / 10
  const have = { all, js: kinds.js, fonts: kinds.fonts, tbt: weight.tbt, cls: weight.cls }
  const missed = Object.keys(AIMS).filter((aim) => have[aim] > AIMS[aim])
  if (weight.foreign > 0) missed.push(`${weight.foreign} foreign requests`)
  const { document, css, js, fonts } = kinds
  const cells = [page, screen, document, css, js, images, all, fonts, weight.tbt, weight.cls, weight.fcp, weight.lcp]
  return { missed, cells: [...cells, missed.join(', ') || '✓'] }
}

async function measure(base) {
  const chrome = await ensureChromium()
  const pages = await visitorPages(base)
  const rows = []
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    const urls = pages.flatMap((page) => ['--url', base + page])
    const how = ['--json', '--net', 'slow4g', '--viewport', viewport, '--runs', values.runs, '--chrome', chrome]
    const lines = (await outputOf(['bench/pages/page-weight.mjs', ...how, ...urls])).split('\n')
    for (const [at, line] of lines.entries()) rows.push(rowOf(pages[at], screen, JSON.parse(line)))
  }
  const names = ['page', '', 'document', 'css', 'js', 'images', 'in all', 'fonts', 'tbt', 'cls', 'fcp', 'lcp', 'missed']
  const { all, js, fonts, tbt, cls } = AIMS
  const aims = ['aim', '', '', '', `≤ ${js}`, '', `≤ ${all}`, `≤ ${fonts}`, `≤ ${tbt}`, cls, '', '', '']
  console.log(table([names, aims, ...rows.map(({ cells }) => cells)]))
  return rows.every(({ missed }) => missed.length === 0)
}

const isMet = values.base === undefined ? await withProduct(({ url }) => measure(url)) : await measure(values.base)
process.exitCode = isMet ? 0 : 1
