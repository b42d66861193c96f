import { sql } from 'drizzle-orm'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '~/database/open-database'
import { openTestDatabase } from '~/testing/database/database'
import { createStripeEmulator } from './stripe-emulator'
import { lifetime, monthly, type OpenEmulator, openEmulator, PUBLIC_URL, pay, sdkOf, subscribe } from './testing'

const START = '2026-01-31T10:00:00Z'
let database: OpenDatabase
let open: OpenEmulator
let stripe: Stripe

beforeAll(async () => {
  database = await openTestDatabase()
  open = openEmulator(database, START)
  await open.emulator.tick()
})
beforeEach(async () => {
  await database.db.execute(sql`truncate stripe_emulator_objects, stripe_emulator_events, stripe_emulator_idempotency`)
  open = openEmulator(database, START)
  stripe = open.stripe
})
afterAll(() => database.close())

/** What the SDK throws. */
async function errorOf(asking: Promise<unknown>) {
  const error: unknown = await asking.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error(`no Stripe error: ${error}`)
  const { type, statusCode, code, param, decline_code: declineCode, message, raw, charge } = error
  return { type, statusCode, code, param, declineCode, message, raw, charge }
}
const eventTypes = async () => (await open.emulator.events()).map(({ type }) => type)
const session = async (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price: (await lifetime(stripe)).id, quantity: 1 }],
    success_url: `${PUBLIC_URL}/checkout/success?session_id={CHECKOUT_SESSION_ID}&success=true`,
    ...more,
  })
const intent = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({ amount: 4999, currency: 'eur', ...more })

describe('requests', () => {
  it('with a wrong key, or none, are refused as Stripe does', async () => {
    const stranger = sdkOf(open.emulator, 'sk_test_wrong')
    expect(await errorOf(stranger.customers.list())).toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
      message: expect.stringContaining('Invalid API Key provided: sk_test_'),
    })
    expect((await open.emulator.fetch('https://api.stripe.com/v1/customers')).status).toBe(401)
  })
  it('to an unknown address get Stripe’s 404', async () => {
    expect(await errorOf(stripe.coupons.list())).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      message: expect.stringContaining('Unrecognized request URL (GET: /v1/coupons)'),
    })
  })
  it('with unknown, missing, empty or wrong parameters say which', async () => {
    const raw = (params: object) => errorOf(stripe.rawRequest('POST', '/v1/payment_intents', { ...params }))
    expect(await raw({ amount: 100, currency: 'eur', colour: 'red' })).toMatchObject({
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'colour',
      message: 'Received unknown parameter: colour',
    })
    expect(await raw({ currency: 'eur' })).toMatchObject({ code: 'parameter_missing', param: 'amount' })
    expect(await raw({ amount: '', currency: 'eur' })).toMatchObject({
      code: 'parameter_invalid_empty',
      param: 'amount',
    })
    expect(await raw({ amount: 10, currency: 'eur' })).toMatchObject({ param: 'amount' })
    expect(await errorOf(session({ line_items: [{ price: 'price_none', quantity: 1 }] }))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      param: 'line_items[0][price]',
      message: "No such price: 'price_none'",
    })
  })
  it('that make no sense are refused, and none breaks it', async () => {
    const bodies = [
      'a[',
      '[',
      '[]=1',
      'metadata=x',
      'metadata[a][b]=1',
      'amount=1e9&currency=eur',
      'expand=x',
      'expand[0][a]=1',
      '%',
      'amount[0]=1',
    ]
    for (const body of bodies) {
      const init = { method: 'POST', body, headers: { authorization: `Bearer ${open.emulator.secretKey}` } }
      const response = await open.emulator.fetch('https://api.stripe.com/v1/payment_intents', init)
      expect([body, response.status]).toEqual([body, 400])
    }
    const nul = await stripe.customers.create({ name: 'a\0b \\u0000', metadata: { x: '\0' } })
    expect(await stripe.customers.retrieve(nul.id)).toMatchObject({ name: 'ab \\u0000', metadata: { x: '' } })
    expect((await stripe.customers.list({ email: 'a\0b' })).data).toEqual([])
    for (const id of ['pi_%00', 'pi_\0', '%E0%A4%A', "pi_' or 1=1"])
      expect(await errorOf(stripe.rawRequest('GET', `/v1/payment_intents/${encodeURI(id)}`))).toMatchObject({
        statusCode: 404,
      })
    expect(await open.emulator.hosted.openSession('cs_\0')).toBeNull()
    expect(open.log.error).not.toHaveBeenCalled()
  })
  it('for what is not there say so', async () => {
    expect(await errorOf(stripe.paymentIntents.retrieve('pi_none'))).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      code: 'resource_missing',
      param: 'intent',
    })
    expect(await errorOf(stripe.subscriptions.retrieve('sub_none'))).toMatchObject({ code: 'resource_missing' })
  })
})

