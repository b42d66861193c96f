import { sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import type { MentorType, ModelUsage } from '~/modules/mentor/mentor.server'
import type { Clock } from '~/platform/clock'
import type { Log } from '~/platform/log'
import { madridDay } from '~/platform/madrid-time'
import { createTally } from './tally'

type Key = { day: string; mentor: MentorType }
type Amounts = { input: number; output: number; micros: number }
/** Euros for a million tokens: millionths of a euro for one. */
export type Prices = Record<MentorType, { input: number; output: number }>

/** Counts what the models take a day, and what that costs by the prices of now. */
export function createModelCounter({
  db,
  clock,
  log,
  prices,
}: {
  db: Database
  clock: Clock
  log: Log
  prices: Prices
}) {
  const tally = createTally<Key, Amounts>({
    log,
    write: (rows) => writeUsage(db, rows),
    sum: (one, other) => ({
      input: one.input + other.input,
      output: one.output + other.output,
      micros: one.micros + other.micros,
    }),
  })
  return {
    flush: tally.flush,
    count(mentor: MentorType, { input, output }: ModelUsage): void {
      const price = prices[mentor]
      const micros = input * price.input + output * price.output
      tally.add({ day: madridDay(clock()), mentor }, { input, output, micros })
    },
  }
}

const writeUsage = (db: Database, rows: (Key & Amounts)[]) =>
  db.execute(sql`
    insert into model_usage (day, mentor, input_tokens, output_tokens, cost_micros)
    select day, mentor, input, output, round(micros)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as counted (day date, mentor text, input bigint, output bigint, micros numeric)
      order by 1, 2
    on conflict (day, mentor) do update
      set input_tokens = model_usage.input_tokens + excluded.input_tokens,
        output_tokens = model_usage.output_tokens + excluded.output_tokens,
        cost_micros = model_usage.cost_micros + excluded.cost_micros`)
