import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually, startJourney } from '../support/browser/journey'
import { focused } from '../support/browser/keyboard'
import { registerByApi } from '../support/people/people'
import { title } from '../support/people/session'

const { newPage, tolerate } = startJourney({ isAlone: true, asksMentor: false })

/** The provider's page for a purchase, as the purchase button gets it. */
async function openCheckout(page: Page, planType: string) {
  const answer = await page.request.post('/api/create-checkout', { data: { planType, key: randomUUID() } })
  await page.goto((await answer.json()).url)
}
const userOf = async (page: Page) => (await page.request.get('/api/auth/current-user')).json()
const planOf = async (page: Page) => (await userOf(page)).planType
const isBack = (url: URL) =>
  url.pathname === '/checkout/success' && /^cs_/.test(url.searchParams.get('session_id') ?? '')
const isNarrow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

describe('the emulator of Stripe', () => {
  it('says why a card is refused, then takes another: by keyboard alone', async () => {
    tolerate(/status of 422 .*\/emulador\/stripe/)
    const page = await newPage()
    await registerByApi(page)
    await openCheckout(page, 'pro-lifetime')
    await page.getByText('Pasarela de pruebas: aquí no se cobra nada').waitFor()
    await page.getByLabel('Número de tarjeta').focus()
    await page.keyboard.press('Enter')
    await page.getByText('El número de la tarjeta no es válido.').waitFor()
    await eventually(() => focused(page)).toBe('Número de tarjeta')

    await page.getByRole('button', { name: /9995/ }).click()
    await eventually(() => page.getByLabel('Número de tarjeta').inputValue()).toBe('4000 0000 0000 9995')
    await page.getByRole('checkbox').press('Space')
    await page.getByLabel('CVC').press('Enter')
    await page.getByRole('alert').getByText('fondos').waitFor()
    expect(await page.getByLabel('Número de tarjeta').inputValue()).toBe('')
    await eventually(() => focused(page)).toBe('Número de tarjeta')
    await page.keyboard.type('4242 4242 4242 4242')
    await page.getByLabel('CVC').fill('123')
    await page.keyboard.press('Enter')
    await page.waitForURL(isBack)
    await eventually(() => planOf(page)).toBe('pro-lifetime')
  })

  it('asks the bank, changes the card in the portal, and shows an invoice, on a phone', async () => {
    const page = await newPage('phone')
    await registerByApi(page)
    await openCheckout(page, 'pro-monthly')
    await page.getByText('Se renueva cada mes por 17,00 €').waitFor()
    for (const answer of ['Rechazar', 'Completar autenticación']) {
      await page.getByRole('button', { name: /3155/ }).click()
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Pagar 17,00 €' }).click()
      await page.getByRole('button', { name: answer }).click()
      if (answer === 'Rechazar') await page.getByText('Tu banco no ha confirmado que eres tú').waitFor()
    }
    await page.waitForURL(isBack)
    await eventually(() => planOf(page)).toBe('pro-monthly')

    const { url } = await (await page.request.post('/api/subscription/portal', { data: {} })).json()
    await page.goto(url)
    await page.getByText('Visa acabada en 3155').waitFor()
    await page.getByRole('button', { name: /4242/ }).click()
    await page.getByRole('button', { name: 'Guardar tarjeta' }).click()
    await page.getByText('Tarjeta cambiada').waitFor()
    await page.getByText('Visa acabada en 4242').waitFor()
    expect(await isNarrow(page)).toBe(true)
    const invoice = await page.getByRole('table').getByRole('link').first().getAttribute('href')
    await page.goto(new URL(invoice ?? '').pathname)
    await page.getByRole('heading', { level: 1, name: /^Factura / }).waitFor()
    await page.getByText('IVA (21 %)').waitFor()
    expect(await isNarrow(page)).toBe(true)
  })

  it('renews when the clock is moved; ends when the card fails for a week, and the product knows', async () => {
    const page = await newPage()
    const person = await registerByApi(page)
    await openCheckout(page, 'pro-monthly')
    await page.getByRole('button', { name: /4242/ }).click()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Pagar 17,00 €' }).click()
    await page.waitForURL(isBack)
    await eventually(() => planOf(page)).toBe('pro-monthly')
    const buyer = page.locator('section', { hasText: person.email })
    const seePanel = async (text: string, count = 1) => {
      await page.goto('/emulador/stripe')
      await title(page, 'Pasarela de pruebas').waitFor()
      await eventually(() => buyer.getByText(text).count()).toBe(count)
    }

    await page.goto('/dev/clock')
    await page.getByText('El reloj está en hora.').waitFor()
    await page.getByRole('button', { name: '+1 mes (31 días)' }).click()
    await page.getByText('31 días', { exact: true }).waitFor()
    await seePanel('17,00 € · pagado', 2)
    await buyer.getByRole('button', { name: 'Hacer que falle el próximo cobro' }).click()
    await page.getByText('El próximo cobro de este cliente fallará.').waitFor()

    await page.goto('/dev/clock')
    await page.getByRole('button', { name: '+1 mes (31 días)' }).click()
    await page.getByText('62 días', { exact: true }).waitFor()
    await seePanel('con un cobro pendiente')
    await page.goto('/dev/clock')
    await page.getByLabel('Días').fill('8')
    await page.getByRole('button', { name: 'Adelantar' }).click()
    await page.getByText('70 días', { exact: true }).waitFor()
    await seePanel('terminada')
    await page.goto('/dev/clock')
    await page.getByRole('button', { name: 'Volver a la hora real' }).click()
    await page.getByText('El reloj está en hora.').waitFor()
    await eventually(async () => (await userOf(page)).subscriptionStatus).toBe('canceled')
  })
})
