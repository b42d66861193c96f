import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { eventually } from '../browser/journey'

export const CARD = { good: '4242 4242 4242 4242', failsOnRenewal: '4000 0000 0000 0341' }
type Plan = 'trial' | 'pro-monthly' | 'pro-lifetime'

/** Buys a plan for whoever is signed in, by the forms that the hosted page sends, and waits until it counts. */
export async function buyPlan(page: Page, planType: Plan, numero = CARD.good) {
  const checkout = await page.request.post('/api/create-checkout', { data: { planType, key: randomUUID() } })
  expect(checkout.ok(), `create-checkout answers ${checkout.status()}`).toBe(true)
  const { url } = await checkout.json()
  const card = { numero, caducidad: '12 / 40', cvc: '123', titular: 'Ana Prueba' }
  const form = { ...card, consentimiento: 'si', correo: 'ana@correo.example' }
  const paid = await page.request.post(url, { form, maxRedirects: 0 })
  expect(paid.status()).toBe(303)
  await page.request.post('/api/activate-plan', { data: { planType } })
  await eventually(async () => (await (await page.request.get('/api/auth/current-user')).json()).planType).toBe(
    planType,
  )
}

/** Moves the clock of product and payments; what is due has happened when it answers. */
export async function moveClock(page: Page, advance: { days?: number; hours?: number }) {
  const moved = await page.request.post('/dev/clock', { data: { advance } })
  expect(moved.ok(), `the clock answers ${moved.status()}`).toBe(true)
}

/** Has somebody's only payment given back, as the shop's owner would. */
export async function refundPayment(page: Page, email: string) {
  await page.goto('/emulador/stripe')
  await page.locator('section.buyer').filter({ hasText: email }).getByRole('button', { name: 'Devolver' }).click()
  await page.getByText('Pago devuelto.').waitFor()
}
