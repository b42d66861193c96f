#!/usr/bin/env node
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
// Opens many concurrent chat streams and measures what a server adds between stub-llm.mjs and us.
// No dependencies, Node >= 18. Works with any line-based stream (SSE or NDJSON): it looks for the
// stub's stamped tokens inside each line, whatever the framing around them.
import http from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { summary, watch } from '../tools/proc-stat.mjs'

const HELP = `stream-load.mjs - concurrent chat streams against one URL

  node stream-load.mjs --url URL --body TEMPLATE [options]
  node stream-load.mjs --prepare FILE.mjs [options]

  --url URL            where to POST
  --body TEXT          request body; {{i}} = stream number, {{uuid}} = a fresh UUID each time it occurs
  --body-file FILE     the same, from a file
  --header "K: V"      repeatable; same placeholders
  --prepare FILE.mjs   instead of the four above: exports async default ({ i, args }) =>
                       ({ url, headers, body }), called once per stream before the clock starts
  --arg K=V            repeatable, handed to --prepare
  --concurrency N      streams open at the same time                          (50)
  --total N            streams in all                                         (= concurrency)
  --stagger MS         spread the first opens over this time                  (0)
  --tokens N           tokens each stream must bring; fewer counts as short   (not checked)
  --timeout S          give the whole run up after this long                  (60)
  --pid PID            also measure CPU and memory of this process and its descendants
  --label TEXT         put in front of the report
  --json               one JSON line instead of text
  --help

What is reported, all times in ms
  ttft        request sent -> first token here (includes the stub's own --first)
  addedTtft   of that, the part that is not the stub's: request sent -> request at the stub, plus
              first token leaving the stub -> first token here
  prelude     the first of those two parts (authentication, database, ...)
  token       token leaving the stub -> token here, every token
  tokensPerS  tokens received / time from the first request to the last end
  cpuUs/token CPU microseconds of --pid per token received
  kB/stream   (peak memory - memory before) / concurrency
  wireB/token bytes received per token, headers left out`

const TOKEN = /t(\d+)@(\d+)(?:#(\d+))? /g
const nowUs = () => Number(process.hrtime.bigint() / 1000n)
const fill = (text, i) => text.replaceAll('{{i}}', i).replace(/\{\{uuid\}\}/g, () => randomUUID())

/** Runs one stream to its end and adds its figures to `out`. */
function runStream(request, agent, out, deadline) {
  return new Promise((done) => {
    const body = request.body ?? ''
    const reader = tokenReader(out, nowUs())
    let finished = false

    const end = (problem) => {
      if (finished) return
      finished = true
      clearTimeout(timer)
      if (problem) out.problems.set(problem, (out.problems.get(problem) ?? 0) + 1)
      else if (out.expect && reader.tokens() < out.expect) out.short += 1
      else out.complete += 1
      done(undefined)
    }

    const req = http.request(optionsOf(request, body, agent), (res) => readResponse(res, { out, reader, end }))
    const timer = setTimeout(
      () => {
        end('timeout')
        req.destroy()
      },
      Math.max(1, deadline - Date.now()),
    )
    req.on('error', (/** @type {NodeJS.ErrnoException} */ error) => end(error.code ?? error.message))
    req.end(body)
  })
}

function optionsOf(request, body, agent) {
  const url = new URL(request.url)
  return {
    host: url.hostname,
    port: url.port,
    path: url.pathname + url.search,
    method: request.method ?? 'POST',
    agent,
    headers: { 'content-length': Buffer.byteLength(body), ...request.headers },
  }
}

function readResponse(res, { out, reader, end }) {
  if (res.statusCode !== 200) out.firstBad ??= { status: res.statusCode, location: res.headers.location }
  res.setEncoding('latin1') // the tokens are ASCII; keeps byte counts exact
  res.on('data', (chunk) => {
    const now = nowUs()
    out.bytes += chunk.length
    out.reads += 1
    if (res.statusCode !== 200) out.firstBad.body = ((out.firstBad.body ?? '') + chunk).slice(0, 300)
    reader.take(chunk, now)
  })
  res.on('end', () => {
    reader.takeRest(nowUs())
    end(res.statusCode === 200 ? undefined : `status ${res.statusCode}`)
  })
  res.on('aborted', () => end('cut off'))
  res.on('error', (/** @type {NodeJS.ErrnoException} */ error) => end(error.code ?? error.message))
}

/** Reads the tokens of a stream that was asked for at `sent`, line by line, and adds their times to `out`. */
function tokenReader(out, sent) {
  let seen = -1
  let rest = ''

  const readLine = (line, now) => {
    for (const [, seqText, stampText, arrivalText] of line.matchAll(TOKEN)) {
      const seq = Number(seqText)
      if (seq <= seen) continue // a repeat, such as the whole text sent once more at the end
      if (seq !== seen + 1) out.gaps += seq - seen - 1
      const added = (now - Number(stampText)) / 1000
      if (seen === -1) {
        out.ttft.push((now - sent) / 1000)
        if (arrivalText) {
          const prelude = (Number(arrivalText) - sent) / 1000
          out.prelude.push(prelude)
          out.addedTtft.push(prelude + added)
        }
      }
      seen = seq
      out.tokens += 1
      out.lastTokenAt = performance.now()
      out.token.push(added)
    }
  }

  return {
    tokens: () => seen + 1,
    take(chunk, now) {
      const cut = chunk.lastIndexOf('\n')
      if (cut === -1) {
        rest += chunk
        return
      }
      readLine(rest + chunk.slice(0, cut), now)
      rest = chunk.slice(cut + 1)
    },
    takeRest: (now) => readLine(rest, now),
  }
}

export async function load({ make, concurrency, total = concurrency, stagger = 0, expect, timeout = 60, pid }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity })
  const out = nothingYet(expect)
  const requests = []
  for (let i = 0; i < total; i += 20) {
    requests.push(...(await Promise.all(Array.from({ length: Math.min(20, total - i) }, (_, k) => make(i + k)))))
  }
  const deadline = Date.now() + timeout * 1000
  const watcher = watch(pid)
  const start = performance.now()
  let next = 0
  const lane = async (index) => {
    if (stagger) await new Promise((go) => setTimeout(go, (stagger * index) / concurrency))
    while (next < total && Date.now() < deadline) await runStream(requests[next++], agent, out, deadline)
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, total) }, (_, index) => lane(index)))
  const end = performance.now()
  const server = watcher.stop()
  agent.destroy()
  return {
    concurrency,
    total,
    ...figuresOf(out, { start, end }),
    ...(out.firstBad && { firstBad: out.firstBad }),
    ...(server && serverFigures(server, { tokens: out.tokens, total, concurrency })),
  }
}

