import type { CurrentUser } from '~/modules/accounts/contract'
import { endpoint } from '~/platform/endpoint'
import type * as input from './input'

/** What a user may use now. `until` is null when nothing ends it: no plan, a renewing plan, or a lifetime. */
export type Entitlement = { isPro: boolean; isLifetime: boolean; isTrial: boolean; until: string | null }

/** A signed-in user, and whether the plan includes PRO at this moment. */
export type SignedInUser = CurrentUser & Pick<Entitlement, 'isPro'>

/** DATA-10, DATA-11, C-26. `updated`: the plan is not the one that the caller names; `message` says what changed, or is empty. */
export type SubscriptionState = Pick<Entitlement, 'isPro' | 'isLifetime' | 'isTrial'> & {
  updated: boolean
  message: string
}

export const subscriptionStatus = endpoint<SubscriptionState, typeof input.subscriptionStatus>(
  'GET',
  '/api/subscription-status',
)
