import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Purchases, purchasesOf } from '~/testing/payments/purchases'
import { type Call, startApp, type TestApp } from '~/testing/start-app'
import type { BillingEntry } from './payments-contract'
import { PAID_PLANS, type PaidPlan, PLANS } from './plans'

let app: TestApp
let shop: Purchases
let count = 0
beforeAll(async () => {
  app = await startApp()
  shop = purchasesOf(app)
})
afterAll(() => app.stop())

const newcomer = () => app.register(`factura${++count}@example.com`)
const historyOf = async (call: Call): Promise<BillingEntry[]> =>
  (await (await call('GET', '/api/subscription/history')).json()).entries
/** What the newest invoice says to its reader. */
const invoiceOf = async (call: Call): Promise<string> => {
  const [entry] = await historyOf(call)
  const { pathname } = new URL(entry?.invoiceUrl ?? 'http://none/', app.origin)
  const page = await (await fetch(app.origin + pathname)).text()
  return page
    .slice(page.indexOf('<article'))
    .replaceAll('\u00a0', ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}
const SUMS = {
  trial: 'Base imponible 2,48 € IVA (21 %) 0,52 € Total, IVA incluido 3,00 € Pagado 3,00 €',
  'pro-monthly': 'Base imponible 14,05 € IVA (21 %) 2,95 € Total, IVA incluido 17,00 € Pagado 17,00 €',
  'pro-lifetime': 'Base imponible 41,31 € IVA (21 %) 8,68 € Total, IVA incluido 49,99 € Pagado 49,99 €',
} satisfies Record<PaidPlan, string>

describe('C-67 every purchase has an invoice with base, rate and quota', () => {
  const ways = PAID_PLANS.flatMap((plan) => [[plan, 'by card'] as const, [plan, 'on the provider’s page'] as const])
  it.each(ways)('%s %s', async (plan, way) => {
    const { call } = await newcomer()
    if (way === 'by card') await shop.buyByCard(call, plan)
    else await shop.buy(call, plan)
    expect((await shop.activate(call, {})).status).toBe(200)
    const invoice = await invoiceOf(call)
    expect(invoice).toContain(SUMS[plan])
    expect(invoice).toContain(PLANS[plan].name)
  })

  it.each([
    ['pro-monthly', 'by card'],
    ['pro-monthly', 'on the provider’s page'],
    ['pro-lifetime', 'by card'],
    ['pro-lifetime', 'on the provider’s page'],
  ] as const)('after the trial %s %s begins at once and has its own', async (plan, way) => {
    const { call, user } = await newcomer()
    await shop.buy(call, 'trial')
    await shop.activate(call, {})
    app.clock.now = new Date(app.clock.now.getTime() + 3_600_000)
    if (way === 'by card') await shop.buyByCard(call, plan)
    else await shop.buy(call, plan)
    expect((await shop.activate(call, {})).body).toMatchObject({ planType: plan })
    expect(await invoiceOf(call)).toContain(SUMS[plan])
    expect((await historyOf(call)).map(({ invoiceUrl }) => invoiceUrl !== null)).toEqual([true, true])
    expect(await shop.planRow(user)).toMatchObject({ planType: plan, planExpiresAt: null })
  })

  it('one, however often and from wherever it is looked for; none for what goes back at once', async () => {
    const { call, user } = await newcomer()
    await shop.buyByCard(call, 'pro-lifetime')
    await Promise.all([app.deliverEvents(), shop.activate(call, {}), shop.activate(call, {})])
    await shop.activate(call, {})
    const { stripeCustomerId } = await shop.planRow(user)
    const { data } = await shop.stripe.invoices.list({ customer: stripeCustomerId ?? '' })
    expect(data.map(({ status, amount_paid }) => [status, amount_paid])).toEqual([['paid', 4999]])
    expect((await historyOf(call)).map(({ withdrawableUntil }) => withdrawableUntil !== null)).toEqual([true])
  })
})

describe('C-67 NIF and company', () => {
  const save = async (call: Call, details: object) => {
    const response = await call('POST', '/api/subscription/invoice-details', details)
    return [response.status, await response.json()]
  }
  const ACME = { taxId: 'B12345674', company: 'Acme, S. L.' }

  it('stand on every invoice from then on, and issued ones stay as they are', async () => {
    const { call } = await newcomer()
    expect(await save(call, { ...ACME, taxId: ' es-b 12.345.674' })).toEqual([200, ACME])
    await shop.buy(call, 'trial')
    await shop.activate(call, {})
    expect(await invoiceOf(call)).toMatch(/Cliente Acme, S\. L\..*NIF B12345674/)

    expect(await save(call, { taxId: 'FR83404833048', company: 'Dupont' })).toMatchObject([200, {}])
    expect(await invoiceOf(call)).toContain('NIF B12345674')
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
    await shop.buyByCard(call, 'pro-lifetime')
    await shop.activate(call, {})
    expect(await invoiceOf(call)).toMatch(/Cliente Dupont.*NIF-IVA FR83404833048.*8,68 €/)

    expect(await save(call, { taxId: '', company: '' })).toEqual([200, { taxId: '', company: '' }])
    const { data } = await shop.stripe.customers.list({ limit: 1 })
    expect(data).toMatchObject([{ name: expect.not.stringContaining('Dupont'), metadata: {} }])
  })

  it('given on the provider’s page stand on that invoice and in the account, until the person says otherwise', async () => {
    const { call, user } = await newcomer()
    const session = await shop.openCheckout(call, 'pro-monthly')
    await shop.payCheckout(session, undefined, { taxId: 'ESB12345674', company: 'Acme, S. L.' })
    await shop.activate(call, {})
    expect(await invoiceOf(call)).toMatch(/Cliente Acme, S\. L\..*B12345674/)
    const kept = () => app.services.billing.invoiceDetails.read(user.id)
    expect(await kept()).toEqual({ taxId: 'B12345674', company: 'Acme, S. L.' })
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
    await save(call, { taxId: '', company: '' })
    await shop.activate(call, {})
    expect(await kept()).toEqual({ taxId: '', company: '' })
  })

  it('are refused with a sentence for the field where a control character is wrong', async () => {
    const { call } = await newcomer()
    expect(await save(call, { ...ACME, taxId: 'B12345675' })).toMatchObject([
      422,
      { fields: { taxId: expect.stringContaining('no es correcto') } },
    ])
    expect((await save(app.browser(), ACME))[0]).toBe(401)
  })
})

describe('C-67 VAT', () => {
  it('STRIPE_TAX=automatic leaves it to Stripe Tax, whichever way is paid', async () => {
    const taxed = await startApp({ environment: { STRIPE_TAX: 'automatic' } })
    try {
      const there = purchasesOf(taxed)
      const enabled: boolean[] = []
      for (const plan of PAID_PLANS) {
        const { call, user } = await taxed.register(`tax-${plan}@example.com`)
        await there.buyByCard(call, plan)
        expect((await there.activate(call, {})).status).toBe(200)
        const { stripeCustomerId } = await there.planRow(user)
        const { data } = await there.stripe.invoices.list({ customer: stripeCustomerId ?? '' })
        enabled.push(...data.map(({ total_taxes }) => (total_taxes?.length ?? 0) > 0))
        const customer = await there.stripe.customers.retrieve(stripeCustomerId ?? '')
        expect(customer).toMatchObject({ address: { country: 'ES' } })
      }
      expect(enabled).toEqual([true, true, true])
      const { call } = await taxed.register('tax-page@example.com')
      const session = await there.stripe.checkout.sessions.retrieve(await there.openCheckout(call, 'pro-monthly'))
      expect(session.automatic_tax.enabled).toBe(true)
      const [begun] = (await there.stripe.subscriptions.list({ limit: 1 })).data
      expect(begun?.automatic_tax.enabled).toBe(true)
    } finally {
      await taxed.stop()
    }
  })

  it('is given to running subscriptions that were begun without, once', async () => {
    const { call, user } = await newcomer()
    await shop.buy(call, 'pro-monthly')
    await shop.activate(call, {})
    const { stripeCustomerId: customer, stripeSubscriptionId } = await shop.planRow(user)
    const taxed = await shop.stripe.subscriptions.retrieve(stripeSubscriptionId ?? '')
    const asked = {
      customer: customer ?? '',
      items: [{ price: taxed.items.data[0]?.price.id ?? '' }],
      metadata: taxed.metadata,
      payment_behavior: 'default_incomplete' as const,
    }
    const unpaid = await shop.stripe.subscriptions.create(asked)
    const { id } = await shop.stripe.subscriptions.create({ ...asked, trial_period_days: 3 })
    const rates = async () => (await shop.stripe.subscriptions.retrieve(id)).default_tax_rates
    expect(await rates()).toEqual([])
    const setUp = async () => (await app.services.billing.provider.ensurePrices()).join('\n')
    const told = await setUp()
    expect(told).toContain(`taxed subscription ${id}`)
    expect(told).not.toContain(unpaid.id)
    expect(await rates()).toMatchObject([{ percentage: 21, inclusive: true }])
    expect(await setUp()).not.toContain('taxed')
  })
})
