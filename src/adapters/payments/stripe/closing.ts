import type Stripe from 'stripe'
import type { PaymentProvider } from '~/modules/billing/billing.server'
import { isOver, unlessGone } from './subscriptions'

/** Statuses in which somebody could still pay. */
const PAYABLE: ReadonlySet<string> = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action'])

/** The end of a customer: nothing renews, nothing can be paid any more. Each step may be repeated. */
export const closingCalls = (stripe: Stripe): Pick<PaymentProvider, 'closeCustomer'> => ({
  async closeCustomer(customer) {
    const found = await stripe.customers.retrieve(customer).catch(unlessGone)
    if (found === undefined || found.deleted) return
    for await (const session of stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })) {
      await stripe.checkout.sessions.expire(session.id)
    }
    for await (const subscription of stripe.subscriptions.list({ customer, status: 'all', limit: 100 })) {
      if (!isOver(subscription)) await stripe.subscriptions.cancel(subscription.id).catch(unlessGone)
    }
    for await (const payment of stripe.paymentIntents.list({ customer, limit: 100 })) {
      // A subscription's own payments have gone with it, and are not ours to cancel.
      if (PAYABLE.has(payment.status) && payment.metadata.userId !== undefined)
        await stripe.paymentIntents.cancel(payment.id)
    }
    await stripe.customers.del(customer).catch(unlessGone)
  },
})
