import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { withdrawals } from '~/database/tables/schema'
import type { BillingSnapshot, Consent } from '../../payments-port'
import { type PaidPlan, WAIVER } from '../../plans'
import { hasBegun } from '../plans/derive-plan'

/** The provider's times are whole seconds. */
const SECOND_MS = 1000

/** C-62: whether the person of these keys has withdrawn from such a plan, with whatever account. */
export async function hasWithdrawn(
  db: Database,
  keys: readonly string[],
  { plan, except = '' }: { plan: PaidPlan; except?: string },
): Promise<boolean> {
  const isTheirs = and(inArray(withdrawals.personKey, [...keys]), eq(withdrawals.planType, plan))
  const others = and(isTheirs, ne(withdrawals.reference, except))
  return (await db.select({ id: withdrawals.id }).from(withdrawals).where(others).limit(1)).length > 0
}

/** The plans of which that is so. */
export async function plansWithdrawnFrom(db: Database, keys: readonly string[]): Promise<Set<PaidPlan>> {
  const { planType, personKey } = withdrawals
  const rows = await db
    .selectDistinct({ planType })
    .from(withdrawals)
    .where(inArray(personKey, [...keys]))
  return new Set(rows.map((row) => row.planType))
}

type Question = { keys: readonly string[]; snapshot: BillingSnapshot; accepted: ReadonlySet<string> }

/**
 * C-62: purchases of a plan that their person has withdrawn from before, made without the waiver that they need: nothing is granted for
 * them. What was `accepted` when it was first seen stays so.
 */
export async function unwaivedIn(db: Database, { keys, snapshot, accepted }: Question): Promise<Set<string>> {
  const open = purchasesIn(snapshot).filter((each) => !accepted.has(each.reference) && !isWaived(each.consent))
  if (open.length === 0 || keys.length === 0) return new Set()
  const rows = await db
    .select()
    .from(withdrawals)
    .where(inArray(withdrawals.personKey, [...keys]))
  const isSecond = ({ plan, payment, at }: Purchase) =>
    rows.some(
      ({ planType, reference, createdAt }) =>
        planType === plan && reference !== payment && at.getTime() + SECOND_MS > createdAt.getTime(),
    )
  return new Set(open.filter(isSecond).map(({ reference }) => reference))
}

const isWaived = (consent: Consent | null) => consent?.wording === WAIVER.wording

type Purchase = { reference: string; payment: string | null; plan: PaidPlan; at: Date; consent: Consent | null }

const purchasesIn = ({ payments, subscriptions }: BillingSnapshot): Purchase[] => [
  ...payments
    .filter(({ state }) => state === 'paid')
    .map(({ reference, plan, paidAt, consent }) => ({ reference, payment: reference, plan, at: paidAt, consent })),
  ...subscriptions.filter(hasBegun).map(({ reference, latestPayment, startedAt, consent }) => ({
    reference,
    payment: latestPayment?.reference ?? null,
    plan: 'pro-monthly' as const,
    at: latestPayment?.paidAt ?? startedAt,
    consent,
  })),
]

/** A snapshot without these purchases. */
export const without = (snapshot: BillingSnapshot, references: ReadonlySet<string>): BillingSnapshot => ({
  ...snapshot,
  payments: snapshot.payments.filter(({ reference }) => !references.has(reference)),
  subscriptions: snapshot.subscriptions.filter(({ reference }) => !references.has(reference)),
})
