import type { Database } from '~/database/database'
import type { users } from '~/database/schema'
import type { PaidPlan } from '../plans'

type UserRow = typeof users.$inferSelect

/** The plan columns of a user. */
export type PlanState = Pick<
  UserRow,
  | 'planType'
  | 'subscriptionStatus'
  | 'planExpiresAt'
  | 'planSource'
  | 'stripeSubscriptionId'
  | 'renewsAt'
  | 'paymentFailedAt'
>

/** Something paid that is seen for the first time: a payment, or a subscription with its first payment. */
export type Purchase = { reference: string; plan: PaidPlan; cents: number; paidAt: Date }

/** The wish that a purchase begin at once: `wording` names the words. */
export type Consent = { reference: string; plan: PaidPlan; wording: string; givenAt: Date }

/** What one look at the provider has changed. */
export type PlanChange = {
  user: Pick<UserRow, 'id' | 'email' | 'firstName'>
  before: PlanState
  after: PlanState
  purchases: readonly Purchase[]
  /** Those given with the new purchases. */
  consents: readonly Consent[]
  now: Date
}

/** Told of every change in its own transaction, once. */
export type OnPlanChange = (tx: Database, change: PlanChange) => Promise<void>
