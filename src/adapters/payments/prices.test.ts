import type Stripe from 'stripe'
import { expect, it } from 'vitest'
import type { AskStripe } from './stripe/client'
import { createPrices } from './stripe/prices'

it('VAL-22 PAY-45 C-21 a plan without a price to sell it by has no payment link; why is logged, not told', async () => {
  const logged: unknown[] = []
  const log = { debug() {}, info() {}, warn() {}, error: (event: string) => void logged.push(event) }
  const refused = Object.assign(new Error('This key may not create prices'), { type: 'StripePermissionError' })
  const list = () => Promise.reject(refused)
  const ask: AskStripe = (asking) => asking({ prices: { list } } as unknown as Stripe)
  await expect(createPrices(ask, log).priceOf('trial')).rejects.toMatchObject({ code: 'no_payment_link', details: {} })
  expect(logged).toEqual(['price_missing'])
})
