import type { AccountSummary } from '~/modules/accounts/admin-contract'
import type { Entitlement, HeldPlan } from './contract'
import type { BillingEntry } from './payments-contract'
import type { PaidPlan } from './plans'

export const PLAN_FILTERS = ['gratis', 'prueba', 'mensual', 'vitalicio'] as const
export const STATE_FILTERS = [
  'se-renueva',
  'cancelado',
  'regalado',
  'pago-fallido',
  'terminado',
  'bloqueada',
  'sin-confirmar',
] as const

/** Which accounts are looked for: by words that a name or an e-mail begins with, and by the days (`2026-03-29`) of Madrid of their making. */
export type AccountFilters = {
  text: string
  plan: (typeof PLAN_FILTERS)[number] | null
  state: (typeof STATE_FILTERS)[number] | null
  from: string | null
  to: string | null
}

/** What the owner sees of a plan. Dates are ISO strings. */
export type OwnersPlan = HeldPlan &
  Pick<Entitlement, 'isPro'> & { source: 'payment' | 'admin' | null; renewsAt: string | null; paymentFailed: boolean }

/** An account in the list. `lastSeenAt`: when a running session was used last; null without one. */
export type AccountRow = AccountSummary & {
  plan: OwnersPlan
  emailVerified: boolean
  createdAt: string
  lastSeenAt: string | null
}
/** `nextCursor`: the account after which the next page begins. */
export type AccountRows = { accounts: AccountRow[]; nextCursor: string | null }

/** What an administrator gave. `endsAt`: when it ends or was ended; null while nothing ends it. */
export type OwnersGift = { id: string; planType: PaidPlan; endsAt: string | null; createdAt: string }

/** A payment with what has gone back of it, what still can, and its page at the provider where there is one. */
export type OwnersPayment = BillingEntry & {
  refundedCents: number
  refundableCents: number
  providerUrl: string | null
}
/** Null while the provider does not answer. */
export type OwnersPayments = { entries: OwnersPayment[]; nextCursor: string | null; customerUrl: string | null } | null
