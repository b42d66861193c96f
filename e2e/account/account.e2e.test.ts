import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DEVICE_IN_TURN, type Device, eventually, startJourney } from '../support/browser/journey'
import { focused, pressUntil } from '../support/browser/keyboard'
import { toast, untilReady } from '../support/chat/chat'
import { converse } from '../support/chat/library'
import { accessibilityFaults, overflow } from '../support/pages/page-faults'
import { newPerson, type Person, registerByApi, signIn, signInByApi } from '../support/people/people'

const { newPage, tolerate } = startJourney()
const TABS = ['perfil', 'seguridad', 'suscripcion', 'notificaciones']

const someone = () => newPerson('Lucía', 'Gómez')
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name })

/** A new account, at the tab of "Mi Cuenta" that the address names. */
async function atProfile(device: Device, tabName = 'perfil', person = someone()): Promise<[Page, Person]> {
  const page = await newPage(device)
  await registerByApi(page, person)
  await page.goto(`/profile?tab=${tabName}`)
  await page.getByRole('heading', { level: 1, name: 'Mi Cuenta' }).waitFor()
  await eventually(() => page.locator('main form button[type=submit]').first().isEnabled()).toBe(true)
  return [page, person]
}

describe.each(DEVICE_IN_TURN)('Mi Cuenta, on a %s', (device) => {
  it('SHELL-07, ACCT-01 is in the menu; its four tabs have addresses of their own and nothing sticks out', async () => {
    const page = await newPage(device)
    await registerByApi(page, someone())
    await page.goto('/dashboard')
    await untilReady(page)
    await page.getByRole('button', { name: device === 'desktop' ? 'Lucía Gómez, tu cuenta' : 'Menú' }).click()
    await page.getByRole(device === 'phone' ? 'link' : 'menuitem', { name: 'Mi Cuenta' }).click()
    await page.waitForURL('/profile')
    await page.getByRole('heading', { level: 1, name: 'Mi Cuenta' }).waitFor()
    for (const [at, name] of ['Perfil', 'Seguridad', 'Suscripción', 'Notificaciones'].entries()) {
      await tab(page, name).click()
      await page.waitForURL(`/profile?tab=${TABS[at]}`)
      await page.getByRole('tabpanel', { name }).waitFor()
      expect(await overflow(page), name).toEqual([])
      expect(await accessibilityFaults(page), name).toEqual([])
    }
    await page.reload()
    expect(await tab(page, 'Notificaciones').getAttribute('aria-selected')).toBe('true')
  })
})

