import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Frame, Locator, Page, Worker } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { patience } from '~/testing/pace'
import { startJourney } from '../support/browser/journey'
import { answered } from '../support/chat/answered'
import { ASKING_MODEL, model } from '../support/product/model'
import { START } from './python'

const { newPage, tolerate, product } = startJourney({ env: ASKING_MODEL })
/** Somebody else's server, which would take whatever comes. */
const arrived: string[] = []
const elsewhere = createServer((request, response) => {
  arrived.push(request.url ?? '')
  response.setHeader('Access-Control-Allow-Origin', '*').end('{}')
}).listen(0, '127.0.0.1')
afterAll(async () => {
  elsewhere.close()
})
const elsewhereOrigin = () => `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`

/** A request that the browser refuses is announced, too; `arrived` tells what has come. */
const REFUSALS = /foreign request|Content Security Policy|Blocked|sandbox|Refused|SecurityError|ERR_/i

/** A page on which one program has run, with the frame and the worker that ran it. */
async function ran(code: string): Promise<{ page: Page; frame: Frame; worker: Worker }> {
  tolerate(REFUSALS)
  const page = await answered(await newPage(), model, `\`\`\`python\n${code}\n\`\`\``)
  await page.getByRole('button', { name: 'Ejecutar', exact: true }).click()
  await page.getByRole('button', { name: 'Otra vez' }).waitFor(START)
  const frame = page.frames().find((each) => each.url().includes('/python-frame/'))
  const worker = page.workers().find((each) => each.url().startsWith('blob:'))
  if (!frame || !worker) throw new Error('nothing runs Python')
  return { page, frame, worker }
}

/** Of the page itself, once its browser is idle after a first run. */
const LATER = /^[^?]*\/assets\/python\/snapshot-\w+\.bin$/
/** Requests of anybody on the page that were answered from here on. */
function watchRequests(page: Page): string[] {
  const seen: string[] = []
  page.context().on('requestfinished', (request) => {
    if (!/^(?:blob|data):/.test(request.url()) && !LATER.test(request.url())) seen.push(request.url())
  })
  return seen
}

const panelOf = (part: Page | Locator) => part.getByRole('region', { name: 'Ejecución' })

/** Speaks to the page as a run does, from the frame and from its worker. */
async function forge(frame: Frame, worker: Worker) {
  const end = { error: null, imports: [], missing: [], onlyDefines: false, earlier: 0, milliseconds: 1 }
  await frame.evaluate(
    (message) => {
      parent.postMessage(message, '*')
      parent.postMessage(JSON.stringify(message), '*')
      parent.postMessage(JSON.stringify({ type: 'output', text: 'forged' }), '*')
    },
    { type: 'end', ...end },
  )
  await worker.evaluate(() => {
    for (const message of [{ type: 'output', text: 'forged' }, '{"type":"output","text":5}', '{"__proto__":{}}', 'x'])
      postMessage(message)
  })
}

type Addresses = { own: string; other: string }

