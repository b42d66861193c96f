import type { FrameLocator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually, startJourney } from '../support/browser/journey'
import { accessibilityFaults, overflow } from '../support/pages/page-faults'
import { newPerson, registerByApi } from '../support/people/people'
import { START } from './python'

const { newPage, product } = startJourney()

const NARROW = { viewport: { width: 320, height: 700 } }
const run = (page: Page) => page.getByRole('link', { name: 'Ejecutar' }).first()
const runner = (page: Page): FrameLocator => page.frameLocator('iframe[title="Ejecución del programa"]')
const panel = (page: Page) => runner(page).getByRole('region', { name: 'Ejecución' })

/** Files of scripts that a page has asked for. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length)

async function expectFit(page: Page) {
  expect(await overflow(page)).toEqual([])
  const frame = page.frames().find((each) => each.url().endsWith('/ejecutar'))
  expect(await frame?.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await eventually(() => frame?.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
}

/** What of the pages around, and of the browser, the frame that runs Python gets hold of. */
const reachedFromPython = (page: Page) =>
  page
    .frames()
    .find((each) => each.url().includes('/python-frame/'))
    ?.evaluate(() => {
      const ways: Record<string, () => unknown> = {
        'the runner’s document': () => parent.document.title,
        'the article’s document': () => parent.parent.document.title,
        'the top’s address': () => top?.location.href,
        'the frame’s element': () => window.frameElement,
        'what is to be run': () => parent.frameElement,
        cookies: () => document.cookie,
        storage: () => localStorage.length,
      }
      return Object.entries(ways).flatMap(([name, way]) => {
        try {
          return way() ? [name] : []
        } catch {
          return []
        }
      })
    })

describe('a program of a page without React', () => {
  it('C-71 runs in its place after a press, by keyboard and on a phone, again without a network, in the page’s theme', async () => {
    const page = await newPage('phone', NARROW)
    // Who saves data is told first what it takes.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.goto('/')
    expect(await scriptsOf(page)).toBe(0)
    expect(await page.locator('iframe').count()).toBe(0)
    await run(page).focus()
    await page.keyboard.press('Enter')
    await panel(page).getByText('unos 6 MB').waitFor()
    expect(page.frames().some((each) => each.url().includes('/python-frame/'))).toBe(false)
    await panel(page).getByRole('button', { name: 'Descargar y ejecutar' }).click()
    await panel(page).getByText('Verificado', { exact: true }).waitFor(START)
    await expectFit(page)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await scriptsOf(page), 'of the page itself').toBe(0)

    expect(await reachedFromPython(page)).toEqual([])

    await page.context().setOffline(true)
    await panel(page).getByRole('button', { name: 'Otra vez' }).click()
    await panel(page).getByRole('button', { name: 'Otra vez' }).waitFor(START)
    await panel(page).getByText('Verificado', { exact: true }).waitFor(START)
    await page.context().setOffline(false)

    await page.getByRole('button', { name: 'Tema claro' }).first().click()
    await eventually(() => runner(page).locator('html').getAttribute('data-theme')).toBe('light')
    await page.getByRole('link', { name: 'Cerrar' }).click()
    expect(await page.locator('iframe').count()).toBe(0)
  })

  it('runs in an article too, one at a time, step by step, and for who is signed in', async () => {
    const page = await newPage('phone', NARROW)
    await registerByApi(page, newPerson())
    await page.goto('/blog/variables-y-tipos')
    await run(page).click()
    // Below a program that fills the screen a press would seem to do nothing.
    await eventually(() =>
      page.locator('iframe').evaluate((it) => it.getBoundingClientRect().bottom <= innerHeight),
    ).toBe(true)
    await page.getByRole('link', { name: 'Ejecutar' }).nth(1).click()
    expect(await page.locator('iframe').count()).toBe(1)
    await panel(page).getByRole('button', { name: 'Otra vez' }).waitFor(START)
    await panel(page).getByRole('button', { name: 'Paso a paso' }).click()
    await runner(page).getByRole('region', { name: 'Paso a paso' }).waitFor(START)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectFit(page)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('is run in a page that other sites cannot frame', async () => {
    const { headers } = await fetch(`${product().origin}/ejecutar`)
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'/)
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    for (const path of ['/', '/probar', '/comprobar'])
      expect((await fetch(product().origin + path)).headers.get('x-frame-options'), path).toBe('DENY')
  })
})
