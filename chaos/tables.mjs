// The tables, past the product.
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import pg from 'pg'

/** Rows that must never be there once nobody writes. */
const BROKEN_RULES = {
  'reply still open, and nobody writes it': `select id from messages where status = 'streaming'`,
  'question without a reply': `
    select id from messages question
    where role = 'user' and not exists (select 1 from messages reply where reply.parent_id = question.id)`,
  'chat without a question': `
    select id from chats where titled and not exists (select 1 from messages where messages.chat_id = chats.id)`,
  // What was gone on with once holds no unit for that (C-63); the one of its first writing was used. Who has a plan is not counted.
  'user whose count is not that of the units held': `
    select usage.user_id as id from usage left join user_plans on user_plans.user_id = usage.user_id
    where coalesce(user_plans.plan_type, 'free') = 'free' and day_used <> (
      select count(*) from messages
      where messages.user_id = usage.user_id and (
        unit_day = usage.day
        or continuations = 1 and unit_day is null and (created_at at time zone 'Europe/Madrid')::date = usage.day
      )
    )`,
  'failed with nothing, and holds a unit': `
    select id from messages where status = 'failed' and content = '' and unit_day is not null`,
  // C-63: what is stopped before its first character gives its unit back, once a day.
  'free reply without a unit': `
    select messages.id, status, failure, outcome, authors, char_length(content) as length
    from messages left join user_plans on user_plans.user_id = messages.user_id
    where coalesce(user_plans.plan_type, 'free') = 'free' and messages.role = 'assistant' and unit_day is null and continuations = 0
      and not (status in ('failed', 'stopped') and content = '')`,
  // Rows are locked in one order: PostgreSQL never has to end a statement because two wait for each other.
  'deadlock in the database': `select deadlocks from pg_stat_database where datname = current_database() and deadlocks > 0`,
}

/** `brokenRules` answers a sentence for each rule that some row breaks; `reading` hands what reads rows to `use`. */
export function openTables({ engine, url, dataDir, instances }) {
  const withTables = engine === 'postgres' ? onPostgres(url) : onPglite({ dataDir, instances })
  return {
    reading: withTables,
    brokenRules: () =>
      withTables(async (read) => {
        const problems = []
        for (const [rule, sql] of Object.entries(BROKEN_RULES)) {
          const rows = await read(sql)
          if (rows.length > 0) problems.push(`${rule}: ${rows.length}, such as ${JSON.stringify(rows[0])}`)
        }
        return problems
      }),
  }
}

const onPostgres = (url) => async (use) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(async (sql, values) => (await client.query(sql, values)).rows)
  } finally {
    await client.end()
  }
}

/** PGlite belongs to one process: the instance rests meanwhile. */
const onPglite =
  ({ dataDir, instances: [instance] }) =>
  async (use) => {
    await instance.stop()
    const client = await PGlite.create({ dataDir: join(dataDir, 'pglite'), extensions: { pg_trgm, unaccent } })
    try {
      return await use(async (sql, values) => (await client.query(sql, values)).rows)
    } finally {
      await client.close()
      await instance.startAgain()
    }
  }
