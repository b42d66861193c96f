import { type CurrentUser, currentUser } from '~/modules/accounts/contract'
import { endpoint } from '~/platform/http/endpoint'
import type * as input from './input'

/** DATA-03, DATA-04. */
export type PlanType = 'free' | 'trial' | 'pro' | 'pro-monthly' | 'pro-lifetime'
export type SubscriptionStatus = 'basic' | 'active' | 'trialing' | 'canceling' | 'canceled' | 'inactive' | 'lifetime'

/** A user's plan as it is stored; what it gives, `entitlement` says. `planExpiresAt` is an ISO string. */
export type HeldPlan = { planType: PlanType; subscriptionStatus: SubscriptionStatus; planExpiresAt: string | null }

/** What a user may use now. `until` is null when nothing ends it: no plan, a renewing plan, or a lifetime. */
export type Entitlement = { isPro: boolean; isLifetime: boolean; isTrial: boolean; until: string | null }

/** A signed-in user with their plan: whether it includes PRO at this moment, and whether its renewal could not be charged. */
export type SignedInUser = CurrentUser & HeldPlan & Pick<Entitlement, 'isPro'> & { paymentFailed: boolean }

/** DATA-02: the user as the calls of `/api/auth` answer it. */
export type UserReply = CurrentUser &
  HeldPlan & { stripeCustomerId: string | null; stripeSubscriptionId: string | null }

/** The call of the accounts, for who needs the plan in its answer. */
export const currentUserWithPlan = endpoint<UserReply>(currentUser.method, currentUser.path)

/** DATA-10, DATA-11, C-26. `updated`: the plan is not the one that the caller names; `message` says what changed, or is empty. */
export type SubscriptionState = Pick<Entitlement, 'isPro' | 'isLifetime' | 'isTrial'> & {
  updated: boolean
  message: string
}

export const subscriptionStatus = endpoint<SubscriptionState, typeof input.subscriptionStatus>(
  'GET',
  '/api/subscription-status',
)
