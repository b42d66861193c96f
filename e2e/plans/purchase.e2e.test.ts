import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually, startJourney } from '../support/browser/journey'
import { toast } from '../support/chat/chat'
import { mailedPath } from '../support/people/mails'
import { fillRegistration, newPerson, registerByApi, signIn, signInByApi } from '../support/people/people'
import { fillCard, openPayment, payHere } from '../support/people/purchase'
import { hurry, title } from '../support/people/session'

const { newPage, product, tolerate } = startJourney()

const planOf = async (page: Page) => (await (await page.request.get('/api/auth/current-user')).json()).planType
const pending = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('pymentor-pending-plan'),
    localStorage.getItem('pymentor-checkout-started'),
  ])
const answersClicks = (page: Page) => page.waitForLoadState('networkidle')

/** From the price table to the plan, by way of the provider's page in a tab of its own: answers that tab. */
async function buy(page: Page, { plan, label }: { plan: string; label: string }): Promise<Page> {
  await page.goto('/pricing')
  await answersClicks(page)
  const tab = await openPayment(page, label)
  await toast(page).getByText('Procesando pago').waitFor()
  expect(await pending(page)).toEqual([plan, expect.stringMatching(/^\d{13}$/)])
  await payHere(tab)
  await tab.getByRole('heading', { name: 'Verificando pago...' }).waitFor()
  await title(tab, 'Pago Completado').waitFor()
  expect(new URL(tab.url()).pathname).toBe('/checkout/success')
  expect(await pending(tab)).toEqual([null, null])
  expect(await planOf(tab)).toBe(plan)
  return tab
}