/** Ways out that a window and a worker have alike; each says «out» or how it was refused. Runs in the browser. */
const commonWays = async ({ own, other }: Addresses): Promise<Record<string, string>> => {
  const attempt = async (way: () => unknown) => {
    try {
      const got = await Promise.race([way(), new Promise((resolve) => setTimeout(() => resolve('silent'), 3_000))])
      return got === 'silent' || got === 'refused' ? String(got) : 'out'
    } catch (failure) {
      return `refused ${failure instanceof Error ? failure.name : ''}`
    }
  }
  const socket = (made: WebSocket | EventSource) =>
    new Promise((resolve) => {
      made.onopen = () => resolve('open')
      made.onerror = () => resolve('refused')
    })
  const asked = (url: string) =>
    new Promise((resolve) => {
      const request = new XMLHttpRequest()
      request.onload = () => resolve('answered')
      request.onerror = () => resolve('refused')
      request.open('GET', url)
      request.withCredentials = true
      request.send()
    })
  const started = (url: string) =>
    new Promise((resolve) => {
      const worker = new Worker(url)
      worker.onmessage = () => resolve('started')
      worker.onerror = () => resolve('refused')
    })
  // The worker has put a reader of Python's own files in its place.
  Reflect.deleteProperty(globalThis, 'fetch')
  const ways: Record<string, () => unknown> = {
    'fetch with credentials': () => fetch(`${own}/api/chat/list`, { credentials: 'include' }),
    'fetch without credentials': () => fetch(`${own}/api/chat/list`, { credentials: 'omit' }),
    'fetch blindly': () => fetch(`${other}/blind`, { mode: 'no-cors' }),
    'fetch elsewhere': () => fetch(`${other}/fetch`),
    XMLHttpRequest: () => asked(`${own}/api/chat/list`),
    'XMLHttpRequest elsewhere': () => asked(`${other}/xhr`),
    WebSocket: () => socket(new WebSocket(other.replace('http', 'ws'))),
    EventSource: () => socket(new EventSource(`${other}/events`)),
    'import of a script': () => import(/* @vite-ignore */ `${other}/module.js`),
    'worker from elsewhere': () => started(`${own}/sw.js`),
    indexedDB: () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('x')
        opening.onsuccess = () => resolve('open')
        opening.onerror = () => reject(opening.error)
      }),
    caches: () => caches.open('python-files'),
    'storage directory': () => navigator.storage.getDirectory(),
    'service worker': () => navigator.serviceWorker.register('/sw.js'),
  }
  const results = Object.entries(ways).map(async ([name, way]) => [name, await attempt(way)] as const)
  return Object.fromEntries(await Promise.all(results))
}

/** Ways out that only a window has. Runs in the browser. */
const windowWays = async ({ own, other }: Addresses): Promise<Record<string, string>> => {
  const attempt = async (way: () => unknown) => {
    try {
      return (await way()) ? 'out' : 'refused'
    } catch (failure) {
      return `refused ${failure instanceof Error ? failure.name : ''}`
    }
  }
  const loaded = (element: HTMLElement & { src: string }, url: string) =>
    new Promise<boolean>((resolve) => {
      element.onload = () => resolve(true)
      element.onerror = () => resolve(false)
      element.src = url
      document.documentElement.append(element)
    })
  const ways: Record<string, () => unknown> = {
    cookies: () => document.cookie,
    localStorage: () => localStorage,
    sessionStorage: () => sessionStorage,
    'the page’s document': () => parent.document.title,
    'the top’s document': () => top?.document.title,
    'the page’s address': () => parent.location.href,
    popup: () => window.open(`${other}/popup`),
    'image from elsewhere': () => loaded(new Image(), `${other}/image.png`),
    'script from elsewhere': () => loaded(document.createElement('script'), `${own}/sw.js`),
    beacon: () => navigator.sendBeacon(`${other}/beacon`, 'x') && false,
    dialog: () => prompt('¿Tu contraseña?'),
    'code in the page': () => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "out"'
      document.documentElement.append(script)
      return document.title === 'out'
    },
  }
  const results = Object.entries(ways).map(async ([name, way]) => [name, await attempt(way)] as const)
  return Object.fromEntries(await Promise.all(results))
}

