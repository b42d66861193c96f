import { expect, it } from 'vitest'
import { createDashboard } from './dashboard'

it('names the page of a customer or a payment, for the account of the key', () => {
  const test = createDashboard({ secretKey: 'sk_test_1' })
  expect(test('cus_1')).toBe('https://dashboard.stripe.com/test/customers/cus_1')
  expect(createDashboard({ secretKey: 'sk_live_1' })('pi_1')).toBe('https://dashboard.stripe.com/payments/pi_1')
})

it('has none where something else answers in the place of Stripe', () => {
  expect(createDashboard({ secretKey: 'sk_test_1', fetch })('pi_1')).toBeNull()
  expect(createDashboard({ secretKey: 'sk_test_1', apiBase: new URL('http://127.0.0.1:1') })('pi_1')).toBeNull()
})
