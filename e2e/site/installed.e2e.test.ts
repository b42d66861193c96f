import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually, startJourney } from '../support/browser/journey'
import { registerByApi } from '../support/people/people'

const { newPage, product, tolerate } = startJourney()
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to fetch/

describe('what is installed', () => {
  it('SHELL-03 a browser takes the product for one that can be installed', async () => {
    const page = await newPage()
    await page.goto('/about')
    const browser = await page.context().newCDPSession(page)
    const { url, errors, manifest } = await browser.send('Page.getAppManifest')
    expect([url, errors]).toEqual([`${product().origin}/manifest.webmanifest`, []])
    expect(manifest).toMatchObject({ display: 'kStandalone', startUrl: `${product().origin}/dashboard` })
    // A headless shell judges nothing; a whole Chromium does, and has only against it that this window keeps nothing.
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
    for (const { url: icon } of manifest.icons ?? [])
      expect((await page.request.get(icon)).headers()['content-type'], icon).toMatch(/^image\//)
    // Who has not signed in yet is led to where one does, and no further.
    await page.goto(manifest.startUrl ?? '')
    expect(new URL(page.url()).pathname).toBe('/auth/login')
  })
})

describe('what is shared', () => {
  it('SHELL-05 each public page and post names a picture of its own: a PNG of 1200 × 630', async () => {
    const read = async (path: string) => (await fetch(product().origin + path)).text()
    const places = [...(await read('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)]
    const pictures = await Promise.all(
      places.map(async ([, path = '']) => {
        const html = await read(path)
        expect(html, path).toContain('<meta name="twitter:card" content="summary_large_image"/>')
        return /<meta property="og:image" content="https?:\/\/[^/]+(.*?)"/.exec(html)?.[1] ?? `none at ${path}`
      }),
    )
    expect(new Set(pictures).size).toBe(places.length)
    for (const picture of pictures) {
      const answer = await fetch(product().origin + picture)
      expect([answer.status, answer.headers.get('content-type')], picture).toEqual([200, 'image/png'])
      const png = new DataView(await answer.arrayBuffer())
      expect([png.getUint32(16), png.getUint32(20)]).toEqual([1200, 630])
    }
    expect((await fetch(`${product().origin}/og/blog/no-existe.png`)).status).toBe(404)
  })
})

describe('without a network', () => {
  it('a page says so in Spanish, and opens when it is tried again', async () => {
    tolerate(NO_NETWORK)
    const page = await openWithWorker('phone')
    // Otherwise the page would not wait to be asked.
    await page.addInitScript(() => addEventListener('online', (event) => event.stopImmediatePropagation(), true))
    await page.context().setOffline(true)
    await page.goto('/blog')
    await page.getByRole('heading', { level: 1, name: 'Sin conexión' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/blog')
    await page.getByText('se guarda como borrador en este navegador').waitFor()
    await retry(page).click()
    await page.getByRole('heading', { level: 1, name: 'Sin conexión' }).waitFor()
    await page.context().setOffline(false)
    await retry(page).click()
    await page.getByRole('heading', { level: 1, name: 'Blog de PyMentor' }).waitFor()
  })

  it('the page opens by itself when the network is back; files it used are there without one, and nobody’s own', async () => {
    tolerate(NO_NETWORK)
    const page = await openWithWorker('desktop')
    await registerByApi(page)
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const caches_ = await Promise.all(names.map((name) => caches.open(name)))
      const keys = await Promise.all(caches_.map((cache) => cache.keys()))
      return keys.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/sin-conexion'])
    const [script = ''] = kept.filter((path) => path.endsWith('.js'))

    await page.context().setOffline(true)
    expect(await page.evaluate(async (path) => (await fetch(path, { cache: 'reload' })).status, script)).toBe(200)
    expect(await page.evaluate(() => fetch('/api/auth/user').then(String, () => 'failed'))).toBe('failed')
    await page.goto('/chat')
    await page.getByRole('heading', { level: 1, name: 'Sin conexión' }).waitFor()
    await page.context().setOffline(false)
    await page.getByText('Tus chats').first().waitFor()
  })

  it('what is sent does not pass by the worker', async () => {
    const page = await openWithWorker('desktop')
    const sent = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }))
    expect((await sent).fromServiceWorker()).toBe(false)
    const asked = page.waitForResponse((response) => response.url().endsWith('/about'))
    await page.goto('/about')
    expect((await asked).fromServiceWorker()).toBe(true)
  })
})

const retry = (page: Page) => page.getByRole('link', { name: 'Reintentar' })

/** A page whose requests pass by the service worker. */
async function openWithWorker(device: 'desktop' | 'phone') {
  const page = await newPage(device, { serviceWorkers: 'allow' })
  await page.goto('/')
  await eventually(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  return page
}
