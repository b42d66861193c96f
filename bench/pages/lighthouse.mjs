#!/usr/bin/env node
// Lighthouse on every page of the public face, as a phone and as a desktop; what is not perfect is said.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { onDemand } from '../../scripts/prepare/on-demand.ts'
import { ensureChromium } from '../../scripts/prepare/programs.ts'
import { withProduct } from '../tools/own-product.mjs'
import { table, visitorPages } from './visitor-pages.mjs'

const HELP = `lighthouse.mjs - Lighthouse's four categories of the public pages

  node bench/pages/lighthouse.mjs [options]

  --base URL    a running product; without it one is built and started
  --page PATH   repeatable                                  (all public pages)
  --form F      mobile | desktop; repeatable                (both)
  --help

Lighthouse is installed at its first use, beside the project's own packages and outside of them. Ends with 1 when a page has less
than 100 somewhere.`

const LIGHTHOUSE = { name: 'lighthouse', version: '13.5.0', size: '180 MB' }
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

const text = /** @type {const} */ ({ type: 'string', multiple: true })
const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    page: text,
    form: { ...text, default: ['mobile', 'desktop'] },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit(0)
}

async function report(tool, { url, form, chrome }) {
  const preset = form === 'desktop' ? ['--preset=desktop'] : []
  const args = [
    join(tool, 'cli', 'index.js'),
    url,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    ...preset,
  ]
  const child = spawn(process.execPath, [...args, '--chrome-flags=--headless=new --no-sandbox --disable-gpu'], {
    env: { ...process.env, CHROME_PATH: chrome },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (chunk) => {
    printed += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`lighthouse ended with ${code} on ${url}`)
  return JSON.parse(printed)
}

/** The audits that take something off a category. */
function lacks({ categories, audits }) {
  const refs = CATEGORIES.flatMap((name) => categories[name].auditRefs.filter(({ weight }) => weight > 0))
  const short = [...new Set(refs.map(({ id }) => id))].filter((id) => (audits[id].score ?? 1) < 1)
  return short.map((id) => {
    const { title, displayValue = '', score, details } = audits[id]
    const where = (details?.items ?? [])
      .slice(0, 3)
      .map((item) => item.node?.snippet ?? item.url ?? item.description ?? '')
    return `    ${id} (${score}): ${title} ${displayValue} ${where.filter(Boolean).join(' · ')}`
  })
}

async function measure(base) {
  const [tool, chrome] = [await onDemand(LIGHTHOUSE), await ensureChromium()]
  const rows = []
  for (const form of values.form) {
    for (const page of values.page ?? (await visitorPages(base))) {
      const result = await report(tool, { url: base + page, form, chrome })
      const scores = CATEGORIES.map((name) => Math.round((result.categories[name].score ?? 0) * 100))
      rows.push({ cells: [page, form, ...scores], scores, said: lacks(result) })
    }
  }
  console.log(table([['page', '', ...CATEGORIES], ...rows.map(({ cells }) => cells)]))
  for (const { cells, said } of rows)
    if (said.length > 0) console.log(`\n${cells[0]} (${cells[1]})\n${said.join('\n')}`)
  return rows.every(({ scores }) => scores.every((score) => score === 100))
}

const isPerfect = values.base === undefined ? await withProduct(({ url }) => measure(url)) : await measure(values.base)
process.exitCode = isPerfect ? 0 : 1
