import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually, startJourney } from '../support/browser/journey'
import { focused, focusFaults, pressUntil } from '../support/browser/keyboard'
import { clipboard, lastMessage, untilAnswered, untilReady } from '../support/chat/chat'
import { newPerson, registerByApi } from '../support/people/people'

const { newPage } = startJourney()

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()

/** On by Tab to what is called so, and then this key; the focus is to be seen at every stop. */
async function go(page: Page, name: string | RegExp, key?: string, direction: 'Tab' | 'Shift+Tab' = 'Tab') {
  await pressUntil(page, direction, name)
  expect(await focusFaults(page)).toEqual([])
  if (key !== undefined) await page.keyboard.press(key)
}

async function fill(page: Page, fields: readonly (readonly [label: string | RegExp, text: string])[]) {
  for (const [label, text] of fields) {
    await go(page, label)
    await page.keyboard.type(text)
  }
}

describe('by keyboard alone', () => {
  it('one registers, asks, copies the program, pays and withdraws, and always sees where one is', async () => {
    const page = await newPage()
    const person = newPerson()
    await page.goto('/register')
    await eventually(() => page.getByRole('button', { name: 'Crear cuenta gratis' }).isEnabled()).toBe(true)
    await page.keyboard.press('Tab')
    expect([await focused(page), await focusFaults(page)]).toEqual(['Saltar al contenido', []])
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contenido')
    await go(page, 'Continuar con Google')
    await fill(page, [
      ['Nombre', person.firstName],
      ['Apellido', person.lastName],
      ['Correo electrónico', person.email],
      ['Contraseña', person.password],
    ])
    await go(page, 'Mostrar la contraseña', 'Space')
    expect(await page.getByLabel('Contraseña', { exact: true }).getAttribute('type')).toBe('text')
    await fill(page, [['Repite la contraseña', person.password]])
    await go(page, /^Acepto los términos/, 'Space')
    await go(page, 'Crear cuenta gratis', 'Enter')
    await page.waitForURL('/dashboard')
    await untilReady(page)

    await go(page, 'Tu pregunta')
    await page.keyboard.type('¿Cómo recorro una lista con un bucle for?')
    await page.keyboard.press('Enter')
    await untilAnswered(page)
    await eventually(() => focused(page)).toBe('Tu pregunta')
    await go(page, 'Copiar', 'Enter', 'Shift+Tab')
    await eventually(() => focused(page)).toBe('Copiado')
    const programs = await lastMessage(page).locator('pre').allTextContents()
    expect(programs).toContain(await clipboard(page))

    await go(page, 'Planes', 'Enter', 'Shift+Tab')
    await page.waitForURL('/pricing')
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('contenido')
    const opened = page.context().waitForEvent('page')
    await go(page, '¡Vitalicio!', 'Enter')
    const tab = await opened
    await pay(tab)
    await withdraw(tab)
  })

  it('a question of the page keeps the focus until it is answered, and gives it back', async () => {
    const page = await newPage()
    await registerByApi(page)
    await page.goto('/profile')
    await eventually(() => page.locator('main form button[type=submit]').first().isEnabled()).toBe(true)
    await go(page, 'Eliminar Cuenta', 'Enter')
    await eventually(() => focused(page)).toBe('Cancelar')
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      // Between the last and the first of its stops the browser's own may have a turn.
      const isKept = () =>
        document.activeElement === document.body || document.activeElement?.closest('dialog[open]') !== null
      expect(await page.evaluate(isKept)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await eventually(() => focused(page)).toBe('Eliminar Cuenta')
  })

  it('a visitor’s menu opens, leads on in its order and closes, on a narrow window', async () => {
    const page = await newPage('desktop', { viewport: { width: 390, height: 844 } })
    await page.goto('/about')
    await go(page, 'Menú', 'Enter')
    await go(page, 'Planes')
    await page.keyboard.press('Escape')
    await eventually(() => focused(page)).toBe('Menú')
    expect(await page.getByRole('link', { name: 'Planes' }).first().isVisible()).toBe(false)
  })
})

/** On the provider's page, and back to the product. */
async function pay(tab: Page) {
  await tab.waitForURL(/\/emulador\/stripe\/pagar\//)
  await fill(tab, [
    ['Número de tarjeta', '4242 4242 4242 4242'],
    [/^Caducidad/, '12 / 40'],
    ['CVC', '123'],
    ['Nombre en la tarjeta', 'Ana Prueba'],
  ])
  await go(tab, /^Quiero que mi plan empiece ya/, 'Space')
  await go(tab, /^Pagar \d/, 'Enter')
  await title(tab, 'Pago Completado')
  await go(tab, 'Abrir el Mentor PRO', 'Enter')
  await title(tab, 'Mentor PRO')
}

/** C-06: from wherever one is, by the header. */
async function withdraw(page: Page) {
  await go(page, /, tu cuenta$/, 'Enter', 'Shift+Tab')
  await eventually(() => focused(page)).toBe('Mi Cuenta')
  await page.keyboard.press('Enter')
  await title(page, 'Mi Cuenta')
  await go(page, 'Perfil', 'ArrowRight')
  await eventually(() => focused(page)).toBe('Seguridad')
  await page.keyboard.press('ArrowRight')
  await eventually(() => focused(page)).toBe('Suscripción')
  await page.getByRole('button', { name: 'Desistir de la compra' }).waitFor()
  await go(page, 'Desistir de la compra', 'Enter')
  await eventually(() => focused(page)).toBe('No desistir')
  await go(page, 'Desistir de la compra', 'Enter')
  await page.getByText('Desistimiento tramitado').first().waitFor()
  await page.getByText('Plan Básico', { exact: true }).first().waitFor()
}