describe('Mi Cuenta', () => {
  it('ACCT-09, ACCT-11, ACCT-12 deletes for good: after the warning, the word and one more sign-in', async () => {
    tolerate(/\/api\/user\/account/)
    const [page, person] = await atProfile('phone')
    await page.evaluate(() => localStorage.setItem('pymentor-draft:u1:basic', '{"text":"sin enviar"}'))
    // As if the sign-in were older than five minutes.
    await page.route('/api/user/account', (route) => route.fulfill({ status: 403, json: { error: 'sign_in_again' } }), {
      times: 1,
    })
    await button(page, 'Eliminar Cuenta').click()
    const dialog = page.getByRole('alertdialog', { name: '¿Eliminar tu cuenta?' })
    await dialog.getByText('Es irreversible').waitFor()
    await eventually(() => focused(page)).toBe('Cancelar')
    expect(await overflow(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Eliminar Cuenta' }).click()
    await dialog.getByText('Escribe ELIMINAR para confirmar', { exact: true }).nth(1).waitFor()
    await dialog.getByLabel('Escribe ELIMINAR para confirmar').fill('eliminar')
    await dialog.getByRole('button', { name: 'Eliminar Cuenta' }).click()

    const proof = page.getByRole('dialog', { name: 'Confirma que eres tú' })
    const password = proof.getByLabel('Contraseña', { exact: true })
    await password.fill('no-es-esta')
    await proof.getByRole('button', { name: 'Continuar' }).click()
    await proof.getByText('La contraseña no es correcta').waitFor()
    await password.fill(person.password)
    await proof.getByRole('button', { name: 'Continuar' }).click()

    await page.waitForURL('/')
    expect((await page.request.get('/api/auth/current-user')).status()).toBe(401)
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('sin enviar')
    await page.goto('/login')
    await signIn(page, person)
    await page.getByRole('main').getByText('Correo electrónico o contraseña incorrectos').waitFor()
  })

  it('ACCT-02, ACCT-13, ACCT-15, VAL-11 says what failed or is wrong, keeps what was typed, and saves names', async () => {
    tolerate(/status of 500/)
    const [page] = await atProfile('desktop')
    await page.route(/\/api\/user\/(profile|account)/, (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByLabel('Nombre', { exact: true }).fill('Otra')
    await button(page, 'Guardar cambios').click()
    await toast(page).getByText('Error al actualizar perfil').waitFor()
    await page.getByRole('main').getByText('No se pudo actualizar la información').waitFor()
    expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe('Otra')
    await button(page, 'Eliminar Cuenta').click()
    await page.getByLabel('Escribe ELIMINAR para confirmar').fill('ELIMINAR')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar Cuenta' }).click()
    await page.getByRole('alertdialog').getByText('Error al eliminar cuenta').waitFor()
    expect(new URL(page.url()).pathname).toBe('/profile')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()
    await page.unroute(/\/api\/user\/(profile|account)/)

    await page.getByLabel('Nombre', { exact: true }).fill('')
    await page.getByLabel('Apellido').fill('de la Cruz')
    await button(page, 'Guardar cambios').click()
    await page.getByText('El nombre es requerido').waitFor()
    await eventually(() => focused(page)).toBe('Nombre')
    await page.getByLabel('Nombre', { exact: true }).fill('María')
    await button(page, 'Guardar cambios').click()
    await page.getByRole('status').getByText('Guardado', { exact: true }).waitFor()
    await toast(page).getByText('Perfil actualizado').waitFor()
    await page.getByRole('button', { name: 'María de la Cruz, tu cuenta' }).waitFor()
    await page.reload()
    expect(await page.getByLabel('Apellido').inputValue()).toBe('de la Cruz')
  })

  it('ACCT-10, ROUTE-27 leads a visitor to the login and back, by its other address, too, and saves everything as a ZIP', async () => {
    const page = await newPage()
    const person = await registerByApi(page, someone())
    await converse(page, ['qué es un diccionario'])
    await page.context().clearCookies()
    await page.goto('/perfil?tab=seguridad')
    await page.waitForURL('/auth/login?redirect=%2Fprofile%3Ftab%3Dseguridad')
    await signIn(page, person)
    await page.waitForURL('/profile?tab=seguridad')
    await page.getByRole('heading', { name: 'Sesiones abiertas' }).waitFor()

    await tab(page, 'Perfil').click()
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Descargar mis datos').click()])
    expect(download.suggestedFilename()).toBe('pymentor-mis-datos.zip')
    const files = unzipSync(new Uint8Array(await readFile(await download.path())))
    const names = Object.keys(files)
    expect(names).toContain('account.json')
    expect(names.filter((name) => /^chats\/0001 .*\/(chat\.json|chat\.md|codigo\.py)$/.test(name))).toHaveLength(3)
    expect(new TextDecoder().decode(files['account.json'])).toContain(person.email)
  })

  it('is used by keyboard alone: arrows go round the tabs, which are one stop of the Tab key', async () => {
    const [page] = await atProfile('desktop')
    await tab(page, 'Perfil').focus()
    await page.getByLabel('Nombre', { exact: true }).fill('a medias')
    await tab(page, 'Perfil').focus()
    await page.keyboard.press('ArrowLeft')
    await eventually(() => focused(page)).toBe('Notificaciones')
    await page.waitForURL('/profile?tab=notificaciones')
    await page.keyboard.press('ArrowRight')
    await page.waitForURL('/profile?tab=perfil')
    expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe('a medias')
    // Two in one breath: the second goes on from the first.
    await page.evaluate(() => {
      const init = { key: 'ArrowRight', bubbles: true, cancelable: true }
      for (let time = 0; time < 2; time += 1) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init))
    })
    await page.waitForURL('/profile?tab=suscripcion')
    expect(await focused(page)).toBe('Suscripción')
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    expect(await focused(page)).toBe('Perfil')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Nombre')
    await pressUntil(page, 'Tab', 'Guardar cambios')
    await pressUntil(page, 'Tab', 'Eliminar Cuenta')
    await page.keyboard.press('Enter')
    await eventually(() => focused(page)).toBe('Cancelar')
    await page.keyboard.press('Escape')
    await eventually(() => focused(page)).toBe('Eliminar Cuenta')
  })

  it('ACCT-07, ACCT-08 keeps what was chosen about notifications; a new e-mail wants one more sign-in and counts once it is confirmed', async () => {
    tolerate(/\/api\/user\/profile/)
    const [page, person] = await atProfile('phone', 'notificaciones')
    const boxes = ['Novedades de PyMentor', 'Consejos para ti', 'Ofertas y promociones']
    const state = () => Promise.all(boxes.map((name) => page.getByLabel(name).isChecked()))
    expect(await state()).toEqual([true, true, false])
    await page.getByLabel('Consejos para ti').uncheck()
    await page.getByLabel('Ofertas y promociones').check()
    await button(page, 'Guardar').click()
    await page.getByRole('status').getByText('Guardado', { exact: true }).waitFor()
    await page.reload()
    expect(await state()).toEqual([true, false, true])

    await tab(page, 'Perfil').click()
    await page.getByLabel('Correo electrónico').fill(`nuevo.${person.email}`)
    // As if the sign-in were older than five minutes.
    await page.route('/api/user/profile', (route) => route.fulfill({ status: 403, json: { error: 'sign_in_again' } }), {
      times: 1,
    })
    await button(page, 'Guardar cambios').click()
    const proof = page.getByRole('dialog', { name: 'Confirma que eres tú' })
    await proof.getByLabel('Contraseña', { exact: true }).fill(person.password)
    await proof.getByRole('button', { name: 'Continuar' }).click()
    await page.getByText('Confirma tu correo nuevo').waitFor()
    expect((await (await page.request.get('/api/auth/current-user')).json()).email).toBe(person.email)
  })

  it('ACCT-04, ACCT-14 lists the sessions and closes the others; a changed password ends them, too, and not this one', async () => {
    const person = someone()
    const elsewhere = await newPage('phone')
    await registerByApi(elsewhere, person)
    const page = await newPage('desktop')
    await signInByApi(page, person)
    await page.goto('/profile?tab=seguridad')
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Abierta el' })
    await eventually(() => rows.count()).toBe(2)
    expect(await rows.first().textContent()).toMatch(/^(Chrome en Linux|Dispositivo desconocido)Esta sesión/)
    await button(page, 'Cerrar las demás').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar las demás' }).click()
    await page.getByRole('main').getByText('Se ha cerrado 1 sesión.').waitFor()
    await eventually(() => rows.count()).toBe(1)
    expect((await elsewhere.request.get('/api/auth/current-user')).status()).toBe(401)

    await signInByApi(elsewhere, person)
    const change = async (current: string) => {
      await page.getByLabel('Contraseña actual').fill(current)
      await page.getByLabel('Contraseña nueva', { exact: true }).fill('otra-larga-y-nueva')
      await page.getByLabel('Repite la contraseña nueva').fill('otra-larga-y-nueva')
      await button(page, 'Cambiar contraseña').click()
    }
    await change('no-es-esta')
    await toast(page).getByText('Error al cambiar contraseña').waitFor()
    await page
      .getByRole('main')
      .getByText('La contraseña actual es incorrecta o hubo un problema con el servidor')
      .waitFor()
    await eventually(() => focused(page)).toBe('Contraseña actual')
    await change(person.password)
    await toast(page).getByText('Contraseña actualizada').waitFor()
    expect((await page.request.get('/api/auth/current-user')).status()).toBe(200)
    expect((await elsewhere.request.get('/api/auth/current-user')).status()).toBe(401)
    await signInByApi(elsewhere, { ...person, password: 'otra-larga-y-nueva' })
  })
})
