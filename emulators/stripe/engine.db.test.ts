import { createServer, type Server } from 'node:http'
import { sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '~/database/open-database'
import { openTestDatabase } from '~/testing/database/database'
import { createStripeEmulator } from './stripe-emulator'
import { cardOf, monthly, type OpenEmulator, openEmulator, PUBLIC_URL, pay, subscribe } from './testing'

const START = '2026-01-31T10:00:00Z'
let database: OpenDatabase
let open: OpenEmulator
let stripe: Stripe

beforeAll(async () => {
  database = await openTestDatabase()
  await openEmulator(database, START).emulator.tick()
})
beforeEach(async () => {
  await database.db.execute(sql`truncate stripe_emulator_objects, stripe_emulator_events, stripe_emulator_idempotency`)
  open = openEmulator(database, START)
  stripe = open.stripe
})
afterAll(() => database.close())

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}
const seconds = (text: string) => Date.parse(text) / 1000
const dayOf = (at: number) => new Date(at * 1000).toISOString().slice(0, 10)
const read = (id: string) => stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
async function changeCard(customer: string, number: string) {
  const { url } = await stripe.billingPortal.sessions.create({ customer })
  return open.emulator.hosted.changeCard(url.split('/').at(-1) ?? '', cardOf(number))
}
/** The types of what happened since the last call. */
async function newEvents(): Promise<string[]> {
  const all = await open.emulator.events()
  const types = all.slice(seen).map(({ type }) => type)
  seen = all.length
  return types
}
let seen = 0
beforeEach(() => {
  seen = 0
})

describe('a subscription', () => {
  it('is made incomplete, and active once its first invoice is paid', async () => {
    const customer = await stripe.customers.create({})
    const price = await monthly(stripe)
    const made = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret'],
    })
    expect(made.status).toBe('incomplete')
    const invoice = typeof made.latest_invoice === 'object' ? made.latest_invoice : null
    const secret = invoice?.confirmation_secret?.client_secret ?? ''
    const [intent = ''] = secret.split('_secret_')
    await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' })
    expect(await read(made.id)).toMatchObject({
      status: 'active',
      default_payment_method: expect.stringMatching(/^pm_/),
      latest_invoice: { status: 'paid', billing_reason: 'subscription_create', amount_paid: 1700 },
      items: { data: [{ current_period_start: seconds(START), current_period_end: seconds('2026-02-28T10:00:00Z') }] },
    })
    expect(await newEvents()).toEqual([
      'customer.created',
      'product.created',
      'price.created',
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'payment_intent.created',
      'payment_method.attached',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice_payment.paid',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
    ])
  })
  it('stays incomplete after a decline, and expires after 23 hours', async () => {
    const { subscription, outcome } = await subscribe(open, '4000000000009995')
    expect(outcome).toMatchObject({ type: 'declined', code: 'insufficient_funds' })
    expect(subscription.status).toBe('incomplete')
    await open.moveTo('2026-02-01T08:59:59Z')
    expect((await read(subscription.id)).status).toBe('incomplete')
    await open.moveTo('2026-02-01T09:00:00Z')
    expect(await read(subscription.id)).toMatchObject({
      status: 'incomplete_expired',
      latest_invoice: { status: 'void' },
    })
    expect((await stripe.paymentIntents.list()).data[0]?.status).toBe('canceled')
    expect((await stripe.subscriptions.list({ status: 'incomplete' })).data).toEqual([])
  })
  it('with a card at hand is charged at once, and refused where it must not stay incomplete', async () => {
    const customer = await stripe.customers.create({})
    const price = await monthly(stripe)
    const params = { customer: customer.id, items: [{ price: price.id }] }
    await expect(stripe.subscriptions.create(params)).rejects.toMatchObject({ code: 'resource_missing' })
    const setup = await stripe.setupIntents.create({ customer: customer.id })
    const { payment_method } = await stripe.setupIntents.confirm(setup.id, { payment_method: 'pm_card_visa' })
    const made = await stripe.subscriptions.create({ ...params, default_payment_method: String(payment_method) })
    expect(made.status).toBe('active')
    expect((await stripe.subscriptions.list({ status: 'all' })).data).toHaveLength(1)
  })
  it('renews twelve times when the clock moves by a year, each at its own moment', async () => {
    const { subscription, customer } = await subscribe(open)
    await open.moveTo('2027-01-31T10:00:00Z')
    const { data } = await stripe.invoices.list({ customer: customer.id, limit: 100 })
    expect(data.map(({ created }) => dayOf(created)).reverse()).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
      '2026-07-31',
      '2026-08-31',
      '2026-09-30',
      '2026-10-31',
      '2026-11-30',
      '2026-12-31',
      '2027-01-31',
    ])
    expect(data.every(({ status, amount_paid }) => status === 'paid' && amount_paid === 1700)).toBe(true)
    expect(data[0]?.lines.data[0]?.period).toEqual({
      start: seconds('2027-01-31T10:00:00Z'),
      end: seconds('2027-02-28T10:00:00Z'),
    })
    expect((await read(subscription.id)).items.data[0]?.current_period_end).toBe(seconds('2027-02-28T10:00:00Z'))
    expect(new Set(data.map(({ number }) => number)).size).toBe(13)
  })
  it('renews once on several instances', async () => {
    const { customer } = await subscribe(open)
    const moment = new Date('2026-02-28T10:00:00Z')
    const others = Array.from({ length: 4 }, () =>
      createStripeEmulator({ db: database.db, clock: () => moment, secret: 's', log: open.log, publicUrl: PUBLIC_URL }),
    )
    await Promise.all(others.map((each) => each.tick()))
    expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(2)
  })
  it('begins with a trial that costs nothing, and is charged when that ends', async () => {
    const price = await monthly(stripe)
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: price.id, quantity: 1 }],
      subscription_data: { trial_period_days: 3 },
      success_url: PUBLIC_URL,
    })
    await pay(open, session.id)
    const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] })
    expect(done).toMatchObject({ payment_status: 'no_payment_required', subscription: { status: 'trialing' } })
    await open.moveTo('2026-02-03T10:00:00Z')
    const [subscription] = (await stripe.subscriptions.list()).data
    expect(subscription).toMatchObject({
      status: 'active',
      items: { data: [{ current_period_end: seconds('2026-03-03T10:00:00Z') }] },
    })
    expect((await stripe.charges.list()).data).toHaveLength(1)
  })
})