describe('idempotency keys', () => {
  it('give the very same answer again, also to twenty at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, () => stripe.customers.create({}, { idempotencyKey: 'k1' })),
    )
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(
      made.filter(({ lastResponse }) => new Headers(lastResponse.headers).has('idempotent-replayed')),
    ).toHaveLength(19)
    expect((await stripe.customers.list()).data).toHaveLength(1)
  })
  it('do not serve for another request, and are free again after 24 hours', async () => {
    await stripe.customers.create({ email: 'a@example.com' }, { idempotencyKey: 'k2' })
    const other = () => stripe.customers.create({ email: 'b@example.com' }, { idempotencyKey: 'k2' })
    expect(await errorOf(other())).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
    await open.moveTo('2026-02-01T10:00:00Z')
    expect((await other()).email).toBe('b@example.com')
  })
  it('repeat a decline without charging again', async () => {
    const { id } = await intent()
    const confirm = () =>
      errorOf(
        stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }, { idempotencyKey: 'declined' }),
      )
    const { charge } = await confirm()
    expect(charge).toMatch(/^ch_/)
    expect(await confirm()).toMatchObject({ code: 'card_declined', charge })
    expect((await stripe.charges.list()).data).toHaveLength(1)
  })
})

describe('customers, products and prices', () => {
  it('are made, changed, listed page by page and deleted', async () => {
    for (const name of ['a', 'b', 'c']) await stripe.customers.create({ name, email: 'ana@example.com' })
    await stripe.customers.create({ email: 'eva@example.com', metadata: { uid: '1', old: 'x' } })
    const first = await stripe.customers.list({ email: 'ana@example.com', limit: 2 })
    expect(first).toMatchObject({ has_more: true, data: [{ name: 'c' }, { name: 'b' }] })
    const rest = await stripe.customers.list({ email: 'ana@example.com', limit: 2, starting_after: first.data[1]?.id })
    expect(rest).toMatchObject({ has_more: false, data: [{ name: 'a' }] })
    const all = await stripe.customers.list({ limit: 1 }).autoPagingToArray({ limit: 100 })
    expect(all.map(({ name }) => name)).toEqual([null, 'c', 'b', 'a'])
    const [eva] = all
    if (!eva) throw new Error('nobody is there')
    const changed = await stripe.customers.update(eva.id, { name: 'Eva', metadata: { old: '', new: 'y' } })
    expect(changed).toMatchObject({ name: 'Eva', email: 'eva@example.com', metadata: { uid: '1', new: 'y' } })
    expect(await stripe.customers.del(eva.id)).toMatchObject({ id: eva.id, deleted: true })
    expect(await stripe.customers.retrieve(eva.id)).toEqual(expect.objectContaining({ deleted: true }))
    expect((await stripe.customers.list()).data).toHaveLength(3)
    expect(await errorOf(intent({ customer: eva.id }))).toMatchObject({ code: 'resource_missing', param: 'customer' })
  })
  it('find a price by its lookup key, which one price has at a time', async () => {
    const params = { currency: 'eur', product_data: { name: 'PRO' }, lookup_key: 'pro' }
    const old = await stripe.prices.create({ ...params, unit_amount: 100 })
    expect(await errorOf(stripe.prices.create({ ...params, unit_amount: 200 }))).toMatchObject({ param: 'lookup_key' })
    const fresh = await stripe.prices.create({ ...params, unit_amount: 200, transfer_lookup_key: true })
    const { data } = await stripe.prices.list({ lookup_keys: ['pro'], expand: ['data.product'] })
    expect(data).toMatchObject([{ id: fresh.id, product: { object: 'product', name: 'PRO' }, unit_amount: 200 }])
    expect((await stripe.prices.retrieve(old.id)).lookup_key).toBeNull()
    await stripe.products.create({ id: 'mine', name: 'Mine' })
    expect(await errorOf(stripe.products.create({ id: 'mine', name: 'Again' }))).toMatchObject({
      code: 'resource_already_exists',
    })
  })
})

