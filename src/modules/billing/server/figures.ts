import { and, count, eq, exists, gt, gte, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { madridStart, type Span } from '~/database/madrid-start'
import { grants, paymentEntries, userPlans, users } from '~/database/schema'
import type { PlanType } from '../contract'
import { planIsOn } from './plan-is-on'

export type Money = { currency: string; cents: number }
const shares = z.object({ all: z.coerce.number(), part: z.coerce.number() })
const dated = z.object({ start: z.string(), count: z.coerce.number() })
const taken = z.object({ start: z.string(), currency: z.string(), cents: z.coerce.number() })

/** What the owner wants to know of plans and payments; people who have gone count in the money only. */
export const billingFigures = (db: Database) => ({
  /** How many have each plan at this moment, whoever gave it. */
  async activePlans(now: Date): Promise<{ plan: PlanType; count: number }[]> {
    const { planType: plan } = userPlans
    return db.select({ plan, count: count() }).from(userPlans).where(planIsOn(now)).groupBy(plan)
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

  /** Of who registered since then, who has bought a trial. */
  async registeredToTrial(since: Date) {
    const tried = has(db, users.id, eq(own.planType, 'trial'))
    return shareOf(
      db,
      sql`select count(*) as "all", count(*) filter (where ${tried}) as part from ${users}
        where ${gte(users.createdAt, since)}`,
    )
  },

  /** Of who bought a trial since then, who has bought a longer plan, too. */
  async trialToPaid(since: Date) {
    const stayed = has(db, grants.userId, ne(own.planType, 'trial'))
    return shareOf(
      db,
      sql`select count(distinct ${grants.userId}) as "all",
          count(distinct ${grants.userId}) filter (where ${stayed}) as part
        from ${grants} where ${and(wasBought(grants), eq(grants.planType, 'trial'), gte(grants.createdAt, since))}`,
    )
  },
})
export type BillingFigures = ReturnType<typeof billingFigures>

const own = alias(grants, 'own')

/** Whether this user has bought such a plan. */
const has = (db: Database, userId: typeof users.id | typeof grants.userId, plan: SQL) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(own)
      .where(and(eq(own.userId, userId), wasBought(own), plan)),
  )

/** What was paid in vain has ended as it began. */
const wasBought = ({ source, endedAt, createdAt }: Record<'source' | 'endedAt' | 'createdAt', PgColumn>) =>
  and(eq(source, 'payment'), or(isNull(endedAt), gt(endedAt, createdAt)))

async function shareOf(db: Database, statement: SQL): Promise<z.output<typeof shares>> {
  const [row = { all: 0, part: 0 }] = await query(db, shares, statement)
  return row
}
