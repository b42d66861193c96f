import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Device, eventually, startJourney } from '../support/browser/journey'
import { focused } from '../support/browser/keyboard'
import { toast, untilReady } from '../support/chat/chat'
import { accessibilityFaults, overflow } from '../support/pages/page-faults'
import { buyPlan } from '../support/people/paid-plan'
import { newPerson, registerByApi, signIn, signInByApi } from '../support/people/people'

const { newPage, product, tolerate } = startJourney({ isAlone: true, asksMentor: false })

async function asAdmin(device: Device): Promise<Page> {
  const page = await newPage(device)
  await signInByApi(page, product().accounts.admin)
  return page
}

/** The journeys' own browser says of itself that nobody looks at it, and is not counted. */
const BROWSER = { Accept: 'text/html', 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' }

const withoutFaults = async (page: Page) => {
  expect(await overflow(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
}

describe('the administration, on a phone', () => {
  it('AUTH-31, C-41 finds an account, blocks it with a reason and lifts the block; the log tells all of it', async () => {
    const victim = await newPage('desktop')
    const person = await registerByApi(victim, newPerson('Bruno', 'Ruido'))
    await victim.request.get('/about', { headers: BROWSER })
    const page = await asAdmin('phone')
    await page.goto('/dashboard')
    await untilReady(page)
    await page.getByRole('button', { name: 'Menú' }).click()
    await page.getByRole('link', { name: 'Administración' }).click()
    await page.waitForURL('/admin')
    await page.getByRole('heading', { level: 1, name: 'Panel de Administración' }).waitFor()
    await withoutFaults(page)

    await page.getByRole('link', { name: 'Resumen' }).click()
    await page.getByRole('heading', { level: 1, name: 'Resumen' }).waitFor()
    await page.getByRole('img', { name: /^Cuentas nuevas por día: .* en 30 días, máximo / }).waitFor()
    await page.getByText('Ver como tabla').first().click()
    await page.getByRole('table', { name: 'Cuentas nuevas por día, 30 días' }).waitFor()
    await withoutFaults(page)
    await page.getByRole('link', { name: '12 meses' }).click()
    await page.getByRole('img', { name: /^Cuentas nuevas por mes: / }).waitFor()
    await page.getByRole('heading', { level: 2, name: 'Suscripciones' }).waitFor()
    const csv = await page.getByRole('link', { name: /^Descargar CSV de 12 meses/ }).getAttribute('href')
    expect(await (await page.request.get(csv ?? '')).text()).toContain('Suscripciones nuevas;Bajas;')

    await page.getByRole('link', { name: 'Cuentas' }).click()
    await page.getByLabel('Nombre o correo').fill(person.email.slice(0, 6).toUpperCase())
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/admin\/usuarios\?q=BRUNO/)
    await withoutFaults(page)
    await page.getByRole('link', { name: person.email }).click()
    await page.getByRole('heading', { level: 1, name: person.email }).waitFor()
    await withoutFaults(page)

    await page.getByRole('button', { name: 'Bloquear cuenta' }).click()
    const dialog = page.getByRole('alertdialog')
    await eventually(() => focused(page)).toBe('Motivo')
    await page.keyboard.press('Enter')
    await dialog.getByText('Escribe el motivo: queda en el registro').waitFor()
    await page.keyboard.type('Envía publicidad')
    await page.keyboard.press('Enter')
    await toast(page).getByText('Cuenta bloqueada').waitFor()
    await page.getByText('Bloqueada', { exact: true }).first().waitFor()

    expect((await victim.request.get('/api/auth/current-user')).status()).toBe(401)
    await victim.goto('/login?force_login=true')
    await signIn(victim, person)
    await victim.getByRole('main').getByText('Esta cuenta de usuario ha sido deshabilitada.').waitFor()

    await page.getByRole('button', { name: 'Desbloquear cuenta' }).click()
    await dialog.getByLabel('Motivo').fill('Lo ha explicado')
    await dialog.getByRole('button', { name: 'Desbloquear cuenta' }).click()
    await toast(page).getByText('Cuenta desbloqueada').waitFor()
    await signIn(victim, person)
    await victim.waitForURL('/dashboard')

    await page.getByRole('link', { name: 'Registro de cambios' }).click()
    const entries = page.getByRole('main').getByRole('listitem').filter({ hasText: person.email })
    await eventually(() => entries.count()).toBe(2)
    expect(await entries.nth(0).textContent()).toContain('Lo ha explicado')
    expect(await entries.nth(1).textContent()).toMatch(/Bloqueo.*Envía publicidad.*admin@pymentor\.example/)
    await withoutFaults(page)

    // What was asked for at the beginning has been written meanwhile.
    const isCounted = async () => {
      await page.goto('/admin/resumen')
      return page.getByRole('row', { name: /^\/about \d+$/ }).count()
    }
    await eventually(isCounted).toBe(1)
  })
})

describe('an account’s plan and payments', () => {
  it('C-41 a gift and a refund are made with a reason, and stand in the log', async () => {
    const buyer = await newPage('desktop')
    const person = await registerByApi(buyer, newPerson('Carla', 'Regalo'))
    await buyPlan(buyer, 'trial')
    const page = await asAdmin('phone')
    await page.goto('/admin/usuarios?q=carla&plan=prueba')
    await page.getByRole('link', { name: person.email }).click()
    await page.getByRole('heading', { level: 1, name: person.email }).waitFor()
    await page.getByRole('link', { name: 'Volver a la lista de cuentas' }).click()
    await page.waitForURL('/admin/usuarios?q=carla&plan=prueba')
    await page.getByRole('link', { name: person.email }).click()
    await page.getByRole('heading', { level: 1, name: person.email }).waitFor()
    await withoutFaults(page)
    const dialog = page.getByRole('alertdialog')

    await page.getByRole('button', { name: 'Regalar PRO' }).click()
    await dialog.getByRole('button', { name: 'Continuar' }).click()
    await dialog.getByText('Elige cuánto dura').waitFor()
    await withoutFaults(page)
    await dialog.getByLabel('30 días de PRO').check()
    await dialog.getByLabel('Motivo').fill('Por la avería')
    await dialog.getByRole('button', { name: 'Continuar' }).click()
    await dialog.getByText(`30 días de PRO para ${person.email}. Motivo: Por la avería`).waitFor()
    await dialog.getByRole('button', { name: 'Regalar PRO' }).click()
    await toast(page)
      .getByText(/^La cuenta tiene PRO hasta el /)
      .waitFor()
    await page.getByText(/^Regalo: PRO hasta el /).waitFor()

    await page.getByRole('button', { name: 'Devolver' }).click()
    await dialog.getByLabel('Importe en euros').fill('9')
    await dialog.getByLabel('Motivo').fill('Cobro de más')
    await dialog.getByRole('button', { name: 'Continuar' }).click()
    await dialog.getByText('Es más de lo que queda por devolver').waitFor()
    await dialog.getByLabel('Importe en euros').fill('1,50')
    await dialog.getByRole('button', { name: 'Continuar' }).click()
    await dialog.getByText(/^Devuelves 1,50/).waitFor()
    await dialog.getByRole('button', { name: 'Devolver' }).click()
    await page.getByText('Devuelto en parte').waitFor()

    await page.getByRole('link', { name: 'Registro de cambios' }).click()
    const entries = page.getByRole('main').getByRole('listitem').filter({ hasText: person.email })
    await eventually(() => entries.count()).toBe(2)
    expect(await entries.nth(0).textContent()).toMatch(/Devolución pedida.*1,50.*Cobro de más/)
    expect(await entries.nth(1).textContent()).toMatch(/Regalo.*30 días de PRO: Por la avería/)
  })
})

describe('who is no administrator', () => {
  it('ROLE-08 ROLE-09 C-41 finds no such page, and no way to it', async () => {
    tolerate(/status of 404/)
    const page = await newPage()
    const account = '/admin/usuarios/00000000-0000-4000-8000-000000000000'
    const addresses = [
      '/admin',
      '/admin/resumen',
      '/admin/costes',
      '/admin/registro',
      '/admin/usuarios',
      account,
      '/test-admin',
      '/test-chat',
    ]
    const expectNothing = async () => {
      for (const address of addresses) {
        const answer = await page.request.get(address)
        expect(answer.status(), address).toBe(404)
        expect(await answer.text(), address).toMatch(/<h1[^>]*>404 Page Not Found/)
      }
    }
    await expectNothing()
    await registerByApi(page)
    await expectNothing()
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Ana Prueba, tu cuenta' }).click()
    await page.getByRole('menuitem', { name: 'Mi Cuenta' }).waitFor()
    expect(await page.getByRole('menuitem', { name: 'Administración' }).count()).toBe(0)
  })

  it('an administrator finds none for an account that is not there, and cannot block the own one', async () => {
    tolerate(/status of 404/)
    const page = await asAdmin('desktop')
    expect((await page.goto('/admin/usuarios/00000000-0000-4000-8000-000000000000'))?.status()).toBe(404)
    await page.goto('/admin/usuarios?q=admin@pymentor')
    await page.getByRole('link', { name: 'admin@pymentor.example' }).click()
    await page.getByText('Es tu propia cuenta: no puedes bloquearla.').waitFor()
    expect(await page.getByRole('button', { name: 'Bloquear cuenta' }).count()).toBe(0)
  })
})
