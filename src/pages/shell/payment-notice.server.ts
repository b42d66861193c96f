import type { SignedInUser } from '~/modules/billing/contract'
import type { Services } from '~/server/page-context'
import { PAYMENT_NOTICE_COOKIE } from './payment-notice'
import { readPlan } from './plan.server'

/** Whether to say on every page that a renewal could not be charged. Only what renews is looked up. */
export async function hasFailedPayment(
  services: Services,
  user: SignedInUser | null,
  cookies: string | null,
): Promise<boolean> {
  if (user === null || !user.isPro || user.stripeSubscriptionId === null) return false
  if (cookies?.includes(PAYMENT_NOTICE_COOKIE)) return false
  return (await readPlan(services, user)).paymentFailed
}
