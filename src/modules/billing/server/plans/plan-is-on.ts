import { and, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { userPlans } from '~/database/tables/schema'
import { STATUS_WITH_ACCESS } from '../../rules'

const WITH_ACCESS = userPlans.subscriptionStatus.enumValues.filter((status) => STATUS_WITH_ACCESS[status])

/** `entitlement`, in SQL: the plans that give PRO at `now`. */
export const planIsOn = (now: Date) =>
  and(
    ne(userPlans.planType, 'free'),
    inArray(userPlans.subscriptionStatus, WITH_ACCESS),
    or(isNull(userPlans.planExpiresAt), gt(userPlans.planExpiresAt, now)),
  )

/** Whether a user's plan gives PRO at `now`: for who asks about another than the person who is asking. */
export async function isProNow(db: Database, userId: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ userId: userPlans.userId })
    .from(userPlans)
    .where(and(eq(userPlans.userId, userId), planIsOn(now)))
  return found.length > 0
}
