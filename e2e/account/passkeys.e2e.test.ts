import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { eventually, startJourney } from '../support/browser/journey'
import { untilReady } from '../support/chat/chat'
import { inspect, NARROW } from '../support/pages/inspection'
import { moveClock } from '../support/people/paid-plan'
import { signIn, signInByApi } from '../support/people/people'

const { newPage, product } = startJourney({ isAlone: true, asksMentor: false })

// WebAuthn knows names of sites, no IP addresses.
const siteByName = () => ({ baseURL: product().origin.replace('127.0.0.1', 'localhost') })

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

const offer = (page: Page) => page.getByRole('button', { name: 'Crear llave de acceso' })

it('one is offered a passkey after a password, once, and comes in by it from the field of the address, on a phone', async () => {
  const page = await newPage('phone', siteByName())
  await giveAuthenticator(page)
  const comeIn = async () => {
    await page.goto('/login')
    await signIn(page, product().accounts.basic)
    await page.waitForURL('/dashboard')
    await untilReady(page)
  }
  await comeIn()
  await page.getByRole('button', { name: 'Ahora no' }).click()
  await eventually(() => offer(page).count()).toBe(0)
  await page.context().clearCookies({ name: /session|identity/ })
  await comeIn()
  expect(await offer(page).count()).toBe(0)

  await page.context().clearCookies()
  await comeIn()
  await offer(page).click()
  await page.getByText('Llave añadida').waitFor()
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Correo electrónico').focus()
  await page.waitForURL('/dashboard')
  await untilReady(page)
})

it('one adds a passkey, comes in by it, renames it, and proves who one is before it goes', async () => {
  const page = await newPage('desktop', siteByName())
  await giveAuthenticator(page)
  const { pro } = product().accounts
  await signInByApi(page, pro)
  await page.goto('/profile?tab=seguridad')
  await page.getByLabel('Nombre de la llave').fill('Mi llave')
  await page.getByRole('button', { name: 'Añadir una llave' }).click()
  await page.getByText('Llave añadida. La próxima vez puedes entrar con ella.').waitFor()
  await page.getByText('Sin usar todavía').waitFor()

  await page.context().clearCookies()
  await page.goto('/login')
  // A pointer on its way to the button brings the list of the address's field, from which this device would take the passkey at once.
  const enter = page.getByRole('button', { name: 'Entrar con una llave de acceso' })
  await enter.and(page.locator(':enabled')).dispatchEvent('click')
  await page.waitForURL('/dashboard')
  await untilReady(page)

  await page.goto('/profile?tab=seguridad')
  await page.getByText(/^Añadida el .* · Último uso/).waitFor()
  await page.getByRole('button', { name: 'Cambiar el nombre de la llave Mi llave' }).click()
  await page.getByLabel('Nombre nuevo').fill('El portátil')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText('El portátil', { exact: true }).waitFor()

  await moveClock(page, { hours: 1 })
  await page.goto('/profile?tab=seguridad')
  await page.getByRole('button', { name: 'Quitar la llave El portátil' }).click()
  await page.getByRole('button', { name: 'Quitar la llave', exact: true }).click()
  const again = page.getByRole('dialog', { name: 'Confirma que eres tú' })
  await again.getByLabel('Contraseña', { exact: true }).fill('no es esta')
  await again.getByRole('button', { name: 'Continuar' }).click()
  await again.getByText('La contraseña no es correcta').waitFor()
  await page.setViewportSize(NARROW)
  expect(await inspect(page, { isNarrow: true })).toEqual([])
  await again.getByRole('button', { name: 'Usar una llave de acceso' }).click()
  await page.getByText('«El portátil» ya no abre tu cuenta.').waitFor()
  await eventually(() => page.getByText('El portátil', { exact: true }).count()).toBe(0)
})
