import { describe, expect, it } from 'vitest'
import { PLANS } from '~/modules/billing/billing.server'
import { cannedStripe, REFUSED_KEY } from '~/testing/payments/canned-stripe'
import { createCardPayments } from './card-payment'
import { createCheckouts } from './checkout'

const BUYER = { userId: 'ana', customerId: 'cus_1', email: 'ana@example.com', name: 'Ana', taxId: null }
const prices = { priceOf: async () => 'price_now', ensurePrices: async () => [] }
const taxes = {
  isAutomatic: false,
  rates: async () => ['txr_iva'],
  terms: async () => ({ default_tax_rates: ['txr_iva'] }),
}
const NEW = { client_secret: 'new' }

describe('the card form', () => {
  const ours = { via: 'card', planType: 'pro-lifetime', consent: 'dicho' }
  const intent = (columns: object = {}) => ({
    id: 'pi_1',
    status: 'requires_payment_method',
    amount: PLANS['pro-lifetime'].cents,
    metadata: ours,
    client_secret: 'known',
    ...columns,
  })
  const pay = async (before: object[], consent: string | null = 'dicho') => {
    const { ask, calls } = cannedStripe({
      'GET /payment_intents': before,
      'POST /payment_intents': NEW,
      'POST /payment_intents/pi_1': {},
    })
    const { clientSecret } = await createCardPayments(ask, { prices, taxes }).createCardPayment(BUYER, {
      plan: 'pro-lifetime',
      consent,
    })
    return [clientSecret, ...calls]
  }

  it('pays what it has left unpaid: its own, of this plan, at this price', async () => {
    for (const status of ['requires_payment_method', 'requires_confirmation', 'requires_action'])
      expect(await pay([intent({ status })])).toEqual(['known'])
    for (const other of [
      intent({ status: 'succeeded' }),
      intent({ status: 'canceled' }),
      intent({ amount: 1 }),
      intent({ metadata: { ...ours, via: undefined } }),
      intent({ metadata: { ...ours, planType: 'trial' } }),
    ])
      expect(await pay([other])).toEqual(['new', 'POST /payment_intents'])
  })

  it('writes down a consent that is new; one that was given stands', async () => {
    const without = intent({ metadata: { via: 'card', planType: 'pro-lifetime' } })
    expect(await pay([without])).toEqual(['known', 'POST /payment_intents/pi_1'])
    expect(await pay([without], null)).toEqual(['known'])
    expect(await pay([intent()], null)).toEqual(['known'])
    expect(await pay([intent()], 'otra cosa')).toEqual(['known', 'POST /payment_intents/pi_1'])
  })

  it('takes up a subscription likewise, and says when there is nothing to pay it by', async () => {
    const monthly = (columns: object = {}) => ({
      id: 'sub_1',
      status: 'incomplete',
      metadata: { ...ours, planType: 'pro-monthly' },
      items: { data: [{ price: { id: 'price_now' } }] },
      latest_invoice: { confirmation_secret: NEW },
      ...columns,
    })
    const subscribe = async (before: object[], made: object = monthly()) => {
      const { ask, calls } = cannedStripe({
        'GET /subscriptions': before,
        'POST /subscriptions': made,
        'POST /subscriptions/sub_1': {},
        'DELETE /subscriptions/sub_1': {},
      })
      const order = { plan: 'pro-monthly', consent: 'dicho' } as const
      const { clientSecret } = await createCardPayments(ask, { prices, taxes }).createCardPayment(BUYER, order)
      return [clientSecret, ...calls]
    }
    const invoice = { customer_name: 'Ana', customer_tax_ids: [], confirmation_secret: { client_secret: 'known' } }
    const known = { latest_invoice: invoice }
    expect(await subscribe([monthly(known)])).toEqual(['known'])
    expect(await subscribe([monthly({ latest_invoice: null }), monthly(known)])).toEqual(['known'])
    expect(await subscribe([monthly({ ...known, metadata: { via: 'card' } })])).toEqual([
      'known',
      'POST /subscriptions/sub_1',
    ])
    for (const other of [
      { status: 'active' },
      { metadata: {} },
      { items: { data: [{ price: { id: 'price_before' } }] } },
      { latest_invoice: 'in_1' },
      { latest_invoice: null },
    ])
      expect(await subscribe([monthly({ ...known, ...other })])).toEqual(['new', 'POST /subscriptions'])
    for (const change of [{ customer_name: 'Acme' }, { customer_tax_ids: [{ type: 'es_cif', value: 'B12345674' }] }])
      expect(await subscribe([monthly({ latest_invoice: { ...invoice, ...change } })])).toEqual([
        'new',
        'DELETE /subscriptions/sub_1',
        'POST /subscriptions',
      ])
    await expect(subscribe([], monthly({ latest_invoice: null }))).rejects.toMatchObject({
      code: 'payment_provider_failed',
    })
  })
})

describe('the page to pay on', () => {
  const ORDER = {
    plan: 'trial',
    consent: { wording: 'v1', text: 'Acepto' },
    key: 'clic',
    success: 'https://pymentor.example/si',
    cancel: 'https://pymentor.example/no',
  } as const
  const open = (made: object, sessions: object[] = []) =>
    createCheckouts(cannedStripe({ 'POST /checkout/sessions': made, 'GET /checkout/sessions': sessions }).ask, {
      prices,
      taxes,
      clock: () => new Date('2026-03-10T10:00:00Z'),
    }).createCheckout(BUYER, ORDER)
  const REPEATED = () =>
    Response.json({ error: { type: 'idempotency_error', message: 'Other parameters' } }, { status: 400 })

  it('is the one of the same click, when it comes again', async () => {
    const sessions = [
      { url: 'https://pay.example/other', metadata: { key: 'otro clic' } },
      { url: 'https://pay.example/none', metadata: null },
      { url: 'https://pay.example/same', metadata: { key: 'clic' } },
    ]
    expect(await open({ url: 'https://pay.example/new' }, sessions)).toEqual({ url: 'https://pay.example/new' })
    expect(await open(REPEATED, sessions)).toEqual({ url: 'https://pay.example/same' })
  })

  it('is not there when its own is over, has no address, or was refused', async () => {
    for (const made of [REPEATED, { url: null }])
      await expect(open(made, [{ url: 'https://pay.example/other', metadata: { key: 'otro' } }])).rejects.toMatchObject(
        {
          code: 'no_payment_link',
        },
      )
    const same = [{ url: 'https://pay.example/same', metadata: { key: 'clic' } }]
    await expect(open(REFUSED_KEY, same)).rejects.toMatchObject({ code: 'payment_provider_failed' })
  })
})
