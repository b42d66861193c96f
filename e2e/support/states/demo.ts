import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { untilReady } from '../chat/chat'
import { heading, press, type State, text } from './state'

async function openCheckout(page: Page, planType: string) {
  const answer = await page.request.post('/api/create-checkout', { data: { planType, key: randomUUID() } })
  await page.goto((await answer.json()).url)
}

/** The first of these links, at the address that this page has. */
async function follow(page: Page, links: Locator) {
  await page.goto(new URL((await links.first().getAttribute('href')) ?? '', page.url()).pathname)
}

/** What stands in for others in demo mode, on the way through a purchase; and what the product then shows. */
export const DEMO: readonly State[] = [
  { what: 'the provider’s page', first: (page) => openCheckout(page, 'pro-monthly') },
  {
    what: 'the provider’s page with errors',
    async first(page) {
      await press(page, /^Pagar \d/)
      await text(page, 'El número de la tarjeta no es válido.')
    },
  },
  {
    what: 'a card refused',
    async first(page) {
      await press(page, /9995/)
      await page.getByRole('checkbox').check()
      await press(page, /^Pagar \d/)
      await page.getByRole('alert').waitFor()
    },
  },
  {
    what: 'the bank asks',
    async first(page) {
      await press(page, /3155/)
      await page.getByRole('checkbox').check()
      await press(page, /^Pagar \d/)
      await page.getByRole('button', { name: 'Completar autenticación' }).waitFor()
    },
  },
  {
    what: 'paid',
    async first(page) {
      await press(page, 'Completar autenticación')
      await heading(page, 'Pago Completado')
    },
  },
  { what: 'PRO mentor', at: '/mentor-pro', first: untilReady },
  { what: 'dashboard with a plan', at: '/dashboard', first: untilReady },
  { what: 'plan and payments', at: '/profile?tab=suscripcion', first: (page) => text(page, 'Pagado') },
  {
    what: 'cancelling',
    async first(page) {
      await press(page, 'Cancelar suscripción')
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    what: 'the provider’s portal',
    async first(page) {
      const answer = await page.request.post('/api/subscription/portal', { data: {} })
      await page.goto((await answer.json()).url)
    },
  },
  {
    what: 'an invoice',
    async first(page) {
      await follow(page, page.getByRole('table').getByRole('link'))
      await heading(page, /^Factura /)
    },
  },
  { what: 'the provider’s books', at: '/emulador/stripe' },
  {
    what: 'a receipt',
    async first(page) {
      await follow(page, page.getByRole('link', { name: 'Recibo' }))
      await heading(page, /Recibo/)
    },
  },
  { what: 'mails', at: '/dev/mail' },
  { what: 'a mail', first: (page) => page.getByRole('table').getByRole('link').first().click() },
  { what: 'the clock', at: '/dev/clock' },
  {
    what: 'the clock with an error',
    async first(page) {
      await page.getByLabel('Días').fill('-1')
      await press(page, 'Adelantar')
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  { what: 'nothing at the provider', at: '/emulador/stripe/pagar/cs_test_nada' },
]

/** The stand-in for Google, in the same page. */
export const GOOGLE: readonly State[] = [
  {
    what: 'Google’s accounts',
    at: '/login',
    async first(page) {
      await press(page, 'Continuar con Google')
      await heading(page, 'Elige una cuenta')
    },
  },
  {
    what: 'another Google account, with an error',
    async first(page) {
      await page.getByText('Usar otra cuenta').click()
      await press(page, 'Continuar')
      await page.locator('[aria-invalid=true]').waitFor()
    },
  },
  {
    what: 'not let in by Google',
    async first(page) {
      await press(page, 'Cancelar')
      await text(page, 'No se pudo iniciar sesión con Google')
    },
  },
]