describe('cancelling', () => {
  it('at the period’s end keeps it active until then', async () => {
    const { subscription } = await subscribe(open)
    const end = seconds('2026-02-28T10:00:00Z')
    const cancelled = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    expect(cancelled).toMatchObject({ status: 'active', cancel_at_period_end: true, cancel_at: end })
    await open.moveTo('2026-02-28T09:59:59Z')
    expect((await read(subscription.id)).status).toBe('active')
    await newEvents()
    await open.moveTo('2026-02-28T10:00:00Z')
    expect(await read(subscription.id)).toMatchObject({
      status: 'canceled',
      ended_at: end,
      canceled_at: seconds(START),
    })
    expect(await newEvents()).toEqual(['customer.subscription.deleted'])
    expect((await stripe.invoices.list()).data).toHaveLength(1)
    await expect(stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })).rejects.toMatchObject({
      statusCode: 400,
    })
    await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ code: 'resource_missing' })
  })
  it('can be taken back, and it renews', async () => {
    const { subscription } = await subscribe(open)
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    const resumed = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })
    expect(resumed).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null })
    await open.moveTo('2026-02-28T10:00:00Z')
    expect((await read(subscription.id)).status).toBe('active')
    expect((await stripe.invoices.list()).data).toHaveLength(2)
  })
  it('ends it at once, also with its customer', async () => {
    const first = await subscribe(open)
    expect((await stripe.subscriptions.cancel(first.subscription.id)).status).toBe('canceled')
    const second = await subscribe(open)
    await stripe.customers.del(second.customer.id)
    expect((await read(second.subscription.id)).status).toBe('canceled')
    await open.moveTo('2026-06-01T00:00:00Z')
    expect((await stripe.invoices.list()).data).toHaveLength(2)
  })
})

