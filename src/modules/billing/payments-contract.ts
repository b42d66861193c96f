import { endpoint } from '~/platform/http/endpoint'
import type { PlanType, SubscriptionStatus } from './contract'
import type * as input from './payments-input'
import type { PaidPlan } from './plans'

/** The provider's page for this purchase, to be opened in a new tab. Throws trial_used, plan_owned or no_payment_link. */
export const createCheckout = endpoint<{ url: string }, typeof input.createCheckout>('POST', '/api/create-checkout')

/** API-24, DATA-12. */
export const getOrCreateSubscription = endpoint<{ clientSecret: string }, typeof input.getOrCreateSubscription>(
  'POST',
  '/api/get-or-create-subscription',
)

/** API-25, C-27. `open`: not paid (yet). A session of another user is not found. */
export type SessionStatus = { status: 'success' | 'open' | 'expired'; message: string }
export const checkSessionStatus = endpoint<SessionStatus, typeof input.checkSessionStatus>(
  'GET',
  '/api/check-session-status',
)

/** API-26, DATA-09. */
export type CheckoutSessionState = {
  customer: string | null
  paymentStatus: 'paid' | 'unpaid' | 'no_payment_required'
  isPaid: boolean
  metadata: { planType: PaidPlan | null }
}
export const checkCheckoutSession = endpoint<CheckoutSessionState, typeof input.checkCheckoutSession>(
  'GET',
  '/api/check-checkout-session',
)

/** API-27. Answers 402 `payment_required` when nothing of the caller's is paid. */
export type Activation = { success: true; planType: PlanType; subscriptionStatus: SubscriptionStatus }
export const activatePlan = endpoint<Activation, typeof input.activatePlan>('POST', '/api/activate-plan')

/** The provider's signed webhook events; its body is not ours to describe. */
export const stripeWebhook = endpoint<Response>('POST', '/api/stripe/webhook')

/** API-19, API-20, C-05: one thing by two names. `message` says until when PRO stays. */
type Done = { message: string }
export const cancelSubscription = endpoint<Done, typeof input.cancelSubscription>('POST', '/api/cancel-subscription')
export const cancelSubscription2 = endpoint<Done, typeof input.cancelSubscription>('POST', '/api/subscription/cancel')
export const resumeSubscription = endpoint<Done, typeof input.resumeSubscription>('POST', '/api/subscription/resume')
/** Pays a renewal that could not be charged: what has become of it, or the provider's page where the bank is asked. */
export const payOpen = endpoint<Done & { url: string | null }, typeof input.payOpen>('POST', '/api/subscription/pay')
/** The provider's page where the card is changed. */
export const openPortal = endpoint<{ url: string }, typeof input.openPortal>('POST', '/api/subscription/portal')
export const withdraw = endpoint<Done, typeof input.withdraw>('POST', '/api/subscription/withdraw')

/** C-48: one payment, newest first. */
export type BillingEntry = {
  /** The provider's payment. */
  id: string
  /** What it was for, where that is known. */
  plan: PaidPlan | null
  description: string
  cents: number
  paidAt: string
  state: 'paid' | 'failed' | 'refunded' | 'partly_refunded' | 'duplicate' | 'disputed' | 'dispute_won' | 'dispute_lost'
  /** The provider's invoice (a page and a file) and receipt; null where there is none. */
  invoiceUrl: string | null
  invoicePdfUrl: string | null
  receiptUrl: string | null
  /** Until when it can be withdrawn from; null when it cannot (any more). */
  withdrawableUntil: string | null
}
export type BillingHistory = { entries: BillingEntry[]; nextCursor: string | null }
export const billingHistory = endpoint<BillingHistory, typeof input.billingHistory>('GET', '/api/subscription/history')

/** C-67: whom invoices are made out to; empty texts where nothing is given. */
export type InvoiceDetails = { taxId: string; company: string }
/** Answers them as they are kept. Invoices that are issued already stay as they are. */
export const saveInvoiceDetails = endpoint<InvoiceDetails, typeof input.saveInvoiceDetails>(
  'POST',
  '/api/subscription/invoice-details',
)

/** What "Mi Cuenta" and the plan card show of a plan. Dates are ISO strings. */
export type PlanSummary = {
  planType: PlanType
  subscriptionStatus: SubscriptionStatus
  isPro: boolean
  /** When PRO ends; null when nothing ends it. */
  until: string | null
  renewsAt: string | null
  paymentFailed: boolean
  source: 'payment' | 'admin' | null
  /** C-06: a monthly plan that renews. */
  canCancel: boolean
  /** C-07: a cancellation that can be taken back. */
  canResume: boolean
  /** Whether there is a card at the provider to look after. */
  hasPortal: boolean
  trialUsed: boolean
}

/** API-28, API-29; on the administrator's own account. */
export type PlanChange = { planType: PlanType; subscriptionStatus: SubscriptionStatus; message: string }
export const testActivatePlan = endpoint<PlanChange, typeof input.testActivatePlan>(
  'POST',
  '/api/admin/test-activate-plan',
)
export const expireSubscription = endpoint<PlanChange, typeof input.expireSubscription>(
  'POST',
  '/api/admin/expire-subscription',
)

/** How the browser asks for card details: Stripe's element with this key, the emulator's own form, or not at all (PAY-07). */
export type CardFormSettings =
  | { kind: 'stripe'; publishableKey: string }
  | { kind: 'emulated'; publishableKey: string; apiPath: string }
  | { kind: 'missing' }
