import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually, startJourney } from '../support/browser/journey'
import { toast, untilReady } from '../support/chat/chat'
import { mailedPath } from '../support/people/mails'
import { fillRegistration, newPerson, registerByApi, signIn } from '../support/people/people'

const { newPage, tolerate } = startJourney()

const NEW_PASSWORD = 'tres gatos verdes'
const VERIFY = 'Confirma tu correo en PyMentor'
const RESET = 'Elige una contraseña nueva para PyMentor'

const banner = (page: Page) => page.getByRole('region', { name: 'Confirma tu correo' })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

async function choosePassword(page: Page, password: string) {
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(password)
  await page.getByLabel('Repite la contraseña nueva').fill(password)
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
}

describe('an account and its mail, on a phone', () => {
  it('AUTH-04 is registered, confirmed, forgotten and found again; who was signed in elsewhere is not any more', async () => {
    const page = await newPage('phone')
    const person = newPerson('Lucía', 'Gómez')
    await page.goto('/register')
    await fillRegistration(page, { ...person, password: 'Contraseña1' })
    await page.getByRole('button', { name: 'Crear cuenta gratis' }).click()
    await page.getByText('Esa contraseña es de las más usadas').first().waitFor()
    const password = page.getByLabel('Contraseña', { exact: true })
    await eventually(() => password.getAttribute('aria-invalid')).toBe('true')
    await fillRegistration(page, person)
    await page.getByRole('button', { name: 'Crear cuenta gratis' }).click()
    await page.waitForURL('/dashboard')
    await untilReady(page)
    await banner(page).waitFor()

    await page.goto(await mailedPath(page, person.email, VERIFY))
    await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
    await title(page, 'Correo confirmado')
    await page.getByRole('link', { name: 'Ir a tu panel' }).click()
    await title(page, 'Hola, Lucía')
    expect(await banner(page).count()).toBe(0)

    const elsewhere = await newPage('phone')
    await elsewhere.goto('/login')
    await eventually(() => elsewhere.getByRole('button', { name: 'Iniciar sesión' }).isEnabled()).toBe(true)
    await elsewhere.getByLabel('Correo electrónico').fill(person.email)
    await elsewhere.getByRole('link', { name: '¿Has olvidado tu contraseña?' }).click()
    await title(elsewhere, '¿Has olvidado tu contraseña?')
    expect(await elsewhere.getByLabel('Correo electrónico').inputValue(), 'what was typed').toBe(person.email)
    await elsewhere.getByRole('button', { name: 'Enviar enlace' }).click()
    await title(elsewhere, 'Mira tu correo')

    const link = await mailedPath(elsewhere, person.email, RESET)
    await elsewhere.goto(link)
    await choosePassword(elsewhere, 'qwerty123')
    await elsewhere.getByText('Esa contraseña es de las más usadas').first().waitFor()
    await choosePassword(elsewhere, NEW_PASSWORD)
    await title(elsewhere, 'Contraseña cambiada')

    await page.goto('/mentor-basic')
    await page.waitForURL('/auth/login?redirect=%2Fmentor-basic')

    await elsewhere.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).first().click()
    await signIn(elsewhere, { email: person.email, password: NEW_PASSWORD })
    await title(elsewhere, 'Hola, Lucía')

    await page.goto(link)
    await choosePassword(page, 'otra más que no vale')
    await title(page, 'Este enlace ya no sirve')
    await page.getByRole('button', { name: 'Pedir otro enlace' }).click()
    await page.getByLabel('Correo electrónico').fill(person.email)
    await page.getByRole('button', { name: 'Enviar enlace' }).click()
    await title(page, 'Mira tu correo')
  })
})

describe('an address that is not confirmed', () => {
  it('is asked for in one line, which sends the mail again and can be put away until the browser is closed', async () => {
    const page = await newPage('phone')
    const person = await registerByApi(page)
    await page.goto('/chat')
    await untilReady(page)
    await page.getByRole('button', { name: 'Reenviar correo' }).click()
    await banner(page).getByText('Correo enviado').waitFor()
    const used = await mailedPath(page, person.email, VERIFY)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
    expect(await height(), 'the chat fills the window and no more').toBe(0)
    await page.getByRole('button', { name: 'Ocultar este aviso' }).click()
    await eventually(() => banner(page).count()).toBe(0)
    expect(await height()).toBe(0)
    await page.reload()
    await untilReady(page)
    expect(await banner(page).count()).toBe(0)

    // Signed out, and twice.
    tolerate(/409 .*confirm-email/)
    const visitor = await newPage('phone')
    await visitor.goto(used)
    await visitor.getByRole('button', { name: 'Confirmar mi correo' }).click()
    await title(visitor, 'Elige tu contraseña')
    await choosePassword(visitor, NEW_PASSWORD)
    await title(visitor, 'Correo confirmado')
    await visitor.getByText('Inicia sesión con la contraseña que acabas de elegir').waitFor()
    await visitor.reload()
    await visitor.getByRole('button', { name: 'Confirmar mi correo' }).click()
    await title(visitor, 'Este enlace ya no sirve')
    await visitor.getByText('para pedir otro').waitFor()
  })

  it('has a page of its own that sends the mail, by keyboard, too', async () => {
    const page = await newPage()
    const person = await registerByApi(page)
    await page.goto('/auth/verificar-correo')
    const button = page.getByRole('button', { name: 'Reenviar correo' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByText('Hemos enviado un correo a').waitFor()
    await page.goto(await mailedPath(page, person.email, VERIFY))
    await page.getByRole('button', { name: 'Confirmar mi correo' }).press('Enter')
    await title(page, 'Correo confirmado')
    await page.goto('/auth/verificar-correo')
    await page.getByText('ya está confirmado').waitFor()
  })
})

describe('an account without the terms', () => {
  it('is asked before the app opens, and goes on to where it wanted', async () => {
    const page = await newPage('phone')
    const { email, password } = newPerson()
    await page.request.post('/api/identity/sign-up/email', { data: { email, password, name: 'Ana Prueba' } })
    const { token } = await (await page.request.get('/api/identity/token')).json()
    await page.request.post('/api/auth/firebase-login', { data: { token } })
    await page.goto('/mentor-basic?desde=correo')
    await title(page, 'Acepta los términos')
    await page.getByRole('button', { name: 'Aceptar y continuar' }).click()
    await page.getByText('Para seguir tienes que aceptar los términos').waitFor()
    expect(await toast(page).textContent()).toBe('')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Aceptar y continuar' }).click()
    await page.waitForURL('/mentor-basic?desde=correo')
    await title(page, 'Mentor Basic')
  })
})
