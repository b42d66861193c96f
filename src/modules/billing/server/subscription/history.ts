import { eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { withdrawals } from '~/database/schema'
import type { BillingEntry, BillingHistory } from '../../payments-contract'
import type { PaymentProvider } from '../../payments-port'
import { payersOf } from '../payers'

type Page = { userId: string; cursor: string | null; now: Date }

/** C-48: a user's payments as the provider has them, with what was withdrawn from here. */
export async function readBillingHistory(
  db: Database,
  provider: PaymentProvider,
  { userId, cursor, now }: Page,
): Promise<BillingHistory> {
  const payers = await payersOf(db, userId)
  if (payers.length === 0) return { entries: [], nextCursor: null }
  const { entries, nextCursor } = await provider.history(payers, cursor)
  const rows = await db
    .select({ reference: withdrawals.reference })
    .from(withdrawals)
    .where(eq(withdrawals.userId, userId))
  const withdrawn = new Set(rows.map(({ reference }) => reference))
  return { entries: entries.map((entry) => current(entry, withdrawn.has(entry.id), now)), nextCursor }
}

function current(entry: BillingEntry, isWithdrawn: boolean, now: Date): BillingEntry {
  if (isWithdrawn) return { ...entry, state: 'refunded', withdrawableUntil: null }
  const { withdrawableUntil: until } = entry
  return until !== null && new Date(until) <= now ? { ...entry, withdrawableUntil: null } : entry
}