describe('expand', () => {
  it('replaces what it names, also in lists and several levels deep', async () => {
    const { subscription } = await subscribe(open)
    const found = await stripe.subscriptions.retrieve(subscription.id, {
      expand: ['customer', 'latest_invoice.payments', 'default_payment_method', 'items.data.price.product'],
    })
    expect(found).toMatchObject({
      customer: { object: 'customer' },
      latest_invoice: { payments: { data: [{ status: 'paid', payment: { type: 'payment_intent' } }] } },
      default_payment_method: { card: { last4: '4242' } },
      items: { data: [{ price: { product: { name: 'PyMentor PRO Mensual' } } }] },
    })
    const listed = await stripe.paymentIntents.list({ expand: ['data.latest_charge'] })
    expect(listed.data[0]?.latest_charge).toMatchObject({ object: 'charge', paid: true })
  })
  it('of what cannot be expanded is refused', async () => {
    const { id } = await intent()
    expect(await errorOf(stripe.paymentIntents.retrieve(id, { expand: ['amount'] }))).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('This property cannot be expanded (amount).'),
    })
    expect(await errorOf(stripe.paymentIntents.retrieve(id, { expand: ['a.b.c.d.e'] }))).toMatchObject({
      statusCode: 400,
    })
  })
})

describe('payment intents', () => {
  it('succeed with a good card, once', async () => {
    const { id } = await intent({ metadata: { userId: 'u1' } })
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa', expand: ['latest_charge'] })
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 4999,
      latest_charge: {
        metadata: { userId: 'u1' },
        receipt_url: expect.stringContaining(`${PUBLIC_URL}/emulador/stripe/recibo/`),
      },
    })
    for (const again of [
      () => stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
      () => stripe.paymentIntents.cancel(id),
    ])
      expect(await errorOf(again())).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' })
  })
  it('say why a card was declined, and take another', async () => {
    const { id } = await intent()
    const declined = await errorOf(
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclinedInsufficientFunds' }),
    )
    expect(declined).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      declineCode: 'insufficient_funds',
      raw: { payment_intent: { id, status: 'requires_payment_method' } },
    })
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_mastercard' })
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null })
    expect(await eventTypes()).toEqual([
      'payment_intent.created',
      'charge.failed',
      'payment_intent.payment_failed',
      'charge.succeeded',
      'payment_intent.succeeded',
    ])
  })
  it('wait for authentication, and lead back with what came of it', async () => {
    const confirm = async (id: string) =>
      stripe.paymentIntents.confirm(id, {
        payment_method: 'pm_card_authenticationRequiredOnSetup',
        return_url: `${PUBLIC_URL}/app/dashboard?x=1`,
      })
    const { id } = await intent()
    const waiting = await confirm(id)
    const secret = waiting.client_secret ?? ''
    expect(waiting).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } })
    expect(waiting.next_action?.redirect_to_url?.url).toContain(`${PUBLIC_URL}/emulador/stripe/autenticar/${id}`)
    expect(await open.emulator.hosted.openAuthentication(id, 'wrong')).toBeNull()
    expect(await open.emulator.hosted.authenticate(id, 'wrong', true)).toBeNull()
    const refused = await open.emulator.hosted.authenticate(id, secret, false)
    expect(refused?.location).toContain('redirect_status=failed')
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
    await confirm(id)
    const location = new URL((await open.emulator.hosted.authenticate(id, secret, true))?.location ?? '')
    expect(Object.fromEntries(location.searchParams)).toEqual({
      x: '1',
      payment_intent: id,
      payment_intent_client_secret: secret,
      redirect_status: 'succeeded',
    })
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('succeeded')
    expect(await open.emulator.hosted.authenticate(id, secret, true)).toBeNull()
  })
  it('are confirmed by a browser that knows their secret, and shows it no more than it needs', async () => {
    const { id, client_secret } = await intent({ metadata: { userId: 'u1' } })
    const { publishableKey, secretKey, routes } = open.emulator
    const post = (path: string, form: Record<string, string>) =>
      routes.request(`${PUBLIC_URL}${path}`, { method: 'POST', body: new URLSearchParams(form) })
    const card = {
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '40',
      'payment_method_data[card][cvc]': '123',
    }
    const confirm = (more: Record<string, string>) => post(`/v1/payment_intents/${id}/confirm`, { ...card, ...more })
    expect((await confirm({ key: publishableKey })).status).toBe(400)
    expect((await confirm({ key: publishableKey, client_secret: `${id}_secret_guess` })).status).toBe(400)
    expect((await confirm({ key: secretKey, client_secret: client_secret ?? '' })).status).toBe(401)
    expect((await post('/v1/refunds', { key: publishableKey, payment_intent: id })).status).toBe(401)
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('requires_payment_method')
    const declined = await confirm({
      ...card,
      'payment_method_data[card][number]': '4000000000000002',
      key: publishableKey,
      client_secret: client_secret ?? '',
    })
    expect(declined.status).toBe(402)
    const { error } = await declined.json()
    expect(error).toMatchObject({ code: 'card_declined', payment_intent: { status: 'requires_payment_method' } })
    expect(error.payment_intent).not.toHaveProperty('metadata')
    const paid = await (await confirm({ key: publishableKey, client_secret: client_secret ?? '' })).json()
    expect(paid).toMatchObject({ id, status: 'succeeded' })
    expect(paid).not.toHaveProperty('metadata')
  })
  it('charge one of twenty parallel confirmations', async () => {
    const { id } = await intent()
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1)
  })
})

