#!/usr/bin/env node
// Requests per second of ordinary HTTP calls over keep-alive connections. No dependencies, Node >= 18.
import http from 'node:http'
import { parseArgs } from 'node:util'
import { summary, watch } from '../tools/proc-stat.mjs'

const HELP = `req-load.mjs - requests/s of one URL

  node req-load.mjs --url URL [options]

  --method M        (GET)          --body TEXT
  --header "K: V"   repeatable
  --connections N   requests under way at once     (16)
  --duration S      measured time                  (5)
  --warmup S        time before it, not counted    (1)
  --pid PID         CPU and memory of this process and its descendants
  --label TEXT      --json      --help`

const text = /** @type {const} */ ({ type: 'string' })
const { values } = parseArgs({
  options: {
    url: text,
    method: { ...text, default: 'GET' },
    body: text,
    header: { ...text, multiple: true, default: [] },
    connections: { ...text, default: '16' },
    duration: { ...text, default: '5' },
    warmup: { ...text, default: '1' },
    pid: text,
    label: { ...text, default: 'run' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
if (values.help || !values.url) {
  console.log(HELP)
  process.exit(values.help ? 0 : 2)
}
const url = new URL(String(values.url))
/** @type {Record<string, string | number>} */
const headers = Object.fromEntries(
  values.header.map((h) => [h.slice(0, h.indexOf(':')).trim(), h.slice(h.indexOf(':') + 1).trim()]),
)
const body = values.body && String(values.body)
if (body) headers['content-length'] = Buffer.byteLength(body)
const agent = new http.Agent({ keepAlive: true, maxSockets: Number(values.connections) })
const options = {
  host: url.hostname,
  port: url.port,
  path: url.pathname + url.search,
  method: values.method,
  headers,
  agent,
}

const once = () =>
  new Promise((done) => {
    const req = http.request(options, (res) => {
      let bytes = 0
      res.on('data', (chunk) => {
        bytes += chunk.length
      })
      res.on('end', () => done({ status: res.statusCode, bytes }))
      res.on('error', () => done({ status: 'cut', bytes }))
    })
    req.setTimeout(15_000, () => req.destroy())
    req.on('error', (/** @type {NodeJS.ErrnoException} */ error) => done({ status: error.code ?? 'error', bytes: 0 }))
    req.end(body)
  })

async function phase(seconds, record) {
  const until = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: Number(values.connections) }, async () => {
      while (performance.now() < until) {
        const start = performance.now()
        const answer = await once()
        record(answer, performance.now() - start)
      }
    }),
  )
}

await phase(Number(values.warmup), () => {})
const times = []
const statuses = {}
let bytes = 0
const watcher = watch(values.pid && Number(values.pid))
const start = performance.now()
await phase(Number(values.duration), (answer, took) => {
  times.push(took)
  bytes += answer.bytes
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
})
const seconds = (performance.now() - start) / 1000
const server = watcher.stop()
agent.destroy()
const r = {
  requests: times.length,
  perS: Math.round(times.length / seconds),
  ms: summary(times),
  bytesEach: Math.round(bytes / times.length),
  statuses,
}
if (server)
  Object.assign(r, {
    cpuUsPerRequest: Math.round((server.cpuSeconds * 1e6) / times.length),
    rssBeforeMB: Math.round(server.rssBefore / 1048576),
    rssPeakMB: Math.round(server.rssPeak / 1048576),
  })
console.log(
  values.json
    ? JSON.stringify({ label: values.label, ...r })
    : `${values.label}: ${r.perS} req/s  ms ${r.ms.p50}/${r.ms.p95}/${r.ms.p99}  ${r.bytesEach} B each  ${JSON.stringify(r.statuses)}${server ? `  cpu ${r.cpuUsPerRequest} us/req  RSS ${r.rssBeforeMB} -> ${r.rssPeakMB} MB` : ''}`,
)
