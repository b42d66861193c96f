import { and, inArray, sum } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { paymentEntries } from '~/database/tables/schema'
import type { Charge } from '../../payments-port'

type Entry = typeof paymentEntries.$inferInsert
/** Cents that went back, and of these the ones that came back since. */
type Booked = { refunded: number; returned: number }
const NOTHING: Booked = { refunded: 0, returned: 0 }
/** Payments of which a refund has failed: `all` that are ours (again), and those that are `news`. */
type Returned = { all: ReadonlySet<string>; news: ReadonlySet<string> }
/** `hasPaid`: whether money came that was not booked. */
export type Kept = { returned: Returned; hasPaid: boolean }

/**
 * Books what has come, gone back, returned or failed and is not booked yet: a payment when it was made, a refund and its failure when
 * first seen. To be called under the lock of the user whose charges they are, so that nothing is booked twice.
 */
export async function keepEntries(tx: Database, charges: readonly Charge[], now: Date): Promise<Kept> {
  if (charges.length === 0) return { returned: { all: new Set(), news: new Set() }, hasPaid: false }
  const booked = await bookedRefunds(tx, charges)
  const entries = charges.flatMap((charge) => entriesOf(charge, booked.get(charge.reference) ?? NOTHING, now))
  const made = await tx.insert(paymentEntries).values(entries).onConflictDoNothing().returning()
  const news = new Set(made.filter(({ kind }) => kind === 'returned').map(({ reference }) => reference))
  const isOurs = ({ reference, cents, refundedCents }: Charge) =>
    refundedCents < cents && (news.has(reference) || (booked.get(reference)?.returned ?? 0) > 0)
  const all = new Set(charges.filter(isOurs).map(({ reference }) => reference))
  return { returned: { all, news }, hasPaid: made.some(({ kind }) => kind === 'paid') }
}

function entriesOf(charge: Charge, { refunded, returned }: Booked, now: Date): Entry[] {
  const { reference, currency, cents, refundedCents, state: kind, chargedAt: happenedAt } = charge
  const made: Entry = { reference, kind, total: 0, cents, currency, happenedAt }
  const more = refundedCents - (refunded - returned)
  if (more === 0) return [made]
  const moved = { reference, currency, cents: Math.abs(more), happenedAt: now }
  return more > 0
    ? [made, { ...moved, kind: 'refunded', total: refunded + more }]
    : [made, { ...moved, kind: 'returned', total: returned - more }]
}

/** Those of which nothing is booked are missing. */
async function bookedRefunds(tx: Database, charges: readonly Charge[]): Promise<Map<string, Booked>> {
  const { reference, kind, cents } = paymentEntries
  const references = charges.map((charge) => charge.reference)
  const rows = await tx
    .select({ reference, kind, cents: sum(cents).mapWith(Number) })
    .from(paymentEntries)
    .where(and(inArray(reference, references), inArray(kind, ['refunded', 'returned'])))
    .groupBy(reference, kind)
  const booked = new Map<string, Booked>()
  for (const row of rows)
    booked.set(row.reference, { ...(booked.get(row.reference) ?? NOTHING), [row.kind]: row.cents })
  return booked
}
