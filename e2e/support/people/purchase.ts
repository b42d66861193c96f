import type { Page } from 'playwright-core'

/** Presses a purchase button; answers the tab once the provider's page stands in it. */
export async function openPayment(page: Page, label: string): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: label }).click()
  const tab = await opened
  await tab.waitForURL(/\/emulador\/stripe\/pagar\//)
  return tab
}

/** Fills a card in: the provider's form and ours name their fields alike. */
export async function fillCard(page: Page, number: string) {
  await page.getByLabel('Número de tarjeta').fill(number)
  await page.getByLabel(/^Caducidad/).fill('12/34')
  await page.getByLabel('CVC').fill('123')
}

/** Pays on the provider's page. */
export async function payHere(tab: Page, number = '4242 4242 4242 4242') {
  await fillCard(tab, number)
  await tab.getByLabel('Nombre en la tarjeta').fill('Ana Prueba')
  await tab.getByRole('checkbox').check()
  await tab.getByRole('button', { name: /^Pagar \d/ }).click()
}
