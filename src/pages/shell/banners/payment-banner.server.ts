import type { SignedInUser } from '~/modules/billing/contract'
import { PAYMENT_BANNER_COOKIE } from './payment-banner'

/** Whether to say on every page that a renewal could not be charged. */
export function hasFailedPayment(user: SignedInUser | null, cookies: string | null): boolean {
  if (user === null || cookies?.includes(PAYMENT_BANNER_COOKIE)) return false
  return user.isPro && user.paymentFailed
}
