import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { grants } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'
import type { OwnersGift, OwnersPayment, OwnersPayments, OwnersPlan } from '../../directory-contract'
import type { BillingEntry, BillingHistory } from '../../payments-contract'
import type { Charge, PaymentProvider } from '../../payments-port'
import { payersOf } from '../payments/payers'
import { readPlanRow } from '../plans/plan-row'
import { ownersPlan } from './owners-plan'

const GIFTS_SHOWN = 20

type Parts = { db: Database; provider: Pick<PaymentProvider, 'readSnapshot' | 'pageOf'>; history: History }
/** A page of what an account has paid, with addresses as the asking browser knows them. */
type History = (
  user: { id: string; email: string },
  page: { cursor: string | null; origin: string },
) => Promise<BillingHistory>
export type Asked = { account: { id: string; email: string }; cursor: string | null; origin: string }

/** An account's plan, and what administrators gave it, newest first. */
export async function readOwnersPlan(
  db: Database,
  userId: string,
  now: Date,
): Promise<{ plan: OwnersPlan; gifts: OwnersGift[] }> {
  const rows = await db
    .select()
    .from(grants)
    .where(and(eq(grants.userId, userId), eq(grants.source, 'admin')))
    .orderBy(desc(grants.createdAt))
    .limit(GIFTS_SHOWN)
  return {
    plan: ownersPlan(await readPlanRow(db, userId), now),
    gifts: rows.map(({ id, planType, endsAt, endedAt, createdAt }) => ({
      id,
      planType,
      endsAt: (endedAt ?? endsAt)?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    })),
  }
}

/** A page of an account's payments; null while the provider does not answer. */
export async function readPayments(
  { db, provider, history }: Parts,
  { account, ...page }: Asked,
): Promise<OwnersPayments> {
  try {
    const payers = await payersOf(db, account.id)
    const [{ entries, nextCursor }, { charges }] = await Promise.all([
      history(account, page),
      provider.readSnapshot(payers),
    ])
    const customer = payers.find((payer) => payer.startsWith('cus_'))
    return {
      entries: entries.map((entry) => paymentOf(entry, { charges, provider })),
      nextCursor,
      customerUrl: customer === undefined ? null : provider.pageOf(customer),
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'payment_provider_failed') return null
    throw error
  }
}

function paymentOf(
  entry: BillingEntry,
  { charges, provider }: { charges: readonly Charge[]; provider: Pick<PaymentProvider, 'pageOf'> },
): OwnersPayment {
  const charge = charges.find(({ reference, state }) => reference === entry.id && state === 'paid')
  const refundedCents = charge?.refundedCents ?? 0
  // The provider gives nothing back of what the bank is asking back.
  const isRefundable = charge !== undefined && entry.state !== 'disputed'
  const refundableCents = isRefundable ? charge.cents - refundedCents : 0
  return { ...entry, refundedCents, refundableCents, providerUrl: provider.pageOf(entry.id) }
}
