import type { CurrentUser, PlanType, SubscriptionStatus } from '~/modules/accounts/contract'
import type { Entitlement } from './contract'

export type PlanHolder = Pick<CurrentUser, 'planType' | 'subscriptionStatus' | 'planExpiresAt'>

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
export function entitlement(user: PlanHolder, now: Date): Entitlement {
  const isCurrent = user.planExpiresAt === null || new Date(user.planExpiresAt) > now
  const isPro = PAID_PLAN[user.planType] && STATUS_WITH_ACCESS[user.subscriptionStatus] && isCurrent
  return {
    isPro,
    isLifetime: isPro && isLifetimePlan(user),
    isTrial: isPro && user.planType === 'trial',
    until: isPro ? user.planExpiresAt : null,
  }
}

export const isLifetimePlan = ({ planType, subscriptionStatus }: Omit<PlanHolder, 'planExpiresAt'>): boolean =>
  planType === 'pro-lifetime' || subscriptionStatus === 'lifetime'

/** DASH-10. */
export const SUBSCRIPTION_POLL_MS = 5 * 60_000
/** DASH-12. */
export const SUBSCRIPTION_RELOAD_MS = 2_000

/**
 * Names what a user's plan gives at a moment, so that a page can say which one it shows: the server keeps nothing about pages. Two
 * plans that look the same have the same mark.
 */
export const planMark = ({ planType, subscriptionStatus, planExpiresAt, isPro }: PlanHolder & { isPro: boolean }) =>
  [planType, subscriptionStatus, planExpiresAt ?? 'open', isPro ? 'pro' : 'basic'].join('/')
