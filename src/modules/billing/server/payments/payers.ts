import { and, eq, inArray, isNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '~/database/database'
import { payers, userPlans, users } from '~/database/tables/schema'
import type { Trace } from '../../payments-port'
import { openPlanRow } from '../plans/plan-row'

const uuid = z.uuid()

export async function payersOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db.select({ reference: payers.reference }).from(payers).where(eq(payers.userId, userId))
  return rows.map(({ reference }) => reference)
}

/** The user who pays as this customer or in this session; else the one named on it; null when there is none (any more). */
export async function findOwner(db: Database, { userId, customerId, sessionId }: Trace): Promise<string | null> {
  const references = [customerId, sessionId].filter((reference) => reference !== null)
  const [known] =
    references.length === 0
      ? []
      : await db.select({ userId: payers.userId }).from(payers).where(inArray(payers.reference, references)).limit(1)
  if (known) return known.userId
  // What an address of a payment link says can be anything.
  if (!uuid.safeParse(userId).success || userId === null) return null
  const [named] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId))
  return named?.id ?? null
}

/** Notes who pays for a user: the customer, or the session of somebody who is none. The first user noted stays. */
export async function notePayer(db: Database, userId: string, { customerId, sessionId }: Omit<Trace, 'userId'>) {
  const reference = customerId ?? sessionId
  if (reference === null) return
  await db.transaction(async (tx) => {
    await openPlanRow(tx, userId)
    await tx.insert(payers).values({ reference, userId }).onConflictDoNothing()
    if (customerId === null) return
    const [own] = await tx
      .select({ reference: payers.reference })
      .from(payers)
      .where(and(eq(payers.reference, customerId), eq(payers.userId, userId)))
    if (own === undefined) return
    await tx
      .update(userPlans)
      .set({ stripeCustomerId: customerId })
      .where(and(eq(userPlans.userId, userId), isNull(userPlans.stripeCustomerId)))
  })
}

type Customer = { userId: string; customerId: string; instead: string | null }

/** Makes this the customer that a user buys as, in place of one that is none any more; of two at once the first one stays. */
export async function keepCustomer(db: Database, { userId, customerId, instead }: Customer): Promise<void> {
  const isStill = instead === null ? isNull(userPlans.stripeCustomerId) : eq(userPlans.stripeCustomerId, instead)
  await db.transaction(async (tx) => {
    await openPlanRow(tx, userId)
    const [kept] = await tx
      .update(userPlans)
      .set({ stripeCustomerId: customerId })
      .where(and(eq(userPlans.userId, userId), isStill))
      .returning({ userId: userPlans.userId })
    if (kept) await tx.insert(payers).values({ reference: customerId, userId }).onConflictDoNothing()
  })
}
