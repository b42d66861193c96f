import type { Context } from 'hono'
import type { Accounts } from '~/modules/accounts/accounts.server'
import type { EndpointInput } from '~/platform/http/endpoint'
import type { Clock } from '~/platform/time/clock'
import type { SignedInUser } from '../../contract'
import type * as contract from '../../payments-contract'
import type { Billing } from '../billing'

type Options = {
  billing: Billing
  throttle: Pick<Accounts['throttle'], 'purchase' | 'purchaseCheck'>
  clock: Clock
  /** The product's own origin, as the asking browser knows it. */
  originOf: (c: Context) => string
}
type Input<Name extends keyof typeof contract> = EndpointInput<(typeof contract)[Name]> & { user: SignedInUser }

/** HTTP for buying a plan, and for seeing that it is paid. */
export function purchaseHandlers({ billing, throttle, clock, originOf }: Options) {
  const { purchases, activation, invoiceDetails } = billing
  return {
    async createCheckout({ user, body }: Input<'createCheckout'>, c: Context) {
      await throttle.purchase(user.id, clock())
      return purchases.createCheckout(user, { plan: body.planType, key: body.key, origin: originOf(c) })
    },

    async getOrCreateSubscription({ user, body }: Input<'getOrCreateSubscription'>) {
      await throttle.purchase(user.id, clock())
      return purchases.getOrCreateSubscription(user, { plan: body.planType, consent: body.consent ?? null })
    },

    async saveInvoiceDetails({ user, body }: Input<'saveInvoiceDetails'>) {
      await throttle.purchaseCheck(user.id, clock())
      return invoiceDetails.save(user.id, body)
    },

    async checkSessionStatus({ user, query }: Input<'checkSessionStatus'>) {
      await throttle.purchaseCheck(user.id, clock())
      return activation.sessionStatus(user, query.session_id)
    },

    async checkCheckoutSession({ user, query }: Input<'checkCheckoutSession'>) {
      await throttle.purchaseCheck(user.id, clock())
      return activation.sessionState(user, query.sessionId)
    },

    async activatePlan({ user, body }: Input<'activatePlan'>) {
      await throttle.purchaseCheck(user.id, clock())
      return activation.activate(user, body)
    },

    /** Its body is read as it came: the signature is made over that. */
    async stripeWebhook(c: Context) {
      await billing.receiveEvent(await c.req.text(), c.req.header('stripe-signature'))
      return c.json({ received: true })
    },
  }
}
