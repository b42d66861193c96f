import type { Database } from '~/database/database'
import type { users } from '~/database/tables/schema'
import type { Consent } from '../../payments-port'
import type { PaidPlan } from '../../plans'
import type { PlanRow } from './plan-row'

type UserRow = typeof users.$inferSelect

/** What follows from all that was paid and granted: the part of the stored plan that a sync writes. */
export type PlanState = Pick<
  PlanRow,
  | 'planType'
  | 'subscriptionStatus'
  | 'planExpiresAt'
  | 'planSource'
  | 'stripeSubscriptionId'
  | 'renewsAt'
  | 'paymentFailedAt'
>

/** Something paid that is seen for the first time: a payment, or a subscription with its first payment. */
export type Purchase = { reference: string; plan: PaidPlan; cents: number; paidAt: Date; consent: Consent | null }

/** What one look at the provider has changed. */
export type PlanChange = {
  user: Pick<UserRow, 'id' | 'email' | 'firstName'>
  before: PlanState
  after: PlanState
  purchases: readonly Purchase[]
  /** Paid in vain (a second trial, a plan that was there already) and about to be given back; seen for the first time. */
  duplicates: readonly Purchase[]
  /** Withdrawn from, and the money has not arrived: the bank has sent it back. */
  unrefunded: readonly { plan: PaidPlan; cents: number }[]
  now: Date
}

/** Told of every change in its own transaction, once. */
export type OnPlanChange = (tx: Database, change: PlanChange) => Promise<void>
