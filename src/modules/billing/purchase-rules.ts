import { ownPath } from '~/platform/http/own-path'
import type { HeldPlan } from './contract'
import type { PaidPlan } from './plans'
import { entitlement } from './rules'

/** PAY-40, TIME-07: how long the purchase button stays busy after the payment page has opened. */
export const PURCHASE_BUSY_MS = 1_000
/** PAY-09, TIME-06. */
export const VERIFYING_MIN_MS = 1_500
/** PAY-20, TIME-08. */
export const PAYMENT_CHECK_MS = 3_000
export const PAYMENT_CHECKS = 6
/** PAY-33, TIME-09. */
export const PLAN_POLL_MS = 3_000
export const PLAN_POLLS = 30
/** PAY-35: how long a checkout may take before a plan that has not come is a problem. */
export const CHECKOUT_OVERDUE_MS = 300_000
/** PAY-32, PAY-27, TIME-06. */
export const CHAT_COUNTDOWN_SECONDS = 3
export const REDIRECT_COUNTDOWN_SECONDS = 5

const RANK = { free: 0, trial: 1, pro: 2, 'pro-monthly': 2, 'pro-lifetime': 3 } satisfies Record<
  HeldPlan['planType'],
  number
>

/** Whether there is anything in this plan that its holder has not: a trial can become monthly, and both a lifetime. */
export function isWorthBuying(plan: PaidPlan, holder: HeldPlan, now: Date): boolean {
  const { isPro, isLifetime } = entitlement(holder, now)
  return !isPro || (!isLifetime && RANK[plan] > RANK[holder.planType])
}

/** What ends when this plan is bought: a trial, or a monthly plan, which the server then cancels at the provider. */
export function endedBy(plan: PaidPlan, holder: HeldPlan, now: Date): 'trial' | 'pro-monthly' | null {
  if (!entitlement(holder, now).isPro || !isWorthBuying(plan, holder, now)) return null
  return holder.planType === 'trial' ? 'trial' : 'pro-monthly'
}

const STRIPE_PAGES = ['checkout.stripe.com', 'buy.stripe.com', 'billing.stripe.com']
/** `hosts`: the site's own. `hasEmulator`: whether its pages are this site's. */
type Site = { hosts: readonly string[]; hasEmulator: boolean }

/**
 * PAY-27: where the redirect page may lead: a page of Stripe's, or one of ours that has to do with paying. Null for everything else,
 * so that it is no way to send people anywhere.
 */
export function safePaymentAddress(target: string | null, site: Site): string | null {
  if (target === null) return null
  const url = /^https?:\/\//i.test(target) && URL.canParse(target) ? new URL(target) : null
  const hasPassword = url !== null && (url.username !== '' || url.password !== '')
  if (url?.protocol === 'https:' && STRIPE_PAGES.includes(url.host) && !hasPassword) return url.href
  if (url !== null && (hasPassword || !site.hosts.includes(url.host))) return null
  const own = ownPath(url === null ? target : url.pathname + url.search + url.hash)
  const isOurs =
    own !== null &&
    (own.pathname === '/checkout/success' || (site.hasEmulator && own.pathname.startsWith('/emulador/stripe/')))
  return isOurs ? own.path : null
}