describe('buying on the provider’s page', () => {
  it('PAY-01, ROLE-04, PRICE-07…10, PAY-09…12, PAY-23, PAY-39…43, PAY-46 buys a trial on a phone; another device is refused a second one', async () => {
    const page = await newPage('phone')
    const person = await registerByApi(page)
    const elsewhere = await newPage()
    await signInByApi(elsewhere, person)
    await elsewhere.goto('/pricing')
    await buy(page, { plan: 'trial', label: '¡Probar 3 días!' })
    // The tab where it began hears of it.
    await page.getByRole('link', { name: 'Ya tienes PRO' }).waitFor()
    expect(await page.getByRole('link', { name: 'Acceder Ahora' }).count()).toBe(2)

    await elsewhere.getByRole('button', { name: '¡Probar 3 días!' }).click()
    await elsewhere.getByText('Ya has usado la prueba de PRO').first().waitFor()
    await eventually(() => elsewhere.context().pages().length).toBe(1)
  })

  it('PAY-11, PAY-12 buys by the month, and the session’s own screen says so as well', async () => {
    const page = await newPage()
    await registerByApi(page)
    const tab = await buy(page, { plan: 'pro-monthly', label: '¡Inscribirme!' })
    await tab.goto(tab.url().replace('&success=true', ''))
    await title(tab, 'Pago Completado').waitFor()
    await tab.getByRole('link', { name: 'Abrir el Mentor PRO' }).click()
    await title(tab, 'Mentor PRO').waitFor()
  })

  it('PRICE-06, PRICE-08, PAY-43 buys for life: in one tab at a double click, or in this one where tabs are blocked', async () => {
    const page = await newPage()
    await registerByApi(page)
    await page.goto('/pricing')
    await answersClicks(page)
    await page.getByRole('button', { name: '¡Vitalicio!' }).dblclick()
    await toast(page).getByText('Procesando pago').waitFor()
    expect(page.context().pages()).toHaveLength(2)
    await page.context().addInitScript('window.open = () => null')
    await page.reload()
    await answersClicks(page)
    await page.getByRole('button', { name: '¡Vitalicio!' }).click()
    await page.waitForURL(/\/emulador\/stripe\/pagar\//)
    await payHere(page)
    await title(page, 'Pago Completado').waitFor()
    expect(await planOf(page)).toBe('pro-lifetime')
  })

  it('PAY-18…22, PAY-25, PAY-30…38 tells who comes back without having paid, and grants nothing', async () => {
    const page = await newPage()
    await registerByApi(page)
    await page.goto('/pricing')
    await answersClicks(page)
    const tab = await openPayment(page, '¡Inscribirme!')
    const sessionId = new URL(tab.url()).pathname.split('/').at(-1)
    await tab.close()
    await page.getByRole('button', { name: '¡Inscribirme!' }).and(page.locator(':not([aria-disabled])')).waitFor()

    await page.getByRole('link', { name: 'Comprueba tu plan' }).click()
    await title(page, 'Verificando tu suscripción…').waitFor()
    await page.getByRole('button', { name: 'Activar mi plan ahora' }).click()
    await page.getByRole('alert').getByText('Error al activar el plan manualmente').first().waitFor()
    await page.evaluate(() => localStorage.setItem('pymentor-checkout-started', String(Date.now() - 301_000)))
    await page.reload()
    await page.getByText('No tienes una suscripción activa').waitFor()
    await page.getByRole('button', { name: 'Reiniciar Verificación' }).waitFor()

    await page.clock.install()
    await page.goto(`/checkout/success?session_id=${sessionId}&success=true`)
    await hurry(page, () => title(page, 'Verificación Pendiente').isVisible())
    await page.getByRole('button', { name: 'Verificar Nuevamente' }).click()
    await page.getByRole('heading', { name: 'Verificando pago...' }).waitFor()
    await page.goto(`/checkout/success?session_id=${sessionId}`)
    await hurry(page, () => page.getByText('Hubo un problema al procesar tu pago').isVisible())
    expect(await planOf(page)).toBe('free')
  })
})

describe('paying by card', () => {
  it('PAY-01…03, PAY-04…06, PRICE-17, C-01, C-37, C-67 goes on after the login, is declined, pays with another card, and has an invoice with NIF', async () => {
    // A refused card is 402 at the provider.
    tolerate(/402 .*payment_intents\/\w+\/confirm/)
    const page = await newPage()
    const person = await registerByApi(page)
    await page.context().clearCookies()
    await page.goto('/checkout/pro')
    await page.waitForURL(/\/auth\/login\?redirect=%2Fcheckout%2Fpro/)
    await toast(page).getByText('Inicia sesión para continuar').waitFor()
    await signIn(page, person)
    await title(page, 'Pago con tarjeta').waitFor()
    expect(await page.getByRole('main').innerText()).not.toMatch(/29[.,]99|\$|USD/)

    await answersClicks(page)
    await page.getByRole('button', { name: /^Pagar 17,00/ }).click()
    await page.getByText('Marca esta casilla').waitFor()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: /^Pagar/ }).click()
    await page.getByText('Escribe el número de la tarjeta.').waitFor()
    await fillCard(page, '4000 0000 0000 0002')
    await page.getByRole('button', { name: /^Pagar/ }).click()
    await page.getByRole('alert').getByText('Error en el Pago').first().waitFor()
    await page.getByText('Tu tarjeta ha sido rechazada').first().waitFor()
    expect(await planOf(page)).toBe('free')

    await fillCard(page, '4242 4242 4242 4242')
    await page.getByText('Necesito factura con NIF').click()
    await page.getByLabel('NIF, NIE, CIF o NIF-IVA').fill('b-12345675')
    await page.getByLabel('Empresa').fill('Acme, S. L.')
    await page.getByRole('button', { name: /^Pagar/ }).click()
    await page.getByText('Ese número no es correcto. Escribe un NIF').waitFor()
    await page.getByLabel('NIF, NIE, CIF o NIF-IVA').fill('b-12345674')
    await page.getByRole('button', { name: /^Pagar/ }).dblclick()
    await page.waitForURL((url) => url.pathname === '/dashboard' && url.search === '')
    await page.getByRole('heading', { name: 'Plan Mensual' }).waitFor()
    expect(await planOf(page)).toBe('pro-monthly')
    await page.goto('/checkout/pro')
    await page.getByText('Ya tienes PRO').waitFor()

    await page.goto('/profile?tab=suscripcion')
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: /^Factura del/ }).click()
    const invoice = await opened
    for (const part of ['Acme, S. L.', 'B12345674', '14,05', 'IVA (21 %)', '2,95'])
      await invoice.getByText(part).first().waitFor()
  })

  it('PAY-05, PAY-06 asks the bank; refused there nothing is paid, confirmed there the plan is active; then buys for life', async () => {
    const page = await newPage('phone')
    await registerByApi(page)
    for (const [answer, end] of [
      ['Rechazar', 'Tu banco no ha confirmado el pago'],
      ['Completar autenticación', 'Plan de Prueba'],
    ] as const) {
      await page.goto('/checkout/trial')
      await answersClicks(page)
      await fillCard(page, '4000 0025 0000 3155')
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: /^Pagar 3,00/ }).click()
      await page.getByRole('button', { name: answer }).click()
      await page.waitForURL((url) => url.pathname === '/dashboard')
      await page.getByText(end).first().waitFor()
      await eventually(() => new URL(page.url()).search).toBe('')
      expect(await planOf(page)).toBe(answer === 'Rechazar' ? 'free' : 'trial')
    }

    await page.goto('/checkout/pro-lifetime')
    await answersClicks(page)
    await fillCard(page, '4242 4242 4242 4242')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: /^Pagar 49,99/ }).click()
    await page.getByRole('heading', { name: 'Plan Vitalicio' }).waitFor()
    expect(await planOf(page)).toBe('pro-lifetime')
  })
})

