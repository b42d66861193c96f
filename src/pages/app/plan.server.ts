import type { SignedInUser } from '~/modules/billing/contract'
import type { PlanSummary } from '~/modules/billing/payments-contract'
import type { ShownPlan } from '~/modules/billing/ui/plan/shown-plan'
import type { Services } from '~/server/compose'

/** The user's plan as screens show it. */
export async function readPlan(services: Services, user: SignedInUser): Promise<ShownPlan> {
  const now = services.clock()
  const summary = await summaryOf(user)
  const isOver = !user.isPro && user.planExpiresAt !== null && new Date(user.planExpiresAt) <= now
  return { ...summary, endedAt: isOver ? user.planExpiresAt : null }
}

async function summaryOf(user: SignedInUser): Promise<PlanSummary> {
  const { planType, subscriptionStatus, isPro } = user
  return {
    planType,
    subscriptionStatus,
    isPro,
    until: isPro ? user.planExpiresAt : null,
    renewsAt: null,
    paymentFailed: false,
    source: null,
    canCancel: false,
    canResume: false,
    hasPortal: false,
    trialUsed: false,
  }
}
