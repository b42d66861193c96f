import type { CurrentUser } from '~/modules/accounts/contract'

/** What a user may use now. `until` is null when nothing ends it: no plan, a renewing plan, or a lifetime. */
export type Entitlement = { isPro: boolean; isLifetime: boolean; isTrial: boolean; until: string | null }

/** A signed-in user, and whether the plan includes PRO at this moment. */
export type SignedInUser = CurrentUser & Pick<Entitlement, 'isPro'>
