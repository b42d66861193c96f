import { shortDate } from '~/platform/time/dates'
import type { AccountFilters, OwnersGift, OwnersPlan, PLAN_FILTERS, STATE_FILTERS } from './directory-contract'
import { isLifetimePlan } from './rules'

export const PLAN_FILTER_NAMES = {
  gratis: 'Gratis',
  prueba: 'Prueba',
  mensual: 'Mensual',
  vitalicio: 'Vitalicio',
} satisfies Record<(typeof PLAN_FILTERS)[number], string>

export const STATE_FILTER_NAMES = {
  'se-renueva': 'Se renueva',
  cancelado: 'No se renueva',
  regalado: 'Regalado',
  'pago-fallido': 'Pago fallido',
  terminado: 'Plan terminado',
  bloqueada: 'Cuenta bloqueada',
  'sin-confirmar': 'Correo sin confirmar',
} satisfies Record<(typeof STATE_FILTERS)[number], string>

/** The list's address for these filters; the first page, or the one after `cursor`. */
export function addressOfAccounts({ text, plan, state, from, to }: AccountFilters, cursor: string | null = null) {
  const named = { q: text, plan, estado: state, desde: from, hasta: to, cursor }
  const query = new URLSearchParams(Object.entries(named).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return query.size === 0 ? '/admin/usuarios' : `/admin/usuarios?${query}`
}

/** An account's address, which remembers the list that led there; `listSearch`: that list's query. */
export const addressOfAccount = (id: string, listSearch: string) =>
  `/admin/usuarios/${id}${listSearch && `?${new URLSearchParams({ lista: listSearch.replace('?', '') })}`}`

export const PLAN_NAMES = {
  free: 'Gratis',
  trial: 'PRO Prueba',
  pro: 'PRO',
  'pro-monthly': 'PRO Mensual',
  'pro-lifetime': 'PRO Vitalicio',
} satisfies Record<OwnersPlan['planType'], string>

export const STATUS_NAMES = {
  basic: 'Sin suscripción',
  active: 'Activa',
  trialing: 'En prueba',
  canceling: 'Cancelada, hasta su fecha',
  canceled: 'Cancelada',
  inactive: 'Inactiva',
  lifetime: 'Para siempre',
} satisfies Record<OwnersPlan['subscriptionStatus'], string>

/** The plan that counts now: one that is over counts no more. */
export const planName = (plan: Pick<OwnersPlan, 'isPro' | 'planType' | 'subscriptionStatus'>): string => {
  if (!plan.isPro) return PLAN_NAMES.free
  return isLifetimePlan(plan) ? PLAN_NAMES['pro-lifetime'] : PLAN_NAMES[plan.planType]
}

/** What there is to know about it, in a few words; empty where there is nothing. */
export function planState({ isPro, planType, planExpiresAt: until, source, renewsAt, paymentFailed }: OwnersPlan) {
  if (!isPro) {
    if (planType === 'free') return ''
    return until === null
      ? `${PLAN_NAMES[planType]}, terminado`
      : `${PLAN_NAMES[planType]} hasta el ${shortDate(until)}`
  }
  if (paymentFailed) return 'Pago fallido'
  const gift = source === 'admin' ? 'Regalado' : ''
  if (until !== null) return `${gift || 'Sin renovación'}, hasta el ${shortDate(until)}`
  return renewsAt === null
    ? gift
    : `${gift && `${gift}; la suscripción `}${gift ? 'se' : 'Se'} renueva el ${shortDate(renewsAt)}`
}

/** What was given, and until when. */
export const giftText = ({ planType, endsAt }: Pick<OwnersGift, 'planType' | 'endsAt'>): string =>
  endsAt === null ? `Regalo: ${PLAN_NAMES[planType]}, sin fecha de fin` : `Regalo: PRO hasta el ${shortDate(endsAt)}`
