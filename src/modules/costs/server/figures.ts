import { and, eq, gte, lte, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { startOf } from '~/database/madrid-start'
import { modelUsage, tokenBudget } from '~/database/tables/schema'

const amount = z.coerce.number()
const spent = z.object({
  start: z.string(),
  mentor: z.enum(['basic', 'pro']),
  model: z.string(),
  currency: z.string(),
  input: amount,
  cached: amount,
  output: amount,
  micros: amount,
  unpriced: amount,
})
/** What a model took for a mentor in a day, week or month. `micros`: of the tokens that had a price; `unpriced`: those that had none. */
export type SpentIn = z.output<typeof spent>

/** Days of Madrid, the last included. */
type Days = { unit: 'day' | 'week' | 'month'; firstDay: string; lastDay: string }

/** What the models took, read from the days written down: of messages and people nothing is asked. */
export const costFigures = (db: Database) => ({
  spent: ({ unit, firstDay, lastDay }: Days) =>
    query(
      db,
      spent,
      sql`select ${startOf(unit, modelUsage.day)} as start, ${modelUsage.mentor} as mentor, ${modelUsage.model} as model,
          ${modelUsage.currency} as currency, sum(${modelUsage.inputTokens}) as input, sum(${modelUsage.cachedTokens}) as cached,
          sum(${modelUsage.outputTokens}) as output, sum(${modelUsage.costMicros}) as micros, sum(${modelUsage.unpricedTokens}) as unpriced
        from ${modelUsage} where ${and(gte(modelUsage.day, firstDay), lte(modelUsage.day, lastDay))}
        group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    ),

  /** `month`: its first day. Null where nothing was counted against a budget yet. */
  async budgetOf(month: string): Promise<{ tokens: number; isUsedUp: boolean } | null> {
    const [row] = await db.select().from(tokenBudget).where(eq(tokenBudget.month, month))
    return row ? { tokens: row.tokens, isUsedUp: row.refusedAt !== null } : null
  },
})
