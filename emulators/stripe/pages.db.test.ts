import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '~/testing/start-app'

const VISA = '4242 4242 4242 4242'
const DECLINED = '4000 0000 0000 0002'
const NO_FUNDS = '4000 0000 0000 9995'
const AUTHENTICATES = '4000 0025 0000 3155'
const CARD = { caducidad: '12 / 34', cvc: '123', titular: 'Ana Prueba', consentimiento: 'si' }
const CONSENT = 'Quiero que mi plan empiece ya.'

let app: TestApp
let stripe: Stripe
let prices: { monthly: string; lifetime: string }
let iva: string
let customer: Stripe.Customer

beforeAll(async () => {
  app = await startApp()
  const emulator = app.services.stripeEmulator
  if (emulator === null) throw new Error('no emulator')
  const httpClient = Stripe.createFetchHttpClient(emulator.fetch)
  stripe = new Stripe(emulator.secretKey, { httpClient, maxNetworkRetries: 0 })
  iva = (await stripe.taxRates.create({ display_name: 'IVA', percentage: 21, inclusive: true })).id
  const product = await stripe.products.create({ name: 'PRO Mensual' })
  const euros = { product: product.id, currency: 'eur' }
  const monthly = await stripe.prices.create({ ...euros, unit_amount: 1700, recurring: { interval: 'month' } })
  const lifetime = await stripe.prices.create({ ...euros, unit_amount: 4999 })
  prices = { monthly: monthly.id, lifetime: lifetime.id }
  customer = await stripe.customers.create({ email: 'ana@example.com', name: 'Ana Prueba' })
})
afterAll(() => app.stop())

