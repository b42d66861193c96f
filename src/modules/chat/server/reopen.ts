import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { FREE_CONTINUATIONS, MAX_REPLY_LENGTH } from '../rules'
import { unitFor } from './asking/limits'
import { freeSlotWithin } from './replies/concurrency-limit'
import { LEASE } from './replies/lease'

type Reopening = {
  userId: string
  replyId: string
  isCounted: boolean
  writer: string
  concurrencyLimit: number
  now: Date
}

/**
 * Opens a reply that failed with nothing for another try, and takes its unit again. False when a limit, or another try, stands in the
 * way, or the user has no slot free. Fails on a slot taken meanwhile (unique).
 */
export async function reopenExchange(db: Database, exchange: Reopening): Promise<boolean> {
  const opened = await query(
    db,
    z.object({ id: z.uuid() }),
    sql`
      with failed as (
        select id, user_id from messages
        where id = ${exchange.replyId}::uuid and user_id = ${exchange.userId}::uuid and status = 'failed' and content = '' for update
      ),
      free as (${freeSlotWithin(sql`${exchange.userId}::uuid`, exchange.concurrencyLimit)}),
      unit as (${unitFor(sql`select user_id from failed, free`, exchange)})
      update messages set ${reopened(exchange)}, unit_day = unit.day
      from failed, free, unit where messages.user_id = failed.user_id and messages.id = failed.id
      returning messages.id`,
  )
  return opened.length === 1
}

/**
 * Opens a reply that broke off after some text, to be written on from there. C-63: the first time it takes no unit, then one each time.
 * Null when it is not this user's, did not break off or was written on `most` times, a limit stands in the way, or the user has no slot
 * free. Fails on a slot taken meanwhile (unique).
 */
export async function continueExchange(
  db: Database,
  exchange: Reopening & { most: number },
): Promise<{ questionId: string; written: string } | null> {
  const [opened] = await query(
    db,
    z.object({ questionId: z.uuid(), written: z.string() }),
    sql`
      with failed as (
        select id, user_id, continuations from messages
        where id = ${exchange.replyId}::uuid and user_id = ${exchange.userId}::uuid and role = 'assistant' and status = 'failed'
          and content <> '' and char_length(content) < ${MAX_REPLY_LENGTH} and continuations < ${exchange.most} for update
      ),
      free as (${freeSlotWithin(sql`${exchange.userId}::uuid`, exchange.concurrencyLimit)}),
      taken as (${unitFor(sql`select user_id from failed, free where continuations >= ${FREE_CONTINUATIONS}`, exchange)}),
      unit as (select day from taken union all select null from failed where continuations < ${FREE_CONTINUATIONS})
      update messages set ${reopened(exchange)}, search = null, unit_day = unit.day,
        continuations = messages.continuations + 1, written_before = char_length(messages.content)
      from failed, free, unit where messages.user_id = failed.user_id and messages.id = failed.id
      returning messages.parent_id as "questionId", messages.content as written`,
  )
  return opened ?? null
}

const reopened = ({ writer }: Reopening) => sql`
  status = 'streaming', failure = null, stop_requested = false, writer = ${writer}::uuid, slot = free.slot,
  lease_until = ${LEASE}`
