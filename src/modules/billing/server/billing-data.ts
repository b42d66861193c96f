import { asc, eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { grants } from '~/database/schema'
import type { PersonalData } from '~/modules/accounts/accounts.server'

/** What this module keeps about a user. */
export const billingData = (db: Database): PersonalData => ({
  async facts(userId) {
    const { id, source, planType, reference, createdAt } = grants
    const own = db.select({ id, source, planType, reference, createdAt }).from(grants)
    return { grants: await own.where(eq(grants.userId, userId)).orderBy(asc(createdAt)) }
  },
})
