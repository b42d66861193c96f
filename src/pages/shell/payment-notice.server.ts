import type { SignedInUser } from '~/modules/billing/contract'
import type { Services } from '~/server/compose'
import { readPlan } from '../app/plan.server'
import { PAYMENT_NOTICE_COOKIE } from './payment-notice'

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
