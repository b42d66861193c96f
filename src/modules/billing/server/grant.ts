import { eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { grants, users } from '~/database/schema'
import type { SubscriptionStatus } from '~/modules/accounts/contract'

type Grant = typeof grants.$inferInsert & { reference: string }

/** What a granted plan makes of the account; a trial's end comes with its payment. */
const STATUS_OF_PLAN = {
  trial: 'active',
  'pro-monthly': 'active',
  'pro-lifetime': 'lifetime',
} satisfies Record<Grant['planType'], SubscriptionStatus>

/** Gives a plan, once for each `reference`, and notes where it came from. */
export async function grantPlan(db: Database, grant: Grant): Promise<void> {
  await db.transaction(async (tx) => {
    const [granted] = await tx
      .insert(grants)
      .values(grant)
      .onConflictDoNothing({ target: grants.reference })
      .returning()
    if (granted === undefined) return
    const plan = { planType: grant.planType, subscriptionStatus: STATUS_OF_PLAN[grant.planType], planExpiresAt: null }
    await tx.update(users).set(plan).where(eq(users.id, grant.userId))
  })
}
