import type { ReactNode } from 'react'
import { useOtherTabs } from '~/modules/accounts/ui/use-other-tabs'
import type { SignedInUser } from '~/modules/billing/contract'
import { ConnectivityBanner } from './connectivity-banner'
import { useKeptCurrentUser } from './current-user'
import { useConnectivity } from './use-connectivity'
import { useSubscriptionWatch } from './use-subscription-watch'

/** Watches, on every page, the line, the session, the plan and what other tabs do; answers what the header has to say about it. */
export function useSiteNotice(user: SignedInUser | null): ReactNode {
  const userId = user?.id ?? null
  useKeptCurrentUser(user)
  useOtherTabs(userId)
  const { kind } = useConnectivity(userId)
  const isSessionGone = useSubscriptionWatch(user)
  if (kind !== 'online') return <ConnectivityBanner kind={kind} />
  return isSessionGone ? <ConnectivityBanner kind="expired" /> : null
}
