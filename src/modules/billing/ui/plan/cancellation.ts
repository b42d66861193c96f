import { longDate } from '~/platform/time/dates'
import { PLAN_TITLE, planKindOf, type ShownPlan } from './shown-plan'

/** PAY-49, C-07: what cancelling does, to be read before. */
export function cancellationEffect(plan: ShownPlan): string {
  const kind = planKindOf(plan)
  // What was not paid for is not kept: the provider is told to end it.
  if (plan.paymentFailed)
    return 'La última renovación está sin pagar, así que tu plan termina ahora mismo: pierdes el acceso a PRO y no se te cobra nada más.'
  if (kind === 'lifetime' || kind === 'trial')
    return `No se te vuelve a cobrar la mensualidad. Tu ${PLAN_TITLE[kind]} sigue igual.`
  const end = plan.renewsAt ?? plan.until
  const lastDay = end === null ? 'el final del periodo pagado' : `el ${longDate(end)}`
  return `Tienes PRO hasta ${lastDay} y no se te vuelve a cobrar. Después pierdes el acceso a PRO y sigues con el plan Básico. Hasta entonces puedes reanudar el plan.`
}
