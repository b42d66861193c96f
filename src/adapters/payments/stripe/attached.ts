import type Stripe from 'stripe'
import { PAID_PLANS, type PaidPlan } from '~/modules/billing/billing.server'

/** What we write on the objects that we make: whose, and which plan. */
export type Attached = { userId: string; planType: PaidPlan; consent?: string; via?: 'card' }

type Metadata = Stripe.Metadata | null | undefined

export const planOfMetadata = (metadata: Metadata): PaidPlan | null =>
  PAID_PLANS.find((plan) => plan === metadata?.planType) ?? null

/** Of our card form. What Stripe's own page has made cannot be paid, changed or ended but there. */
export const isByCard = (metadata: Metadata): boolean => metadata?.via === 'card'

/** Of ours, as `pymentor_trial_300`. */
const planOfLookupKey = (key: string | null | undefined): PaidPlan | null =>
  PAID_PLANS.find((plan) => key?.startsWith(`pymentor_${plan}_`)) ?? null

const planOfPrice = (price: Stripe.Price | null | undefined): PaidPlan | null =>
  planOfLookupKey(price?.lookup_key) ?? planOfMetadata(price?.metadata)

/** By what we wrote on it, else by what it sells (a payment link's). Wants `line_items` expanded. */
export const planOfSession = (session: Stripe.Checkout.Session): PaidPlan | null =>
  planOfMetadata(session.metadata) ??
  session.line_items?.data.map((line) => planOfPrice(line.price)).find((plan) => plan !== null) ??
  null

export const planOfSubscription = (subscription: Stripe.Subscription): PaidPlan | null =>
  planOfMetadata(subscription.metadata) ??
  subscription.items.data.map((item) => planOfPrice(item.price)).find((plan) => plan !== null) ??
  null

/** The id of something that may come expanded. */
export const idOf = (part: string | { id: string } | null | undefined): string | null =>
  typeof part === 'string' ? part : (part?.id ?? null)

export const momentOf = (seconds: number): Date => new Date(seconds * 1000)
