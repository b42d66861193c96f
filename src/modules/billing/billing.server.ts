import type { CurrentUser } from '~/modules/accounts/contract'
import type { SignedInUser } from './contract'
import { entitlement } from './rules'

export type { BillingEntry, BillingHistory, CardFormSettings } from './payments-contract'
export type * from './payments-port'
export { type ConsentWords, PAID_PLANS, type PaidPlan, PLANS, WITHDRAWAL_MS } from './plans'
export { type Billing, createBilling } from './server/billing'
export { billingData } from './server/billing-data'
export { billingJobs } from './server/billing-jobs'
export { type BillingMails, createBillingMails } from './server/billing-mails'
export { billingFigures } from './server/figures'
export { type PurchaseHandlers, purchaseHandlers } from './server/purchase-handlers'
export { type ManagementHandlers, managementHandlers } from './server/subscription/management-handlers'
export { type SubscriptionHandlers, subscriptionHandlers } from './server/subscription-handlers'
export { entitlement }

/** The user with what the plan gives at `now`. */
export const withEntitlement = (user: CurrentUser, now: Date): SignedInUser => ({
  ...user,
  isPro: entitlement(user, now).isPro,
})
