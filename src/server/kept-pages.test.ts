import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { AppEnv } from './env'
import { createKeptPages } from './kept-pages'

const HTML = `<!doctype html><title>Hola</title>${'<p>ñandú</p>'.repeat(50)}`

/** A site whose pages are rendered once each. */
function openSite({ forMs = Number.POSITIVE_INFINITY } = {}) {
  let now = 0
  const kept = createKeptPages({ now: () => now })
  const rendered: string[] = []
  const app = new Hono<AppEnv>().get('*', (c) => {
    const known = kept.answer(c)
    if (known) return known
    rendered.push(c.req.path)
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-cache' }
    return kept.keep(c, new Response(HTML, { headers }), forMs)
  })
  const ask = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
  const wait = (ms: number) => {
    now += ms
  }
  return { ask, rendered, wait }
}

describe('kept pages', () => {
  it('are rendered once, and say what they depend on', async () => {
    const { ask, rendered } = openSite()
    for (let time = 0; time < 3; time += 1) {
      const page = await ask('/about')
      expect(await page.text()).toBe(HTML)
      expect(page.headers.get('vary')).toBe('Cookie, Accept-Encoding')
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    }
    expect(rendered).toEqual(['/about'])
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=1.0, BR; q=0.5', 'br'],
    ['gzip;q=0.000', null],
    ['identity', null],
    ['', null],
  ])('come as a browser that accepts %j takes them', async (accepted, encoding) => {
    const { ask } = openSite()
    await ask('/')
    const page = await ask('/', { 'Accept-Encoding': accepted })
    expect(page.headers.get('content-encoding')).toBe(encoding)
    const body = Buffer.from(await page.arrayBuffer())
    const text = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
    expect(text.toString()).toBe(HTML)
  })

  it('are not sent again to whoever has them', async () => {
    const { ask } = openSite()
    const etag = (await ask('/')).headers.get('etag') ?? ''
    const again = await ask('/', { 'If-None-Match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await ask('/', { 'If-None-Match': 'W/"other"' })).status).toBe(200)
  })

  it('are rendered anew when their time is over', async () => {
    const { ask, rendered, wait } = openSite({ forMs: 1000 })
    await ask('/contacto')
    wait(999)
    await ask('/contacto')
    expect(rendered).toHaveLength(1)
    wait(1)
    expect(await (await ask('/contacto')).text()).toBe(HTML)
    expect(rendered).toHaveLength(2)
  })

  it('are rendered anew for one request; who comes meanwhile gets the old one, and after half a second none does', async () => {
    const { ask, rendered, wait } = openSite({ forMs: 1000 })
    await ask('/contacto')
    wait(1499)
    const many = await Promise.all(Array.from({ length: 5 }, () => ask('/contacto')))
    expect(await Promise.all(many.map((page) => page.text()))).toEqual(Array.from({ length: 5 }, () => HTML))
    expect(rendered).toHaveLength(2)
    wait(1500)
    await Promise.all(Array.from({ length: 5 }, () => ask('/contacto')))
    expect(rendered).toHaveLength(7)
  })

  it('are bounded in number: the oldest goes', async () => {
    const { ask, rendered } = openSite()
    for (let number = 0; number <= 300; number += 1) await ask(`/${number}`)
    await ask('/300')
    expect(rendered).toHaveLength(301)
    await ask('/0')
    expect(rendered.at(-1)).toBe('/0')
  })
})