describe('checkout sessions', () => {
  it('are paid once, and know what the buyer said', async () => {
    const customer = await stripe.customers.create({ email: 'ana@example.com' })
    const made = await session({
      customer: customer.id,
      client_reference_id: 'user-1',
      metadata: { planType: 'pro-lifetime' },
      payment_intent_data: { metadata: { userId: 'user-1' } },
      consent_collection: { terms_of_service: 'required' },
      custom_text: { terms_of_service_acceptance: { message: 'Acepto.' } },
      invoice_creation: { enabled: true },
    })
    expect(made).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 4999, payment_intent: null })
    const buyer = { email: 'ana@example.com', termsAccepted: false }
    const card = { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' }
    expect(await open.emulator.hosted.payWithCard(made.id, card, buyer)).toMatchObject({ code: 'terms_required' })
    expect(await pay(open, made.id)).toEqual({
      type: 'paid',
      location: `${PUBLIC_URL}/checkout/success?session_id=${made.id}&success=true`,
    })
    expect(await pay(open, made.id)).toEqual({ type: 'closed' })
    const paid = await stripe.checkout.sessions.retrieve(made.id, {
      expand: ['line_items', 'payment_intent.latest_charge', 'invoice.payments'],
    })
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      consent: { terms_of_service: 'accepted' },
      customer_details: { email: 'ana@example.com', name: 'Ana Ruiz' },
      line_items: { data: [{ description: 'PyMentor PRO Vitalicio', amount_total: 4999 }] },
      payment_intent: { metadata: { userId: 'user-1' }, latest_charge: { paid: true } },
      invoice: {
        status: 'paid',
        billing_reason: 'manual',
        amount_paid: 4999,
        payments: { data: [{ status: 'paid' }] },
      },
    })
    expect((await stripe.checkout.sessions.list({ customer: customer.id, status: 'complete' })).data).toHaveLength(1)
    expect((await stripe.checkout.sessions.listLineItems(made.id)).data).toHaveLength(1)
  })
  it('stay open after a decline, and are paid with another card', async () => {
    const { id } = await session()
    expect(await pay(open, id, '4000000000000002')).toMatchObject({ type: 'declined', code: 'generic_decline' })
    expect(await pay(open, id, '4111 1111 1111 1111')).toMatchObject({ type: 'declined', code: 'incorrect_number' })
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open')
    expect(await pay(open, id)).toMatchObject({ type: 'paid' })
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1)
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ customer: null, payment_status: 'paid' })
  })
  it('wait for authentication, by which they are completed', async () => {
    const { id } = await session()
    const outcome = await pay(open, id, '4000002500003155')
    if (outcome.type !== 'authenticate') throw new Error('no authentication was asked for')
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open')
    const [waiting] = (await stripe.paymentIntents.list()).data
    const { id: intentId = '', client_secret: secret = '' } = waiting ?? {}
    expect(outcome.location).toContain(intentId)
    const done = await open.emulator.hosted.authenticate(intentId, secret ?? '', true)
    expect(done?.location).toBe(`${PUBLIC_URL}/checkout/success?session_id=${id}&success=true`)
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('complete')
  })
  it('expire by themselves or when told, and cannot be paid any more', async () => {
    const [first, second] = [await session(), await session({ expires_at: Date.parse(START) / 1000 + 1800 })]
    expect(await stripe.checkout.sessions.expire(first.id)).toMatchObject({ status: 'expired', url: null })
    expect(await errorOf(stripe.checkout.sessions.expire(first.id))).toMatchObject({ statusCode: 400 })
    await open.moveTo('2026-01-31T10:30:00Z')
    expect((await stripe.checkout.sessions.retrieve(second.id)).status).toBe('expired')
    expect(await pay(open, second.id)).toEqual({ type: 'closed' })
    expect((await eventTypes()).filter((type) => type === 'checkout.session.expired')).toHaveLength(2)
  })
  it('may be paid by what settles days later, well or not', async () => {
    const well = await session({ customer_creation: 'always', invoice_creation: { enabled: true } })
    const badly = await session()
    for (const [{ id }, card] of [
      [well, '4000000000007718'],
      [badly, '4000000000007726'],
    ] as const)
      expect(await pay(open, id, card)).toMatchObject({ type: 'paid' })
    const read = ({ id }: { id: string }) =>
      stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent', 'invoice'] })
    for (const each of [well, badly])
      expect(await read(each)).toMatchObject({
        status: 'complete',
        payment_status: 'unpaid',
        payment_intent: { status: 'processing' },
      })
    await open.moveTo('2026-02-03T10:00:00Z')
    expect(await read(well)).toMatchObject({
      payment_status: 'paid',
      payment_intent: { status: 'succeeded' },
      invoice: { status: 'paid' },
    })
    expect(await read(badly)).toMatchObject({
      payment_status: 'unpaid',
      payment_intent: { status: 'requires_payment_method' },
    })
    expect((await eventTypes()).filter((type) => type.startsWith('checkout'))).toEqual([
      'checkout.session.completed',
      'checkout.session.completed',
      'checkout.session.async_payment_succeeded',
      'checkout.session.async_payment_failed',
    ])
    const price = await monthly(stripe)
    const renewing = await session({ mode: 'subscription', line_items: [{ price: price.id, quantity: 1 }] })
    expect(await pay(open, renewing.id, '4000000000007718')).toMatchObject({ code: 'card_not_supported' })
  })
  it('refuse prices of the other mode', async () => {
    const price = await monthly(stripe)
    expect(await errorOf(session({ line_items: [{ price: price.id, quantity: 1 }] }))).toMatchObject({
      statusCode: 400,
    })
    expect(await errorOf(session({ mode: 'subscription' }))).toMatchObject({ statusCode: 400 })
  })
  it('come from payment links, with who follows them', async () => {
    const price = await lifetime(stripe)
    const link = await stripe.paymentLinks.create({
      line_items: [{ price: price.id, quantity: 1 }],
      after_completion: { type: 'redirect', redirect: { url: `${PUBLIC_URL}/hecho?id={CHECKOUT_SESSION_ID}` } },
      metadata: { planType: 'pro-lifetime' },
    })
    const token = link.url.split('/').at(-1) ?? ''
    const made = await open.emulator.hosted.openPaymentLink(token, { clientReferenceId: 'user-1' })
    expect(made).toMatchObject({
      client_reference_id: 'user-1',
      payment_link: link.id,
      metadata: { planType: 'pro-lifetime' },
    })
    expect(await pay(open, made?.id ?? '')).toEqual({ type: 'paid', location: `${PUBLIC_URL}/hecho?id=${made?.id}` })
    await stripe.paymentLinks.update(link.id, { active: false })
    expect(await open.emulator.hosted.openPaymentLink(token, {})).toBeNull()
  })
})

