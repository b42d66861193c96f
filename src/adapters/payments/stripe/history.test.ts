import { expect, it } from 'vitest'
import { PLANS } from '~/modules/billing/billing.server'
import { cannedStripe, REFUSED_KEY } from '~/testing/payments/canned-stripe'
import { createHistory } from './history'

const charge = (columns: object = {}) => ({
  status: 'succeeded',
  amount: 4999,
  amount_refunded: 0,
  refunded: false,
  disputed: false,
  created: 1_700_000_000,
  receipt_url: 'https://pay.example/receipt',
  ...columns,
})
const payment = (id: string, columns: object = {}, latest_charge: unknown = charge(columns)) => ({
  id,
  metadata: { planType: 'pro-lifetime' },
  description: null,
  latest_charge,
})
const invoice = (of: string, columns: object = {}) => ({
  billing_reason: 'subscription_cycle',
  status: 'open',
  parent: { type: 'subscription_details' },
  payments: { data: [{ payment: { payment_intent: of } }] },
  lines: { data: [] },
  ...columns,
})
const read = (answers: Record<string, object>, payers = ['cus_1'], cursor: string | null = null) =>
  createHistory(
    cannedStripe({
      'GET /payment_intents': [],
      'GET /invoices': [],
      'GET /refunds': [],
      'GET /disputes': [],
      ...answers,
    }).ask,
  ).history(payers, cursor)

it('a bill says what became of it, and until when it may be withdrawn from', async () => {
  const { entries } = await read({
    'GET /payment_intents': [
      payment('paid'),
      payment('refunded', { refunded: true, amount_refunded: 4999 }),
      payment('part', { amount_refunded: 100 }),
      payment('disputed', { disputed: true }),
      payment('declined', { status: 'failed' }),
      payment('untried', {}, null),
      payment('renewal'),
      payment('owed', { status: 'failed' }),
      payment('void', { status: 'failed' }),
    ],
    'GET /invoices': [invoice('renewal', { status: 'paid' }), invoice('owed'), invoice('void', { status: 'void' })],
  })
  const told = entries.map(({ id, state, withdrawableUntil, receiptUrl }) => [
    id,
    [state, withdrawableUntil !== null, receiptUrl !== null],
  ])
  expect(Object.fromEntries(told)).toEqual({
    paid: ['paid', true, true],
    refunded: ['refunded', false, true],
    part: ['partly_refunded', false, true],
    disputed: ['disputed', false, true],
    renewal: ['paid', false, true],
    owed: ['failed', false, false],
  })
  expect(entries.find(({ id }) => id === 'renewal')).toMatchObject({
    plan: 'pro-monthly',
    description: expect.stringMatching(/renovación$/),
  })
  expect(entries.find(({ id }) => id === 'paid')?.description).toBe(PLANS['pro-lifetime'].name)
})

it('who paid without becoming a customer has that one bill; who is missing has none', async () => {
  const session = { metadata: { planType: 'trial' }, payment_intent: payment('pi_guest'), invoice: null }
  const idsOf = async (payers: string[], answers: Record<string, object>) =>
    (await read(answers, payers)).entries.map(({ id, plan }) => [id, plan])
  const guest = (columns: object) => ({ 'GET /checkout/sessions/cs_1': { ...session, ...columns } })
  expect(await idsOf(['cs_1', 'cs_gone'], guest({}))).toEqual([['pi_guest', 'trial']])
  expect(await idsOf(['cs_1'], guest({ metadata: {} }))).toEqual([['pi_guest', 'pro-lifetime']])
  const hosted_invoice_url = 'https://pay.example/invoice'
  for (const [given, url] of [
    [{ ...invoice('pi_guest'), hosted_invoice_url }, hosted_invoice_url],
    ['in_1', null],
  ] as const)
    expect((await read(guest({ invoice: given }), ['cs_1'])).entries).toMatchObject([{ invoiceUrl: url }])
  for (const payment_intent of [null, 'pi_guest']) expect(await idsOf(['cs_1'], guest({ payment_intent }))).toEqual([])
  await expect(read({ 'GET /invoices': REFUSED_KEY })).rejects.toMatchObject({ code: 'payment_provider_failed' })
})

it('bills come in pages of ten', async () => {
  const idsOf = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `pi_${from + at}`)
  const page = async (count: number, cursor: string | null) => {
    const payments = idsOf(0, count).map((id, at) => payment(id, { created: 1_700_000_000 - at }))
    const { entries, nextCursor } = await read({ 'GET /payment_intents': payments }, ['cus_1'], cursor)
    return [entries.map(({ id }) => id), nextCursor]
  }
  expect(await page(10, null)).toEqual([idsOf(0, 10), null])
  expect(await page(12, null)).toEqual([idsOf(0, 10), 'pi_9'])
  expect(await page(12, 'pi_9')).toEqual([idsOf(10, 12), null])
})
