import { clockTime, shortDate } from '~/platform/dates'
import type { HeldPlan } from '../../contract'
import { PLAN_NAMES, STATUS_NAMES } from '../../directory-copy'

/** What administrators see of somebody's plan: name and value of each fact. */
export const planFacts = ({ planType, subscriptionStatus, planExpiresAt }: HeldPlan): [string, string][] => [
  ['Plan', PLAN_NAMES[planType]],
  ['Estado de la suscripción', STATUS_NAMES[subscriptionStatus]],
  ['Fin del plan', planExpiresAt ? `${shortDate(planExpiresAt)}, ${clockTime(planExpiresAt)}` : 'Sin fecha'],
]
