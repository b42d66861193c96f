import { describe, expect, it } from 'vitest'
import { cannedStripe, REFUSED_KEY } from '~/testing/payments/canned-stripe'
import { createClosing } from './closing'
import { createSessions } from './sessions'

describe('a checkout', () => {
  const read = (session: object) =>
    createSessions(cannedStripe({ 'GET /checkout/sessions/cs_1': session }).ask).readSession('cs_1')
  const SESSION = {
    id: 'cs_1',
    status: 'complete',
    payment_status: 'paid',
    client_reference_id: 'ana',
    metadata: { userId: 'eva', planType: 'trial' },
    customer: 'cus_1',
  }

  it.each([
    ['complete', 'paid', 'success', 'paid'],
    ['complete', 'no_payment_required', 'success', 'no_payment_required'],
    ['complete', 'unpaid', 'open', 'unpaid'],
    ['complete', 'promised', 'open', 'unpaid'],
    ['open', 'paid', 'open', 'paid'],
    ['open', 'unpaid', 'open', 'unpaid'],
    ['expired', 'unpaid', 'expired', 'unpaid'],
  ])('%s and %s is %s', async (status, payment_status, told, paymentStatus) => {
    expect(await read({ ...SESSION, status, payment_status })).toMatchObject({ status: told, paymentStatus })
  })

  it('is whose it was opened for, else whom it names; nobody’s without either', async () => {
    expect(await read(SESSION)).toMatchObject({ userId: 'ana', customerId: 'cus_1', plan: 'trial' })
    expect(await read({ ...SESSION, client_reference_id: null })).toMatchObject({ userId: 'eva' })
    expect(await read({ ...SESSION, client_reference_id: null, metadata: {} })).toMatchObject({ userId: null })
  })

  it('that there is not is none; that cannot be read is a failure', async () => {
    expect(await createSessions(cannedStripe({}).ask).readSession('cs_1')).toBeNull()
    await expect(read(REFUSED_KEY)).rejects.toMatchObject({ code: 'payment_provider_failed' })
  })
})

describe('what can still be paid', () => {
  const card = { via: 'card' }
  const payment = (id: string, status: string, metadata: object = card) => ({ id, status, metadata })
  const OPEN = {
    'GET /checkout/sessions': [{ id: 'cs_open' }],
    'GET /payment_intents': [
      payment('pi_form', 'requires_payment_method'),
      payment('pi_bank', 'requires_action'),
      payment('pi_paid', 'succeeded'),
      payment('pi_over', 'canceled'),
      payment('pi_page', 'requires_payment_method', {}),
    ],
  }
  const OVER = () => Response.json({ error: { type: 'invalid_request_error', message: 'It is over' } }, { status: 400 })

  it('is ended after a purchase: our own; what Stripe’s page has made ends with it', async () => {
    const form = { id: 'sub_form', metadata: card }
    const { ask, calls } = cannedStripe({
      ...OPEN,
      'GET /subscriptions': [form, { id: 'sub_page', metadata: {} }],
      'POST /checkout/sessions/cs_open/expire': {},
      'DELETE /subscriptions/sub_form': OVER,
      'POST /payment_intents/pi_form/cancel': OVER,
      'POST /payment_intents/pi_bank/cancel': {},
    })
    await createSessions(ask).expireCheckouts('cus_1')
    expect(calls).toEqual([
      'POST /checkout/sessions/cs_open/expire',
      'DELETE /subscriptions/sub_form',
      'POST /payment_intents/pi_form/cancel',
      'POST /payment_intents/pi_bank/cancel',
    ])
  })

  it('is a failure where ending it fails otherwise', async () => {
    const { ask } = cannedStripe({
      ...OPEN,
      'GET /subscriptions': [],
      'POST /checkout/sessions/cs_open/expire': REFUSED_KEY,
    })
    await expect(createSessions(ask).expireCheckouts('cus_1')).rejects.toMatchObject({
      code: 'payment_provider_failed',
    })
  })

  it('ends with its customer, who goes last; one who is gone is left alone', async () => {
    const customer = { ...OPEN, 'GET /subscriptions': [], 'GET /customers/cus_1': { id: 'cus_1' } }
    const { ask, calls } = cannedStripe({
      ...customer,
      'POST /checkout/sessions/cs_open/expire': OVER,
      'POST /payment_intents/pi_form/cancel': {},
      'POST /payment_intents/pi_bank/cancel': {},
    })
    await createClosing(ask).closeCustomer('cus_1')
    expect(calls).toEqual([
      'POST /checkout/sessions/cs_open/expire',
      'POST /payment_intents/pi_form/cancel',
      'POST /payment_intents/pi_bank/cancel',
      'DELETE /customers/cus_1',
    ])
    for (const gone of [{ ...OPEN }, { ...OPEN, 'GET /customers/cus_1': { id: 'cus_1', deleted: true } }]) {
      const closed = cannedStripe(gone)
      await createClosing(closed.ask).closeCustomer('cus_1')
      expect(closed.calls).toEqual([])
    }
  })

  it('subscriptions of a customer who goes are ended, but those that are over', async () => {
    const { ask, calls } = cannedStripe({
      'GET /checkout/sessions': [],
      'GET /payment_intents': [],
      'GET /customers/cus_1': { id: 'cus_1' },
      'GET /subscriptions': [
        { id: 'sub_runs', status: 'active', metadata: {} },
        { id: 'sub_over', status: 'canceled', metadata: {} },
        { id: 'sub_never', status: 'incomplete_expired', metadata: {} },
      ],
    })
    await createClosing(ask).closeCustomer('cus_1')
    expect(calls).toEqual(['DELETE /subscriptions/sub_runs', 'DELETE /customers/cus_1'])
  })

  it('stays with a customer who could not be read, or whose subscription could not be ended', async () => {
    const refused = { code: 'payment_provider_failed' }
    const unread = cannedStripe({ 'GET /customers/cus_1': REFUSED_KEY })
    await expect(createClosing(unread.ask).closeCustomer('cus_1')).rejects.toMatchObject(refused)
    const unended = cannedStripe({
      'GET /checkout/sessions': [],
      'GET /customers/cus_1': { id: 'cus_1' },
      'GET /subscriptions': [{ id: 'sub_runs', status: 'active', metadata: {} }],
      'DELETE /subscriptions/sub_runs': REFUSED_KEY,
    })
    await expect(createClosing(unended.ask).closeCustomer('cus_1')).rejects.toMatchObject(refused)
    expect(unended.calls).toEqual(['DELETE /subscriptions/sub_runs'])
  })
})
