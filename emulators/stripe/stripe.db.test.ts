import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '~/database/open'
import { openTestDatabase } from '~/testing/database'
import { createStripeEmulator, type StripeEmulator } from './stripe-emulator'

const silent = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: (...args: unknown[]) => console.error(...args),
}
let database: OpenDatabase
let now = new Date()
let emulator: StripeEmulator
let stripe: Stripe

const sdkOf = (of: StripeEmulator, key = of.secretKey) =>
  new Stripe(key, { httpClient: Stripe.createFetchHttpClient(of.fetch), maxNetworkRetries: 0, telemetry: false })
const open = () =>
  createStripeEmulator({
    db: database.db,
    clock: () => now,
    secret: 'the same everywhere',
    log: silent,
    publicUrl: 'http://localhost:3000',
  })

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => {
  now = new Date('2026-01-31T10:00:00Z')
  emulator = open()
  stripe = sdkOf(emulator)
})
afterAll(() => database.close())

describe('probe', () => {
  it('buys', async () => {
    const price = await stripe.prices.create({
      currency: 'eur',
      unit_amount: 1700,
      recurring: { interval: 'month' },
      product_data: { name: 'PRO Mensual' },
      lookup_key: 'pro-monthly',
    })
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: price.id, quantity: 1 }],
      client_reference_id: 'user-1',
      success_url: 'http://localhost:3000/checkout/success?session_id={CHECKOUT_SESSION_ID}&success=true',
      consent_collection: { terms_of_service: 'required' },
      expand: ['line_items'],
    })
    expect(session.line_items?.data[0]?.description).toBe('PRO Mensual')
    const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2030, cvc: '123' }
    expect(
      await emulator.hosted.payWithCard(session.id, card, { email: 'ana@example.com', termsAccepted: true }),
    ).toEqual({
      type: 'paid',
      location: `http://localhost:3000/checkout/success?session_id=${session.id}&success=true`,
    })
    const done = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription.latest_invoice.payments', 'customer'],
    })
    expect(done).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      subscription: { status: 'active', latest_invoice: { status: 'paid', amount_paid: 1700 } },
    })
    console.log((await emulator.events()).map((e) => e.type))
    now = new Date('2027-01-31T10:00:01Z')
    await emulator.tick()
    const { data } = await stripe.invoices.list({ limit: 100 })
    expect(data.map((i) => new Date(i.created * 1000).toISOString().slice(0, 10))).toEqual(
      expect.arrayContaining(['2026-02-28', '2026-03-31']),
    )
    expect(data.length).toBe(13)
  })
})