describe('around it', () => {
  it('ROUTE-18, ROUTE-22, ROUTE-25, PAGE-05, PAGE-06, PRICE-01…06, PRICE-11…14, PRICE-15, JS off: a visitor reads the prices and finds the ways on', async () => {
    const page = await newPage('phone', { javaScriptEnabled: false })
    await page.goto('/planes-de-suscripcion?de=blog')
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/pricing?de=blog')
    for (const price of ['Gratis', '3,00 €', '17,00 €', '49,99 €']) {
      await page.getByText(price, { exact: true }).waitFor()
    }
    expect(await page.getByRole('link', { name: 'Regístrate', exact: true }).count()).toBe(3)
    await page.getByText('¿La prueba se renueva sola?').click()
    await page.getByText('no se renueva automáticamente').waitFor()
    await page.getByRole('link', { name: 'Contactar con soporte' }).click()
    await title(page, 'Contacto').waitFor()
    await page.getByText('de lunes a viernes, de 9:00 a 18:00').waitFor()
    await page.getByRole('link', { name: 'contacto@pymentor.example' }).waitFor()
  })

  it('ROUTE-12, ROUTE-13, ROUTE-14, ROUTE-19, PAY-16, PAY-24, PAY-13, PAY-27…29, PAY-37 lets nobody be led astray', async () => {
    const page = await newPage()
    await page.goto('/checkout/success?success=true')
    await page.getByText('No se encontró el ID de sesión de Stripe').waitFor()
    await page.goto('/checkout/success')
    await page.getByText('No se encontró un ID de sesión válido').waitFor()
    await page.goto('/verify-payment')
    await page.getByText('Debes iniciar sesión para verificar tu suscripción.').waitFor()
    expect((await page.request.get('/checkout/oro', { maxRedirects: 0 })).status()).toBe(404)
    const away = async (path: string, url: string) => {
      const answer = await page.request.get(`${path}?url=${encodeURIComponent(url)}`, { maxRedirects: 0 })
      return [answer.status(), answer.headers().location]
    }
    for (const path of ['/stripe-redirect', '/checkout/redirect', '/external-redirect']) {
      expect(await away(path, 'https://checkout.stripe.com/c/1')).toEqual([200, undefined])
      for (const url of ['', 'https://evil.example/', '//evil.example', 'javascript:alert(1)']) {
        expect(await away(path, url)).toEqual([302, '/'])
      }
    }
    await page.clock.install()
    const back = `/stripe-redirect?url=${encodeURIComponent(`${product().origin}/checkout/success?success=true`)}`
    expect(await (await page.request.get(back)).text()).toMatch(/>5(<!-- -->)? s</)
    await page.goto(back)
    // The first of its seconds may be over before a slow page is there.
    await page.getByText(/\b[1-5] s\b/).waitFor()
    await hurry(page, async () => new URL(page.url()).pathname === '/checkout/success')
  })

  it('PRICE-11, AUTH-14 keeps the plan that a visitor chose through registration and the mail, wherever that is opened', async () => {
    const page = await newPage('phone')
    const person = newPerson('Lola')
    await page.goto('/pricing')
    await page.getByRole('article', { name: 'PRO Vitalicio' }).getByRole('link', { name: 'Regístrate' }).click()
    await page.getByText('Has elegido PRO Vitalicio').waitFor()
    await answersClicks(page)
    await fillRegistration(page, person)
    await page.getByRole('button', { name: 'Crear cuenta gratis' }).click()
    await page.getByRole('button', { name: /^Pagar 49,99/ }).waitFor()

    await page.goto(await mailedPath(page, person.email, 'Confirma tu correo en PyMentor'))
    await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
    await page.getByRole('link', { name: 'Seguir con la compra' }).click()
    await page.waitForURL(/\/checkout\/pro-lifetime$/)
    await page.getByRole('button', { name: /^Pagar 49,99/ }).waitFor()
  })

  it('VAL-21, PAY-41 tells who was signed out meanwhile, and forgets the pending plan', async () => {
    const page = await newPage()
    await registerByApi(page, newPerson('Eva'))
    await page.goto('/pricing')
    await answersClicks(page)
    await page.context().clearCookies()
    await page.getByRole('button', { name: '¡Probar 3 días!' }).click()
    await page.getByText('Debes iniciar sesión para suscribirte a un plan').first().waitFor()
    expect(await pending(page)).toEqual([null, null])
  })
})
