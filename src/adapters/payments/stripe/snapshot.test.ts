import { describe, expect, it } from 'vitest'
import { cannedStripe, REFUSED_KEY } from '~/testing/payments/canned-stripe'
import { createSnapshots } from './snapshot'

const PAID_AT = 1_700_000_000
const charge = (of: string, columns: object = {}) => ({
  id: `ch_${of}`,
  status: 'succeeded',
  amount_refunded: 0,
  refunded: false,
  disputed: false,
  created: PAID_AT,
  payment_method_details: { card: { fingerprint: 'tarjeta' } },
  ...columns,
})
const intent = (id: string, columns: object = {}) => ({
  id,
  status: 'succeeded',
  amount: 4999,
  amount_received: 4999,
  currency: 'eur',
  metadata: { planType: 'pro-lifetime' },
  latest_charge: charge(id),
  ...columns,
})
/** A price as a payment link has it. */
const OURS = { lookup_key: 'pymentor_trial_300' }
const OTHER = { lookup_key: null }
const DISPUTES: Record<string, object[]> = {
  ch_lost: [{ status: 'won' }, { status: 'lost' }],
  ch_won: [{ status: 'won' }],
}
const read = (answers: Record<string, object>, payers = ['cus_1']) =>
  createSnapshots(
    cannedStripe({
      'GET /checkout/sessions': [],
      'GET /payment_intents': [],
      'GET /subscriptions': [],
      'GET /invoices': [],
      'GET /disputes': (params) => DISPUTES[params.get('charge') ?? ''] ?? [],
      ...answers,
    }).ask,
  ).readSnapshot(payers)

describe('C-42 a payment', () => {
  it('is one of a plan of ours, taken, and carries it until it is given back or lost', async () => {
    const { payments } = await read({
      'GET /payment_intents': [
        intent('paid'),
        intent('open', { status: 'requires_payment_method' }),
        intent('settling', { status: 'processing', latest_charge: charge('settling', { status: 'pending' }) }),
        intent('without a charge', { latest_charge: null }),
        intent('with a charge that was not read', { latest_charge: 'ch_1' }),
        intent('named by what it sells', { metadata: {} }),
        intent('of something else', { metadata: {} }),
        intent('of a subscription', { metadata: { planType: 'pro-monthly' } }),
        intent('named by its session', { metadata: {} }),
        intent('refunded', { latest_charge: charge('refunded', { refunded: true, amount_refunded: 4999 }) }),
        intent('refunded in part', { latest_charge: charge('part', { amount_refunded: 100 }) }),
        intent('lost', { latest_charge: charge('lost', { disputed: true }) }),
        intent('won', { latest_charge: charge('won', { disputed: true }) }),
      ],
      'GET /checkout/sessions': [
        { payment_intent: 'named by its session', metadata: { planType: 'trial' } },
        {
          payment_intent: 'named by what it sells',
          metadata: {},
          line_items: { data: [{ price: OTHER }, { price: OURS }] },
        },
      ],
    })
    expect(Object.fromEntries(payments.map(({ reference, plan, state }) => [reference, `${plan} ${state}`]))).toEqual({
      paid: 'pro-lifetime paid',
      'named by its session': 'trial paid',
      'named by what it sells': 'trial paid',
      refunded: 'pro-lifetime reversed',
      'refunded in part': 'pro-lifetime paid',
      lost: 'pro-lifetime reversed',
      won: 'pro-lifetime paid',
    })
  })

  it('is money when it is taken, and a failure when the card refused it', async () => {
    const pending = charge('settling', { status: 'pending' })
    const { charges } = await read({
      'GET /payment_intents': [
        intent('paid', { amount: 9999 }),
        intent('part', { latest_charge: charge('part', { amount_refunded: 100 }) }),
        intent('lost', { latest_charge: charge('lost', { disputed: true }) }),
        intent('declined', {
          status: 'requires_payment_method',
          amount_received: 0,
          latest_charge: charge('declined', { status: 'failed' }),
        }),
        intent('settling', { status: 'processing', latest_charge: pending }),
        intent('untried', { status: 'requires_payment_method', latest_charge: null }),
      ],
    })
    expect(
      charges.map(({ reference, state, cents, refundedCents }) => [reference, state, cents, refundedCents]),
    ).toEqual([
      ['paid', 'paid', 4999, 0],
      ['part', 'paid', 4999, 100],
      ['lost', 'paid', 4999, 4999],
      ['declined', 'failed', 4999, 0],
    ])
  })

  it('has the consent that was given on the page, if it was, or beside our card form', async () => {
    const session = (of: string, consent: object | null) => ({ payment_intent: of, metadata: { consent: of }, consent })
    const written = { planType: 'trial', consent: 'beside the form' }
    const { payments } = await read({
      'GET /payment_intents': ['accepted', 'refused', 'none']
        .map((id) => intent(id))
        .concat(intent('form', { metadata: written })),
      'GET /checkout/sessions': [
        session('accepted', { terms_of_service: 'accepted' }),
        session('refused', { terms_of_service: null }),
      ],
    })
    const consents = payments.map(({ reference, consent, paidAt }) => [reference, consent && [consent.wording, paidAt]])
    const at = new Date(PAID_AT * 1000)
    expect(Object.fromEntries(consents)).toEqual({
      accepted: ['accepted', at],
      refused: null,
      none: null,
      form: ['beside the form', at],
    })
  })
})