describe('refunds and disputes', () => {
  const paid = async () => {
    const made = await intent()
    return stripe.paymentIntents.confirm(made.id, { payment_method: 'pm_card_visa' })
  }
  it('give back a part and the rest, never more', async () => {
    const { id } = await paid()
    await stripe.refunds.create({ payment_intent: id, amount: 1000 })
    expect(await errorOf(stripe.refunds.create({ payment_intent: id, amount: 4000 }))).toMatchObject({
      param: 'amount',
    })
    await stripe.refunds.create({ payment_intent: id })
    expect(await errorOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      code: 'charge_already_refunded',
    })
    const [charge] = (await stripe.charges.list({ payment_intent: id, expand: ['data.refunds'] })).data
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 4999 })
    expect(charge?.refunds?.data.map(({ amount }) => amount)).toEqual([3999, 1000])
    expect((await stripe.refunds.list({ payment_intent: id })).data).toHaveLength(2)
  })
  it('refund once for twenty at once', async () => {
    const { id } = await paid()
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => stripe.refunds.create({ payment_intent: id })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
  it('are opened by a card or by hand, and closed by the bank', async () => {
    const { latest_charge } = await paid()
    const dispute = await stripe.rawRequest('POST', '/v1/test_helpers/disputes', { charge: String(latest_charge) })
    const { data } = await stripe.disputes.list({ charge: String(latest_charge) })
    expect(data).toMatchObject([{ status: 'needs_response', amount: 4999 }])
    expect(dispute).toMatchObject({ id: data[0]?.id })
    expect(await errorOf(stripe.refunds.create({ charge: String(latest_charge) }))).toMatchObject({
      code: 'charge_disputed',
    })
    await stripe.rawRequest('POST', `/v1/test_helpers/disputes/${data[0]?.id}/close`, { status: 'lost' })
    const { id } = await intent()
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_createDispute' })
    const own = await stripe.disputes.list({ payment_intent: id })
    await stripe.rawRequest('POST', `/v1/test_helpers/disputes/${own.data[0]?.id}/close`, { status: 'won' })
    expect((await eventTypes()).filter((type) => type.startsWith('charge.dispute'))).toEqual([
      'charge.dispute.created',
      'charge.dispute.closed',
      'charge.dispute.created',
      'charge.dispute.closed',
    ])
  })
})

