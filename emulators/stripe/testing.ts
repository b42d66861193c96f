import Stripe from 'stripe'
import { vi } from 'vitest'
import type { OpenDatabase } from '~/database/open-database'
import type { CardEntry, PayOutcome } from './hosted'
import { createStripeEmulator, type StripeEmulator } from './stripe-emulator'

export const PUBLIC_URL = 'http://localhost:3000'

/** An emulator with a clock to set, and the real SDK on it. */
export function openEmulator({ db }: OpenDatabase, start: string) {
  let now = new Date(start)
  const clock = () => now
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const emulator = createStripeEmulator({ db, clock, secret: 'the same everywhere', log, publicUrl: PUBLIC_URL })
  return {
    emulator,
    log,
    stripe: sdkOf(emulator),
    now: () => now,
    /** Moves the clock and does what is due by then. */
    moveTo: async (moment: string | Date) => {
      now = new Date(moment)
      await emulator.tick()
    },
  }
}
export type OpenEmulator = ReturnType<typeof openEmulator>

export const sdkOf = ({ fetch, secretKey }: StripeEmulator, key = secretKey) =>
  new Stripe(key, { httpClient: Stripe.createFetchHttpClient(fetch), maxNetworkRetries: 0, telemetry: false })

export const cardOf = (number: string): CardEntry => ({
  number,
  expMonth: 12,
  expYear: 2040,
  cvc: '123',
  name: 'Ana Ruiz',
})
export const GOOD = '4242 4242 4242 4242'

/** What the buyer does on the hosted page. */
export const pay = ({ emulator }: OpenEmulator, session: string, number = GOOD): Promise<PayOutcome> =>
  emulator.hosted.payWithCard(session, cardOf(number), { email: 'ana@example.com', termsAccepted: true })

export const monthly = (stripe: Stripe) =>
  stripe.prices.create({
    currency: 'eur',
    unit_amount: 1700,
    recurring: { interval: 'month' },
    product_data: { name: 'PyMentor PRO Mensual' },
  })
export const lifetime = (stripe: Stripe) =>
  stripe.prices.create({ currency: 'eur', unit_amount: 4999, product_data: { name: 'PyMentor PRO Vitalicio' } })

/** A customer with a subscription that is paid with this card. */
export async function subscribe(open: OpenEmulator, number = GOOD) {
  const { stripe } = open
  const [price, customer] = [await monthly(stripe), await stripe.customers.create({ email: 'ana@example.com' })]
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    subscription_data: { metadata: { userId: 'u1' } },
    success_url: `${PUBLIC_URL}/checkout/success?session_id={CHECKOUT_SESSION_ID}`,
  })
  const outcome = await pay(open, session.id, number)
  const { data } = await stripe.subscriptions.list({ customer: customer.id, status: 'all' })
  const [subscription] = data
  if (subscription === undefined) throw new Error('nothing was subscribed')
  return { customer, session, subscription, outcome }
}
