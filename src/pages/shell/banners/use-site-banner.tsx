import type { ReactNode } from 'react'
import { useOtherTabs } from '~/modules/accounts/ui/session/use-other-tabs'
import type { SignedInUser } from '~/modules/billing/contract'
import { ConnectivityBanner } from '../connectivity/connectivity-banner'
import { useConnectivity } from '../connectivity/use-connectivity'
import { useCachedCurrentUser } from '../current-user'
import { useSubscriptionWatch } from '../use-subscription-watch'
import { PaymentBanner, usePaymentBanner } from './payment-banner'

/** Watches, on every page, the line, the session, the plan and what other tabs do; answers what the header has to say about it. */
export function useSiteBanner(user: SignedInUser | null, hasFailedPayment: boolean): ReactNode {
  const userId = user?.id ?? null
  useCachedCurrentUser(user)
  useOtherTabs(userId)
  const { kind } = useConnectivity(userId)
  const isSessionGone = useSubscriptionWatch(user)
  const payment = usePaymentBanner(hasFailedPayment)
  if (kind !== 'online') return <ConnectivityBanner kind={kind} />
  if (isSessionGone) return <ConnectivityBanner kind="expired" />
  return payment.isShown ? <PaymentBanner onHide={payment.hide} /> : null
}
