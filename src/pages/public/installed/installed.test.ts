import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { offlinePage } from './offline-page.server'
import { OFFLINE_PATH } from './offline-script'

const ORIGIN = 'https://pymentor.example'
const WORKER = readFileSync(new URL('../../../../public/sw.js', import.meta.url), 'utf8')
const FOR_GOOD = { 'Cache-Control': 'public, max-age=31536000, immutable' }

type Asked = { url: string; method: string; mode: string; headers: Headers }
type Event = { request?: Asked; waitUntil: (work: Promise<unknown>) => void; respondWith?: (answer: unknown) => void }

/** The worker in a browser with as much of it as the worker touches; without a network every request fails. */
function startWorker({ source = WORKER, stored = [] as string[] } = {}) {
  const listeners = new Map<string, (event: Event) => void>()
  const stores = new Map(stored.map((name) => [name, new Map<string, Response>()]))
  const browser = { isOnline: true, unregistered: 0, asked: [] as string[] }
  const fetching = async (asked: { url: string }) => {
    if (!browser.isOnline) throw new TypeError('Failed to fetch')
    browser.asked.push(asked.url)
    return new Response(asked.url, { headers: FOR_GOOD })
  }
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      add: async (asked: { url: string }) => void store.set(asked.url, await fetching(asked)),
      put: async (asked: { url: string }, answer: Response) => void store.set(asked.url, answer),
      keys: async () => [...store.keys()].map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => store.delete(url),
    }
  }
  runInNewContext(source, {
    addEventListener: (type: string, listener: (event: Event) => void) => listeners.set(type, listener),
    caches: {
      open,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (asked: string | { url: string }, { cacheName }: { cacheName: string }) =>
        stores.get(cacheName)?.get(typeof asked === 'string' ? ORIGIN + asked : asked.url),
    },
    Request: class {
      url: string
      constructor(path: string) {
        this.url = ORIGIN + path
      }
    },
    URL,
    location: { origin: ORIGIN },
    fetch: fetching,
    skipWaiting: () => undefined,
    clients: { claim: async () => undefined },
    registration: {
      unregister: async () => {
        browser.unregistered += 1
      },
    },
  })

  const happen = async (type: string, request?: Asked) => {
    const work: Promise<unknown>[] = []
    let answer: unknown
    const respondWith = (given: unknown) => {
      answer = given
    }
    listeners.get(type)?.({ ...(request ? { request } : {}), waitUntil: (each) => work.push(each), respondWith })
    const response = await answer
    await Promise.all(work)
    return response
  }
  return {
    browser,
    stores,
    async install() {
      await happen('install')
      await happen('activate')
    },
    /** What the worker answers: the text, or undefined for what it leaves alone. */
    async ask(path: string, { method = 'GET', mode = 'cors', headers = {} } = {}) {
      const url = new URL(path, ORIGIN).href
      const response = await happen('fetch', { url, method, mode, headers: new Headers(headers) })
      return isResponse(response) ? response.clone().text() : response
    },
  }
}

/** By what it can do: a server that another test has loaded puts a class of its own in the place of `Response`. */
const isResponse = (value: unknown): value is Response =>
  typeof value === 'object' && value !== null && 'clone' in value

const OFFLINE_TEXT = ORIGIN + OFFLINE_PATH

describe('the service worker', () => {
  it('shows the page for being without a network instead of any page, and never when the network answers', async () => {
    const { browser, install, ask } = startWorker()
    await install()
    expect(await ask('/chat', { mode: 'navigate' })).toBe(`${ORIGIN}/chat`)
    browser.isOnline = false
    for (const path of ['/chat', '/', '/api/chat/export'])
      expect(await ask(path, { mode: 'navigate' })).toBe(OFFLINE_TEXT)
  })

  it('leaves alone what is sent, calls, streams, parts of files and other origins', async () => {
    const { install, ask } = startWorker()
    await install()
    expect(await ask('/contacto', { method: 'POST', mode: 'navigate' })).toBeUndefined()
    for (const path of [
      '/api/chat/message',
      '/chat.data',
      '/api/chat/stream/1',
      '/og/about.png',
      'https://js.stripe.com/assets/v3',
    ])
      expect(await ask(path), path).toBeUndefined()
    expect(await ask('/assets/a.js', { headers: { Range: 'bytes=0-1' } })).toBeUndefined()
  })

  it('keeps the files of the build that pages use, the newest hundred, and nothing else', async () => {
    const { browser, stores, install, ask } = startWorker()
    await install()
    for (let at = 0; at < 103; at += 1) await ask(`/assets/${at}.js`)
    await ask('/dashboard', { mode: 'navigate' })
    const [kept = new Map()] = stores.values()
    expect(stores.size).toBe(1)
    expect(kept.size).toBe(101)
    expect([...kept.keys()].slice(0, 2)).toEqual([OFFLINE_TEXT, `${ORIGIN}/assets/3.js`])
    browser.isOnline = false
    expect(await ask('/assets/102.js')).toBe(`${ORIGIN}/assets/102.js`)
    await expect(ask('/assets/0.js')).rejects.toThrow('Failed to fetch')
  })

  it('clears what earlier builds kept, and nobody else’s', async () => {
    const { stores, install } = startWorker({ stored: ['pymentor-before', 'other'] })
    await install()
    expect([...stores.keys()]).toEqual(['other', 'pymentor-development'])
  })

  it('goes without a trace when it has been taken back', async () => {
    const source = WORKER.replace('IS_RETIRED = false', 'IS_RETIRED = true')
    const { browser, stores, install, ask } = startWorker({ source, stored: ['pymentor-before'] })
    await install()
    expect([stores.size, browser.unregistered, browser.asked]).toEqual([0, 1, []])
    expect(await ask('/chat', { mode: 'navigate' })).toBeUndefined()
  })
})

describe('the page for being without a network', () => {
  const { html, policy } = offlinePage()

  it('runs and shows nothing inline but what its policy names, and asks for nothing of other pages’', () => {
    const inline = [...html.matchAll(/<(script|style)>(.*?)<\/\1>/gs)]
    expect(inline.map(([, kind]) => kind)).toEqual(['script', 'script', 'style'])
    for (const [, , text = ''] of inline)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    expect(html).not.toMatch(/ style="|<link rel="stylesheet"|<img|https?:/)
  })

  it('has each colour that it uses, in both themes', () => {
    const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
    const names = [...html.matchAll(/var\((--[a-z-]+)\)/g)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(5)
    for (const name of names) expect(css.split(`${name}: oklch(`).length, name).toBe(3)
  })
})
