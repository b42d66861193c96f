#!/usr/bin/env node
// How a page works while a long reply streams into a chat of thousands of messages, of which it holds a full window; beside it, as the
// floor, the same reply in a chat of two. Needs DATABASE_URL (PostgreSQL), CHROMIUM_PATH and a build.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { chromium } from 'playwright-core'
import { SERVER_ENTRY, SERVER_OPTIONS } from '../../scripts/prepare/build.ts'
import { endAll, freePort, start, untilReady } from '../tools/processes.mjs'
import { proAccount, signIn } from '../tools/sign-in.mjs'
import { longAgo, TEXTS } from './long-text.mjs'

const HELP = `long-chat.mjs - main-thread tasks and frames while a reply streams into a long chat

  node long-chat.mjs [options]

  --messages N   messages of the long chat                 (5000)
  --length N     characters of the reply, 40000 at most    (40000)
  --text KIND    ${Object.keys(TEXTS).join(' | ')}; repeatable  (mixed)
  --rate N       characters a second                       (2000)
  --cpu N        CPU slowdown factor                       (4)
  --runs N       the median of the worst tasks is shown    (1)
  --json         one JSON line a measurement
  --help

A task is what holds up the page's main thread in one piece; over 50 ms it is a long one (CPU slowed down as said). A frame is the
time from one painted frame to the next.`

