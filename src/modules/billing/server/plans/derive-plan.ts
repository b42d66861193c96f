import type { BillingSnapshot, Payment, Subscription } from '../../payments-port'
import { type PaidPlan, TRIAL_MS } from '../../plans'
import { entitlement } from '../../rules'
import type { PlanState } from './plan-change'

/** What was given and has not been ended. */
export type AdminGrant = { planType: PaidPlan; endsAt: Date | null }
/**
 * `trial`: the payment that is this person's one trial; null when there is none. `carried`: what was paid to a provider that cannot be
 * asked any more. `returned`: payments of which a refund has failed.
 */
export type Circumstances = {
  snapshot: BillingSnapshot
  trial: string | null
  adminGrants: readonly AdminGrant[]
  carried: readonly AdminGrant[]
  returned: ReadonlySet<string>
  now: Date
}
type Plan = Pick<PlanState, 'planType' | 'subscriptionStatus' | 'planExpiresAt' | 'planSource'>

const NOTHING: Plan = { planType: 'free', subscriptionStatus: 'inactive', planExpiresAt: null, planSource: null }
const STRENGTH = { free: 0, trial: 1, pro: 2, 'pro-monthly': 2, 'pro-lifetime': 3 } satisfies Record<
  Plan['planType'],
  number
>

/** C-02/03/04: what somebody has, from all that was paid and granted; the strongest of it. */
export function planOf({ snapshot, trial, adminGrants, carried, returned, now }: Circumstances): PlanState {
  const plans = [
    ...snapshot.payments.map((payment) => planOfPayment(payment, trial, now)),
    ...snapshot.subscriptions.map((each) => planOfSubscription(each, returned)),
    ...carried.map((grant) => planOfGrant(grant, 'payment', now)),
    ...adminGrants.map((grant) => planOfGrant(grant, 'admin', now)),
  ].filter((plan) => plan !== null)
  const [best = NOTHING] = plans.sort((a, b) => rank(b, now) - rank(a, now) || endOf(b) - endOf(a))
  return { ...best, planExpiresAt: lastEnd(best, plans, now), ...renewalOf(snapshot) }
}

/** What ends goes on without a gap in whatever else gives PRO now and ends later: days that were given follow those that were paid. */
function lastEnd(best: Plan, plans: readonly Plan[], now: Date): Date | null {
  if (best.planExpiresAt === null || rank(best, now) === 0) return best.planExpiresAt
  const ends = plans.filter((each) => rank(each, now) > 0).map(({ planExpiresAt }) => planExpiresAt?.getTime() ?? 0)
  return new Date(Math.max(...ends))
}

/** A subscription that is paid for, or that the provider still tries to be paid for. */
export const isLive = ({ status, latestPayment }: Subscription) =>
  (status === 'active' || status === 'trialing' || status === 'past_due') && latestPayment?.isReversed !== true

/** Whether it has ever been more than an attempt to pay. */
export const hasBegun = ({ status, latestPayment }: Subscription) =>
  status !== 'incomplete' && status !== 'incomplete_expired' && (status !== 'canceled' || latestPayment !== null)

export const trialEnd = ({ paidAt }: Pick<Payment, 'paidAt'>) => new Date(paidAt.getTime() + TRIAL_MS)

function planOfPayment({ plan, state, reference, paidAt }: Payment, trial: string | null, now: Date): Plan | null {
  if (state === 'reversed') return null
  if (plan === 'pro-lifetime')
    return { planType: plan, subscriptionStatus: 'lifetime', planExpiresAt: null, planSource: 'payment' }
  return reference === trial ? trialUntil(trialEnd({ paidAt }), 'payment', now) : null
}

const trialUntil = (end: Date, planSource: Plan['planSource'], now: Date): Plan => ({
  planType: 'trial',
  subscriptionStatus: end > now ? 'active' : 'inactive',
  planExpiresAt: end,
  planSource,
})

function planOfSubscription(subscription: Subscription, returned: ReadonlySet<string>): Plan | null {
  if (!hasBegun(subscription)) return null
  const monthly = { planType: 'pro-monthly', planSource: 'payment' } as const
  const { status, cancelsAtPeriodEnd, periodEndsAt, endedAt } = subscription
  if (isLive(subscription)) {
    if (cancelsAtPeriodEnd) return { ...monthly, subscriptionStatus: 'canceling', planExpiresAt: periodEndsAt }
    return { ...monthly, subscriptionStatus: status === 'trialing' ? 'trialing' : 'active', planExpiresAt: null }
  }
  // Ended by a refund that has failed since: what is paid for stays, and does not renew.
  const { latestPayment } = subscription
  if (latestPayment !== null && !latestPayment.isReversed && returned.has(latestPayment.reference))
    return { ...monthly, subscriptionStatus: 'active', planExpiresAt: periodEndsAt }
  const isWaiting = status === 'unpaid' || status === 'paused'
  return { ...monthly, subscriptionStatus: isWaiting ? 'inactive' : 'canceled', planExpiresAt: endedAt }
}

function planOfGrant({ planType, endsAt }: AdminGrant, planSource: Plan['planSource'], now: Date): Plan | null {
  if (planType === 'trial') return endsAt === null ? null : trialUntil(endsAt, planSource, now)
  if (endsAt !== null && endsAt <= now) return null
  const subscriptionStatus = planType === 'pro-lifetime' ? 'lifetime' : 'active'
  return { planType, subscriptionStatus, planExpiresAt: endsAt, planSource }
}

/** What gives PRO comes first, by its strength; what was paid before what was given. */
function rank({ planType, subscriptionStatus, planExpiresAt, planSource }: Plan, now: Date): number {
  const held = { planType, subscriptionStatus, planExpiresAt: planExpiresAt?.toISOString() ?? null }
  if (!entitlement(held, now).isPro) return 0
  return 2 * STRENGTH[planType] + (planSource === 'payment' ? 1 : 0)
}

/** An open end is the furthest, unless nothing runs any more. */
const endOf = ({ planExpiresAt, subscriptionStatus }: Plan) =>
  planExpiresAt?.getTime() ?? (subscriptionStatus === 'canceled' ? 0 : Number.MAX_SAFE_INTEGER)

/** Of the subscription that runs, whatever gives the plan: it can be cancelled, and is charged. Else of the last that did. */
function renewalOf({
  subscriptions,
}: BillingSnapshot): Pick<PlanState, 'stripeSubscriptionId' | 'renewsAt' | 'paymentFailedAt'> {
  const begun = subscriptions.filter(hasBegun)
  const live = begun.find(isLive)
  return {
    stripeSubscriptionId: (live ?? begun.at(-1))?.reference ?? null,
    renewsAt: live && !live.cancelsAtPeriodEnd ? live.periodEndsAt : null,
    paymentFailedAt: live?.status === 'past_due' ? live.periodStartedAt : null,
  }
}