/** What the streams of a load add their figures to. */
const nothingYet = (expect) => ({
  ttft: [],
  addedTtft: [],
  prelude: [],
  token: [],
  tokens: 0,
  lastTokenAt: 0,
  bytes: 0,
  reads: 0,
  complete: 0,
  short: 0,
  gaps: 0,
  problems: new Map(),
  expect,
})

function figuresOf(out, { start, end }) {
  const seconds = (end - start) / 1000
  return {
    complete: out.complete,
    short: out.short,
    gaps: out.gaps,
    problems: Object.fromEntries(out.problems),
    seconds: round(seconds),
    ttft: summary(out.ttft),
    addedTtft: summary(out.addedTtft),
    prelude: summary(out.prelude),
    token: summary(out.token),
    tokensPerS: Math.round(out.tokens / seconds),
    tokensPerSToLast: Math.round((out.tokens * 1000) / (out.lastTokenAt - start)),
    wireBPerToken: Math.round(out.bytes / out.tokens),
    readsPerToken: round(out.reads / out.tokens),
  }
}

const serverFigures = (server, { tokens, total, concurrency }) => ({
  cpuSeconds: round(server.cpuSeconds),
  cpuUsPerToken: Math.round((server.cpuSeconds * 1e6) / tokens),
  cpuMsPerStream: round((server.cpuSeconds * 1e3) / total),
  rssBeforeMB: mb(server.rssBefore),
  rssPeakMB: mb(server.rssPeak),
  rssAfterMB: mb(server.rssAfter),
  kBPerStream: Math.round((server.rssPeak - server.rssBefore) / 1024 / concurrency),
})

const round = (value) => Math.round(value * 1000) / 1000
const mb = (bytes) => Math.round(bytes / 1048576)
const ms = (s) => `${s.p50}/${s.p95}/${s.p99}`

export function asText(label, r) {
  const lines = [
    `${label}: ${r.complete}/${r.total} complete, ${r.short} short, ${r.gaps} gaps, problems ${JSON.stringify(r.problems)}, ${r.concurrency} at once, ${r.seconds} s`,
    `  ms p50/p95/p99  ttft ${ms(r.ttft)}  addedTtft ${ms(r.addedTtft)}  prelude ${ms(r.prelude)}  token ${ms(r.token)}`,
    `  tokens/s ${r.tokensPerS}  wireB/token ${r.wireBPerToken}  reads/token ${r.readsPerToken}`,
  ]
  if ('cpuSeconds' in r)
    lines.push(
      `  server cpu ${r.cpuSeconds} s = ${r.cpuUsPerToken} us/token, ${r.cpuMsPerStream} ms/stream; RSS MB ${r.rssBeforeMB} -> peak ${r.rssPeakMB} -> ${r.rssAfterMB}, ${r.kBPerStream} kB/stream`,
    )
  if (r.firstBad) lines.push(`  first bad answer: ${JSON.stringify(r.firstBad)}`)
  return lines.join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const text = /** @type {const} */ ({ type: 'string' })
  const { values } = parseArgs({
    options: {
      url: text,
      body: text,
      'body-file': text,
      header: { ...text, multiple: true, default: [] },
      prepare: text,
      arg: { ...text, multiple: true, default: [] },
      concurrency: { ...text, default: '50' },
      total: text,
      stagger: { ...text, default: '0' },
      tokens: text,
      timeout: { ...text, default: '60' },
      pid: text,
      label: { ...text, default: 'run' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help || (!values.url && !values.prepare)) {
    console.log(HELP)
    process.exit(values.help ? 0 : 2)
  }
  let make
  if (values.prepare) {
    const args = Object.fromEntries(
      values.arg.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    )
    const { default: prepare } = await import(pathToFileURL(resolve(String(values.prepare))).href)
    make = (i) => prepare({ i, args })
  } else {
    const template = values['body-file'] ? readFileSync(String(values['body-file']), 'utf8') : (values.body ?? '')
    make = (i) => ({
      url: fill(values.url, i),
      body: fill(template, i),
      headers: {
        'content-type': 'application/json',
        ...Object.fromEntries(
          values.header.map((h) => [h.slice(0, h.indexOf(':')).trim(), fill(h.slice(h.indexOf(':') + 1).trim(), i)]),
        ),
      },
    })
  }
  const concurrency = Number(values.concurrency)
  const report = await load({
    make,
    concurrency,
    total: values.total ? Number(values.total) : concurrency,
    stagger: Number(values.stagger),
    expect: values.tokens && Number(values.tokens),
    timeout: Number(values.timeout),
    pid: values.pid && Number(values.pid),
  })
  console.log(values.json ? JSON.stringify({ label: values.label, ...report }) : asText(values.label, report))
  process.exit(report.complete === report.total ? 0 : 1)
}
