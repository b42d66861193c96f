import { and, eq, inArray, max } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { paymentEntries } from '~/database/schema'
import type { Charge } from '../payments-port'

type Entry = typeof paymentEntries.$inferInsert

/**
 * Books what has come, gone back or failed and is not booked yet: a payment when it was made, a refund when it is first seen. To be
 * called under the lock of the user whose charges they are, so that no refund is booked twice.
 */
export async function keepEntries(tx: Database, charges: readonly Charge[], now: Date): Promise<void> {
  if (charges.length === 0) return
  const booked = await bookedRefunds(tx, charges)
  const entries = charges.flatMap((charge) => entriesOf(charge, booked.get(charge.reference) ?? 0, now))
  await tx.insert(paymentEntries).values(entries).onConflictDoNothing()
}

function entriesOf(charge: Charge, booked: number, now: Date): Entry[] {
  const { reference, currency, cents, refundedCents, state: kind, chargedAt: happenedAt } = charge
  const made: Entry = { reference, kind, total: 0, cents, currency, happenedAt }
  if (refundedCents <= booked) return [made]
  const back: Entry = {
    reference,
    currency,
    kind: 'refunded',
    total: refundedCents,
    cents: refundedCents - booked,
    happenedAt: now,
  }
  return [made, back]
}

/** How much is booked as given back of each payment; those of which nothing is are missing. */
async function bookedRefunds(tx: Database, charges: readonly Charge[]): Promise<Map<string, number>> {
  const refunded = charges.filter(({ refundedCents }) => refundedCents > 0).map(({ reference }) => reference)
  if (refunded.length === 0) return new Map()
  const { reference, kind, total } = paymentEntries
  const rows = await tx
    .select({ reference, total: max(total) })
    .from(paymentEntries)
    .where(and(inArray(reference, refunded), eq(kind, 'refunded')))
    .groupBy(reference)
  return new Map(rows.map((row) => [row.reference, row.total ?? 0]))
}