describe('who has taken over everything that runs Python', () => {
  it('reaches nothing: no network, no storage, no page above it; cannot pretend to be a run, and moves and downloads nothing', async () => {
    const { page, frame, worker } = await ran('print(1)')
    const seen = watchRequests(page)
    const title = await page.title()
    const addresses = { own: product().origin, other: elsewhereOrigin() }

    const fromWorker = await worker.evaluate(commonWays, addresses)
    expect(Object.entries(fromWorker).filter(([, result]) => result === 'out')).toEqual([])
    expect(seen).toEqual([])
    const fromFrame = {
      ...(await frame.evaluate(commonWays, addresses)),
      ...(await frame.evaluate(windowWays, addresses)),
    }
    expect(Object.entries(fromFrame).filter(([, result]) => result === 'out')).toEqual([])
    expect(arrived).toEqual([])
    expect(page.context().pages()).toHaveLength(1)
    expect(await page.title()).toBe(title)

    const before = await panelOf(page).textContent()
    await forge(frame, worker)
    expect(await panelOf(page).textContent()).toBe(before)

    const address = page.url()
    const downloads: unknown[] = []
    page.on('download', (download) => downloads.push(download))
    await frame
      .evaluate((other) => {
        const link = document.createElement('a')
        link.href = 'data:text/plain,x'
        link.download = 'x.txt'
        document.documentElement.append(link)
        link.click()
        try {
          if (top) top.location.href = other
        } catch {}
        location.href = `${other}/moved`
      }, elsewhereOrigin())
      .catch(() => undefined)
    await page.waitForTimeout(1_000)
    expect(page.url()).toBe(address)
    expect(downloads).toEqual([])
    expect(arrived).toEqual([])
  })
})

const PROGRAMS: [string, string, RegExp][] = [
  ['prints without end', "while True:\n    print('x' * 1000)", /Escribe sin parar/],
  ['prints one huge text', "print('x' * 300_000_000)", /Escribe sin parar|sin recursos|Con errores/],
  ['calls itself without end', 'def f():\n    return f()\nf()', /Con errores/],
  // On a slow machine its time is over first.
  [
    'takes all memory',
    "a = []\nwhile True:\n    a.append('x' * 50_000_000)",
    /Con errores|sin recursos|No ha terminado/,
  ],
  [
    'never ends, whatever is raised',
    'while True:\n    try:\n        input()\n        while True:\n            pass\n    except BaseException:\n        pass',
    /Detenido|Espera un dato/,
  ],
  ['looks for the browser', 'import js\nprint(js.document)', /Con errores/],
  [
    'looks for the loader',
    "import pyodide_js\npyodide_js.loadPackage('numpy')\nprint(pyodide_js.constructor.constructor('return 1')())",
    /^Con errores/,
  ],
  ['installs a package', "import micropip\nmicropip.install('rich')", /No comprobable aquí/],
]

describe('a hostile program', () => {
  it('leaves the page answering, and Python for the next one', async () => {
    tolerate(REFUSALS)
    const programs = [...PROGRAMS, ['is like any other', 'print(6 * 7)', /^Ejecutado/] as const]
    const answer = programs.map(([, code]) => `\`\`\`python\n${code}\n\`\`\``).join('\n\nY luego:\n\n')
    const page = await answered(await newPage(), model, answer)
    const seen: string[] = []
    page.context().on('requestfinished', (request) => seen.push(new URL(request.url()).origin))
    // The explanation of an error has programs of its own.
    const blocks = page.locator('figure:not(figure figure)')
    for (const [at, [name, , said]] of programs.entries()) {
      expect(await runBlock(page, blocks.nth(at)), `which ${name}`).toMatch(said)
    }
    expect(seen.filter((origin) => origin !== product().origin && origin !== 'null')).toEqual([])
  })
})

/** Runs a block until it ends, or is stopped where it asks, and reads what is said of it. */
async function runBlock(page: Page, block: Locator): Promise<string> {
  await block.getByRole('button', { name: 'Ejecutar', exact: true }).first().click()
  const ended = panelOf(block).getByRole('button', { name: 'Otra vez' })
  const asks = block.getByLabel('Tu respuesta al programa')
  await ended.or(asks).waitFor(START)
  const before = Date.now()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(Date.now() - before).toBeLessThan(patience(5_000))
  if (await asks.isVisible()) await panelOf(block).getByRole('button', { name: 'Detener' }).click()
  await ended.waitFor(START)
  return (await panelOf(block).getByRole('status').textContent()) ?? ''
}
