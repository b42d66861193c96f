import type { SignedInUser } from '~/modules/billing/contract'
import type { ShownPlan } from '~/modules/billing/ui/plan/shown-plan'
import type { Services } from '~/server/page/page-context'

/** The user's plan as screens show it. */
export async function readPlan({ billing, clock }: Services, user: SignedInUser): Promise<ShownPlan> {
  const summary = await billing.management.summary(user)
  const isOver = !user.isPro && user.planExpiresAt !== null && new Date(user.planExpiresAt) <= clock()
  return { ...summary, endedAt: isOver ? user.planExpiresAt : null }
}
