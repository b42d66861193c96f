import type { Entitlement, HeldPlan, PlanType, SubscriptionStatus } from './contract'

const PAID_PLAN = {
  free: false,
  trial: true,
  pro: true,
  'pro-monthly': true,
  'pro-lifetime': true,
} satisfies Record<PlanType, boolean>

export const STATUS_WITH_ACCESS = {
  basic: false,
  active: true,
  trialing: true,
  canceling: true,
  canceled: false,
  inactive: false,
  lifetime: true,
} satisfies Record<SubscriptionStatus, boolean>

/** The one rule for who is PRO (decisions C-02/03/04). A plan that has run out is none from that very moment. */
export function entitlement(plan: HeldPlan, now: Date): Entitlement {
  const isCurrent = plan.planExpiresAt === null || new Date(plan.planExpiresAt) > now
  const isPro = PAID_PLAN[plan.planType] && STATUS_WITH_ACCESS[plan.subscriptionStatus] && isCurrent
  return {
    isPro,
    isLifetime: isPro && isLifetimePlan(plan),
    isTrial: isPro && plan.planType === 'trial',
    until: isPro ? plan.planExpiresAt : null,
  }
}

export const isLifetimePlan = ({ planType, subscriptionStatus }: Omit<HeldPlan, 'planExpiresAt'>): boolean =>
  planType === 'pro-lifetime' || subscriptionStatus === 'lifetime'

/** DASH-10. */
export const SUBSCRIPTION_POLL_MS = 5 * 60_000
/** DASH-12. */
export const SUBSCRIPTION_RELOAD_MS = 2_000

/**
 * Names what a user's plan gives at a moment, so that a page can say which one it shows: the server keeps nothing about pages. Two
 * plans that look the same have the same mark.
 */
export const planMark = ({ planType, subscriptionStatus, planExpiresAt, isPro }: HeldPlan & { isPro: boolean }) =>
  [planType, subscriptionStatus, planExpiresAt ?? 'open', isPro ? 'pro' : 'basic'].join('/')