describe('a subscription', () => {
  const MONTHLY = { lookup_key: 'pymentor_pro-monthly_999' }
  const bought = (price: object) => ({ price, current_period_start: PAID_AT, current_period_end: PAID_AT + 100 })
  const subscription = (id: string, columns: object = {}) => ({
    id,
    status: 'active',
    metadata: { planType: 'pro-monthly' },
    created: PAID_AT,
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    items: { data: [bought(OTHER)] },
    ...columns,
  })
  const invoice = (of: string, payments: object[], created = PAID_AT) => ({
    parent: { subscription_details: { subscription: of } },
    created,
    status_transitions: { paid_at: created },
    payments: { data: payments },
  })
  const with_ = (payment_intent: string, status = 'paid') => ({ status, payment: { payment_intent } })

  it('is one of ours; a status that nobody knows yet gives nothing', async () => {
    const { subscriptions } = await read({
      'GET /subscriptions': [
        subscription('runs'),
        subscription('ended', { status: 'canceled', ended_at: PAID_AT + 50 }),
        subscription('of the future', { status: 'dreaming' }),
        subscription('empty', { items: { data: [] } }),
        subscription('of something else', { metadata: {} }),
        subscription('by a link', { metadata: {}, items: { data: [bought(OTHER), bought(MONTHLY)] } }),
      ],
    })
    const told = subscriptions.map(({ reference, status, endedAt }) => [
      reference,
      [status, endedAt?.getTime() ?? null],
    ])
    expect(Object.fromEntries(told)).toEqual({
      runs: ['active', null],
      'by a link': ['active', null],
      ended: ['canceled', (PAID_AT + 50) * 1000],
      'of the future': ['paused', null],
    })
  })

  it('was paid last by its own newest invoice that money came for', async () => {
    const { subscriptions } = await read({
      'GET /subscriptions': [subscription('one'), subscription('two'), subscription('unpaid')],
      'GET /payment_intents': [
        intent('first'),
        intent('second', { latest_charge: charge('lost', { disputed: true }) }),
        intent('of two', { latest_charge: charge('two', { refunded: true }) }),
        intent('declined'),
        intent('nothing', { latest_charge: null }),
      ],
      'GET /invoices': [
        invoice('one', [with_('first')]),
        invoice('one', [with_('declined', 'open'), with_('second')], PAID_AT + 10),
        invoice('one', [with_('nothing')], PAID_AT + 20),
        invoice('one', [with_('unknown')], PAID_AT + 30),
        invoice('two', [with_('of two')], PAID_AT + 40),
      ],
    })
    const last = subscriptions.map(({ reference, latestPayment: of }) => [
      reference,
      of && [of.reference, of.isReversed],
    ])
    expect(Object.fromEntries(last)).toEqual({ one: ['second', true], two: ['of two', true], unpaid: null })
  })
})

describe('a payer', () => {
  const session = (columns: object = {}) => ({
    metadata: { planType: 'trial' },
    customer: null,
    payment_intent: intent('pi_guest', { metadata: {} }),
    ...columns,
  })
  const referencesOf = async (guest: object) =>
    (await read({ 'GET /checkout/sessions/cs_1': guest }, ['cs_1'])).payments.map(({ reference }) => reference)

  it('without a customer has paid by one session; who is a customer is read as that', async () => {
    expect(await referencesOf(session())).toEqual(['pi_guest'])
    expect(await referencesOf(session({ customer: 'cus_other' }))).toEqual([])
    expect(await referencesOf(session({ payment_intent: null }))).toEqual([])
    expect(await referencesOf(session({ payment_intent: 'pi_guest' }))).toEqual([])
  })

  it('who is missing there is told as unknown; whatever else fails is a failure', async () => {
    const { unknown } = await read({ 'GET /checkout/sessions/cs_1': session() }, ['cs_1', 'cs_2'])
    expect(unknown).toEqual(['cs_2'])
    await expect(read({ 'GET /invoices': REFUSED_KEY })).rejects.toMatchObject({ code: 'payment_provider_failed' })
  })
})
