import type Stripe from 'stripe'
import { type AskStripe, isStripeError } from './client'
import { endSubscription, unlessGone } from './subscriptions'

/** The end of a customer: nothing renews, and nothing can be paid any more. Each step may be repeated. */
export const createClosing = (ask: AskStripe) => ({
  closeCustomer: (customer: string): Promise<void> =>
    ask(async (stripe) => {
      const found = await stripe.customers.retrieve(customer).catch(unlessGone)
      if (found === undefined || found.deleted) return
      const all = { customer, limit: 100 }
      for await (const session of stripe.checkout.sessions.list({ ...all, status: 'open' }))
        await unlessOver(stripe.checkout.sessions.expire(session.id))
      for await (const subscription of stripe.subscriptions.list({ ...all, status: 'all' }))
        await endSubscription(stripe, subscription)
      for await (const payment of stripe.paymentIntents.list(all))
        if (isOurUnpaid(payment)) await unlessOver(stripe.paymentIntents.cancel(payment.id))
      await stripe.customers.del(customer).catch(unlessGone)
    }),
})

/** A payment of our card form; those of sessions and invoices end with them. */
const isOurUnpaid = ({ status, metadata }: Stripe.PaymentIntent) =>
  status.startsWith('requires_') && metadata.planType !== undefined

/** Paid or over since a moment ago, or not ours to end. */
async function unlessOver(ending: Promise<unknown>): Promise<void> {
  try {
    await ending
  } catch (error) {
    if (!isStripeError(error) || error.type !== 'StripeInvalidRequestError') throw error
  }
}
