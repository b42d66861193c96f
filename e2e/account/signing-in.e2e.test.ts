import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DEVICES, eventually, startJourney } from '../support/browser/journey'
import { questionBox, toast, untilReady } from '../support/chat/chat'
import {
  endSessionElsewhere,
  fillRegistration,
  newPerson,
  type Person,
  registerByApi,
  signIn,
} from '../support/people/people'
import { hurry, stopClock } from '../support/people/session'

const { newPage, product, tolerate } = startJourney()

const someone = () => newPerson('Lucía', 'Gómez')

/** Somebody who has an account and is not signed in. */
async function stranger(page: Page): Promise<Person> {
  const person = await registerByApi(page, someone())
  await page.context().clearCookies()
  return person
}

describe.each(DEVICES)('signing in, on a %s', (device) => {
  it('C-28 leads back to the page that asked for it, by way of registration, too', async () => {
    const page = await newPage(device)
    const person = device === 'desktop' ? await stranger(page) : someone()
    await page.goto('/mentor-basic?desde=correo')
    await page.waitForURL('/auth/login?redirect=%2Fmentor-basic%3Fdesde%3Dcorreo')
    if (device === 'desktop') await signIn(page, person)
    else {
      await page.getByRole('link', { name: 'Regístrate gratis' }).click()
      await page.waitForURL('/auth/registro?redirect=%2Fmentor-basic%3Fdesde%3Dcorreo')
      await fillRegistration(page, person)
      await page.getByRole('button', { name: 'Crear cuenta gratis' }).click()
    }
    await page.waitForURL('/mentor-basic?desde=correo')
    await page.getByRole('heading', { level: 1, name: 'Mentor Basic' }).waitFor()
  })
})

describe('signing in, on a phone', () => {
  it('AUTH-10, C-37 welcomes once; AUTH-08, AUTH-09, AUTH-13 who is in goes on from either form, unless the address says otherwise', async () => {
    const page = await newPage('phone')
    const person = await stranger(page)
    const visited = pathsOf(page)
    await page.goto('/login')
    await signIn(page, person)
    await toast(page).getByText('Hola, Lucía').waitFor()
    await page.waitForURL('/dashboard')
    expect(visited).toContain('/dashboard?success=true')
    await page.reload()
    await untilReady(page)
    expect(await toast(page).textContent()).toBe('')

    for (const path of ['/login', '/auth/login', '/register', '/auth/registro']) {
      await page.goto(path)
      await page.waitForURL('/dashboard')
      await page.getByRole('heading', { level: 1, name: 'Hola, Lucía' }).waitFor()
    }
    await page.clock.install()
    await page.goto('/login?force_login=true')
    const button = page.getByRole('button', { name: 'Iniciar sesión' })
    await eventually(() => button.isEnabled()).toBe(true)
    await page.clock.fastForward(10_000)
    expect(await button.isEnabled()).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/login')
  })
})

describe('who is signed in', () => {
  it('sees the own name in the first HTML, with no script at work', async () => {
    const page = await newPage('desktop', { javaScriptEnabled: false })
    await registerByApi(page, someone())
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1, name: 'Hola, Lucía' }).waitFor()
    await page.getByRole('button', { name: 'Lucía Gómez, tu cuenta' }).waitFor()
    await page.getByText('Te quedan 5 de 5 mensajes hoy · 20 de 20 este mes').waitFor()
    await page.getByText('Hola, soy tu mentor Basic').waitFor()
  })
})

