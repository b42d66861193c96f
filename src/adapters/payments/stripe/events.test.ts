import { createHmac } from 'node:crypto'
import type Stripe from 'stripe'
import { expect, it } from 'vitest'
import { cannedStripe, REFUSED_KEY } from '~/testing/payments/canned-stripe'
import { createEvents, whoseOf } from './events'

const NOW = new Date('2026-03-10T10:00:00Z')
const SECONDS = NOW.getTime() / 1000
const NOTICE = JSON.stringify({ id: 'evt_1', object: 'event', type: 'product.created', data: { object: {} } })

const signed = (secret: string, at = SECONDS) =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${NOTICE}`).digest('hex')}`
const read = (webhookSecret: string, signature: string | undefined) =>
  createEvents(cannedStripe({}).ask, { webhookSecret, clock: () => NOW }).readEvent(NOTICE, signature)
const refused = { code: 'invalid_signature' }

it('a webhook event is read within five minutes of when it was signed, by the clock of the product', async () => {
  for (const at of [SECONDS - 300, SECONDS, SECONDS + 300])
    expect(await read('whsec_ours', signed('whsec_ours', at))).toMatchObject({ id: 'evt_1', isRelevant: false })
  for (const at of [SECONDS - 301, SECONDS + 301])
    await expect(read('whsec_ours', signed('whsec_ours', at))).rejects.toMatchObject(refused)
})

it('without a secret of ours nobody’s webhook event is read, also one that nothing has signed', async () => {
  for (const signature of [signed(''), signed('whsec_ours'), undefined])
    await expect(read('', signature)).rejects.toMatchObject(refused)
})

it('a webhook event of a refund or a dispute is its charge’s payer’s; of no charge, or one that is gone, nobody’s', async () => {
  const charges = {
    'GET /charges/ch_1': { id: 'ch_1', customer: 'cus_1', metadata: { userId: 'ana' } },
    'GET /charges/ch_shut': REFUSED_KEY,
  }
  const { ask } = cannedStripe(charges)
  const whose = (charge: string | null, type: Stripe.Event['type'] = 'refund.failed') =>
    ask((stripe) => whoseOf(stripe, Object.assign(JSON.parse(NOTICE), { type, data: { object: { charge } } })))
  const nobody = { userId: null, customerId: null, sessionId: null }
  for (const type of [
    'refund.failed',
    'charge.refund.updated',
    'charge.dispute.created',
    'charge.dispute.closed',
  ] as const)
    expect(await whose('ch_1', type)).toEqual({ ...nobody, userId: 'ana', customerId: 'cus_1' })
  for (const none of [null, 'ch_gone']) expect(await whose(none)).toEqual(nobody)
  await expect(whose('ch_shut')).rejects.toMatchObject({ code: 'payment_provider_failed' })
  expect(await whose('ch_1', 'product.created')).toBeNull()
})

it('a webhook event names whom a checkout was opened for, else who is written on it', async () => {
  const whose = (type: Stripe.Event['type'], object: object) =>
    cannedStripe({}).ask((stripe) => whoseOf(stripe, Object.assign(JSON.parse(NOTICE), { type, data: { object } })))
  const session = { id: 'cs_1', customer: 'cus_1', client_reference_id: 'ana', metadata: { userId: 'eva' } }
  const trace = { userId: 'ana', customerId: 'cus_1', sessionId: 'cs_1' }
  expect(await whose('checkout.session.completed', session)).toEqual(trace)
  const unnamed = { ...session, client_reference_id: null }
  expect(await whose('checkout.session.async_payment_succeeded', unnamed)).toEqual({ ...trace, userId: 'eva' })
  expect(await whose('customer.subscription.updated', { customer: 'cus_1', metadata: { userId: 'ana' } })).toEqual({
    ...trace,
    sessionId: null,
  })
  const parent = { subscription_details: { metadata: { userId: 'ana' } } }
  expect(await whose('invoice.paid', { customer: { id: 'cus_1' }, parent })).toEqual({ ...trace, sessionId: null })
  expect(await whose('invoice.paid', { customer: 'cus_1', parent: null })).toEqual({
    ...trace,
    userId: null,
    sessionId: null,
  })
})
