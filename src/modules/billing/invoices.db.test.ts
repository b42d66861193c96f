import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Purchases, purchasesOf } from '~/testing/purchases'
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

  it('are refused with a sentence for the field where a control character is wrong', async () => {
    const { call } = await newcomer()
    expect(await save(call, { ...ACME, taxId: 'B12345675' })).toMatchObject([
      422,
      { fields: { taxId: expect.stringContaining('no es correcto') } },
    ])
    expect((await save(app.browser(), ACME))[0]).toBe(401)
  })
})
