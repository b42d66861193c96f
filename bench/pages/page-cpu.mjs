#!/usr/bin/env node
// What the server works for a page that nobody is signed in for, beside a page of bytes that Node alone sends (the floor).
import { parseArgs } from 'node:util'
import { withProduct } from '../tools/own-product.mjs'
import { freePort, outputOf, start, untilReady } from '../tools/processes.mjs'
import { table, visitorPages } from './visitor-pages.mjs'

const HELP = `page-cpu.mjs - the server's CPU a page, product and floor in turn

  node bench/pages/page-cpu.mjs [options]

  --rounds N     after one that warms up, the median counts   (3)
  --duration S   of each measurement                          (3)
  --page PATH    repeatable                                   (all public pages)
  --help

The floor is floor-server.mjs, GET /page.gz: a page compressed beforehand, sent by node:http.`

/** Times the floor. */
const AIM = 3
/** What a browser sends: without it nothing is compressed, and no page counted. */
const HEADERS = [
  'accept: text/html',
  'accept-encoding: gzip, deflate, br, zstd',
  'accept-language: es-ES',
  'user-agent: Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0',
]

const text = /** @type {const} */ ({ type: 'string' })
const { values } = parseArgs({
  options: {
    rounds: { ...text, default: '3' },
    duration: { ...text, default: '3' },
    page: { ...text, multiple: true },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit(0)
}

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]

async function load(url, pid) {
  const headers = HEADERS.flatMap((header) => ['--header', header])
  const args = ['--json', '--url', url, '--pid', pid, '--duration', values.duration, ...headers]
  const result = JSON.parse(await outputOf(['bench/pages/req-load.mjs', ...args]))
  if (Object.keys(result.statuses).join() !== '200') throw new Error(`${url}: ${JSON.stringify(result.statuses)}`)
  return result
}

/** The same bytes again and again: the median of the rounds' ratios. */
async function compare(page, product, floor) {
  const rounds = []
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    const low = await load(`${floor.url}/page.gz`, floor.pid)
    const high = await load(product.url + page, product.pid)
    if (round > 0) rounds.push({ low, high })
  }
  const ratio = median(rounds.map(({ low, high }) => high.cpuUsPerRequest / low.cpuUsPerRequest))
  const [ours, theirs] = ['high', 'low'].map((side) => median(rounds.map((each) => each[side].cpuUsPerRequest)))
  const perS = median(rounds.map(({ high }) => high.perS))
  return { ratio, cells: [page, `${ratio.toFixed(2)} ×`, ours, theirs, perS, rounds[0].high.bytesEach] }
}

const isMet = await withProduct(async (product) => {
  const port = String(await freePort())
  const { pid } = start(['bench/streams/floor-server.mjs', '--port', port])
  const floor = { url: `http://127.0.0.1:${port}`, pid: String(pid) }
  await untilReady(`${floor.url}/hello`)
  const rows = []
  for (const page of values.page ?? (await visitorPages(product.url))) rows.push(await compare(page, product, floor))
  const names = ['page', `floor (aim ≤ ${AIM})`, 'µs a page', 'floor µs', 'pages/s', 'bytes']
  console.log(table([names, ...rows.map(({ cells }) => cells)]))
  return rows.every(({ ratio }) => ratio <= AIM)
})
process.exitCode = isMet ? 0 : 1
