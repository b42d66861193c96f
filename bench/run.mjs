#!/usr/bin/env node
// npm run bench: every figure of the README in one run, each as a ratio to its floor. Takes about five minutes.
// Starts its own PostgreSQL, stub model, floor and product on loopback, and ends them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pageScripts } from './page-scripts.mjs'
import { proAccount, signIn } from './sign-in.mjs'

const ROUNDS = Number(process.env.ROUNDS ?? 3)
const TOKENS = 150
const folder = mkdtempSync(join(tmpdir(), 'pymentor-bench-'))
const children = []

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

function start(args, env = {}) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.push(child)
  return child
}

/** Runs a tool to its end and answers its last line, which is JSON. */
async function measure(args) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += chunk
  })
  await once(child, 'close')
  return text.trim().split('\n').at(-1)
}

async function untilReady(url) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await sleep(100)
  }
  throw new Error(`${url} does not answer`)
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const ratio = (value) => `${value.toFixed(2)}×`

async function streams({ floor, product, dataDir }) {
  const common = ['bench/stream-load.mjs', '--json', '--tokens', String(TOKENS), '--stagger', '1000']
  const ours = [...common, '--prepare', 'bench/ours.prepare.mjs', '--arg', `base=${product.url}`]
  ours.push('--arg', `dataDir=${dataDir}`, '--pid', String(product.pid))
  const theirs = [...common, '--url', `${floor.url}/parse`, '--pid', String(floor.pid)]
  theirs.push('--body', '{"model":"stub","stream":true,"messages":[]}')
  for (const concurrency of ['50', '200']) {
    const rows = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const low = JSON.parse(await measure([...theirs, '--concurrency', concurrency]))
      const high = JSON.parse(await measure([...ours, '--concurrency', concurrency]))
      // The first round warms both up.
      if (round > 0) rows.push({ low, high })
    }
    const times = (key) => median(rows.map(({ low, high }) => high[key] / low[key]))
    const complete = rows.every(({ high }) => high.complete === Number(concurrency) && high.gaps === 0)
    console.log(
      `${concurrency} paced streams, stored on PostgreSQL: CPU/token ${ratio(times('cpuUsPerToken'))} the floor ` +
        `(${median(rows.map(({ high }) => high.cpuUsPerToken))} and ${median(rows.map(({ low }) => low.cpuUsPerToken))} µs), ` +
        `${median(rows.map(({ high }) => high.kBPerStream))} kB/stream, first token +${median(rows.map(({ high }) => high.addedTtft.p50))} ms, ` +
        `tokens/s ${ratio(times('tokensPerS'))}, ${complete ? 'all complete' : 'NOT ALL COMPLETE'}`,
    )
  }
}

async function main() {
  const [stubPort, floorPort, port] = [await freePort(), await freePort(), await freePort()]
  const upstream = `http://127.0.0.1:${stubPort}/v1`
  start(['bench/stub-llm.mjs', '--port', String(stubPort), '--tokens', String(TOKENS), '--delay', '50'])
  const floor = start([
    'bench/floor-server.mjs',
    '--port',
    String(floorPort),
    '--upstream',
    `${upstream}/chat/completions`,
  ])
  const url = `http://127.0.0.1:${port}`
  const environment = {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(folder, 'compile-cache'),
    LOG_LEVEL: 'warn',
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    MENTOR_PRO_MODEL: 'openai-compatible/stub',
    OPENAI_BASE_URL: upstream,
  }
  Object.assign(process.env, environment)
  const server = 'build/server/index.js'
  console.log(
    await measure([
      'bench/cold-start.mjs',
      '--url',
      `${url}/healthz`,
      '--runs',
      '7',
      '--label',
      'cold start on PostgreSQL',
      '--',
      process.execPath,
      server,
    ]),
  )

  const product = start([server])
  await untilReady(`${url}/readyz`)
  await untilReady(`http://127.0.0.1:${floorPort}/hello`)
  // The demo accounts are made after the start.
  await sleep(3000)
  const dataDir = environment.DATA_DIR
  await streams({
    floor: { url: `http://127.0.0.1:${floorPort}`, pid: floor.pid },
    product: { url, pid: product.pid },
    dataDir,
  })
  const { cookie } = await signIn(url, proAccount(dataDir))
  for (const [path, as] of [
    ['/', ''],
    ['/login', ''],
    ['/chat', cookie],
  ]) {
    const { kB, scripts } = await pageScripts(url, path, as)
    console.log(`${path}: ${kB.toFixed(1)} kB of JavaScript (brotli) in ${scripts} files`)
  }
}

try {
  await main()
} finally {
  for (const child of children) child.kill('SIGTERM')
  await sleep(500)
  rmSync(folder, { recursive: true, force: true })
}
