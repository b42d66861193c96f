import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { grants, userPlans, users } from '~/database/tables/schema'
import type { Clock } from '~/platform/time/clock'
import type { BillingMails } from '../billing-mails'

const BEFORE_END_MS = 24 * 3_600_000
const BATCH_SIZE = 50

type Dependencies = { db: Database; clock: Clock; mails: BillingMails }

/** Tells those whose paid trial ends within a day, each once, whichever instance comes first. */
export const remindOfTrials = ({ db, clock, mails }: Dependencies): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock()
    const due = tx
      .select({ id: grants.id })
      .from(grants)
      .where(
        and(
          eq(grants.source, 'payment'),
          isNull(grants.remindedAt),
          isNull(grants.endedAt),
          gt(grants.endsAt, now),
          lte(grants.endsAt, new Date(now.getTime() + BEFORE_END_MS)),
        ),
      )
      .orderBy(asc(grants.endsAt))
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true })
    const told = await tx.update(grants).set({ remindedAt: now }).where(inArray(grants.id, due)).returning()
    for (const { userId, endsAt } of told) {
      // Who has gone on to another plan loses nothing.
      const [user] = await tx
        .select({ email: users.email, firstName: users.firstName })
        .from(users)
        .innerJoin(userPlans, eq(userPlans.userId, users.id))
        .where(and(eq(users.id, userId), eq(userPlans.planType, 'trial')))
      if (user && endsAt) await mails.trialEnding(tx, user, endsAt)
    }
  })
