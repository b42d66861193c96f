import { type SQL, sql } from 'drizzle-orm'
import { isUniqueViolation } from '~/database/unique-violation'
import { AppError } from '~/platform/app-error'
import { PLACE_INDEX } from '../place'

/** Held by a reply for as long as it is being written; `database/tables/chat-schema.ts`. */
const SLOT_INDEX = 'messages_streaming'
/** Each try sees what others took meanwhile, slots and places alike: so many in a row is luck of the very rarest. */
const TRIES = 20

/**
 * A free slot of a user's for a reply that is being written, numbered up to the limit, or none: a part of the statement that stores the reply.
 * Any of those that are free, so that of two at once each finds its own as a rule; where both find the same, the index lets one in.
 */
export const freeSlotWithin = (userId: SQL, concurrencyLimit: number) => sql`
  select slots.slot::smallint as slot from generate_series(1, ${concurrencyLimit}::int) as slots (slot)
  where not exists (
    select 1 from messages open where open.user_id = ${userId} and open.status = 'streaming' and open.slot = slots.slot
  )
  order by random() limit 1`

/**
 * Stores what takes a slot, or the next place among a person's messages, once more when another was faster at it. Throws AppError
 * `too_many_replies`.
 */
export async function retryingOnConflict<Stored>(store: () => Promise<Stored>): Promise<Stored> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return await store()
    } catch (error) {
      if (!(isUniqueViolation(error, SLOT_INDEX) || isUniqueViolation(error, PLACE_INDEX))) throw error
    }
  }
  throw tooManyReplies()
}

export const tooManyReplies = () => new AppError('too_many_replies')
