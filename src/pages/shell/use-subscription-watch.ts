import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type SignedInUser, type SubscriptionState, subscriptionStatus } from '~/modules/billing/contract'
import { SUBSCRIPTION_UPDATED } from '~/modules/billing/copy'
import { planMark, SUBSCRIPTION_POLL_MS, SUBSCRIPTION_RELOAD_MS } from '~/modules/billing/rules'
import { toast } from '~/ui/toasts/toast'
import { isInTheMiddle, whenFree } from './when-free'

/**
 * DASH-10…12: asks every five minutes, in a hidden tab as well, whether the plan is still the one that the page shows. Answers whether
 * it came out that the session is gone: ended from another place, or expired.
 */
export function useSubscriptionWatch(user: SignedInUser | null): boolean {
  const { data, isFetchedAfterMount, isSuccess } = useQuery<SubscriptionState | null>({
    queryKey: [`${subscriptionStatus.path}?plan=${user ? encodeURIComponent(planMark(user)) : ''}`],
    enabled: user !== null,
    // The page has just been told: the first question comes five minutes later.
    initialData: null,
    staleTime: SUBSCRIPTION_POLL_MS,
    refetchInterval: SUBSCRIPTION_POLL_MS,
    refetchIntervalInBackground: true,
  })
  const news = data?.updated ? data.message : null
  useEffect(() => {
    if (news === null) return
    toast({ title: SUBSCRIPTION_UPDATED, description: news })
    return whenFree(() => window.location.reload(), {
      afterMs: SUBSCRIPTION_RELOAD_MS,
      isBusy: () => isInTheMiddle(document),
    })
  }, [news])
  // HTTP-06: nothing, where nobody is signed in any more.
  return isSuccess && isFetchedAfterMount && data === null
}
