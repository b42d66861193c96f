import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { grants } from '~/database/tables/schema'
import type { PaidPlan } from '~/modules/billing/billing.server'
import { readPlanRow } from '~/modules/billing/server/plans/plan-row'
import type { Call, TestApp } from '../start-app'

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  /** Whoever pays with it, it is one card. */
  shared: '5555 5555 5555 4444',
  refusesRefunds: '4000 0000 0000 5126',
  failsOnRenewal: '4000 0000 0000 0341',
  settlesLater: '4000 0000 0000 7718',
  bouncesLater: '4000 0000 0000 7726',
}
const card = (number: string) => ({ number, expMonth: 12, expYear: 2040, cvc: '123' })

/** What tests do at the payment provider: as its customers, and as whoever holds its keys. */
export function purchasesOf(app: TestApp) {
  const emulator = app.services.stripeEmulator
  if (emulator === null) throw new Error('the app has no payment emulator')
  const stripe = new Stripe(emulator.secretKey, {
    httpClient: Stripe.createFetchHttpClient(emulator.fetch),
    maxNetworkRetries: 0,
  })

  const openCheckout = async (call: Call, planType: PaidPlan): Promise<string> => {
    const response = await call('POST', '/api/create-checkout', { planType, key: crypto.randomUUID() })
    const { url } = await response.json()
    return /cs_\w+/.exec(url)?.[0] ?? ''
  }
  const payCheckout = (sessionId: string, number = CARDS.good, invoicing: { taxId?: string; company?: string } = {}) =>
    emulator.hosted.payWithCard(sessionId, card(number), {
      email: 'paga@example.com',
      termsAccepted: true,
      ...invoicing,
    })

  /** A user's plan as stored. */
  const planRow = ({ id }: { id: string }) => readPlanRow(app.database.db, id)

  const grantsOf = ({ id }: { id: string }) => app.database.db.select().from(grants).where(eq(grants.userId, id))
  const activate = async (call: Call, named: object) => {
    const response = await call('POST', '/api/activate-plan', named)
    return { status: response.status, body: await response.json() }
  }

  return {
    planRow,
    grantsOf,
    activate,
    stripe,
    emulator,
    openCheckout,
    payCheckout,
    /** By the hosted page. Answers the session. */
    async buy(call: Call, planType: PaidPlan): Promise<string> {
      const sessionId = await openCheckout(call, planType)
      await payCheckout(sessionId)
      return sessionId
    },
    /** By the card form. Answers the payment. */
    async buyByCard(call: Call, planType: PaidPlan, consent?: string): Promise<string> {
      const response = await call('POST', '/api/get-or-create-subscription', { planType, ...(consent && { consent }) })
      const { clientSecret } = await response.json()
      const [payment = ''] = clientSecret.split('_secret_')
      await stripe.paymentIntents.confirm(payment, { payment_method: 'pm_card_visa' })
      return payment
    },
  }
}
export type Purchases = ReturnType<typeof purchasesOf>
