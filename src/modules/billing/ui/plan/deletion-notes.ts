import { KEPT_BY_LAW } from '../../plan-copy'
import { isCanceling, PLAN_TITLE, planKindOf, type ShownPlan } from './shown-plan'

/** What deleting the account does to the plan, and what it cannot delete: sentences to read before. */
export function deletionNotes(plan: ShownPlan): string[] {
  const kind = planKindOf(plan)
  if (kind === 'basic') return plan.hasPortal ? [KEPT_BY_LAW] : []
  const isCharged = kind === 'monthly' && plan.source === 'payment' && !isCanceling(plan)
  const noMoreCharges = isCharged ? ' y no se te vuelve a cobrar' : ''
  return [
    `Tu ${PLAN_TITLE[kind]} termina en el momento${noMoreCharges}. Lo que ya has pagado no se devuelve: si estás a tiempo de desistir, hazlo antes en «Suscripción».`,
    KEPT_BY_LAW,
  ]
}