describe('a failed renewal', () => {
  it('is tried again after 3, 5 and 7 days, and then the subscription ends', async () => {
    const { subscription } = await subscribe(open, '4000000000000341')
    expect(subscription.status).toBe('active')
    await newEvents()
    await open.moveTo('2026-02-28T10:00:00Z')
    expect(await read(subscription.id)).toMatchObject({
      status: 'past_due',
      latest_invoice: { status: 'open', attempt_count: 1, next_payment_attempt: seconds('2026-03-03T10:00:00Z') },
      items: { data: [{ current_period_end: seconds('2026-03-31T10:00:00Z') }] },
    })
    expect(await newEvents()).toEqual([
      'customer.subscription.updated',
      'invoice.created',
      'invoice.finalized',
      'payment_intent.created',
      'charge.failed',
      'payment_intent.payment_failed',
      'invoice.payment_failed',
      'customer.subscription.updated',
      'invoice.updated',
    ])
    for (const [moment, attempts, next] of [
      ['2026-03-03T10:00:00Z', 2, '2026-03-05T10:00:00Z'],
      ['2026-03-05T10:00:00Z', 3, '2026-03-07T10:00:00Z'],
    ] as const) {
      await open.moveTo(moment)
      expect(await read(subscription.id)).toMatchObject({
        status: 'past_due',
        latest_invoice: { attempt_count: attempts, next_payment_attempt: seconds(next) },
      })
    }
    await newEvents()
    await open.moveTo('2026-03-07T10:00:00Z')
    expect(await read(subscription.id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
      latest_invoice: { status: 'open', attempt_count: 4, next_payment_attempt: null },
    })
    expect(await newEvents()).toContain('customer.subscription.deleted')
    await open.moveTo('2027-01-01T00:00:00Z')
    expect((await stripe.invoices.list()).data).toHaveLength(2)
  })
  it('succeeds at the next try with another card', async () => {
    const { subscription, customer } = await subscribe(open, '4000000000000341')
    await open.moveTo('2026-03-01T00:00:00Z')
    expect((await read(subscription.id)).status).toBe('past_due')
    expect(await changeCard(customer.id, '5555555555554444')).toMatchObject({ type: 'paid' })
    expect((await read(subscription.id)).status).toBe('past_due')
    await open.moveTo('2026-03-03T10:00:00Z')
    expect(await read(subscription.id)).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } })
    await open.moveTo('2026-03-31T10:00:00Z')
    expect(await read(subscription.id)).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid', created: seconds('2026-03-31T10:00:00Z') },
    })
  })
  it('is paid by hand meanwhile', async () => {
    const { subscription } = await subscribe(open, '4000000000000341')
    await open.moveTo('2026-02-28T10:00:00Z')
    const { latest_invoice } = await stripe.subscriptions.retrieve(subscription.id)
    const paid = await stripe.invoices.pay(String(latest_invoice), { payment_method: 'pm_card_visa' })
    expect(paid.status).toBe('paid')
    expect((await read(subscription.id)).status).toBe('active')
    await expect(stripe.invoices.pay(String(latest_invoice))).rejects.toMatchObject({ code: 'invoice_already_paid' })
  })
  it('comes of a card that must authenticate each time, but not of one that has once', async () => {
    const authenticated = async (number: string) => {
      const { subscription } = await subscribe(open, number)
      const { latest_invoice } = await stripe.subscriptions.retrieve(subscription.id, {
        expand: ['latest_invoice.confirmation_secret'],
      })
      const invoice = typeof latest_invoice === 'object' ? latest_invoice : null
      const secret = invoice?.confirmation_secret?.client_secret ?? ''
      await open.emulator.hosted.authenticate(secret.split('_secret_')[0] ?? '', secret, true)
      return subscription.id
    }
    const [once, always] = [await authenticated('4000002500003155'), await authenticated('4000002760003184')]
    await newEvents()
    await open.moveTo('2026-02-28T10:00:00Z')
    expect((await read(once)).status).toBe('active')
    expect((await read(always)).status).toBe('past_due')
    expect(await newEvents()).toContain('invoice.payment_action_required')
  })
})

