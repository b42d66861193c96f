import { expect, it } from 'vitest'
import { cannedStripe, REFUSED_KEY } from '~/testing/payments/canned-stripe'
import { createSubscriptions } from './subscriptions'

const PAGE = 'https://pay.example/invoice'
const OPEN = { id: 'in_1', status: 'open', hosted_invoice_url: PAGE }
const card = (code: string, type = 'card_error', status = 402) =>
  Response.json({ error: { type, code, message: 'No' } }, { status })

it('the renewal that is open is paid, declined, or asked about at the bank', async () => {
  const pay = (answer: object, latest_invoice: unknown = OPEN) =>
    createSubscriptions(
      cannedStripe({ 'GET /subscriptions/sub_1': { latest_invoice }, 'POST /invoices/in_1/pay': () => answer }).ask,
    ).payOpen('sub_1')
  expect(await pay({ status: 'paid' })).toEqual({ type: 'paid' })
  expect(await pay(card('invoice_already_paid', 'invalid_request_error', 400))).toEqual({ type: 'paid' })
  expect(await pay(card('card_declined'))).toEqual({ type: 'declined' })
  for (const code of ['authentication_required', 'invoice_payment_intent_requires_action'])
    expect(await pay(card(code))).toEqual({ type: 'asks', url: PAGE })
  for (const invoice of [null, 'in_1', { ...OPEN, status: 'paid' }])
    expect(await pay(card('card_declined'), invoice)).toEqual({ type: 'nothing' })
  await expect(pay(REFUSED_KEY())).rejects.toMatchObject({ code: 'payment_provider_failed' })
})
