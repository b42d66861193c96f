import { clockTime, shortDate } from '~/platform/dates'
import type { HeldPlan } from '../../contract'

/** What administrators see of somebody's plan: name and value of each fact. Plan and state carry the names that they have in the data. */
export const planFacts = ({ planType, subscriptionStatus, planExpiresAt }: HeldPlan): [string, string][] => [
  ['Plan', planType],
  ['Estado de la suscripción', subscriptionStatus],
  ['Fin del plan', planExpiresAt ? `${shortDate(planExpiresAt)}, ${clockTime(planExpiresAt)}` : 'Sin fecha'],
]
