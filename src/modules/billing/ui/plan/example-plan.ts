import type { ShownPlan } from './shown-plan'

/** The free plan, or what `change` makes of it: for tests. */
export const examplePlan = (change: Partial<ShownPlan> = {}): ShownPlan => ({
  planType: 'free',
  subscriptionStatus: 'inactive',
  isPro: false,
  until: null,
  renewsAt: null,
  paymentFailed: false,
  source: null,
  canCancel: false,
  canResume: false,
  hasPortal: false,
  trialUsed: false,
  endedAt: null,
  ...change,
})

export const MONTHLY = examplePlan({
  planType: 'pro-monthly',
  subscriptionStatus: 'active',
  isPro: true,
  renewsAt: '2026-12-21T09:00:00.000Z',
  source: 'payment',
  canCancel: true,
  hasPortal: true,
})
export const CANCELING: ShownPlan = {
  ...MONTHLY,
  subscriptionStatus: 'canceling',
  renewsAt: null,
  until: '2026-12-21T09:00:00.000Z',
  canCancel: false,
  canResume: true,
}