describe('a session that broke', () => {
  it('AUTH-05, AUTH-06, AUTH-07 was reset or is asked for again: the login says so, clears what it left and keeps text and theme', async () => {
    const page = await newPage('phone')
    await page.goto('/')
    for (const query of ['force_clean=true', 'recovery=true', 'clean=true&error=true']) {
      await page.evaluate(() => {
        sessionStorage.setItem('camino', 'a medias')
        localStorage.setItem('pymentor-auth-errors', '2')
        localStorage.setItem('pymentor-theme', 'light')
        localStorage.setItem('pymentor-draft:u1:basic', '{"text":"sin enviar","sending":null,"refused":null}')
      })
      await page.goto(`/login?${query}`)
      const banner = page.getByRole('alert').getByText('Hubo un problema con tu sesión anterior')
      await banner.waitFor()
      await page.waitForURL('/login')
      const kept = await page.evaluate(() => [sessionStorage.getItem('camino'), ...Object.keys(localStorage).sort()])
      expect(kept, query).toEqual([null, 'pymentor-draft:u1:basic', 'pymentor-theme'])
      await page.reload()
      await banner.waitFor()
    }
    await page.goto('/login?dashboard_redirect=true')
    await toast(page).getByText('Vuelve a iniciar sesión').waitFor()
    await page.waitForURL('/login')
    await page.getByRole('main').getByText('Necesitamos confirmar quién eres antes de abrir tu panel.').waitFor()
  })

  it('C-30, AUTH-21 ended elsewhere: the question is there again after signing in, and not for somebody else', async () => {
    const page = await newPage()
    const other = await stranger(page)
    const person = await registerByApi(page, someone())
    await page.goto('/chat')
    await untilReady(page)
    await endSessionElsewhere(page)
    await questionBox(page).fill('¿Qué es una tupla?')
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await page.getByRole('main').getByText('Tu sesión ha caducado. Inicia sesión de nuevo.').waitFor()
    expect(await questionBox(page).inputValue()).toBe('¿Qué es una tupla?')
    await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click()
    await page.waitForURL('/login?redirect=%2Fchat')
    await signIn(page, person)
    await page.waitForURL('/chat')
    await eventually(() => questionBox(page).inputValue()).toBe('¿Qué es una tupla?')

    await page.context().clearCookies()
    await page.goto('/login')
    await signIn(page, other)
    await page.waitForURL('/dashboard')
    await page.goto('/chat')
    await untilReady(page)
    expect(await questionBox(page).inputValue()).toBe('')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('¿Qué es una tupla?')
  })

  it('AUTH-27 the server does not take the session: says so, tries again, and starts over the third time', async () => {
    tolerate(/status of 500/)
    const page = await newPage()
    const person = await stranger(page)
    await stopClock(page)
    await page.route(/\/api\/auth\/(firebase-login|verify-session)/, (route) =>
      route.fulfill({ status: 500, json: {} }),
    )
    await page.goto('/login')
    const button = page.getByRole('button', { name: 'Iniciar sesión' })
    for (const round of [1, 2]) {
      await signIn(page, person)
      await hurry(page, () => page.getByRole('main').getByText('Error de sincronización').isVisible())
      const failures = await page.evaluate(() => localStorage.getItem('pymentor-auth-errors'))
      expect(failures).toBe(String(round))
    }
    await button.click()
    await hurry(page, () => page.getByText('hemos tenido que reiniciarla').isVisible())
    expect(new URL(page.url()).pathname).toBe('/login')
  })
})

describe('signing out', () => {
  it('AUTH-56, AUTH-57, AUTH-58, AUTH-60 is shown under way, failed and done, can be tried again, and leads home', async () => {
    tolerate(/status of 500/)
    const page = await newPage()
    await registerByApi(page, someone())
    const answer = Promise.withResolvers<void>()
    await page.route('/api/identity/sign-out', async (route) => {
      await answer.promise
      await route.continue()
    })
    await page.route('/api/identity/sign-out', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
    await page.goto('/logout')
    await page.getByRole('heading', { level: 1, name: 'Error al cerrar sesión' }).waitFor()
    await page.getByRole('button', { name: 'Recargar página' }).click()
    await page.getByRole('heading', { level: 1, name: 'Cerrando tu sesión…' }).waitFor()
    expect(await page.title()).toBe('Cerrando sesión · PyMentor')
    answer.resolve()
    await page.getByRole('heading', { level: 1, name: 'Has cerrado sesión' }).waitFor()
    await page.getByRole('link', { name: 'Iniciar Sesión' }).waitFor()
    await page.getByRole('link', { name: 'Ir a inicio' }).click()
    await page.waitForURL('/')
    expect((await page.request.get('/api/auth/current-user')).status()).toBe(401)
  })

  it('AUTH-59 after an error cleans this browser, says so at home, and keeps text and theme', async () => {
    const page = await newPage()
    await registerByApi(page, someone())
    await page.goto('/dashboard')
    await untilReady(page)
    await questionBox(page).fill('sin enviar')
    await page.evaluate(() => {
      localStorage.setItem('pymentor-theme', 'light')
      localStorage.setItem('otra-cosa', '1')
    })
    await page.goto('/logout?from=error')
    await page.getByRole('heading', { level: 1, name: 'Sesión cerrada y datos limpiados' }).waitFor()
    const told = page.getByRole('status').getByText('Hemos limpiado los datos de la sesión en este navegador.')
    await told.waitFor()
    await page.waitForURL('/')
    const kept = await page.evaluate(() => JSON.stringify(localStorage))
    expect(kept).toContain('sin enviar')
    expect(kept).toContain('"pymentor-theme":"light"')
    expect(kept).not.toContain('otra-cosa')
    await page.reload()
    expect(await told.count(), 'ROUTE-31 once').toBe(0)

    // Signed in the page has React.
    await registerByApi(page, someone())
    await page.goto('/?clean=complete&desde=prueba')
    await page.waitForURL('/?desde=prueba')
    await told.waitFor()
  })

  it('needs the page: a mere GET signs nobody out', async () => {
    const page = await newPage()
    await registerByApi(page, someone())
    await page.request.get('/logout')
    expect((await page.request.get('/api/auth/current-user')).status()).toBe(200)
    expect((await fetch(`${product().origin}/dashboard`, { redirect: 'manual' })).status).toBe(302)
  })
})

/** Every address that the page has loaded since, with its query. */
function pathsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.isNavigationRequest()) paths.push(pathname + search)
  })
  return paths
}
