import type { Database } from '~/database/database'
import { userPlans } from '~/database/tables/schema'
import { type PlanRow, readPlanRow } from '~/modules/billing/server/plans/plan-row'

/** Gives a user these columns of a plan straight in the database; the others stay as they are. */
export async function setPlan(db: Database, userId: string, plan: Partial<PlanRow>): Promise<void> {
  const set = { ...(await readPlanRow(db, userId)), ...plan }
  await db
    .insert(userPlans)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: userPlans.userId, set })
}
