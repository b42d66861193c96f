import type { SignedInUser } from '../../contract'
import type { ShownPlan } from './shown-plan'

/** As much of a plan as the browser knows of a user by itself, for the time until the rest is there. */
export const knownPlan = ({ planType, subscriptionStatus, isPro, planExpiresAt }: SignedInUser): ShownPlan => ({
  planType,
  subscriptionStatus,
  isPro,
  until: isPro ? planExpiresAt : null,
  renewsAt: null,
  paymentFailed: false,
  source: null,
  canCancel: false,
  canResume: false,
  hasPortal: false,
  trialUsed: false,
  endedAt: null,
})
