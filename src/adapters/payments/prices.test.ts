import type Stripe from 'stripe'
import { expect, it } from 'vitest'
import { cannedStripe, REFUSED_KEY } from '~/testing/payments/canned-stripe'
import type { AskStripe } from './stripe/client'
import { createPrices } from './stripe/prices'

const quiet = { debug() {}, info() {}, warn() {}, error() {} }
const READ = 'GET /prices'
const PRICE = 'POST /prices'
const PRODUCT = 'POST /products'
const refusal = (type: string, status: number, code?: string) => () =>
  Response.json({ error: { type, code, message: 'No' } }, { status })

it('a price is looked up once, and made with its product where it is missing; a plan that renews has a monthly one', async () => {
  const priced = async (plan: 'trial' | 'pro-monthly', answers: Record<string, object>) => {
    const sent: (string | null)[] = []
    const { ask, calls } = cannedStripe({
      [READ]: (params) => {
        sent.push(params.get('lookup_keys[0]'), params.get('active'))
        return answers[READ] ?? []
      },
      [PRICE]: (params) => {
        sent.push(params.get('recurring[interval]'))
        return { id: 'price_new' }
      },
      [PRODUCT]: answers[PRODUCT] ?? {},
    })
    const { priceOf } = createPrices(ask, quiet)
    const price = await priceOf(plan)
    expect(await priceOf(plan)).toBe(price)
    return [price, ...sent, ...calls]
  }
  const made = [PRODUCT, PRICE]
  expect(await priced('trial', { [READ]: [{ id: 'price_1' }] })).toEqual(['price_1', 'pymentor_trial_300', 'true'])
  expect(await priced('trial', {})).toEqual(['price_new', 'pymentor_trial_300', 'true', null, ...made])
  expect(await priced('pro-monthly', {})).toEqual(['price_new', 'pymentor_pro-monthly_1700', 'true', 'month', ...made])
  const known = refusal('invalid_request_error', 400, 'resource_already_exists')
  expect(await priced('trial', { [PRODUCT]: known })).toContain('price_new')
})

it('a product that cannot be made has no price; what fails at Stripe is no missing price', async () => {
  const priceOf = (answers: Record<string, object>) => createPrices(cannedStripe(answers).ask, quiet).priceOf('trial')
  const refused = refusal('invalid_request_error', 400)
  await expect(priceOf({ [READ]: [], [PRODUCT]: refused, [PRICE]: { id: 'price_new' } })).rejects.toMatchObject({
    code: 'no_payment_link',
  })
  await expect(priceOf({ [READ]: REFUSED_KEY })).rejects.toMatchObject({ code: 'payment_provider_failed' })
})

it('VAL-22 PAY-45 C-21 a plan without a price to sell it by has no payment link; why is logged, not told', async () => {
  const logged: unknown[] = []
  const log = { debug() {}, info() {}, warn() {}, error: (event: string) => void logged.push(event) }
  const refused = Object.assign(new Error('This key may not create prices'), { type: 'StripePermissionError' })
  const list = () => Promise.reject(refused)
  const ask: AskStripe = (asking) => asking({ prices: { list } } as unknown as Stripe)
  await expect(createPrices(ask, log).priceOf('trial')).rejects.toMatchObject({ code: 'no_payment_link', details: {} })
  expect(logged).toEqual(['price_missing'])
})
