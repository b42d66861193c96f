#!/usr/bin/env node
// npm run bench: the figures of bench/README.md in one run, each beside its floor. About five minutes on a quiet machine.
// Needs DATABASE_URL and CHROMIUM_PATH, which `npm run bench` sets; ROUNDS=1 makes it quick, STREAMS=50 measures fewer.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SERVER_ENTRY, SERVER_OPTIONS } from '../scripts/prepare/build.ts'
import { endAll, freePort, outputOf, start, untilReady } from './tools/processes.mjs'
import { proAccount, signIn } from './tools/sign-in.mjs'

const ROUNDS = Number(process.env.ROUNDS ?? 3)
const STREAMS = (process.env.STREAMS ?? '50,200,500').split(',')
const PACED = { tokens: '150', stagger: '1000', model: 'stub' }
/** As fast as it goes, all at once: what the relay itself can do. */
const FLOOD = { tokens: '500', stagger: '0', model: 'stub:tokens=500;delay=0' }
/** Node compiles what is used often: after 50 streams the product is half compiled yet, and the floor, which is a page of code, all but whole. */
const WARM_UP_STREAMS = 200
const SERVER = [...SERVER_OPTIONS, SERVER_ENTRY]
const folder = mkdtempSync(join(tmpdir(), 'pymentor-bench-'))
const dataDir = join(folder, 'data')

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** Floor and product in turn, so that a slow minute of the machine falls on both. */
async function streams({ floor, product, concurrency, pace, mentor = 'pro', of = '' }) {
  const loadOf = (count) => [
    'bench/streams/stream-load.mjs',
    '--json',
    '--tokens',
    pace.tokens,
    '--stagger',
    pace.stagger,
    '--concurrency',
    String(count),
  ]
  const floorLoad = [
    '--url',
    `${floor.url}/parse`,
    '--body',
    JSON.stringify({ model: pace.model, stream: true, messages: [] }),
    '--pid',
    floor.pid,
  ]
  const prepare = [
    '--prepare',
    'bench/streams/ours.prepare.mjs',
    '--arg',
    `base=${product.url}`,
    '--arg',
    `mentor=${mentor}`,
  ]
  const rows = []
  // The round before the first warms both up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const count = round === 0 ? Math.max(WARM_UP_STREAMS, Number(concurrency)) : Number(concurrency)
    const low = JSON.parse(await outputOf([...loadOf(count), ...floorLoad]))
    const high = JSON.parse(await outputOf([...loadOf(count), ...prepare, '--pid', product.pid]))
    if (high.complete !== count || high.gaps > 0) throw new Error(`streams were lost: ${JSON.stringify(high)}`)
    if (round > 0) rows.push({ low, high })
  }
  const ours = (key) => median(rows.map(({ high }) => high[key]))
  const ratio = (key) => median(rows.map(({ low, high }) => high[key] / low[key])).toFixed(2)
  const firstOf = (which) => median(rows.map((row) => row[which].addedTtft.p50))
  console.log(`${concurrency} ${pace === FLOOD ? 'unpaced' : 'paced'} streams${of}, stored on PostgreSQL:`)
  console.log(
    `  CPU a token   ${ratio('cpuUsPerToken')} × the floor (${ours('cpuUsPerToken')} µs; rounds ${rows.map(({ low, high }) => `${high.cpuUsPerToken}/${low.cpuUsPerToken}`).join(' ')})`,
  )
  console.log(
    `  tokens/s      ${ratio('tokensPerS')} × the floor (${ours('tokensPerS')}), until the last token has come ${ratio('tokensPerSToLast')} × (${ours('tokensPerSToLast')})`,
  )
  console.log(
    `  memory        ${ours('kBPerStream')} kB a stream over the round's start; RSS at most ${ours('rssPeakMB')} MB`,
  )
  console.log(
    `  added         first token ${firstOf('high')} ms (the floor ${firstOf('low')}), each token ${median(rows.map(({ high }) => high.token.p50))} ms (medians)`,
  )
}

