import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Device, eventually, startJourney } from '../support/browser/journey'
import { questionBox, toast, untilReady } from '../support/chat/chat'
import { accessibilityFaults, overflow } from '../support/pages/page-faults'
import { buyPlan, CARD, moveClock, refundPayment } from '../support/people/paid-plan'
import { newPerson, type Person, registerByApi, signInByApi } from '../support/people/people'

const { newPage, product, tolerate } = startJourney({ isAlone: true, asksMentor: false })
const ACCOUNT = '/profile?tab=suscripcion'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const card = (page: Page) => page.getByRole('region', { name: 'Tu plan' })
const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Suscripción' })
const history = (page: Page) => page.getByRole('region', { name: 'Historial de pagos' }).getByRole('listitem')
const dialog = (page: Page) => page.getByRole('alertdialog')

const withoutFaults = async (page: Page) => {
  expect(await overflow(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
}

async function asBuyer(device: Device, plan: Parameters<typeof buyPlan>[1], number?: string): Promise<[Page, Person]> {
  const page = await newPage(device)
  const person = await registerByApi(page, newPerson('Paula', 'Compra'))
  await buyPlan(page, plan, number)
  return [page, person]
}

describe('what one has bought', () => {
  it('DASH-01 DASH-06 DASH-09 PAY-49 PAY-50 ACCT-06 ACCT-16 a monthly plan is cancelled and resumed, its card changed', async () => {
    tolerate(/status of 500/)
    const [page] = await asBuyer('desktop', 'pro-monthly')
    await page.goto('/dashboard')
    await untilReady(page)
    await questionBox(page).waitFor()
    expect(await card(page).textContent()).toMatch(/Plan Mensual.*PREMIUM.*17,00\s€ al mes.*Se renueva el/)
    await card(page).getByRole('link', { name: 'Gestionar' }).click()
    await page.waitForURL(ACCOUNT)
    await eventually(() => history(page).count()).toBe(1)
    expect(await history(page).textContent()).toMatch(/17,00\s€.*Pagado.*Factura/)
    await withoutFaults(page)

    await button(page, 'Cancelar suscripción').click()
    await dialog(page)
      .getByText(/Tienes PRO hasta el .* Después pierdes el acceso a PRO/)
      .waitFor()
    await page.route('**/api/cancel-subscription', (route) => route.fulfill({ status: 500, json: {} }))
    await dialog(page).getByRole('button', { name: 'Cancelar suscripción' }).click()
    await toast(page).getByText('Error al cancelar suscripción').waitFor()
    await page.unroute('**/api/cancel-subscription')
    await dialog(page).getByRole('button', { name: 'Cancelar suscripción' }).click()
    await toast(page).getByText('Suscripción cancelada').waitFor()
    await panel(page).getByText('Cancelación Programada').waitFor()
    await panel(page)
      .getByText(/^Tu plan no se renovará/)
      .waitFor()
    expect((await (await page.request.get('/api/auth/current-user')).json()).subscriptionStatus).toBe('canceling')
    await page.goto('/dashboard')
    expect(await card(page).textContent()).toMatch(/Cancelación pendiente.*Cancelación Programada/)
    await card(page).getByRole('link', { name: 'Reanudar plan' }).click()
    await button(page, 'Reanudar plan').click()
    await toast(page).getByText('Plan reanudado').waitFor()
    await button(page, 'Cancelar suscripción').waitFor()

    const [portal] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Cambiar tarjeta' }).click(),
    ])
    await portal.waitForURL(/\/emulador\/stripe\/portal\//)
  })

  it('DASH-07 CHAT-24 CHAT-25 C-06 C-20 a trial is withdrawn from within 14 days; what it gave is gone, and its PRO chat leads to the plans', async () => {
    const [page] = await asBuyer('phone', 'trial')
    await page.goto('/dashboard')
    await untilReady(page)
    expect(await card(page).textContent()).toMatch(/Plan de Prueba.*3 días de PRO, hasta el/)
    const { chatId } = await (await page.request.post('/api/chat/create', { data: { type: 'pro' } })).json()
    await page.goto(ACCOUNT)
    await panel(page)
      .getByText(/No se renueva/)
      .waitFor()
    expect(await button(page, 'Cancelar suscripción').count()).toBe(0)
    await button(page, 'Desistir de la compra').click()
    await dialog(page)
      .getByText(/Te devolvemos 3,00/)
      .waitFor()
    await dialog(page).getByRole('button', { name: 'Desistir de la compra' }).click()
    await toast(page).getByText('Desistimiento tramitado').waitFor()
    await panel(page).getByText('Plan Básico', { exact: true }).waitFor()
    await eventually(async () => (await history(page).textContent()) ?? '').toMatch(/Devuelto/)
    await withoutFaults(page)

    await page.goto(`/chat?c=${chatId}`)
    await page.getByRole('heading', { name: 'Acceso Restringido' }).waitFor()
    await page.waitForURL('/pricing')
  })

  it('a lifetime that is given back ends at once, without anybody doing anything', async () => {
    const [page, person] = await asBuyer('desktop', 'pro-lifetime')
    await page.goto('/dashboard')
    await card(page).getByText('Plan Vitalicio').waitFor()
    await refundPayment(page, person.email)
    await eventually(async () => {
      await page.goto('/dashboard')
      return (await card(page).textContent()) ?? ''
    }).toMatch(/Plan Básico/)
  })

  it('ACCT-11 ACCT-12 deleting the account says that the plan ends, and ends it at the provider', async () => {
    const [page, person] = await asBuyer('desktop', 'pro-monthly')
    await page.goto('/profile')
    await eventually(() => button(page, 'Guardar cambios').isEnabled()).toBe(true)
    await button(page, 'Eliminar Cuenta').click()
    await dialog(page)
      .getByText(/Tu Plan Mensual termina en el momento y no se te vuelve a cobrar/)
      .waitFor()
    await dialog(page)
      .getByText(/Por obligación legal conservamos/)
      .waitFor()
    await dialog(page).getByLabel('Escribe ELIMINAR para confirmar').fill('ELIMINAR')
    await dialog(page).getByRole('button', { name: 'Eliminar Cuenta' }).click()
    await page.waitForURL('/')
    await page.goto('/emulador/stripe')
    expect(await page.getByText(person.email).count()).toBe(0)
  })
})

describe('the way to a page within the site', () => {
  it('C-08 C-28 leads to the page, by way of the login or of an alias, not to its data', async () => {
    const page = await newPage()
    const read = async (path: string) => (await page.request.get(path)).text()
    expect(await read('/checkout/pro.data')).toContain('"/auth/login?redirect=%2Fcheckout%2Fpro"')
    expect(await read('/app/pricing.data')).toContain('"/pricing"')
  })
})

describe('the administrator’s tools', () => {
  it('ADMIN-05…09, ADMIN-10…16, ROUTE-21 put another plan in the place of the own one, and let it expire', async () => {
    tolerate(/status of 500/)
    const page = await newPage('desktop')
    await signInByApi(page, product().accounts.admin)
    expect(await (await page.request.get('/test-admin')).text()).toContain('Cargando tu usuario…')
    await page.goto('/test-admin')
    await page.getByRole('heading', { level: 1, name: 'Panel de Administración' }).waitFor()
    await page.getByLabel(/PRO Mensual/).check()
    await page.route('**/api/admin/test-activate-plan', (route) => route.fulfill({ status: 500, json: {} }))
    await button(page, 'Activar plan').click()
    await toast(page).getByText('Error al cambiar plan. Código: 500').waitFor()
    await page.unroute('**/api/admin/test-activate-plan')
    await button(page, 'Activar plan').click()
    await toast(page).getByText('Plan actualizado con éxito').waitFor()
    await page.getByRole('definition').filter({ hasText: 'PRO Mensual' }).waitFor()
    await page.goto('/admin')
    await button(page, 'Expirar suscripción').click()
    await toast(page).getByText('Tu cuenta ha sido cambiada a plan gratuito.').waitFor()
    await page.getByRole('definition').filter({ hasText: 'Gratis' }).waitFor()
  })

  it('ADMIN-01 ADMIN-02 ADMIN-03 ADMIN-04 ROUTE-20 VAL-23 the test chat shows what went there and came back', async () => {
    tolerate(/status of 500/)
    const page = await newPage('phone')
    await signInByApi(page, product().accounts.admin)
    await page.goto('/test-chat')
    await withoutFaults(page)
    expect(await button(page, 'Enviar').isDisabled()).toBe(true)
    await eventually(async () => {
      await page.getByLabel('Mensaje').fill('')
      await page.getByLabel('Mensaje').fill('¿Qué es una lista?')
      return button(page, 'Enviar').isEnabled()
    }).toBe(true)
    await page.keyboard.press('Enter')
    await eventually(() => page.getByLabel('Datos de la respuesta').inputValue()).toContain('"content"')
    expect(await page.getByLabel('Datos de la petición').inputValue()).toContain('"chatbotType": "basic"')
    for (const box of ['Datos de la petición', 'Datos de la respuesta'])
      expect(await page.getByLabel(box).getAttribute('readonly'), box).not.toBeNull()
    await page.route('**/api/chat/test-n8n', (route) =>
      route.fulfill({ status: 500, json: { message: 'No contesta' } }),
    )
    await page.getByLabel('PRO', { exact: true }).check()
    await button(page, 'Enviar').click()
    await page.getByText('Error: No contesta').waitFor()
  })
})

describe('time goes on', () => {
  it('PAY-47 a plan renews by itself; a renewal that fails is told on every page and can be put right', async () => {
    const [renewing, paula] = await asBuyer('desktop', 'pro-monthly')
    const [failing, pablo] = await asBuyer('phone', 'pro-monthly', CARD.failsOnRenewal)
    await moveClock(renewing, { days: 31 })
    for (const [page, person] of [
      [renewing, paula],
      [failing, pablo],
    ] as const) {
      // Sessions last 30 days.
      await signInByApi(page, person)
      await page.goto(ACCOUNT)
    }
    await eventually(() => history(renewing).count()).toBe(2)
    await panel(failing).getByText('Pago fallido').waitFor()
    await panel(failing).getByRole('button', { name: 'Cambiar tarjeta' }).waitFor()
    await withoutFaults(failing)

    await failing.goto('/dashboard')
    await untilReady(failing)
    expect(await card(failing).textContent()).toMatch(/Plan Mensual.*Pago fallido/)
    await withoutFaults(failing)
    const banner = failing.getByRole('banner').getByText('Pago fallido')
    await banner.waitFor()
    await failing.getByRole('button', { name: 'Ocultar el aviso de pago' }).click()
    await eventually(() => banner.count()).toBe(0)
    await failing.goto('/chat')
    await untilReady(failing)
    expect(await banner.count()).toBe(0)

    // With its owner there the card is taken.
    await failing.goto(ACCOUNT)
    await failing.waitForLoadState('networkidle')
    await panel(failing).getByRole('button', { name: 'Pagar ahora' }).click()
    await eventually(() => panel(failing).getByText('Pago fallido').count()).toBe(0)
    await panel(failing)
      .getByText(/Se renueva el/)
      .waitFor()
    await eventually(() => history(failing).getByText('Pagado').count()).toBe(2)
  })
})
