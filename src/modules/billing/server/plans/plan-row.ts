import { eq, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { userPlans, users } from '~/database/tables/schema'

/** What is stored of a user's plan. */
export type PlanRow = Omit<typeof userPlans.$inferSelect, 'userId'>

/** Of who has no row: they have never had a plan. */
export const NO_PLAN: PlanRow = {
  planType: 'free',
  subscriptionStatus: 'inactive',
  planExpiresAt: null,
  planSource: null,
  renewsAt: null,
  paymentFailedAt: null,
  revision: 0,
  stripeCustomerId: null,
  stripeSubscriptionId: null,
}

export async function readPlanRow(db: Database, userId: string): Promise<PlanRow> {
  const [row] = await db.select().from(userPlans).where(eq(userPlans.userId, userId))
  if (row === undefined) return NO_PLAN
  const { userId: _, ...plan } = row
  return plan
}

/**
 * Makes sure that a user has a row to update; one who is gone gets none. To be called before anything else in its transaction: the user
 * is locked first and the plan after them, as everywhere, so that no two writers wait for each other.
 */
export const openPlanRow = (tx: Database, userId: string) =>
  tx.execute(
    sql`insert into ${userPlans} (user_id) select ${users.id} from ${users} where ${users.id} = ${userId} for key share
      on conflict do nothing`,
  )
