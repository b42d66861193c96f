import { dayAndMonth } from '~/platform/time/dates'
import type { LimitReached, MessageLimits } from '../../contract'
import { LIMIT_TOOLTIP } from '../../copy'
import { DAILY_LIMIT, MONTHLY_LIMIT } from '../../rules'

/** What the sentences are made of. */
export type ShownLimits = Omit<MessageLimits, 'resetsDailyAt' | 'resetsMonthlyAt'>

/** MENTOR-09: what is shown before the server has said how much is used. */
export const DEFAULT_LIMITS: ShownLimits = {
  canSend: true,
  dailyLimit: DAILY_LIMIT,
  monthlyLimit: MONTHLY_LIMIT,
  dailyUsed: 0,
  monthlyUsed: 0,
}

/** "Te quedan 3 de 5 mensajes hoy · 12 de 20 este mes" */
export function limitsLine({ dailyLimit, dailyUsed, monthlyLimit, monthlyUsed }: ShownLimits): string {
  const today = Math.max(0, dailyLimit - dailyUsed)
  const month = Math.max(0, monthlyLimit - monthlyUsed)
  return `Te ${today === 1 ? 'queda' : 'quedan'} ${today} de ${dailyLimit} mensajes hoy · ${month} de ${monthlyLimit} este mes`
}

/** Which limit keeps the box closed; of two the one with the longer wait. */
export function closedBy(limits: ShownLimits): LimitReached | null {
  if (limits.canSend) return null
  return limits.monthlyUsed >= limits.monthlyLimit ? 'monthly' : 'daily'
}

/** MENTOR-11: "Límite diario alcanzado (5/5)". */
export function limitTooltip(reached: LimitReached, limits: ShownLimits): string {
  const { used, limit } = {
    daily: { used: limits.dailyUsed, limit: limits.dailyLimit },
    monthly: { used: limits.monthlyUsed, limit: limits.monthlyLimit },
  }[reached]
  return `${LIMIT_TOOLTIP[reached]} (${used}/${limit})`
}

/** When the box opens again: "Se renueva mañana a las 00:00", "Se renueva el 1 de diciembre". */
export function renewalLine(
  reached: LimitReached,
  { resetsMonthlyAt }: Pick<MessageLimits, 'resetsMonthlyAt'>,
): string {
  return reached === 'daily' ? 'Se renueva mañana a las 00:00' : `Se renueva el ${dayAndMonth(resetsMonthlyAt)}`
}
