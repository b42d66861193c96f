import { expect, it } from 'vitest'
import { cannedStripe, REFUSED_KEY } from '~/testing/payments/canned-stripe'
import { createStripeClient, isMissing } from './client'

it('what Stripe refuses is a failure of the provider; our own errors stay what they are', async () => {
  const { ask } = cannedStripe({ 'GET /customers/cus_1': REFUSED_KEY })
  await expect(ask((stripe) => stripe.customers.retrieve('cus_1'))).rejects.toMatchObject({
    code: 'payment_provider_failed',
  })
  for (const own of [new TypeError('ours'), Object.assign(new Error('ours'), { type: 'database' })])
    await expect(ask(() => Promise.reject(own))).rejects.toBe(own)
})

const tooMany = (headers: Record<string, string>) =>
  Response.json(
    { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many' } },
    { status: 429, headers },
  )

it('asks once more what was a call too many, after as long as Stripe says', async () => {
  let calls = 0
  const begun = performance.now()
  const { ask } = cannedStripe({
    'POST /customers': () => (++calls === 1 ? tooMany({ 'Retry-After': '1' }) : { id: 'cus_1', object: 'customer' }),
  })
  await expect(ask((stripe) => stripe.customers.create({}))).resolves.toMatchObject({ id: 'cus_1' })
  expect(calls).toBe(2)
  expect(performance.now() - begun).toBeGreaterThan(990)
})

it('makes nobody wait who would wait for long, and says when to come back', async () => {
  let calls = 0
  const { ask } = cannedStripe({
    'POST /customers': () => {
      calls += 1
      return tooMany({ 'Retry-After': '60' })
    },
  })
  await expect(ask((stripe) => stripe.customers.create({}))).rejects.toMatchObject({
    code: 'payment_provider_failed',
    details: { retryAfterSeconds: 60 },
  })
  expect(calls).toBe(1)
})

it('what is missing is missing at Stripe', async () => {
  const error = await cannedStripe({}).ask((stripe) => stripe.customers.retrieve('cus_1').catch((cause) => cause))
  expect(isMissing(error)).toBe(true)
  expect(isMissing(Object.assign(new Error('ours'), { code: 'resource_missing' }))).toBe(false)
})

it.each([
  [null, 'https://api.stripe.com'],
  ['http://stripe.local', 'http://stripe.local'],
  ['http://stripe.local:12111', 'http://stripe.local:12111'],
  ['https://stripe.local', 'https://stripe.local'],
  ['https://stripe.local:8443', 'https://stripe.local:8443'],
])('with %s as its address Stripe is asked at %s', async (apiBase, origin) => {
  const asked: string[] = []
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  const fetch = async (input: unknown) => {
    asked.push(new URL(String(input)).origin)
    return Response.json({})
  }
  const ask = createStripeClient({
    secretKey: 'sk_test_nobody',
    log,
    apiBase: apiBase ? new URL(apiBase) : null,
    fetch,
  })
  await ask((stripe) => stripe.customers.retrieve('cus_1'))
  expect(asked).toEqual([origin])
})
