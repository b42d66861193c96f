import { eq, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { madridStart } from '~/database/madrid-start'
import { type CountedDays, eachDay, isCounted } from '~/database/people-counted'
import { grants, users } from '~/database/tables/schema'
import { PLANS } from '../../plans'

const amount = z.coerce.number()
const cohorts = z.object({
  day: z.string(),
  cohort: z.string(),
  trials: amount,
  firstPaid: amount,
  paidAfterTrial: amount,
  monthly: amount,
  newMonthly: amount,
  upgraded: amount,
  paying: amount,
  mrrCents: amount,
})

/**
 * What people did with plans in these days, and had at the end of each, by the day and the month in which they registered. Only what was
 * bought counts: a plan that an administrator gave brings no money. Somebody with two monthly plans is one person. A renewal that fails
 * counts while the plan runs, and so does one that is cancelled.
 */
export const plansOn = (db: Database, days: CountedDays) =>
  query(
    db,
    cohorts,
    sql`with days as (${eachDay(days)}), bought as (${boughtBy(days)}), people as (${PEOPLE})
      select day, cohort, sum(trials) as trials,
        count(*) filter (where has_bought and not had_bought) as "firstPaid",
        count(*) filter (where has_bought and not had_bought and tried) as "paidAfterTrial",
        count(*) filter (where is_monthly) as monthly,
        count(*) filter (where is_monthly and not was_monthly) as "newMonthly",
        count(*) filter (where was_monthly and not is_monthly and is_lifetime) as upgraded,
        count(*) filter (where is_monthly or is_lifetime) as paying,
        count(*) filter (where is_monthly) * ${PLANS['pro-monthly'].cents}::bigint as "mrrCents"
      from people group by day, cohort`,
  )

/** What was paid in vain has ended as it began. */
const boughtBy = ({ leftOut }: CountedDays): SQL => sql`
  select ${grants.userId} as user_id, ${grants.planType} as plan, ${grants.createdAt} as begun,
    least(coalesce(${grants.endedAt}, 'infinity'), coalesce(${grants.endsAt}, 'infinity')) as ended,
    ${madridStart('month', users.createdAt)} as cohort
  from ${grants} join ${users} on ${eq(users.id, grants.userId)}
  where ${grants.source} = 'payment' and (${grants.endedAt} is null or ${grants.endedAt} > ${grants.createdAt})
    and ${isCounted(users.email, leftOut)}`

/** A row for each person and day on which they had bought something. */
const PEOPLE = sql`
  select day, user_id, cohort,
    count(*) filter (where plan = 'trial' and begun >= since) as trials,
    bool_or(plan = 'trial') as tried,
    bool_or(plan <> 'trial' and begun < since) as had_bought,
    bool_or(plan <> 'trial' and begun >= since) as has_bought,
    bool_or(plan = 'pro-monthly' and begun < since and ended > since) as was_monthly,
    bool_or(plan = 'pro-monthly' and ended > until) as is_monthly,
    bool_or(plan = 'pro-lifetime' and ended > until) as is_lifetime
  from days join bought on begun < until group by day, user_id, cohort`
