import { eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { madridStart } from '~/database/madrid-start'
import { type CountedDays, isCounted, within } from '~/database/people-counted'
import { messages, users } from '~/database/tables/schema'

const cohorts = z.object({ day: z.string(), cohort: z.string(), questions: z.coerce.number() })

/** Questions of these days that have not been erased since, by the day and the month in which who asked had registered. */
export const questionsOn = (db: Database, days: CountedDays) =>
  query(
    db,
    cohorts,
    sql`select ${madridStart('day', messages.createdAt)} as day, ${madridStart('month', users.createdAt)} as cohort,
        count(*) as questions
      from ${messages} join ${users} on ${eq(users.id, messages.userId)}
      where ${messages.role} = 'user' and ${within(messages.createdAt, days)} and ${isCounted(users.email, days.leftOut)}
      group by 1, 2`,
  )
