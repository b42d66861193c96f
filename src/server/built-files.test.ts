import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, describe, expect, it } from 'vitest'
import { addBuiltFiles } from './built-files'
import type { AppEnv } from './env'

const root = mkdtempSync(join(tmpdir(), 'built-files-'))
for (const name of ['sw.js', 'favicon.svg', 'icon-192.png', 'manifest.webmanifest', 'manifest.webmanifest.br'])
  writeFileSync(join(root, name), name)
mkdirSync(join(root, 'assets'))
for (const name of ['ruff-worker-Ab_1-x.js', 'other-Ab1.js']) writeFileSync(join(root, 'assets', name), name)
afterAll(() => rmSync(root, { recursive: true }))

const app = new Hono<AppEnv>()
addBuiltFiles(app, root)
app.get('/sitemap.xml', (c) => c.text('not a file'))

describe('the built files at the root', () => {
  it.each([
    ['sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['favicon.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=86400'],
    ['icon-192.png', 'image/png', 'public, max-age=86400'],
    ['manifest.webmanifest', 'application/manifest+json', 'public, max-age=3600'],
  ])('%s is sent as %s and kept: %s', async (name, type, caching) => {
    const { status, headers } = await app.request(`/${name}`)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, type, caching])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('are sent only where there are any', async () => {
    expect((await app.request('/nada.svg')).status).toBe(404)
    const other = await app.request('/sitemap.xml')
    expect([await other.text(), other.headers.get('cache-control')]).toEqual(['not a file', null])
  })

  it('are sent compressed to those who take that', async () => {
    const answer = await app.request('/manifest.webmanifest', { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual(['br', 'Accept-Encoding'])
    expect(await answer.text()).toBe('manifest.webmanifest.br')
  })
})

describe('the built files under /assets', () => {
  it('are kept for good, and only the worker of Ruff may make WebAssembly, and reaches nothing', async () => {
    const worker = await app.request('/assets/ruff-worker-Ab_1-x.js')
    expect(worker.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(worker.headers.get('content-security-policy')).toBe("default-src 'none'; script-src 'wasm-unsafe-eval'")
    const other = await app.request('/assets/other-Ab1.js')
    expect([other.status, other.headers.get('content-security-policy')]).toEqual([200, null])
  })
})
