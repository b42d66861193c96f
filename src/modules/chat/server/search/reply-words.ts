import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { searchable } from '../branches'

/** About a second of PostgreSQL's at most, in which a person's other statements on these replies wait. */
const BATCH_SIZE = 20
/** Far more than anybody's replies that end between two sweeps. */
const MOST_OF_ONE = 200

/** Makes the words of replies that have ended, whoever wrote them; what another instance is at is left to it. */
export async function makeWords(db: Database): Promise<void> {
  let made: number
  do made = await make(db, sql``, sql`limit ${BATCH_SIZE} for update skip locked`)
  while (made === BATCH_SIZE)
}

/** The same for one user, who is about to search: their newest replies are found, too. */
export const makeWordsOf = (db: Database, userId: string): Promise<number> =>
  make(db, sql`and user_id = ${userId}::uuid`, sql`limit ${MOST_OF_ONE} for update`)

/** Answers of how many. Rows are locked in the order of all statements that lock several. */
async function make(db: Database, whose: SQL, bounds: SQL): Promise<number> {
  const made = await query(
    db,
    z.object({ id: z.uuid() }),
    sql`
      with wordless as (
        select user_id, id from messages where search is null and status <> 'streaming' ${whose}
        order by user_id, id ${bounds}
      )
      update messages set search = ${searchable(sql`messages.content`)}
      from wordless where messages.user_id = wordless.user_id and messages.id = wordless.id
      returning messages.id`,
  )
  return made.length
}
