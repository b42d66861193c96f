import { and, count, eq, gte, isNotNull, ne, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { madridStart, type Span } from '~/database/madrid-start'
import { isCounted } from '~/database/people-counted'
import { paymentEntries, userPlans, users } from '~/database/tables/schema'
import type { PlanType } from '../contract'
import { planIsOn } from './plans/plan-is-on'

export type Money = { currency: string; cents: number }
const dated = z.object({ start: z.string(), count: z.coerce.number() })
const taken = z.object({ start: z.string(), currency: z.string(), cents: z.coerce.number() })

/** What the owner wants to know of plans and payments; people who have gone count in the money only. */
export const billingFigures = (db: Database) => ({
  /** How many have each plan at this moment, whoever gave it, without the accounts of these e-mails. */
  async activePlans(now: Date, leftOut: readonly string[]): Promise<{ plan: PlanType; count: number }[]> {
    const { planType: plan } = userPlans
    return db
      .select({ plan, count: count() })
      .from(userPlans)
      .innerJoin(users, eq(users.id, userPlans.userId))
      .where(and(planIsOn(now), isCounted(users.email, leftOut)))
      .groupBy(plan)
  },

  /** What came less what went back, each in the time in which it did. */
  takings: ({ since, unit }: Span) =>
    query(
      db,
      taken,
      sql`select ${madridStart(unit, paymentEntries.happenedAt)} as start, ${paymentEntries.currency} as currency,
          sum(case ${paymentEntries.kind} when 'refunded' then -${paymentEntries.cents} else ${paymentEntries.cents} end) as cents
        from ${paymentEntries}
        where ${gte(paymentEntries.happenedAt, since)} and ${ne(paymentEntries.kind, 'failed')}
        group by 1, 2 order by 1, 2`,
    ),

  /** Payments of purchases and renewals that the bank refused. */
  failures: ({ since, unit }: Span) =>
    query(
      db,
      dated,
      sql`select ${madridStart(unit, paymentEntries.happenedAt)} as start, count(*) as count from ${paymentEntries}
        where ${gte(paymentEntries.happenedAt, since)} and ${eq(paymentEntries.kind, 'failed')}
        group by 1 order by 1`,
    ),

  /** Renewals that the provider still tries to be paid for. */
  async openFailures(): Promise<number> {
    const [row] = await db.select({ count: count() }).from(userPlans).where(isNotNull(userPlans.paymentFailedAt))
    return row?.count ?? 0
  },
})
export type BillingFigures = ReturnType<typeof billingFigures>
