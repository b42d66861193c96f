import { AppError } from '~/platform/app-error'
import type { Entitlement } from '../../contract'
import type { PaidPlan } from '../../plans'

/** What is not sold to whom: a plan that they have, or a lesser one; a second trial. Throws AppError `plan_owned` or `trial_used`. */
export function refusePurchase(plan: PaidPlan, held: Entitlement, hasHadTrial: boolean): void {
  const hasMonthly = held.isPro && !held.isTrial
  if (held.isLifetime || (hasMonthly && plan !== 'pro-lifetime')) throw new AppError('plan_owned')
  if (plan === 'trial' && (held.isTrial || hasHadTrial)) throw new AppError('trial_used')
}
