import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DEVICE_IN_TURN, type Device, eventually, startJourney } from '../support/browser/journey'
import { pressUntil } from '../support/browser/keyboard'
import { questionBox, toast, untilReady } from '../support/chat/chat'
import { accessibilityFaults, overflow } from '../support/pages/page-faults'
import { endSessionElsewhere, newPerson, registerByApi, signIn } from '../support/people/people'
import { DRAFT, hurry, openWriter, stopClock, title } from '../support/people/session'

const { newPage, product, tolerate } = startJourney()

const writer = (device: Device, path?: string) => openWriter(newPage, device, path)
const banner = (page: Page) => page.getByRole('banner').getByRole('status')

describe.each(DEVICE_IN_TURN)('the line, on a %s', (device) => {
  it('SHELL-17 SHELL-18 SHELL-21 SHELL-22 SHELL-23 SHELL-24 C-30 AUTH-48 AUTH-51 is lost and comes back, and the session is taken up again; the text stays', async () => {
    tolerate(/ERR_INTERNET_DISCONNECTED/)
    const { page } = await writer(device, '/mentor-basic?desde=correo')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.context().setOffline(true)
    await toast(page)
      .getByText('Has perdido la conexión a Internet. Algunas funciones no estarán disponibles.')
      .waitFor()
    await banner(page).getByText('Sin conexión').waitFor()
    expect(await overflow(page)).toEqual([])
    expect(asked, 'HTTP-17: the frame asks nothing by itself').toEqual([])

    await page.context().setOffline(false)
    await banner(page).getByText('Reconectando…').waitFor()
    await toast(page).getByText('Tu sesión se ha recuperado correctamente').waitFor()
    expect(asked.filter((path) => path === '/api/auth/current-user')).toHaveLength(1)
    await banner(page).getByText('Conexión restablecida').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await eventually(() => banner(page).textContent()).toBe('')
    expect(await questionBox(page).inputValue()).toBe(DRAFT)

    await page.context().setOffline(true)
    await endSessionElsewhere(page)
    await page.context().setOffline(false)
    await toast(page)
      .getByText('Tu sesión ha caducado durante la desconexión. Necesitas iniciar sesión de nuevo.')
      .waitFor()
    expect(await overflow(page)).toEqual([])
    await banner(page).getByRole('link', { name: 'Iniciar sesión' }).click()
    await page.waitForURL('/login?redirect=%2Fmentor-basic%3Fdesde%3Dcorreo')
    await page.getByRole('link', { name: 'Recuperar mi sesión' }).click()
    await title(page, 'Sesión recuperada').waitFor()
    await page.waitForURL('/mentor-basic?desde=correo')
    await eventually(() => questionBox(page).inputValue()).toBe(DRAFT)
  })
})

it('SHELL-19 SHELL-25 a server that stays away is told once, then for good, with a way to load the page again', async () => {
  tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const { page } = await writer('phone')
  await stopClock(page)
  await page.route('/api/auth/current-user', (route) => route.abort())
  await page.context().setOffline(true)
  await banner(page).getByText('Sin conexión').waitFor()
  await page.context().setOffline(false)
  await hurry(page, () => toast(page).getByText('Error al reconectar').isVisible())
  const again = banner(page).getByRole('button', { name: 'Recargar página' })
  await hurry(page, () => again.isVisible())
  expect(await overflow(page)).toEqual([])
  await page.unroute('/api/auth/current-user')
  await again.click()
  await eventually(() => banner(page).textContent()).toBe('')
})

describe('signing in automatically', () => {
  it('AUTH-52 AUTH-53 AUTH-54 gives up after three failures, on a phone', async () => {
    const page = await newPage('phone')
    await stopClock(page)
    await page.goto('/auto-login?redirect=%2Fchat')
    await hurry(page, () => title(page, 'Error de autenticación').isVisible())
    await page.getByText('Reintentando en un momento (intento 2 de 3).').waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('pymentor-auto-login-failures'))).toBe('1')
    expect(await accessibilityFaults(page)).toEqual([])
    await hurry(page, () => page.getByText('Lo hemos intentado 3 veces.').isVisible())
    await hurry(page, async () => page.url().endsWith('/login?redirect=%2Fchat'))
    expect(await page.evaluate(() => sessionStorage.getItem('pymentor-auto-login-failures'))).toBeNull()
  })

  it('AUTH-49 AUTH-50 waits for the line, tries again when asked to, or leads to the form', async () => {
    tolerate(/ERR_INTERNET_DISCONNECTED|status of 500|manifest patches/)
    const page = await newPage()
    await stopClock(page)
    await page.route('/api/auth/auto-login', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
    await registerByApi(page, newPerson('Lucía', 'Gómez'))
    await page.goto('/auto-login?redirect=https%3A%2F%2Fevil.example%2F')
    await hurry(page, () => page.getByText('Error inesperado durante la autenticación').isVisible())
    await page.context().setOffline(true)
    await page.getByText('No tienes conexión a Internet.').waitFor()
    await page.clock.runFor(20_000)
    expect(await page.evaluate(() => sessionStorage.getItem('pymentor-auto-login-failures'))).toBe('1')
    await page.getByRole('link', { name: 'Iniciar sesión manualmente' }).waitFor()
    await page.context().setOffline(false)
    await pressUntil(page, 'Tab', 'Intentar de nuevo')
    await page.keyboard.press('Enter')
    await hurry(page, () => title(page, 'Sesión recuperada').isVisible())
    await hurry(page, async () => page.url().endsWith('/dashboard'))
  })
})

