import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DEVICES, type Device, eventually, startJourney } from '../support/browser/journey'
import { pressUntil } from '../support/browser/keyboard'
import { clipboard, questionBox, toast } from '../support/chat/chat'
import { accessibilityFaults, overflow } from '../support/pages/page-faults'
import { endSessionElsewhere, newPerson, registerByApi } from '../support/people/people'
import { openWriter, stopClock, title } from '../support/people/session'

const { newPage, product, tolerate } = startJourney()

const writer = (device: Device, path?: string) => openWriter(newPage, device, path)

/** Requests for this address wait until they are let go. */
async function hold(page: Page, address: RegExp) {
  const held: Route[] = []
  const gate = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    held.push(route)
    await gate.promise
    await route.continue()
  })
  return { count: () => held.length, release: gate.resolve }
}

describe('error screens', () => {
  it.each(DEVICES)(
    'SHELL-29 SHELL-30 the session is gone, and comes back if the provider knows who it is, on a %s',
    async (device) => {
      tolerate(/status of 401/)
      const { page } = await writer(device, '/dashboard')
      await endSessionElsewhere(page)
      const isKnown = device === 'phone'
      if (!isKnown) await page.request.post('/api/identity/sign-out', { data: {} })
      await page.getByRole('link', { name: 'Tus chats' }).click()
      await title(page, 'Problema con tu sesión').waitFor()
      expect(await page.title()).toBe('Problema con tu sesión · PyMentor')
      expect([await accessibilityFaults(page), await overflow(page)]).toEqual([[], []])
      for (const name of ['Iniciar sesión', 'Ir a inicio', 'Cerrar sesión'])
        await page.getByRole('main').getByRole('link', { name }).waitFor()
      await pressUntil(page, 'Tab', 'Reintentar')
      await page.keyboard.press('Enter')
      if (!isKnown) return page.getByRole('alert').getByText('No se ha podido recuperar').waitFor()
      await page.waitForURL('/chat')
      await questionBox(page).waitFor()
    },
  )

  it('SHELL-26 SHELL-27 SHELL-28 something else failed: what, what to do, and what to tell', async () => {
    tolerate(/status of 500/)
    const { page } = await writer('phone', '/dashboard')
    await page.route(/\/chat\.data/, (route) =>
      route.fulfill({ status: 500, headers: { 'Server-Timing': 'request;desc="id-de-prueba"' }, body: 'fallo' }),
    )
    await page.getByRole('link', { name: 'Tus chats' }).click()
    await title(page, 'Algo salió mal').waitFor()
    await page.getByText('El servidor ha tenido un problema.').waitFor()
    await page.getByText('Diagnóstico', { exact: true }).click()
    await page.getByText('id-de-prueba').waitFor()
    await page.getByRole('button', { name: 'Copiar diagnóstico' }).click()
    await page.getByText('Copiado').waitFor()
    expect(await clipboard(page)).toMatch(/Código: 500[\s\S]*Página: \/chat[\s\S]*Petición: id-de-prueba/)
    expect([await accessibilityFaults(page), await overflow(page)]).toEqual([[], []])
    await page.unroute(/\/chat\.data/)
    await page.getByRole('link', { name: 'Reintentar' }).click()
    await questionBox(page).waitFor()
  })

  it('a failed answer of the server says its own name', async () => {
    const refused = await fetch(`${product().origin}/no-hay-nada`)
    expect([refused.status, refused.headers.get('server-timing')]).toEqual([
      404,
      `request;desc="${refused.headers.get('x-request-id')}"`,
    ])
  })
})

describe('a slow dashboard', () => {
  const DATA = /\/dashboard\.data/

  /** Somebody on another page, with the page's clock in hand. */
  async function elsewhere(device: Device) {
    const page = await newPage(device)
    await registerByApi(page, newPerson('Lucía', 'Gómez'))
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await stopClock(page)
    return page
  }
  const go = (page: Page) => page.getByRole('link', { name: 'Abrir tus chats' }).first().click()
  const loading = (page: Page) => page.getByText('Cargando tu conversación…')

  it('DASH-02 DASH-03 C-30 shows what is known, then that it is slow, then itself', async () => {
    const page = await elsewhere('phone')
    const data = await hold(page, DATA)
    await go(page)
    await eventually(data.count).toBe(1)
    await page.clock.runFor(500)
    await page.waitForURL('/dashboard')
    await loading(page).waitFor({ state: 'attached' })
    expect(await title(page, 'Hola, Lucía').count()).toBe(0)
    await page.clock.runFor(1_000)
    await title(page, 'Hola, Lucía').waitFor()
    expect(await page.getByText('Tu panel está tardando en cargar').count()).toBe(0)
    await page.clock.runFor(2_500)
    await page.getByText('Tu panel está tardando en cargar').waitFor()
    expect([await accessibilityFaults(page), await overflow(page)]).toEqual([[], []])
    data.release()
    await questionBox(page).waitFor()
    await page.clock.runFor(30_000)
    expect(new URL(page.url()).pathname).toBe('/dashboard')
  })

  it('DASH-04 C-30 gives up after 15 s and signs out, cleaning up', async () => {
    const page = await elsewhere('desktop')
    const data = await hold(page, DATA)
    await go(page)
    await eventually(data.count).toBe(1)
    await page.clock.runFor(14_000)
    await page.waitForURL('/dashboard')
    await page.getByText('Tu panel está tardando en cargar').waitFor()
    expect([await accessibilityFaults(page), await overflow(page)]).toEqual([[], []])
    await page.clock.runFor(1_000)
    await page.waitForURL('/logout?force_clean=true')
    await title(page, 'Sesión cerrada y datos limpiados').waitFor()
  })

  it('AUTH-25 opens all the same when the session could not be synchronised, and says so', async () => {
    tolerate(/ERR_FAILED/)
    const page = await elsewhere('phone')
    await page.route(DATA, (route) => route.abort())
    await go(page)
    await page.waitForURL('/dashboard')
    await toast(page).getByText('Error de sincronización').waitFor()
    await page.unroute(DATA)
    await page.getByRole('link', { name: 'Reintentar' }).click()
    await questionBox(page).waitFor()
  })
})
