import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually, startJourney } from '../support/browser/journey'
import { messages, questionBox, toast, untilAnswered, untilReady } from '../support/chat/chat'
import { fillRegistration, registerByApi, signIn } from '../support/people/people'

const { newPage, product, tolerate } = startJourney()

describe('registration, on a phone', () => {
  it('AUTH-37, VAL-05…10 names every wrong field at once, or that the e-mail is taken, keeps what was typed and starts at the first', async () => {
    const page = await newPage('phone')
    const calls = callsOf(page)
    const taken = await registerByApi(page)
    await page.context().clearCookies()
    await page.goto('/register')
    await field(page, 'Nombre').fill('A')
    await field(page, 'Correo electrónico').fill('ana@correo')
    await field(page, 'Contraseña').fill('12345')
    await field(page, 'Repite la contraseña').fill('1234')
    const send = page.getByRole('button', { name: 'Crear cuenta gratis' })
    await send.click()
    const wrong: [label: string, sentence: string][] = [
      ['Nombre', 'El nombre debe tener al menos 2 caracteres'],
      ['Apellido', 'El apellido debe tener al menos 2 caracteres'],
      ['Correo electrónico', 'Escribe un correo electrónico válido'],
      ['Contraseña', 'La contraseña debe tener al menos 6 caracteres'],
      ['Repite la contraseña', 'La confirmación debe tener al menos 6 caracteres'],
    ]
    for (const [label, sentence] of wrong) await eventually(() => complaint(field(page, label))).toContain(sentence)
    expect(await complaint(page.getByRole('checkbox'))).toContain('tienes que aceptar los términos')
    expect(await field(page, 'Nombre').evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await field(page, 'Correo electrónico').inputValue()).toBe('ana@correo')
    expect(await field(page, 'Contraseña').inputValue()).toBe('12345')

    await field(page, 'Contraseña').fill('contraseña-una')
    await field(page, 'Repite la contraseña').fill('contraseña-otra')
    await send.click()
    await eventually(() => complaint(field(page, 'Repite la contraseña'))).toContain('Las contraseñas no coinciden')
    expect(await complaint(field(page, 'Contraseña'))).not.toContain('debe tener')
    expect(calls).toEqual([])

    await page.goto('/auth/registro?redirect=/chat')
    await fillRegistration(page, { ...taken, firstName: 'Eva' })
    await page.getByRole('button', { name: 'Crear cuenta gratis' }).click()
    await toast(page).getByText('Error al registrarse').waitFor()
    await eventually(() => complaint(field(page, 'Correo electrónico'))).toContain('Ya existe una cuenta')
    expect(await field(page, 'Nombre').inputValue()).toBe('Eva')
    expect(await field(page, 'Repite la contraseña').inputValue()).toBe(taken.password)
    await page.getByRole('link', { name: 'Inicia sesión con ella' }).click()
    await page.waitForURL('/auth/login?redirect=%2Fchat')
  })
})

describe('login', () => {
  it('AUTH-30, AUTH-32, VAL-03, VAL-04 names both wrong fields; of a wrong password and of an unknown account it says the same', async () => {
    const page = await newPage('phone')
    const calls = callsOf(page)
    await page.goto('/login')
    await signIn(page, { email: 'sin arroba', password: '12345' })
    await eventually(() => complaint(field(page, 'Correo electrónico'))).toContain(
      'Por favor ingresa un correo electrónico válido',
    )
    expect(await complaint(field(page, 'Contraseña'))).toContain('La contraseña debe tener al menos 6 caracteres')
    expect(calls).toEqual([])

    const told: string[] = []
    for (const email of [product().accounts.basic.email, 'nadie@correo.example']) {
      await page.goto('/login')
      await signIn(page, { email, password: 'no es esta' })
      const notice = toast(page).getByRole('alert')
      await notice.getByText('Error al iniciar sesión').waitFor()
      await page.getByRole('main').getByText('Correo electrónico o contraseña incorrectos.').waitFor()
      expect(await field(page, 'Correo electrónico').inputValue()).toBe(email)
      expect(await field(page, 'Contraseña').inputValue()).toBe('no es esta')
      told.push(`${await notice.textContent()} ${await page.getByRole('main').textContent()}`)
    }
    expect(told[0]).toBe(told[1])
  })

  it('C-28 sends nobody away to another site', async () => {
    const page = await newPage()
    await page.goto('/auth/login?redirect=//evil.example')
    await signIn(page, product().accounts.basic)
    await page.getByRole('heading', { level: 1, name: 'Hola, Cuenta' }).waitFor()
    for (const target of [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'https://evil.example',
      'javascript:alert(1)',
    ]) {
      await page.goto(`/auth/login?redirect=${encodeURIComponent(target)}`)
      await page.waitForURL('/dashboard')
    }
  })
})

describe('the question', () => {
  it('VAL-19 is not sent while blank, and has at most 8,000 characters: one more is refused, with nothing lost', async () => {
    const page = await newPage('phone')
    const calls = callsOf(page)
    await registerByApi(page)
    await page.goto('/mentor-basic')
    await untilReady(page)
    await questionBox(page).fill('  \n  ')
    expect(await page.getByRole('button', { name: 'Enviar', exact: true }).isDisabled()).toBe(true)
    await questionBox(page).press('Control+Enter')

    const long = 'ñ'.repeat(8_001)
    await questionBox(page).fill(long)
    await page.getByText('El mensaje puede tener 8.000 caracteres como máximo. Sobra 1.').waitFor()
    expect(await page.getByRole('button', { name: 'Enviar', exact: true }).isDisabled()).toBe(true)
    await questionBox(page).press('Control+Enter')
    await page.reload()
    await eventually(() => questionBox(page).inputValue()).toBe(long)
    expect(calls).not.toContain('POST /api/chat/message')
    await questionBox(page).press('End')
    await questionBox(page).press('Backspace')
    await page.getByText('8.000 de 8.000 caracteres').waitFor()
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await untilAnswered(page)
    expect(await questionBox(page).inputValue()).toBe('')
    expect(await messages(page).count()).toBe(2)
  })
})

