import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually, startJourney } from '../support/browser/journey'
import { focused, pressUntil } from '../support/browser/keyboard'
import { toast } from '../support/chat/chat'
import { accessibilityFaults, overflow } from '../support/pages/page-faults'
import { moveClock } from '../support/people/paid-plan'
import { newPerson, registerByApi, signInByApi } from '../support/people/people'

const { newPage, product, tolerate } = startJourney({ isAlone: true, asksMentor: false })

const BUTTON = 'Continuar con Google'
const FAILED = 'No se pudo iniciar sesión con Google. Intenta nuevamente.'

/** Presses the button; answers the popup, at the account chooser. */
async function openGoogle(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: BUTTON }).click()
  const popup = await opened
  await atChooser(popup)
  return popup
}
const atChooser = (page: Page) => page.getByRole('heading', { level: 1, name: 'Elige una cuenta' }).waitFor()

async function chooseOther(page: Page, email: string, { isVerified = true } = {}) {
  await page.getByText('Usar otra cuenta').click()
  await page.getByLabel('Correo electrónico').fill(email)
  if (!isVerified) await page.getByLabel('Correo verificado').uncheck()
  await page.getByRole('button', { name: 'Continuar' }).click()
}
/** The window may be gone before the press is answered: what counts is that it goes. */
async function closeByButton(popup: Page) {
  const closed = popup.waitForEvent('close')
  await popup
    .getByRole('button', { name: 'Cerrar Ventana' })
    .click()
    .catch(() => closed)
  await closed
}
/** As by the window's own button: the page that opened it loads anew. */
async function closeAndReload(page: Page, popup: Page) {
  const reloaded = page.waitForEvent('load')
  await popup.close()
  await reloaded
}
const blockPopups = (context: BrowserContext) => context.addInitScript('window.open = () => null')
const userOf = async (page: Page) => (await page.request.get('/api/auth/current-user')).json()

describe('signing in by Google, on a phone', () => {
  it('SHELL-14, ACCT-03, ACCT-05, AUTH-11, AUTH-39…43 makes an account in a popup, welcomes once and knows it the next time', async () => {
    const page = await newPage('phone')
    const email = `nueva.phone@google.example`
    await page.goto('/auth/registro')
    await page.getByText('Al continuar con Google aceptas').waitFor()
    const popup = await openGoogle(page)
    expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600])
    await popup.getByText('Emulador de Google · solo en modo demo').waitFor()
    const closed = popup.waitForEvent('close')
    await chooseOther(popup, email)
    await popup.getByRole('heading', { level: 1, name: 'Has entrado con Google' }).waitFor()
    expect(await popup.getByRole('banner').count()).toBe(0)
    expect(await popup.getByRole('contentinfo').count()).toBe(0)
    await toast(page).getByText('Hola, Nueva').waitFor()
    await page.waitForURL('/dashboard')
    await closed
    const user = await userOf(page)
    expect(user).toMatchObject({ email, password: false, googleId: expect.any(String) })

    await page.goto('/profile')
    await page.getByText('Cuenta de Google', { exact: true }).waitFor()
    expect(await page.getByLabel('Correo electrónico').getAttribute('readonly')).not.toBeNull()
    await page.goto('/profile?tab=seguridad')
    await page.getByText('aquí no necesitas contraseña').waitFor()
    expect(await page.getByLabel('Contraseña actual').count()).toBe(0)

    await page.context().clearCookies()
    await page.goto('/login?redirect=%2Fmentor-basic')
    await chooseOther(await openGoogle(page), email)
    await page.waitForURL('/mentor-basic')
    expect((await userOf(page)).id).toBe(user.id)
  })

  it('C-34 does it in the same page where popups are blocked, and comes back', async () => {
    const page = await newPage('phone')
    await blockPopups(page.context())
    await page.goto('/login?redirect=%2Fmentor-basic')
    await page.getByRole('button', { name: BUTTON }).click()
    await atChooser(page)
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByText(FAILED).waitFor()
    await page.getByRole('button', { name: 'Volver a la Aplicación Principal' }).click()
    await page.waitForURL('/login?redirect=%2Fmentor-basic')
    await page.goto('/auth/registro')
    await page.getByRole('button', { name: BUTTON }).click()
    await atChooser(page)
    await page.getByRole('button', { name: /^Alumnado de Prueba/ }).click()
    await toast(page).getByText('Hola, Alumnado').waitFor()
    await page.waitForURL('/dashboard')
  })
})