describe('several tabs', () => {
  it('AUTH-21, AUTH-22 somebody else signing in turns the others into their dashboard; signing out is seen in them', async () => {
    const strangers = await newPage()
    const luis = await registerByApi(strangers, newPerson('Luis', 'Ruiz'))
    const { page } = await writer('desktop')
    await page.evaluate(() => sessionStorage.setItem('de', 'Lucía'))
    const other = await page.context().newPage()
    await other.goto('/login?force_login=true')
    await signIn(other, luis)
    await page.waitForURL('/dashboard')
    await title(page, 'Hola, Luis').waitFor()
    await untilReady(page)
    expect(await page.evaluate(() => sessionStorage.getItem('de'))).toBeNull()
    await eventually(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain(DRAFT)

    await other.goto('/logout')
    await page.waitForURL('/auth/login?redirect=%2Fdashboard')
    await other.waitForURL('/')
  })
})

describe('the subscription', () => {
  it('DASH-10 DASH-11 DASH-12 is asked for every 5 minutes; news reload the page after 2 s, text and all', async () => {
    const { page } = await writer('desktop')
    await page.clock.install()
    await page.reload()
    await untilReady(page)
    const asked: string[] = []
    // The news comes once the clock stands: what is shown of it would be gone while the clock is wound on.
    const news = Promise.withResolvers<void>()
    await page.route(/\/api\/subscription-status/, async (route) => {
      asked.push(new URL(route.request().url()).search)
      if (asked.length === 2) await news.promise
      const message = 'Tu plan ya incluye PRO.'
      return route.fulfill({
        json: { updated: asked.length === 2, message, isPro: true, isLifetime: false, isTrial: false },
      })
    })
    await page.clock.runFor('04:30')
    expect(asked).toEqual([])
    await page.clock.runFor('00:40')
    await eventually(() => asked.length).toBe(1)
    expect(asked).toEqual(['?plan=free%2Finactive%2Fopen%2Fbasic'])
    // A reply that is being written, and then a form half filled in: neither is taken from the reader.
    const activity = (kind: string) =>
      page.evaluate((kind) => document.querySelector('[data-activity]')?.setAttribute('data-activity', kind), kind)
    await activity('receiving')
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.clock.runFor('05:00')
    await eventually(() => asked.length).toBe(2)
    news.resolve()
    await toast(page).getByText('Suscripción actualizada').waitFor()
    await page.clock.runFor(10_000)
    await activity('idle')
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<form><input name="nombre"></form>')
      const field = document.querySelector<HTMLInputElement>('input[name=nombre]')
      if (field) field.value = 'Lucía'
    })
    await page.clock.runFor(10_000)
    expect(loads).toBe(0)
    await page.evaluate(() => document.querySelector('input[name=nombre]')?.remove())
    await page.clock.runFor(1_000)
    await eventually(() => loads).toBe(1)
    await untilReady(page)
    expect(await questionBox(page).inputValue()).toBe(DRAFT)
  })
})

it('C-28 a session that was ended from another place is noticed at the next question, and the text stays', async () => {
  const { page } = await writer('phone')
  await page.clock.install()
  await page.reload()
  await untilReady(page)
  await endSessionElsewhere(page)
  await page.clock.runFor('05:10')
  await banner(page).getByRole('link', { name: 'Iniciar sesión' }).waitFor()
  expect(await questionBox(page).inputValue()).toBe(DRAFT)
})

describe('pages for who is signed in', () => {
  it.each(['/chat?c=1&x=á', '/dashboard', '/mentor-basic', '/mentor-pro'])(
    'ROLE-02 C-28 %s sends visitors to the login, and keeps the way back',
    async (path) => {
      for (const cookie of ['', 'pymentor-session=no-es-de-nadie']) {
        const answer = await fetch(product().origin + path, { redirect: 'manual', headers: { Cookie: cookie } })
        const { pathname, search } = new URL(product().origin + path)
        expect([answer.status, answer.headers.get('location')]).toEqual([
          302,
          `/auth/login?redirect=${encodeURIComponent(pathname + search)}`,
        ])
      }
    },
  )
})
