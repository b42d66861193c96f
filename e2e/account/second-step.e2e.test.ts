import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { eventually, startJourney } from '../support/browser/journey'
import { focused } from '../support/browser/keyboard'
import { untilReady } from '../support/chat/chat'
import { inspect } from '../support/pages/inspection'
import { moveClock } from '../support/people/paid-plan'
import { endSessionElsewhere, signIn, signInByApi } from '../support/people/people'

const { newPage, product, tolerate } = startJourney({ isAlone: true, asksMentor: false })

const PERIOD_MS = 30_000
/** The app's code now, or the one after it: the product takes none twice. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + later * PERIOD_MS })
const codeField = (page: Pick<Page, 'getByRole'>) => page.getByRole('textbox', { name: 'Código', exact: true })

/** Once they are shown. */
const firstRecoveryCode = (page: Page) =>
  page.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem').first().innerText()

it('one turns it on, comes in by password and code, and by a recovery code from a phone', async () => {
  tolerate(/\/api\/auth\/(auto-login|firebase-login|second-step)/)
  const { pro } = product().accounts
  const page = await newPage('desktop')
  await signInByApi(page, pro)
  await page.goto('/profile?tab=seguridad')
  await page.getByRole('button', { name: 'Activar' }).click()
  const setup = page.getByRole('dialog', { name: 'Activar la verificación en dos pasos' })
  await setup.getByRole('img', { name: 'Código QR para tu aplicación de verificación' }).waitFor()
  expect(await inspect(page)).toEqual([])
  const secret = (await setup.locator('code').innerText()).replaceAll(' ', '')
  await codeField(setup).fill('000000')
  await setup.getByRole('button', { name: 'Activar' }).click()
  await setup.getByText('El código no es correcto').waitFor()
  await codeField(setup).fill(codeOf(secret))
  await setup.getByRole('button', { name: 'Activar' }).click()
  const recovery = await firstRecoveryCode(page)
  expect(await inspect(page)).toEqual([])
  await page.getByRole('button', { name: 'Los he guardado' }).click()
  await page.getByText('Te quedan 10 códigos de recuperación.').waitFor()

  // The provider still knows who it is: the code alone is missing.
  await endSessionElsewhere(page)
  await page.goto('/auto-login?redirect=%2Fmentor-basic')
  await codeField(page).waitFor()
  expect(await inspect(page)).toEqual([])
  await codeField(page).fill('123')
  await codeField(page).press('Enter')
  await page.getByText('Son 6 cifras').waitFor()
  await codeField(page).fill(codeOf(secret, 1))
  await codeField(page).press('Enter')
  await page.waitForURL('/mentor-basic')
  await untilReady(page)

  const phone = await newPage('phone')
  await phone.goto('/login')
  await signIn(phone, pro)
  await codeField(phone).fill(recovery)
  await phone.getByRole('button', { name: 'Entrar', exact: true }).click()
  await phone.waitForURL(/\/dashboard/)
  await untilReady(phone)
})

it('asks for the code, too, where one proves once more who one is, and is turned off', async () => {
  tolerate(/\/api\/(auth\/(firebase-login|second-step)|user\/second-step)/)
  const { basic } = product().accounts
  const page = await newPage('desktop')
  await signInByApi(page, basic)
  await page.goto('/profile?tab=seguridad')
  await page.getByRole('button', { name: 'Activar' }).click()
  const setup = page.getByRole('dialog', { name: 'Activar la verificación en dos pasos' })
  const secret = (await setup.locator('code').innerText()).replaceAll(' ', '')
  await codeField(setup).fill(codeOf(secret))
  await setup.getByRole('button', { name: 'Activar' }).click()
  const recovery = await firstRecoveryCode(page)
  await page.getByRole('button', { name: 'Los he guardado' }).click()

  await moveClock(page, { hours: 1 })
  await page.getByRole('button', { name: 'Desactivar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desactivar' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirma que eres tú' })
  await proof.getByLabel('Contraseña', { exact: true }).fill(basic.password)
  await proof.getByLabel('Contraseña', { exact: true }).press('Enter')
  await codeField(proof).waitFor()
  await eventually(() => focused(page)).toContain('Código')
  expect(await inspect(page)).toEqual([])
  await codeField(proof).fill(recovery)
  await proof.getByRole('button', { name: 'Continuar' }).click()
  await page.getByText('Verificación en dos pasos desactivada').waitFor()
  await page.getByRole('button', { name: 'Activar' }).waitFor()
})
