import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DEVICE_IN_TURN, eventually, startJourney } from '../support/browser/journey'
import { accessibilityFaults, overflow } from '../support/pages/page-faults'

const { newPage, tolerate } = startJourney()

const withoutFaults = async (page: Page) => {
  expect(await overflow(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
}
const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading').allTextContents()

describe.each(DEVICE_IN_TURN)('the blog, on a %s', (device) => {
  it('ROUTE-16 BLOG-06 BLOG-07 shows a post with contents, copied code and ways on; CHAT-12', async () => {
    const page = await newPage(device)
    await page.goto('/blog')
    await withoutFaults(page)
    await page.getByRole('link', { name: 'Cómo leer un CSV en Python sin pandas' }).click()
    await page.getByRole('heading', { level: 1, name: 'Cómo leer un CSV en Python sin pandas' }).waitFor()
    await eventually(() => page.title()).toBe('Cómo leer un CSV en Python sin pandas · PyMentor')
    await withoutFaults(page)

    await page.getByRole('button', { name: 'Copiar' }).first().click()
    await page.getByText('Copiado').waitFor()
    const shown = await page.locator('figure code').first().textContent()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown)

    // What lies between has not been laid out yet; still it leads to the very heading.
    const contents = page.getByRole('navigation', { name: 'En este artículo' })
    await contents.getByRole('link', { name: 'Guardar el resultado' }).click()
    expect(new URL(page.url()).hash).toBe('#guardar-el-resultado')
    const heading = page.getByRole('heading', { name: 'Guardar el resultado' })
    await eventually(async () => Math.round(((await heading.boundingBox())?.y ?? 0) / 100)).toBe(1)
    const ways = page.getByRole('navigation', { name: 'Más de PyMentor' }).getByRole('link')
    expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/nuestros-mentores-ia',
      '/planes-de-suscripcion',
      '/acerca-de-pymentor',
      '/auth/registro',
    ])
  })
})

describe('the blog, on a phone', () => {
  it('ROUTE-15 BLOG-01 BLOG-02 BLOG-03 BLOG-04 is read, filtered and searched without JavaScript', async () => {
    const page = await newPage('phone', { javaScriptEnabled: false })
    await page.goto('/blog')
    const all = await titles(page)
    expect(all).toHaveLength(12)
    await page.getByRole('navigation', { name: 'Categorías' }).getByRole('link', { name: 'Datos' }).click()
    await page.waitForURL('/blog?categoria=datos')
    expect(await titles(page)).toHaveLength(3)

    await page.getByLabel('Buscar en el blog').fill('csv sin pandas')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await page.waitForURL('/blog?categoria=datos&q=csv+sin+pandas')
    expect((await titles(page))[0]).toMatch(/CSV/)

    await page.getByLabel('Buscar en el blog').fill('ornitorrinco')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'No hay artículos disponibles' }).waitFor()
    await page.getByRole('link', { name: 'Ver todos los artículos' }).click()
    await page.waitForURL('/blog')
    await page.getByRole('link', { name: all[0] ?? '' }).click()
    await page.getByRole('heading', { level: 1, name: all[0] ?? '' }).waitFor()
    expect(await page.locator('.hljs-string').count()).toBeGreaterThan(0)
    expect(await page.getByRole('button', { name: 'Copiar' }).count()).toBe(0)
  })
})

describe('what machines read', () => {
  it('BLOG-05 a post that is not there has the status that says so, and a way back', async () => {
    tolerate(/404/)
    const page = await newPage('phone')
    const answer = await page.goto('/blog/no-existe')
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: 'Artículo no encontrado' }).waitFor()
    await withoutFaults(page)
    await page.getByRole('link', { name: 'Volver al blog' }).click()
    await page.waitForURL('/blog')
  })

  it('a post says in its head what it is and where it lives; feed and picture are files', async () => {
    const page = await newPage('desktop', { javaScriptEnabled: false })
    await page.goto('/blog/leer-csv-sin-pandas')
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(canonical).toMatch(/^http:\/\/.+\/blog\/leer-csv-sin-pandas$/)
    const posting = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '')
    expect(posting).toMatchObject({
      '@type': 'BlogPosting',
      url: canonical,
      datePublished: expect.stringMatching(/^2026-/),
    })
    const feed = await page.request.get('/blog/rss.xml')
    expect(feed.headers()['content-type']).toContain('application/rss+xml')
    expect((await feed.text()).match(/<item>/g)).toHaveLength(12)
    const picture = await page.request.get('/blog/imagenes/leer-csv-sin-pandas.svg')
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/svg+xml'])
    expect((await page.request.get('/blog/imagenes/nada.svg')).status()).toBe(404)
  })
})
