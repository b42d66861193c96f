import { eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { withdrawals } from '~/database/tables/schema'
import { keysOfPerson } from '~/modules/accounts/accounts.server'
import type { BillingEntry, BillingHistory } from '../../payments-contract'
import type { PaymentProvider } from '../../payments-port'
import { payersOf } from '../payments/payers'
import { plansWithdrawnFrom } from '../payments/waivers'

type Parts = { db: Database; provider: Pick<PaymentProvider, 'history'>; secret: string }
type Page = { user: { id: string; email: string }; cursor: string | null; now: Date }

/** C-48: a user's payments as the provider has them, with what was withdrawn from here. */
export async function readBillingHistory(
  { db, provider, secret }: Parts,
  { user, cursor, now }: Page,
): Promise<BillingHistory> {
  const payers = await payersOf(db, user.id)
  if (payers.length === 0) return { entries: [], nextCursor: null }
  const { entries, nextCursor } = await provider.history(payers, cursor)
  const rows = await db
    .select({ reference: withdrawals.reference })
    .from(withdrawals)
    .where(eq(withdrawals.userId, user.id))
  const withdrawn = new Set(rows.map(({ reference }) => reference))
  const used = await plansWithdrawnFrom(db, await keysOfPerson(db, { ...user, secret }, 'addresses and cards'))
  const current = (entry: BillingEntry): BillingEntry => {
    if (withdrawn.has(entry.id)) return { ...entry, state: 'refunded', withdrawableUntil: null }
    const { withdrawableUntil: until, plan } = entry
    const isOver = until !== null && new Date(until) <= now
    return isOver || (plan !== null && used.has(plan)) ? { ...entry, withdrawableUntil: null } : entry
  }
  return { entries: entries.map(current), nextCursor }
}
