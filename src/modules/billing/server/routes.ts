import type { Context } from 'hono'
import type { Accounts } from '~/modules/accounts/accounts.server'
import type { EndpointInput } from '~/platform/http/endpoint'
import type { Router } from '~/platform/http/router'
import type { Clock } from '~/platform/time/clock'
import type { SignedInUser } from '../contract'
import * as billing from '../contract'
import * as billingInput from '../input'
import * as owner from '../owner-contract'
import * as ownerInput from '../owner-input'
import * as payments from '../payments-contract'
import * as paymentsInput from '../payments-input'
import type { Billing } from './billing'
import { ownerHandlers } from './owner/owner-handlers'
import { purchaseHandlers } from './payments/purchase-handlers'
import { subscriptionState } from './plans/subscription-state'
import { managementHandlers } from './subscription/management-handlers'

type Options = {
  billing: Billing
  throttle: Pick<Accounts['throttle'], 'purchase' | 'purchaseCheck'>
  clock: Clock
  /** The product's own origin, as the asking browser knows it. */
  originOf: (c: Context) => string
}

/** HTTP for buying plans, looking after them, and for administrators who do either for others. */
export function billingHandlers({ billing: services, throttle, clock, originOf }: Options) {
  const { management, adminGrants, owner: actions } = services
  return {
    subscriptionStatus: ({ user, query }: EndpointInput<typeof billing.subscriptionStatus> & { user: SignedInUser }) =>
      subscriptionState(user, query.plan, clock()),
    purchases: purchaseHandlers({ billing: services, throttle, clock, originOf }),
    plans: managementHandlers({ management, adminGrants, throttle, clock, originOf }),
    owner: ownerHandlers({ actions, throttle, clock }),
  }
}
export type BillingHandlers = ReturnType<typeof billingHandlers>

/** Every call of billing. */
export function bindBilling({ signedIn, forAdmins, signed }: Router<SignedInUser>, on: BillingHandlers) {
  signedIn(billing.subscriptionStatus, billingInput.subscriptionStatus, on.subscriptionStatus)

  signedIn(payments.createCheckout, paymentsInput.createCheckout, on.purchases.createCheckout)
  signedIn(
    payments.getOrCreateSubscription,
    paymentsInput.getOrCreateSubscription,
    on.purchases.getOrCreateSubscription,
  )
  signedIn(payments.saveInvoiceDetails, paymentsInput.saveInvoiceDetails, on.purchases.saveInvoiceDetails)
  signedIn(payments.checkSessionStatus, paymentsInput.checkSessionStatus, on.purchases.checkSessionStatus)
  signedIn(payments.checkCheckoutSession, paymentsInput.checkCheckoutSession, on.purchases.checkCheckoutSession)
  signedIn(payments.activatePlan, paymentsInput.activatePlan, on.purchases.activatePlan)
  signed(payments.stripeWebhook, on.purchases.stripeWebhook)

  signedIn(payments.cancelSubscription, paymentsInput.cancelSubscription, on.plans.cancelSubscription)
  signedIn(payments.cancelSubscription2, paymentsInput.cancelSubscription, on.plans.cancelSubscription)
  signedIn(payments.resumeSubscription, paymentsInput.resumeSubscription, on.plans.resumeSubscription)
  signedIn(payments.payOpen, paymentsInput.payOpen, on.plans.payOpen)
  signedIn(payments.openPortal, paymentsInput.openPortal, on.plans.openPortal)
  signedIn(payments.billingHistory, paymentsInput.billingHistory, on.plans.billingHistory)
  signedIn(payments.withdraw, paymentsInput.withdraw, on.plans.withdraw)
  forAdmins(payments.testActivatePlan, paymentsInput.testActivatePlan, on.plans.testActivatePlan)
  forAdmins(payments.expireSubscription, paymentsInput.expireSubscription, on.plans.expireSubscription)
  forAdmins(owner.giftPlan, ownerInput.giftPlan, on.owner.giftPlan)
  forAdmins(owner.refundPayment, ownerInput.refundPayment, on.owner.refundPayment)
}
