import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { clipboard, questionBox, toast, untilReady } from './support/chat'
import { DEVICES, type Device, eventually, startJourney } from './support/journey'
import { pressUntil } from './support/keyboard'
import { accessibilityFaults, overflow } from './support/page-faults'
import { endSessionElsewhere, newPerson, type Person, registerByApi, signIn } from './support/people'

const { newPage, product, tolerate } = startJourney()

const DRAFT = '¿Qué es una tupla?'
const banner = (page: Page) => page.getByRole('banner').getByRole('status')
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Somebody signed in who has typed something and not sent it. */
async function writer(device: Device, path = '/mentor-basic'): Promise<{ page: Page; person: Person }> {
  const page = await newPage(device)
  const person = await registerByApi(page, newPerson('Lucía', 'Gómez'))
  await page.goto(path)
  await untilReady(page)
  await questionBox(page).fill(DRAFT)
  return { page, person }
}

/** Lets the page's waits pass quickly until something has come true. Needs `page.clock.install()`. */
async function hurry(page: Page, isTrue: () => Promise<boolean>) {
  await eventually(async () => {
    await page.clock.runFor(250)
    return isTrue()
  }).toBe(true)
}

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

describe.each(DEVICES)('the line, on a %s', (device) => {
  it('SHELL-17 SHELL-18 SHELL-21 SHELL-22 SHELL-23 is lost and comes back; the page and its text stay', async () => {
    tolerate(/ERR_INTERNET_DISCONNECTED/)
    const { page } = await writer(device)
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
  })

  it('SHELL-24 C-30 AUTH-48 AUTH-51 the session ended meanwhile, and is taken up again with the text', async () => {
    tolerate(/ERR_INTERNET_DISCONNECTED/)
    const { page } = await writer(device, '/mentor-basic?desde=correo')
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
  await page.clock.install()
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
  it.each(DEVICES)('AUTH-52 AUTH-53 AUTH-54 gives up after three failures, on a %s', async (device) => {
    const page = await newPage(device)
    await page.clock.install()
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
    await page.clock.install()
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

describe('error screens', () => {
  it.each(DEVICES)('SHELL-29 SHELL-30 the session is gone, and comes back by the keyboard, on a %s', async (device) => {
    tolerate(/status of 401/)
    const { page } = await writer(device, '/dashboard')
    await endSessionElsewhere(page)
    await page.getByRole('link', { name: 'Tus chats' }).click()
    await title(page, 'Problema con tu sesión').waitFor()
    expect(await page.title()).toBe('Problema con tu sesión · PyMentor')
    expect([await accessibilityFaults(page), await overflow(page)]).toEqual([[], []])
    for (const name of ['Iniciar sesión', 'Ir a inicio', 'Cerrar sesión'])
      await page.getByRole('main').getByRole('link', { name }).waitFor()
    await pressUntil(page, 'Tab', 'Reintentar')
    await page.keyboard.press('Enter')
    await page.waitForURL('/chat')
    await questionBox(page).waitFor()
  })

  it('SHELL-30 says so when the provider does not know the user any more', async () => {
    tolerate(/status of 401/)
    const { page } = await writer('desktop', '/dashboard')
    await endSessionElsewhere(page)
    await page.request.post('/api/identity/sign-out', { data: {} })
    await page.getByRole('link', { name: 'Tus chats' }).click()
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await page.getByRole('alert').getByText('No se ha podido recuperar').waitFor()
  })

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
    await page.clock.install()
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    return page
  }
  const go = (page: Page) => page.getByRole('link', { name: 'Abrir tus chats' }).first().click()
  const loading = (page: Page) => page.getByText('Cargando tu conversación…')

  it.each(DEVICES)(
    'DASH-02 DASH-03 C-30 shows what is known, then that it is slow, then itself, on a %s',
    async (device) => {
      const page = await elsewhere(device)
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
    },
  )

  it('DASH-04 C-30 gives up after 15 s and signs out, cleaning up', async () => {
    const page = await elsewhere('desktop')
    const data = await hold(page, DATA)
    await go(page)
    await eventually(data.count).toBe(1)
    await page.clock.runFor(14_000)
    await page.waitForURL('/dashboard')
    await page.getByText('Tu panel está tardando en cargar').waitFor()
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

describe('several tabs', () => {
  it('AUTH-22 signing out in one is seen in the others', async () => {
    const { page } = await writer('desktop', '/chat')
    const other = await page.context().newPage()
    await other.goto('/logout')
    await page.waitForURL('/auth/login?redirect=%2Fchat')
    await other.waitForURL('/')
  })

  it('AUTH-21 somebody else signing in turns a tab of the user before into their dashboard', async () => {
    const strangers = await newPage()
    const luis = await registerByApi(strangers, newPerson('Luis', 'Ruiz'))
    const { page } = await writer('desktop')
    await page.evaluate(() => sessionStorage.setItem('de', 'Lucía'))
    const other = await page.context().newPage()
    await other.goto('/login?force_login=true')
    await signIn(other, luis)
    await page.waitForURL('/dashboard')
    await title(page, 'Hola, Luis').waitFor()
    expect(await page.evaluate(() => [sessionStorage.getItem('de'), JSON.stringify(localStorage)])).toEqual([
      null,
      expect.not.stringContaining(DRAFT),
    ])
  })
})

describe('the subscription', () => {
  it('DASH-10 DASH-11 DASH-12 is asked for every 5 minutes; news reload the page after 2 s, text and all', async () => {
    const { page } = await writer('desktop')
    await page.clock.install()
    await page.reload()
    await untilReady(page)
    const asked: string[] = []
    await page.route(/\/api\/subscription-status/, (route) => {
      asked.push(new URL(route.request().url()).search)
      const message = 'Tu plan ya incluye PRO.'
      return route.fulfill({
        json: { updated: asked.length === 2, message, isPro: true, isLifetime: false, isTrial: false },
      })
    })
    await page.clock.runFor('04:50')
    expect(asked).toEqual([])
    await page.clock.runFor('00:20')
    await eventually(() => asked.length).toBe(1)
    expect(asked).toEqual(['?plan=free%2Finactive%2Fopen%2Fbasic'])
    await page.clock.runFor('05:00')
    await toast(page).getByText('Suscripción actualizada').waitFor()
    const loaded = page.waitForEvent('load')
    await page.clock.runFor(2_000)
    await loaded
    await untilReady(page)
    expect(await questionBox(page).inputValue()).toBe(DRAFT)
  })
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
