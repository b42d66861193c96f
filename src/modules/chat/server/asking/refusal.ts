import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { AppError } from '~/platform/app-error'
import { LIMIT_MESSAGE } from '../../copy'
import { limitReached } from '../../rules'
import { tooManyReplies } from '../replies/concurrency-limit'
import type { Actor } from './actor'
import { readLimits } from './limits'
import type { Writing } from './write-reply'

/** Why a reply could not be begun: AppError `limit_reached` or `too_many_replies`. Undefined when neither stands in the way. */
export async function refusal(
  { db, telemetry, concurrencyLimit }: Pick<Writing, 'db' | 'telemetry'> & { concurrencyLimit: number },
  user: Actor,
  { now, isCounted }: { now: Date; isCounted: boolean },
): Promise<AppError | undefined> {
  const reached = user.isPro || !isCounted ? null : limitReached(await readLimits(db, user.id, now))
  if (reached !== null) {
    telemetry.limitRefused(reached)
    return new AppError('limit_reached', { limitReached: reached, message: LIMIT_MESSAGE[reached] })
  }
  return (await countOpen(db, user.id)) >= concurrencyLimit ? tooManyReplies() : undefined
}

async function countOpen(db: Database, userId: string): Promise<number> {
  const [row] = await query(
    db,
    z.object({ count: z.coerce.number() }),
    sql`select count(*) as count from messages where user_id = ${userId}::uuid and status = 'streaming'`,
  )
  return row?.count ?? 0
}