async function pages(url) {
  const { cookie } = await signIn(url, proAccount(dataDir))
  for (const path of ['/', '/login', '/chat']) {
    const as = path === '/chat' ? ['--cookie', cookie] : []
    const weigh = [
      'bench/pages/page-weight.mjs',
      '--json',
      '--runs',
      '1',
      '--chrome',
      process.env.CHROMIUM_PATH,
      '--url',
      url + path,
    ]
    const { kinds, kB, foreign } = JSON.parse(await outputOf([...weigh, ...as]))
    console.log(
      `${path}: JavaScript ${kinds.Script?.kB ?? 0} kB in ${kinds.Script?.count ?? 0} files with their headers, in all ${kB} kB on the wire (brotli), ${foreign} foreign requests`,
    )
  }
}

async function coldStart(url) {
  const startCold = [
    '--url',
    `${url}/healthz`,
    '--runs',
    '7',
    '--label',
    'cold start on PostgreSQL',
    '--',
    process.execPath,
    ...SERVER,
  ]
  console.log(await outputOf(['bench/server/cold-start.mjs', ...startCold]))
}

/** The model that answers for all, at `stubPort`, and the smallest server that could stand before it. */
async function startFloor({ stubPort, port, upstream }) {
  start(['bench/streams/stub-llm.mjs', '--port', String(stubPort), '--tokens', PACED.tokens, '--delay', '50'])
  const args = ['--port', String(port), '--upstream', `${upstream}/chat/completions`]
  const { pid } = start(['bench/streams/floor-server.mjs', ...args])
  const url = `http://127.0.0.1:${port}`
  await untilReady(`${url}/hello`)
  return { url, pid: String(pid) }
}

/** The product with these settings, beside those that run already. */
async function startProduct(settings, port) {
  Object.assign(process.env, { PORT: String(port), ...settings })
  const url = `http://127.0.0.1:${port}`
  const { pid } = start(SERVER)
  await untilReady(`${url}/readyz`)
  return { url, pid: String(pid) }
}

async function main() {
  const [stubPort, floorPort, port] = [await freePort(), await freePort(), await freePort()]
  const upstream = `http://127.0.0.1:${stubPort}/v1`
  const url = `http://127.0.0.1:${port}`
  Object.assign(process.env, {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(folder, 'compile-cache'),
    LOG_LEVEL: 'warn',
    PORT: String(port),
    DATA_DIR: dataDir,
    MENTOR_PRO_MODEL: 'openai-compatible/stub',
    // At once, for what is not about streams.
    MENTOR_BASIC_MODEL: 'openai-compatible/stub:tokens=5;delay=0',
    OPENAI_BASE_URL: upstream,
  })
  await coldStart(url)

  const floor = await startFloor({ stubPort, port: floorPort, upstream })
  const product = await startProduct({}, port)
  // The demo accounts are made after the start.
  await sleep(5000)
  for (const concurrency of STREAMS) await streams({ floor, product, concurrency, pace: PACED })
  console.log(await outputOf(['bench/streams/send-cost.mjs', '--base', url, '--data-dir', dataDir]))
  await pages(url)

  const flood = { MENTOR_PRO_MODEL: `openai-compatible/${FLOOD.model}` }
  const flooded = await startProduct(flood, await freePort())
  await streams({ floor, product: flooded, concurrency: '50', pace: FLOOD })

  const others = await startProduct(othersOf(upstream), await freePort())
  const paced = { floor, product: others, concurrency: '50', pace: PACED }
  await streams({ ...paced, mentor: 'pro', of: ' of Anthropic' })
  await streams({ ...paced, mentor: 'basic', of: ' of Google' })
}

/** The providers that the stub stands in for besides OpenAI. */
const othersOf = (upstream) => ({
  MENTOR_PRO_MODEL: 'anthropic/stub',
  MENTOR_BASIC_MODEL: 'google/stub',
  ANTHROPIC_BASE_URL: upstream,
  ANTHROPIC_API_KEY: 'stub',
  GOOGLE_AI_BASE_URL: upstream,
  GOOGLE_AI_API_KEY: 'stub',
})

try {
  await main()
} finally {
  await endAll()
  rmSync(folder, { recursive: true, force: true })
}
