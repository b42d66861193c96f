import { eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { usage } from '~/database/schema'
import { madridDay, nextMadridDay, nextMadridMonth } from '~/platform/madrid-time'
import type { MessageLimits } from '../contract'
import { DAILY_LIMIT, limitReached, MONTHLY_LIMIT } from '../rules'

/** What a user has used of the free limits at `now` (DATA-07). */
export async function readLimits(db: Database, userId: string, now: Date): Promise<MessageLimits> {
  const [row] = await db.select().from(usage).where(eq(usage.userId, userId))
  const today = madridDay(now)
  const dailyUsed = row && row.day >= today ? row.dayUsed : 0
  const monthlyUsed = row && row.day.slice(0, 7) >= today.slice(0, 7) ? row.monthUsed : 0
  return {
    canSend: limitReached({ dailyUsed, monthlyUsed }) === null,
    dailyLimit: DAILY_LIMIT,
    monthlyLimit: MONTHLY_LIMIT,
    dailyUsed,
    monthlyUsed,
    resetsDailyAt: nextMadridDay(now).toISOString(),
    resetsMonthlyAt: nextMadridMonth(now).toISOString(),
  }
}