describe('chats', () => {
  it('CHAT-17 CHAT-18 CHAT-19 VAL-18 says what failed, of the history, a new chat and a new name, which may not be blank, and keeps what was there', async () => {
    tolerate(/status of (422|500)/)
    const page = await newPage()
    await registerByApi(page)
    for (const title of ['Mis listas', 'Mis bucles'])
      await page.request.post('/api/chat/create', { data: { type: 'basic', title } })
    await page.goto('/chat')
    await untilReady(page)
    const said = async (sentence: string) => {
      await toast(page).getByText('Error', { exact: true }).waitFor()
      await toast(page).getByText(`${sentence} Por favor, inténtalo de nuevo.`).waitFor()
    }
    await page.route('**/api/chat/create', (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: 'Basic v1.0' }).click()
    await said('No se pudo crear el chat.')

    await page.route('**/api/chat/update-title/*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: 'Opciones de «Mis bucles»' }).click()
    await page.getByRole('menuitem', { name: 'Cambiar el nombre' }).click()
    const name = field(page, 'Nombre de la conversación')
    await name.fill('   ')
    await eventually(() => complaint(name)).toContain('El título no puede estar vacío.')
    const dialog = page.getByRole('dialog', { name: 'Cambiar el nombre' })
    expect(await dialog.getByRole('button', { name: 'Guardar' }).isDisabled()).toBe(true)
    await name.press('Enter')
    expect(await dialog.isVisible()).toBe(true)
    await name.fill('Otro nombre')
    await page.keyboard.press('Enter')
    await said('No se pudo cambiar el nombre del chat.')
    await page.getByRole('heading', { level: 1, name: 'Mis bucles' }).waitFor()

    // No server of ours answers a read so; one that is down would be asked three times.
    await page.route('**/api/chat/history*', (route) => route.fulfill({ status: 422, json: {} }))
    await page.getByRole('link', { name: 'Mis listas' }).click()
    await said('No se pudo cargar el historial de chat.')
    await page.getByRole('button', { name: 'Opciones de «Mis bucles»' }).waitFor()
  })

  it('CHAT-22 an address that names no chat of this user says so, and the others stay at hand', async () => {
    const page = await newPage()
    await registerByApi(page)
    const created = await page.request.post('/api/chat/create', { data: { type: 'basic', title: 'De Ana' } })
    const { chatId } = await created.json()
    await page.context().clearCookies()
    await registerByApi(page)
    await page.request.post('/api/chat/create', { data: { type: 'basic', title: 'De Eva' } })
    for (const id of [chatId, crypto.randomUUID(), 'no-es-un-id']) {
      await page.goto(`/chat?c=${id}`)
      await page.getByRole('heading', { name: 'No encontramos esta conversación' }).waitFor()
      await toast(page).getByText('No se pudo acceder a esta conversación. Por favor, inténtalo de nuevo.').waitFor()
      expect(await page.getByText('De Ana').count()).toBe(0)
    }
    await page.getByRole('link', { name: 'De Eva' }).click()
    await page.getByRole('heading', { level: 1, name: 'De Eva' }).waitFor()
    await questionBox(page).waitFor()
  })
})

describe('addresses', () => {
  it('SHELL-16 an unknown one is the 404 page', async () => {
    tolerate(/status of 404/)
    const page = await newPage('phone')
    for (const path of ['/no/existe', '/legal/otra-cosa', '/chatt']) {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      expect(await page.title()).toBe('404 Page Not Found')
      await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor()
      await page.getByText('Did you forget to add the page to the router?').waitFor()
      await page.getByText('Aquí no hay ninguna página.').waitFor()
    }
    await page.getByRole('main').getByRole('link', { name: 'Ir a inicio' }).click()
    await page.getByRole('heading', { level: 1, name: 'Aprende Python' }).waitFor()
  })

  it.each([
    ['/app/dashboard?x=1&y=%C3%B1', '/dashboard?x=1&y=%C3%B1'],
    ['/app/mentor-pro?x=1', '/mentor-pro?x=1'],
    ['/app/pricing?de=chat', '/pricing?de=chat'],
    ['/planes-de-suscripcion?x=1&x=2', '/pricing?x=1&x=2'],
    ['/perfil?tab=suscripcion', '/profile?tab=suscripcion'],
    ['/perfil/?tab=seguridad', '/profile?tab=seguridad'],
    ['/acerca-de-pymentor?x=1&y=%C3%B1', '/about?x=1&y=%C3%B1'],
    ['/acerca-de-pymentor', '/about'],
  ])('C-08 ROUTE-26 ROUTE-27 ROUTE-28 %s leads for good to %s', async (alias, target) => {
    const { origin } = product()
    const response = await fetch(origin + alias, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([301, target])
  })
})

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })

/** What is said about a field, to who sees it and to who hears it: the texts it is described by. */
async function complaint(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => document.getElementById(id)?.innerText).join(' ')
  })
}

/** The writes that the page sends from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return calls
}