describe('events', () => {
  it('say what changed, and are listed by type and time', async () => {
    const { subscription } = await subscribe(open)
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    const { data } = await stripe.events.list({ type: 'customer.subscription.updated', limit: 1 })
    expect(data[0]).toMatchObject({
      api_version: '2026-10-28.endive',
      data: { object: { id: subscription.id }, previous_attributes: { cancel_at_period_end: false, cancel_at: null } },
      request: { id: expect.stringMatching(/^req_/) },
    })
    expect((await stripe.events.list({ created: { gt: seconds(START) } })).data).toEqual([])
    const types = ['checkout.session.completed', 'invoice.paid']
    expect((await stripe.events.list({ types })).data.map(({ type }) => type)).toEqual(types)
  })
})

describe('webhook events', () => {
  type Received = { body: string; signature: string; id: string }
  const received: Received[] = []
  let answer: (index: number) => number = () => 200
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { id } = JSON.parse(body)
    received.push({ body, signature: String(request.headers['stripe-signature']), id })
    response.writeHead(answer(received.length - 1)).end()
  })
  let url = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${portOf(server)}/api/stripe/webhook`
  })
  afterAll(() => server.close())
  beforeEach(() => {
    received.length = 0
    answer = () => 200
  })

  it('are signed, in order, and sent once', async () => {
    const made = await stripe.customers.create({})
    await stripe.customers.update(made.id, { name: 'Ana' })
    await open.emulator.deliverDue(url)
    await open.emulator.deliverDue(url)
    const { webhookSecret, sign } = open.emulator
    const read = received.map(({ body, signature }) =>
      stripe.webhooks.constructEvent(body, signature, webhookSecret, 300, undefined, open.now().getTime()),
    )
    expect(read.map(({ type }) => type)).toEqual(['customer.created', 'customer.updated'])
    expect(received[0]?.signature).toBe(sign(received[0]?.body ?? ''))
    expect((await stripe.events.list()).data.map(({ pending_webhooks }) => pending_webhooks)).toEqual([0, 0])
    const [{ body, signature } = { body: '', signature: '' }] = received
    expect(() => stripe.webhooks.constructEvent(`${body} `, signature, webhookSecret)).toThrow()
  })
  it('are sent again later and later until they are taken', async () => {
    await stripe.customers.create({})
    answer = (index) => (index < 2 ? 500 : 200)
    const sentBy = async (afterSeconds: number) => {
      await open.moveTo(new Date(Date.parse(START) + afterSeconds * 1000))
      await open.emulator.deliverDue(url)
      return received.length
    }
    expect([await sentBy(0), await sentBy(4), await sentBy(5), await sentBy(34), await sentBy(35)]).toEqual([
      1, 1, 2, 2, 3,
    ])
    expect(await sentBy(7 * 24 * 3600)).toBe(3)
    expect(new Set(received.map(({ id }) => id)).size).toBe(1)
  })
  it('do not hold each other up, and none is sent by two instances', async () => {
    for (let index = 0; index < 30; index += 1) await stripe.customers.create({})
    answer = (index) => (index === 0 ? 500 : 200)
    await Promise.all([open.emulator.deliverDue(url), open.emulator.deliverDue(url), open.emulator.deliverDue(url)])
    expect(received).toHaveLength(30)
    expect(new Set(received.map(({ id }) => id)).size).toBe(30)
    await open.moveTo(new Date(open.now().getTime() + 5_000))
    await open.emulator.deliverDue(url)
    expect(received).toHaveLength(31)
  })
  it('wait where nobody is there to take them', async () => {
    await stripe.customers.create({})
    await open.emulator.deliverDue('http://127.0.0.1:9/')
    expect(open.log.warn).toHaveBeenCalled()
    await open.moveTo(new Date(open.now().getTime() + 5_000))
    await open.emulator.deliverDue(url)
    expect(received).toHaveLength(1)
  })
})
