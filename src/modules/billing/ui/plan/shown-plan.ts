import { clockTime, longDate, shortDate } from '~/platform/time/dates'
import type { PlanType } from '../../contract'
import type { PlanSummary } from '../../payments-contract'
import { PLANS, priceText, TRIAL_DAYS } from '../../plans'
import { isLifetimePlan } from '../../rules'

/** What screens show of a plan. `endedAt`: when one that is over ran out, if that is known (an ISO string). */
export type ShownPlan = PlanSummary & { endedAt: string | null }
export type PlanKind = 'lifetime' | 'monthly' | 'trial' | 'basic'

type Named = Pick<PlanSummary, 'planType' | 'subscriptionStatus' | 'isPro'>

/** DASH-05…08, C-03, C-04: which plan counts now. One that has run out counts no more. */
export function planKindOf(plan: Named): PlanKind {
  if (!plan.isPro) return 'basic'
  if (isLifetimePlan(plan)) return 'lifetime'
  return plan.planType === 'trial' ? 'trial' : 'monthly'
}

export const PLAN_TITLE = {
  lifetime: 'Plan Vitalicio',
  monthly: 'Plan Mensual',
  trial: 'Plan de Prueba',
  basic: 'Plan Básico',
} satisfies Record<PlanKind, string>

export const PLAN_BADGE = { lifetime: 'PRO', monthly: 'PREMIUM', trial: 'PRO', basic: null } satisfies Record<
  PlanKind,
  string | null
>

/** DASH-06: what is charged again and again; null where nothing is. */
export const PLAN_PRICE = {
  lifetime: null,
  monthly: `${priceText(PLANS['pro-monthly'].cents)} al mes`,
  trial: null,
  basic: null,
} satisfies Record<PlanKind, string | null>

/** DASH-09: a cancellation that is waiting for its day. */
export const isCanceling = (plan: Pick<PlanSummary, 'subscriptionStatus' | 'isPro'>): boolean =>
  plan.isPro && plan.subscriptionStatus === 'canceling'

const ENDED_PLAN = {
  free: null,
  trial: 'Tu periodo de prueba',
  pro: 'Tu plan PRO',
  'pro-monthly': 'Tu Plan Mensual',
  'pro-lifetime': 'Tu Plan Vitalicio',
} satisfies Record<PlanType, string | null>

/** One sentence: until when, and what then. */
export function planDuration(plan: ShownPlan): string {
  switch (planKindOf(plan)) {
    case 'lifetime':
      return 'Es tuyo para siempre: no se renueva ni se vuelve a cobrar.'
    case 'trial':
      return `${TRIAL_DAYS} días de PRO${trialEnd(plan)}.`
    case 'monthly':
      return monthlyDuration(plan)
    case 'basic':
      return endOf(plan) ?? 'Gratis y sin fecha de fin.'
  }
}

function monthlyDuration(plan: ShownPlan): string {
  const { until, renewsAt, source } = plan
  if (isCanceling(plan)) return 'Cancelación pendiente.'
  if (plan.paymentFailed) return 'La última renovación está pendiente de pago.'
  if (until !== null) return `Tienes PRO hasta el ${longDate(until)}.`
  if (renewsAt !== null) return `Se renueva el ${longDate(renewsAt)}.`
  return source === 'admin' ? 'Activado por la administración, sin cobros.' : 'Se renueva cada mes.'
}

const trialEnd = ({ until }: Pick<ShownPlan, 'until'>): string =>
  until === null ? '' : `, hasta el ${shortDate(until)} a las ${clockTime(until)}`

/** That a plan is over; null where there was none. */
function endOf({ planType, endedAt }: ShownPlan): string | null {
  const name = ENDED_PLAN[planType]
  if (name === null) return null
  return endedAt === null ? `${name} ha terminado.` : `${name} terminó el ${longDate(endedAt)}.`
}