describe('when Google does not let in', () => {
  it('AUTH-35, AUTH-40, AUTH-44…46, AUTH-47 says what failed in both windows, tries again, and works when the page that opened it is gone', async () => {
    tolerate(/status of 500/)
    const page = await newPage()
    await page.goto('/login')
    const popup = await openGoogle(page)
    await popup.getByRole('button', { name: 'Cancelar' }).click()
    await popup.getByRole('heading', { level: 1, name: 'Error de inicio de sesión con Google' }).waitFor()
    await popup.getByText(FAILED).waitFor()
    await toast(page).getByText(FAILED).waitFor()
    await popup.getByRole('button', { name: 'Intentar nuevamente' }).click()
    await atChooser(popup)
    await popup.getByRole('button', { name: 'Cancelar' }).click()
    const reloaded = page.waitForEvent('load')
    await closeByButton(popup)
    await reloaded
    await eventually(() => page.getByRole('button', { name: BUTTON }).isEnabled()).toBe(true)

    const opening = /\/api\/auth\/(firebase-login|verify-session)/
    await page.context().route(opening, (route) => route.fulfill({ status: 500, json: {} }))
    const refused = await openGoogle(page)
    await refused.getByRole('button', { name: /^Cuenta Demo de Google/ }).click()
    await refused.getByRole('heading', { level: 1, name: 'Error al sincronizar con el backend' }).waitFor()
    await refused.getByText('Inicio de sesión exitoso con Google, pero hubo un problema').waitFor()
    await page.context().unroute(opening)
    await closeAndReload(page, refused)

    await page.goto('/auth/registro')
    const last = await openGoogle(page)
    await page.close()
    await last.getByRole('button', { name: /^Cuenta Demo de Google/ }).click()
    await last.waitForURL('/dashboard')
  })
})

describe('an e-mail that has an account already', () => {
  it('is joined when both sides have confirmed it, and not when only one has: a sentence says what to do', async () => {
    const page = await newPage('phone')
    const person = await registerByApi(page, newPerson('Elena'))
    await page.context().clearCookies()
    await page.goto('/login')
    const popup = await openGoogle(page)
    await chooseOther(popup, person.email)
    await popup.getByText('Ya tienes una cuenta con este correo. Inicia sesión con tu contraseña').waitFor()
    expect((await page.request.get('/api/identity/token')).status()).toBe(401)
    await closeAndReload(page, popup)
    await signInByApi(page, person)
    expect(await userOf(page)).toMatchObject({ googleId: null, password: true })

    await page.context().clearCookies()
    const { basic } = product().accounts
    await page.goto('/login')
    const second = await openGoogle(page)
    await chooseOther(second, basic.email, { isVerified: false })
    await second.getByText('Ya tienes una cuenta con este correo.').waitFor()
    await second.getByRole('button', { name: 'Intentar nuevamente' }).click()
    await second.getByRole('button', { name: /demo@pymentor\.example/ }).click()
    await page.waitForURL('/dashboard')
    expect(await userOf(page)).toMatchObject({ email: basic.email, password: true, googleId: expect.any(String) })
  })
})

it('ACCT-12 an account without a password is deleted once Google has said again whose it is', async () => {
  const page = await newPage('phone')
  const email = 'adios@google.example'
  await page.goto('/auth/registro')
  await chooseOther(await openGoogle(page), email)
  await page.waitForURL('/dashboard')
  await moveClock(page, { hours: 1 })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Eliminar Cuenta' }).click()
  const deletion = page.getByRole('alertdialog')
  await deletion.getByLabel('Escribe ELIMINAR').fill('ELIMINAR')
  await deletion.getByRole('button', { name: 'Eliminar Cuenta' }).click()
  await page.getByRole('dialog', { name: 'Confirma que eres tú' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await overflow(page)).toEqual([])

  const cancelled = await openGoogle(page)
  await cancelled.getByRole('button', { name: 'Cancelar' }).click()
  await closeByButton(cancelled)
  await page.getByRole('button', { name: BUTTON }).waitFor()
  expect(await userOf(page), 'nobody is signed out by it').toMatchObject({ email })
  await chooseOther(await openGoogle(page), email)
  await page.waitForURL('/')
  expect((await page.request.get('/api/auth/current-user')).status()).toBe(401)
})

it('AUTH-03 works by keyboard alone', async () => {
  tolerate(/status of 422 .*\/emulador\/google/)
  const page = await newPage()
  await page.goto('/register')
  await pressUntil(page, 'Tab', BUTTON)
  const opened = page.context().waitForEvent('page')
  await page.keyboard.press('Enter')
  const popup = await opened
  await atChooser(popup)
  await pressUntil(popup, 'Tab', 'Usar otra cuenta')
  await popup.keyboard.press('Enter')
  await pressUntil(popup, 'Tab', 'Correo electrónico')
  await popup.keyboard.type('no es un correo')
  await popup.keyboard.press('Enter')
  await popup.getByText('Escribe un correo electrónico').waitFor()
  await eventually(() => focused(popup)).toBe('Correo electrónico')
  await popup.keyboard.press('Control+A')
  await popup.keyboard.type('teclado@google.example')
  await popup.keyboard.press('Enter')
  await toast(page).getByText('Hola, Teclado').waitFor()
})