const text = /** @type {const} */ ({ type: 'string' })
const { values } = parseArgs({
  options: {
    messages: { ...text, default: '5000' },
    length: { ...text, default: '40000' },
    text: { ...text, multiple: true, default: ['mixed'] },
    rate: { ...text, default: '2000' },
    cpu: { ...text, default: '4' },
    runs: { ...text, default: '1' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit(0)
}

/** What a page holds of a chat (message-window.ts). */
const WINDOW_LENGTH = 200
/** A token or two. */
const PIECE_LENGTH = 8
const PIECE_EVERY_MS = (PIECE_LENGTH / Number(values.rate)) * 1000
const folder = mkdtempSync(join(tmpdir(), 'pymentor-long-chat-'))
const dataDir = join(folder, 'data')

/** A model that answers each question with the text that its last word names. */
async function startModel() {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const question = JSON.parse(body).messages.at(-1).content
    const make = TEXTS[question.split(' ').at(-1)] ?? (() => 'Bien.')
    const reply = make(Number(values.length))
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const write = (delta, reason = null) =>
      response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`)
    const began = performance.now()
    for (let at = 0; at < reply.length && !response.destroyed; at += PIECE_LENGTH) {
      write({ content: reply.slice(at, at + PIECE_LENGTH) })
      await sleep(Math.max(0, began + (at / PIECE_LENGTH) * PIECE_EVERY_MS - performance.now()))
    }
    write({}, 'stop')
    response.end('data: [DONE]\n\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** A chat of the demo PRO account with so many messages in one line. */
async function makeChat(database, count) {
  const { rows } = await database.query('select id from users where email = $1', ['pro@pymentor.example'])
  const userId = rows[0].id
  const { rows: chats } = await database.query(
    "insert into chats (user_id, type, title, titled) values ($1, 'pro', $2, true) returning id",
    [userId, `Chat de ${count} mensajes`],
  )
  const chatId = chats[0].id
  const ids = Array.from({ length: count }, () => crypto.randomUUID())
  for (let from = 0; from < count; from += 500) {
    const part = ids.slice(from, from + 500)
    await database.query(
      `insert into messages (id, position, chat_id, user_id, parent_id, role, content)
       select id, (select coalesce(max(position), 0) from messages where user_id = $2) + place, $1, $2, parent_id, role, content from unnest($3::uuid[], $4::uuid[], $5::text[], $6::text[])
         with ordinality as message (id, parent_id, role, content, place) order by place`,
      [
        chatId,
        userId,
        part,
        part.map((_, at) => ids[from + at - 1] ?? chatId),
        part.map((_, at) => ((from + at) % 2 === 0 ? 'user' : 'assistant')),
        part.map((_, at) => longAgo(from + at + 1)),
      ],
    )
  }
  await database.query('update chats set leaf_id = $1 where id = $2', [ids.at(-1), chatId])
  return chatId
}

/** Opens the chat and fills its window: as many messages as the page holds with the end among them. Answers how many. */
async function openFull(page, url, chatId) {
  await page.goto(`${url}/chat?c=${chatId}`)
  await page.locator('[data-ready]').waitFor({ state: 'attached' })
  const loaded = await page.evaluate(loadOlder, WINDOW_LENGTH)
  await page.locator('[data-ready]').evaluate((box) => box.scrollTo({ top: box.scrollHeight }))
  return loaded
}

/** In the page, which knows best when a page of messages has come. */
async function loadOlder(most) {
  const count = () => document.querySelectorAll('[data-message]').length
  const find = () =>
    [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-ready] button'))].find((each) =>
      each.textContent.includes('Ver mensajes anteriores'),
    )
  for (let button = find(); button !== undefined && count() < most; button = find()) {
    const before = count()
    while (count() === before) {
      // While it is pending it takes no notice.
      button.click()
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }
  return count()
}

/** Streams one reply with the CPU slowed down; answers its worst task and frame. Nothing is asked of the page meanwhile. */
async function measure(page, kind) {
  const session = await page.context().newCDPSession(page)
  await page.locator('form textarea').fill(`Escribe ${kind}`)
  // What opening it has left to do is done.
  await sleep(3000)
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.cpu) })
  const { worst, seen } = await traceTasks(session, () => page.evaluate(streamOne))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const shown = await page
    .locator('[data-message]')
    .last()
    .evaluate((reply) => reply.textContent.length)
  return { worstTaskMs: Math.round(worst), ...seen, shown }
}

/** In the page: sends what is in the box and watches until the reply is whole. */
function streamOne() {
  return new Promise((resolve) => {
    const longTasks = []
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(Math.round(duration))
    })
    observer.observe({ type: 'longtask' })
    const conversation = document.querySelector('[data-ready]').closest('section')
    const began = performance.now()
    let last = began
    let worstFrameMs = 0
    let idleSince = null
    function look(now) {
      worstFrameMs = Math.max(worstFrameMs, Math.round(now - last))
      last = now
      const isBusy = now - began < 1000 || conversation.dataset.activity !== 'idle'
      idleSince = isBusy ? null : (idleSince ?? now)
      if (idleSince === null || now - idleSince < 1000) return requestAnimationFrame(look)
      observer.disconnect()
      resolve({ longTasks, worstFrameMs, seconds: Math.round((now - began) / 1000) })
    }
    // In a task of its own, as a hand does it.
    setTimeout(() => /** @type {HTMLElement} */ (document.querySelector('form button[type=submit]')).click())
    requestAnimationFrame(look)
  })
}

/**
 * The longest task of the renderer's main thread while `run` runs: by its own time, so that a busy machine does not count; without
 * the tools' own work. */
async function traceTasks(session, run) {
  let worst = 0
  const mains = new Set()
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel'],
      excludedCategories: ['*'],
    },
  })
  const seen = await run()
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await ended
  for (const { ph, name, args, pid, tid } of events)
    if (ph === 'M' && name === 'thread_name' && args.name === 'CrRendererMain') mains.add(`${pid}:${tid}`)
  const isMain = ({ pid, tid }) => mains.has(`${pid}:${tid}`)
  const ours = events.filter(
    ({ args }) => args.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession',
  )
  const isOurs = (task) =>
    ours.some(({ ts, pid, tid }) => pid === task.pid && tid === task.tid && ts >= task.ts && ts <= task.ts + task.dur)
  for (const task of events)
    if (task.name.endsWith('RunTask') && isMain(task) && task.tdur / 1000 > worst && !isOurs(task))
      worst = task.tdur / 1000
  return { worst, seen }
}

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]

async function main() {
  const model = await startModel()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  Object.assign(process.env, {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PORT: String(port),
    DATA_DIR: dataDir,
    MENTOR_PRO_MODEL: 'openai-compatible/stub',
    OPENAI_BASE_URL: `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (model.address()).port}/v1`,
  })
  start([...SERVER_OPTIONS, SERVER_ENTRY])
  await untilReady(`${url}/readyz`)
  // The demo accounts are made after the start.
  await sleep(5000)
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  const { cookie } = await signIn(url, proAccount(dataDir))
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
  try {
    for (const count of [2, Number(values.messages)]) {
      for (const kind of values.text) {
        const runs = []
        let loaded = 0
        for (let run = 0; run < Number(values.runs); run += 1) {
          const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'es-ES' })
          await context.addCookies(
            cookie
              .split('; ')
              .map((pair) => ({ name: pair.split('=')[0], value: pair.slice(pair.indexOf('=') + 1), url })),
          )
          const page = await context.newPage()
          loaded = await openFull(page, url, await makeChat(database, count))
          runs.push(await measure(page, kind))
          await context.close()
        }
        tell({ kind, loaded, runs })
      }
    }
  } finally {
    await browser.close()
    await database.end()
    model.close()
  }
}

function tell({ kind, loaded, runs }) {
  const result = {
    text: kind,
    loaded,
    cpu: Number(values.cpu),
    worstTaskMs: median(runs.map(({ worstTaskMs }) => worstTaskMs)),
    longTasks: runs.map(({ longTasks }) => longTasks),
    worstFrameMs: median(runs.map(({ worstFrameMs }) => worstFrameMs)),
    seconds: median(runs.map(({ seconds }) => seconds)),
    shown: runs.at(-1).shown,
  }
  if (values.json) return console.log(JSON.stringify(result))
  console.log(
    `${kind}, ${values.length} characters into ${loaded} messages in the window, CPU ×${values.cpu}: worst task ${result.worstTaskMs} ms, ` +
      `over 50 ms: ${result.longTasks.map((list) => list.join(' ') || 'none').join(' | ')}; worst frame ${result.worstFrameMs} ms (${result.seconds} s)`,
  )
}

try {
  await main()
} finally {
  await endAll()
  rmSync(folder, { recursive: true, force: true })
}
