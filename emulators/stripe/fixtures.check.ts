import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { OpenDatabase } from '~/database/open-database'
import { openTestDatabase } from '~/testing/database/database'
import { lifetime, openEmulator, PUBLIC_URL, pay, subscribe } from './testing'

type Json = Record<string, unknown>
const { STRIPE_FIXTURES = '' } = process.env
const anyObject = z.record(z.string(), z.unknown())
const examples = z
  .object({ resources: z.record(z.string(), anyObject) })
  .parse(JSON.parse(readFileSync(STRIPE_FIXTURES, 'utf8'))).resources

/** Their keys are the shop's own, or a choice among many. */
const FREE = new Set(['metadata', 'payment_method_options', 'data.object'])

/** Every key of the example that the answer lacks; what either leaves null has no keys. */
function lacking(example: unknown, answer: unknown, path = ''): string[] {
  if (Array.isArray(example) && Array.isArray(answer))
    return example.length > 0 && answer.length > 0 ? lacking(example[0], answer[0], `${path}[]`) : []
  if (!isObject(example) || !isObject(answer)) return []
  return Object.entries(example).flatMap(([key, value]) => {
    const inner = path === '' ? key : `${path}.${key}`
    if (!Object.hasOwn(answer, key)) return [inner]
    return FREE.has(key) || FREE.has(inner) ? [] : lacking(value, answer[key], inner)
  })
}
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Ours are no accounts or clocks; the rest of the examples is answered. */
const NOT_EMULATED = ['account', 'test_helpers.test_clock']

let database: OpenDatabase
const answers = new Map<string, Json>()
beforeAll(async () => {
  database = await openTestDatabase()
  for (const [name, answer] of await everyObject())
    answers.set(name, anyObject.parse(JSON.parse(JSON.stringify(answer))))
})
afterAll(() => database.close())

async function everyObject(): Promise<[string, object | undefined][]> {
  const open = openEmulator(database, '2026-01-31T10:00:00Z')
  const { stripe, emulator } = open
  const { customer, session, subscription } = await subscribe(open)
  const price = await lifetime(stripe)
  const single = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price: price.id, quantity: 1 }],
    consent_collection: { terms_of_service: 'required' },
    success_url: PUBLIC_URL,
    expand: ['line_items'],
  })
  await pay(open, single.id)
  const [charge] = (await stripe.charges.list({ expand: ['data.refunds'] })).data
  if (charge === undefined) throw new Error('nothing was charged')
  const refund = await stripe.refunds.create({ charge: charge.id })
  await subscribe(open, '4000000000000259')
  const [invoice] = (await stripe.invoices.list({ customer: customer.id })).data
  const gone = await stripe.customers.create({})
  const { configuration } = await stripe.billingPortal.sessions.create({ customer: customer.id })
  const line = single.line_items?.data[0]
  return [
    ['customer', customer],
    ['product', (await stripe.products.list()).data[0]],
    ['price', price],
    ['checkout.session', await stripe.checkout.sessions.retrieve(session.id)],
    ['payment_link', await stripe.paymentLinks.create({ line_items: [{ price: price.id, quantity: 1 }] })],
    ['payment_intent', (await stripe.paymentIntents.list()).data[0]],
    ['payment_method', (await stripe.paymentMethods.list({ customer: customer.id })).data[0]],
    ['setup_intent', await stripe.setupIntents.create({ customer: customer.id })],
    ['subscription', subscription],
    ['subscription_item', subscription.items.data[0]],
    ['invoice', invoice],
    ['invoice_payment', (await stripe.invoicePayments.list({ invoice: invoice?.id })).data[0]],
    ['charge', charge],
    ['refund', refund],
    ['dispute', (await stripe.disputes.list()).data[0]],
    ['event', (await emulator.events())[0]],
    ['billing_portal.session', await stripe.billingPortal.sessions.create({ customer: customer.id })],
    ['billing_portal.configuration', await stripe.billingPortal.configurations.retrieve(String(configuration))],
    ['webhook_endpoint', await stripe.webhookEndpoints.create({ url: PUBLIC_URL, enabled_events: ['*'] })],
    ['tax_rate', await stripe.taxRates.create({ display_name: 'IVA', percentage: 21, inclusive: true })],
    ['item', line],
    ['line_item', invoice?.lines.data[0]],
    ['deleted_customer', await stripe.customers.del(gone.id)],
  ]
}

describe('the emulator’s objects', () => {
  const names = Object.keys(examples).filter((name) => !NOT_EMULATED.includes(name))
  it.each(names)('%s holds every key of Stripe’s example', (name) => {
    expect(answers.get(name)).toBeDefined()
    expect(lacking(examples[name], answers.get(name))).toEqual([])
  })
})
