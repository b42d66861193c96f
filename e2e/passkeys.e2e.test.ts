import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { untilReady } from './support/chat'
import { DEVICES, startJourney } from './support/journey'
import { signInByApi } from './support/people'

const { newPage, product } = startJourney()

/** A device that knows its owner's face, and keeps passkeys. */
async function giveAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
}

it.each(DEVICES)('one adds a passkey, comes in by it and takes it away, on a %s', async (device) => {
  // WebAuthn knows names of sites, no IP addresses.
  const baseURL = product().origin.replace('127.0.0.1', 'localhost')
  const page = await newPage(device, { baseURL })
  await giveAuthenticator(page)
  await signInByApi(page, product().accounts.basic)
  await page.goto('/profile?tab=seguridad')
  const name = `Llave de ${device}`
  await page.getByLabel('Nombre de la llave').fill(name)
  await page.getByRole('button', { name: 'Añadir una llave' }).click()
  await page.getByText('Llave añadida. La próxima vez puedes entrar con ella.').waitFor()
  await page.getByText('Sin usar todavía').waitFor()

  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click()
  await page.waitForURL('/dashboard')
  await untilReady(page)

  await page.goto('/profile?tab=seguridad')
  await page.getByText(/^Añadida el .* · Último uso/).waitFor()
  await page.getByRole('button', { name: `Quitar la llave ${name}` }).click()
  await page.getByRole('button', { name: 'Quitar la llave', exact: true }).click()
  await page.getByText(`«${name}» ya no abre tu cuenta.`).waitFor()
  expect(await page.getByText(name, { exact: true }).count()).toBe(0)
})
