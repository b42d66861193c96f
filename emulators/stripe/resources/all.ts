import type { Context } from '../context'
import type { Endpoint } from '../http/endpoint'
import type { Includables } from '../http/expand'
import { embedded } from '../http/lists'
import { catalogueEndpoints } from './catalogue'
import { chargeEndpoints, refundsOf } from './charges'
import { checkoutSessionEndpoints, sessionLineList } from './checkout-sessions'
import { customerEndpoints } from './customers'
import { eventEndpoints, webhookEndpoints } from './events'
import { invoiceDraftEndpoints } from './invoice-drafts'
import { confirmationSecret, invoiceEndpoints, paymentsOf } from './invoices'
import { paymentIntentEndpoints } from './payment-intents'
import { linkLineList, paymentLinkEndpoints } from './payment-links'
import { paymentMethodEndpoints } from './payment-methods'
import { portalEndpoints } from './portal'
import { setupIntentEndpoints } from './setup-intents'
import { subscriptionEndpoints } from './subscriptions'
import { taxEndpoints } from './taxes'

/** The whole API. Where two could answer, the first does. */
export const allEndpoints = (webhookSecret: string): Endpoint[] => [
  ...customerEndpoints,
  ...catalogueEndpoints,
  ...paymentMethodEndpoints,
  ...paymentIntentEndpoints,
  ...setupIntentEndpoints,
  ...checkoutSessionEndpoints,
  ...paymentLinkEndpoints,
  ...subscriptionEndpoints,
  ...invoiceEndpoints,
  ...invoiceDraftEndpoints,
  ...taxEndpoints,
  ...chargeEndpoints,
  ...portalEndpoints,
  ...eventEndpoints,
  ...webhookEndpoints(webhookSecret),
]

const byId =
  (include: (context: Context, id: string) => Promise<unknown>) =>
  (context: Context, object: Record<string, unknown>) =>
    include(context, String(object.id))

/** What is there only when it is asked for. */
export const includables: Includables = {
  'checkout.session.line_items': byId(sessionLineList),
  'payment_link.line_items': byId(linkLineList),
  'invoice.confirmation_secret': byId(confirmationSecret),
  'invoice.payments': byId(paymentsOf),
  'charge.refunds': byId(refundsOf),
  'customer.subscriptions': byId(async ({ store }, id) => {
    const { data } = await store.list('subscription', { customer: id })
    return embedded(
      `/v1/customers/${id}/subscriptions`,
      data.filter(({ status }) => status !== 'canceled'),
    )
  }),
}
