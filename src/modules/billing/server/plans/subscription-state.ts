import type { SignedInUser, SubscriptionState } from '../../contract'
import { PLAN_CHANGES } from '../../copy'
import { entitlement, planMark } from '../../rules'

/** API-10: what the plan gives now, and whether that is news to a page which shows the plan of this mark. */
export function subscriptionState(user: SignedInUser, seen: string | undefined, now: Date): SubscriptionState {
  const { isPro, isLifetime, isTrial } = entitlement(user, now)
  const updated = seen !== undefined && seen !== planMark({ ...user, isPro })
  return { updated, message: updated ? changeOf(seen, isPro) : '', isPro, isLifetime, isTrial }
}

function changeOf(seen: string, isPro: boolean): string {
  const wasPro = seen.endsWith('/pro')
  if (wasPro === isPro) return PLAN_CHANGES.other
  return isPro ? PLAN_CHANGES.gained : PLAN_CHANGES.lost
}