describe('cards and the portal', () => {
  it('set a card up without a payment', async () => {
    const customer = await stripe.customers.create({})
    const setup = await stripe.setupIntents.create({ customer: customer.id })
    expect(
      await errorOf(stripe.setupIntents.confirm(setup.id, { payment_method: 'pm_card_chargeDeclined' })),
    ).toMatchObject({ statusCode: 402, code: 'card_declined' })
    const done = await stripe.setupIntents.confirm(setup.id, { payment_method: 'pm_card_visa' })
    expect(done.status).toBe('succeeded')
    const { data } = await stripe.paymentMethods.list({ customer: customer.id })
    expect(data).toMatchObject([{ id: done.payment_method, card: { last4: '4242' } }])
    const other = await stripe.customers.create({})
    expect(
      await errorOf(intent({ customer: other.id, payment_method: String(done.payment_method), confirm: true })),
    ).toMatchObject({ code: 'resource_missing' })
  })
  it('change the card of a running subscription, on the page that its link opens', async () => {
    const { customer, subscription } = await subscribe(open)
    const { url } = await stripe.billingPortal.sessions.create({ customer: customer.id, return_url: PUBLIC_URL })
    const token = url.split('/').at(-1) ?? ''
    const { hosted } = open.emulator
    expect(await hosted.openPortal('guess')).toBeNull()
    expect(await hosted.openPortal(token)).toMatchObject({
      card: { card: { last4: '4242' } },
      invoices: [{ status: 'paid' }],
    })
    const entry = { number: '5555555555554444', expMonth: 1, expYear: 2041, cvc: '1' }
    expect(await hosted.changeCard(token, { ...entry, number: '4000000000000002' })).toMatchObject({ type: 'declined' })
    expect(await hosted.changeCard(token, entry)).toMatchObject({ type: 'paid' })
    expect(await hosted.openPortal(token)).toMatchObject({ card: { card: { last4: '4444' } } })
    expect(await hosted.setCancelAtPeriodEnd(token, subscription.id, true)).toBe(true)
    expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at_period_end).toBe(true)
    const stranger = await subscribe(open)
    expect(await hosted.setCancelAtPeriodEnd(token, stranger.subscription.id, true)).toBe(false)
  })
})

describe('state', () => {
  it('outlasts a restart and is one on several instances', async () => {
    const { id } = await stripe.customers.create({ email: 'ana@example.com' })
    const again = createStripeEmulator({
      db: database.db,
      clock: open.now,
      secret: 'the same everywhere',
      log: open.log,
      publicUrl: PUBLIC_URL,
    })
    expect((await sdkOf(again).customers.list({ email: 'ana@example.com' })).data).toMatchObject([{ id }])
    expect(again.webhookSecret).toBe(open.emulator.webhookSecret)
  })
})