const newSession = (changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  stripe.checkout.sessions.create({
    mode: 'payment',
    customer: customer.id,
    line_items: [{ price: prices.lifetime, quantity: 1 }],
    success_url: `${app.origin}/checkout/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${app.origin}/pricing`,
    consent_collection: { terms_of_service: 'required' },
    custom_text: { terms_of_service_acceptance: { message: CONSENT } },
    ...changes,
  })
const newSubscription = (of = customer.id) =>
  newSession({
    mode: 'subscription',
    customer: of,
    line_items: [{ price: prices.monthly, quantity: 1 }],
    subscription_data: { default_tax_rates: [iva] },
  })

/** The page behind an address of Stripe's, asked for where this test's server listens. */
const here = (address: string | null) => {
  const { pathname, search } = new URL(address ?? '', app.origin)
  return app.origin + pathname + search
}
const open = (address: string | null) => fetch(here(address), { redirect: 'manual' })
const send = (address: string | null, fields: Record<string, string>) =>
  fetch(here(address), { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
const pay = (address: string | null, numero = VISA) => send(address, { ...CARD, numero })
const goal = (response: Response) => [response.status, response.headers.get('location')]
/** As people read it: without the space that keeps a price together. */
const textOf = async (response: Response) => (await response.text()).replaceAll('\u00a0', ' ')
const successOf = ({ id }: { id: string }) => `${app.origin}/checkout/success?session_id=${id}`
const read = (session: { id: string }) => stripe.checkout.sessions.retrieve(session.id)

describe('the hosted page', () => {
  it('says what is bought, for how much and whether it renews, plainly marked as an emulator', async () => {
    const session = await newSubscription()
    const page = await open(session.url)
    const text = await textOf(page)
    for (const part of ['Pasarela de pruebas: aquí no se cobra nada', 'PRO Mensual', 'IVA incluido', CONSENT])
      expect(text).toContain(part)
    expect(text).toContain('Se renueva cada mes por 17,00 €')
    expect(text).toContain('>Pagar 17,00 €</button>')
    expect(text).toContain('ana@example.com')
    expect(text).toContain(`href="${app.origin}/pricing"`)
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; (?!.*script)/)
    expect(page.headers.get('referrer-policy')).toBe('same-origin')
    expect(await textOf(await open((await newSession()).url))).toContain('no se renueva')
  })

  it('takes a card, once, however often it is sent, and leads back with the session', async () => {
    const session = await newSession()
    const answers = await Promise.all([pay(session.url), pay(session.url), pay(session.url)])
    expect(answers.map(goal)).toEqual(Array.from({ length: 3 }, () => [303, successOf(session)]))
    expect(goal(await pay(session.url))).toEqual([303, successOf(session)])
    const { payment_status, payment_intent, consent } = await read(session)
    expect([payment_status, consent?.terms_of_service]).toEqual(['paid', 'accepted'])
    const { data } = await stripe.charges.list({ payment_intent: String(payment_intent) })
    expect(data).toHaveLength(1)
    const again = await textOf(await open(session.url))
    expect(again).toContain('Ya está pagado')
    expect(again).toContain(successOf(session).replaceAll('&', '&amp;'))
  })

  it.each([
    [DECLINED, 'rechazado'],
    [NO_FUNDS, 'fondos'],
  ])('says why %s was refused and keeps the form, but not the number', async (number, word) => {
    const session = await newSession()
    const answer = await pay(session.url, number)
    const text = await textOf(answer)
    expect(answer.status).toBe(200)
    expect(/role="alert">([^<]*)</.exec(text)?.[1]).toMatch(new RegExp(`fondos|rechaz|${word}`))
    expect(text).toContain('value="Ana Prueba"')
    expect(text).not.toContain(`value="${number}" inputmode`)
    expect((await read(session)).status).toBe('open')
    expect(goal(await pay(session.url))).toEqual([303, successOf(session)])
  })

  it('says beside the fields what is missing, and charges nothing', async () => {
    const session = await newSession({ customer: undefined, customer_creation: 'always' })
    const answer = await send(session.url, { numero: '4242', correo: '"><b>' })
    const text = await textOf(answer)
    expect(answer.status).toBe(422)
    for (const name of ['correo', 'numero', 'caducidad', 'cvc', 'titular', 'consentimiento'])
      expect(text).toContain(`id="${name}-error"`)
    expect(text).not.toContain('"><b>')
    expect(
      (await send(session.url, { ...CARD, numero: VISA, correo: 'a@example.com', consentimiento: '' })).status,
    ).toBe(422)
    expect((await read(session)).status).toBe('open')
    const paid = await send(session.url, { ...CARD, numero: VISA, correo: 'nueva@example.com' })
    expect(goal(paid)).toEqual([303, successOf(session)])
    expect((await read(session)).customer_details?.email).toBe('nueva@example.com')
  })

  it('fills in a test card at one click, and nothing else', async () => {
    const session = await newSession()
    const text = await textOf(await send(session.url, { rellenar: DECLINED, titular: 'Otra Persona' }))
    expect(text).toContain(`value="${DECLINED}"`)
    expect(text).toContain('value="Otra Persona"')
    expect((await read(session)).status).toBe('open')
  })

  it('has the bank ask, and follows its answer', async () => {
    const session = await newSession()
    const bank = (await pay(session.url, AUTHENTICATES)).headers.get('location')
    expect(await textOf(await open(bank))).toMatch(/49,99 €.*acabada en 3155/)
    const refused = await send(bank, { respuesta: 'no' })
    expect((await read(session)).status).toBe('open')
    const again = await textOf(await open(refused.headers.get('location')))
    expect(again).toContain('Tu banco no ha confirmado')
    expect(again).toContain('Pagar 49,99 €')
    const second = (await pay(session.url, AUTHENTICATES)).headers.get('location')
    expect(goal(await send(second, { respuesta: 'si' }))).toEqual([303, successOf(session)])
    expect((await read(session)).payment_status).toBe('paid')
    expect(await textOf(await open(second))).toContain('No queda nada que confirmar')
    expect((await open(here(second).replace(/client_secret=.*/, 'client_secret=adivinado'))).status).toBe(404)
  })

  it('is clear about what is unknown, expired or paid for', async () => {
    const unknown = await open('/emulador/stripe/pagar/cs_test_no')
    expect([unknown.status, await textOf(unknown)]).toEqual([404, expect.stringContaining('no existe')])
    expect((await pay('/emulador/stripe/pagar/cs_test_no')).status).toBe(404)
    const session = await newSession()
    await stripe.checkout.sessions.expire(session.id)
    for (const answer of [await open(session.url), await pay(session.url)]) {
      const text = await textOf(answer)
      expect([answer.status, text]).toEqual([410, expect.stringContaining('ha caducado')])
      expect(text).toContain(`href="${app.origin}/pricing"`)
    }
  })

  it('leads nobody to another site', async () => {
    const session = await newSession({ success_url: 'https://mal.example/', cancel_url: 'https://mal.example/' })
    expect(await textOf(await open(session.url))).not.toContain('mal.example')
    const paid = await pay(session.url)
    expect(goal(paid)).toEqual([200, null])
    expect(await textOf(paid)).not.toContain('mal.example')
  })
})

describe('a payment link', () => {
  it('makes a session of its own at each opening, for whom its address says', async () => {
    const link = await stripe.paymentLinks.create({
      line_items: [{ price: prices.lifetime, quantity: 1 }],
      after_completion: {
        type: 'redirect',
        redirect: { url: `${app.origin}/checkout/success?session_id={CHECKOUT_SESSION_ID}` },
      },
    })
    const address = `${link.url}?client_reference_id=user-7&prefilled_email=luis%40example.com`
    const [first, second] = [await open(address), await open(address)].map((answer) => answer.headers.get('location'))
    expect(first).not.toBe(second)
    expect(await textOf(await open(first ?? null))).toContain('luis@example.com')
    const paid = await send(first ?? null, { ...CARD, numero: VISA, correo: 'luis@example.com' })
    const id = new URL(paid.headers.get('location') ?? '').searchParams.get('session_id') ?? ''
    const session = await stripe.checkout.sessions.retrieve(id)
    expect([session.client_reference_id, session.payment_status]).toEqual(['user-7', 'paid'])
    expect((await open('/emulador/stripe/enlace/no')).status).toBe(404)
  })
})

describe('the portal, invoices and receipts', () => {
  it('changes the card, cancels and resumes, for this customer only', async () => {
    const own = await stripe.customers.create({ email: 'portal@example.com' })
    await pay((await newSubscription(own.id)).url)
    await pay((await newSubscription()).url)
    const portal = await stripe.billingPortal.sessions.create({ customer: own.id, return_url: `${app.origin}/profile` })
    const page = await textOf(await open(portal.url))
    expect(page).toContain('Visa acabada en 4242')
    expect(page).toContain(`href="${app.origin}/profile"`)

    const fields = { caducidad: '11/33', cvc: '999', titular: 'Ana Prueba' }
    expect((await send(portal.url, { ...fields, numero: '1' })).status).toBe(422)
    expect(await textOf(await send(portal.url, { ...fields, numero: DECLINED }))).toContain('role="alert"')
    const changed = await send(portal.url, { ...fields, numero: '5555 5555 5555 4444' })
    const after = await textOf(await open(changed.headers.get('location')))
    expect(after).toContain('Tarjeta cambiada')
    expect(after).toContain('Mastercard acabada en 4444')

    const [mine] = (await stripe.subscriptions.list({ customer: own.id })).data
    const [another] = (await stripe.subscriptions.list({ customer: customer.id })).data
    const set = async (subscription: Stripe.Subscription | undefined, accion: string) => {
      const suscripcion = subscription?.id ?? ''
      await send(portal.url, { suscripcion, accion })
      return (await stripe.subscriptions.retrieve(suscripcion)).cancel_at_period_end
    }
    expect(await set(mine, 'cancelar')).toBe(true)
    expect(await textOf(await open(portal.url))).toContain('Reanudar la suscripción')
    expect(await set(mine, 'reanudar')).toBe(false)
    expect(await set(another, 'cancelar')).toBe(false)
    expect((await open('/emulador/stripe/portal/no')).status).toBe(404)
  })

  it('shows invoice and receipt with VAT apart, and what was given back', async () => {
    const session = await newSubscription()
    await pay(session.url)
    const { invoice } = await read(session)
    const { hosted_invoice_url, invoice_pdf, number } = await stripe.invoices.retrieve(String(invoice))
    const page = await textOf(await open(hosted_invoice_url ?? null))
    for (const part of [
      `Factura ${number}`,
      'empresa de ejemplo',
      '14,05 €',
      '2,95 €',
      '17,00 €',
      'Pagada el 10 de marzo',
    ])
      expect(page).toContain(part)
    const pdf = await open(invoice_pdf ?? null)
    expect([pdf.headers.get('content-type'), (await pdf.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-'])

    const [charge] = (await stripe.charges.list({ customer: customer.id, limit: 1 })).data
    await stripe.refunds.create({ charge: charge?.id ?? '', amount: 500 })
    const receipt = await textOf(await open(charge?.receipt_url ?? null))
    for (const part of ['Devuelto en parte', '-5,00 €', 'Visa acabada en 4242']) expect(receipt).toContain(part)
    for (const kind of ['factura', 'recibo']) expect((await open(`/emulador/stripe/${kind}/no`)).status).toBe(404)
  })
})

describe('the panel', () => {
  const act = async (accion: string, id = '') =>
    textOf(await open((await send('/emulador/stripe/panel', { accion, id })).headers.get('location')))

  it('says nothing of what it has not done', async () => {
    expect(await textOf(await open('/emulador/stripe?hecho=constructor'))).not.toContain('native code')
  })

  it('refunds, disputes and makes renewals fail; the clock does the rest', async () => {
    const buyer = await stripe.customers.create({ email: 'panel@example.com' })
    await pay((await newSubscription(buyer.id)).url)
    await pay((await newSession({ customer: buyer.id })).url)
    const [lifetime, monthly] = (await stripe.charges.list({ customer: buyer.id })).data
    const page = await textOf(await open('/emulador/stripe'))
    for (const part of ['panel@example.com', '49,99 €', 'Suscripción de 17,00 €']) expect(page).toContain(part)

    expect(await act('devolver', lifetime?.id)).toContain('Pago devuelto.')
    expect(await act('devolver', lifetime?.id)).toContain('No se ha podido hacer')
    expect(await act('disputar', monthly?.id)).toContain('Disputa abierta')
    const [dispute] = (await stripe.disputes.list({ charge: monthly?.id ?? '' })).data
    expect(await act('perder', dispute?.id)).toContain('Disputa perdida')
    expect(await act('ganar', dispute?.id)).toContain('No se ha podido hacer')

    expect(await act('fallar', buyer.id)).toContain('El próximo cobro')
    await app.browser()('POST', '/dev/clock', { advance: { days: 31, hours: 2 } })
    const [subscription] = (await stripe.subscriptions.list({ customer: buyer.id })).data
    expect(subscription?.status).toBe('past_due')
    const [refund] = (await stripe.refunds.list({ charge: lifetime?.id ?? '' })).data
    expect(await act('rechazar', refund?.id)).toContain('Devolución rechazada')
    expect(await act('rechazar', refund?.id)).toContain('No se ha podido hacer')
    expect(await stripe.charges.retrieve(lifetime?.id ?? '')).toMatchObject({ refunded: false, amount_refunded: 0 })
    expect(await act('borrar', buyer.id)).toContain('Cliente borrado')
    expect(await act('borrar', buyer.id)).toContain('No se ha podido hacer')
    expect(await stripe.customers.retrieve(buyer.id)).toMatchObject({ deleted: true })
    for (const action of ['inventado', 'devolver', 'rechazar', 'disputar', 'ganar', 'fallar', 'borrar'])
      expect(await act(action, 'ch_no')).toContain('No se ha podido hacer')
    await app.browser()('POST', '/dev/clock', { reset: true })
  })

  it('is there for this machine alone', async () => {
    for (const init of [{}, { method: 'POST' }])
      for (const path of ['', '/', '/panel']) {
        const headers = { 'X-Forwarded-For': '127.0.0.1' }
        const { status } = await fetch(`${app.origin}/emulador/stripe${path}`, { ...init, headers, redirect: 'manual' })
        expect([path, status]).toEqual([path, 404])
      }
    const session = await newSession()
    const headers = { 'X-Forwarded-For': '10.0.0.1' }
    expect((await fetch(here(session.url), { headers })).status).toBe(200)
  })
})
