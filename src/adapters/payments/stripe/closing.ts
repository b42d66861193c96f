import { isByCard } from './attached'
import { type AskStripe, unlessOver } from './client'
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
        if (isByCard(payment.metadata) && payment.status.startsWith('requires_'))
          await unlessOver(stripe.paymentIntents.cancel(payment.id))
      await stripe.customers.del(customer).catch(unlessGone)
    }),
})
