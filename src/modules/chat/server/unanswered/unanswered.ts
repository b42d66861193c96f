import type { Database } from '~/database/database'
import { termsIn } from '~/modules/mentor/mentor.server'
import type { Unanswered, UnansweredKind, UnansweredWeeks } from '../../unanswered-contract'
import { createCursor } from '../cursor'
import { groupByLikeness } from './group-by-likeness'
import { place, readReplies } from './read-replies'

const pageEnd = createCursor(place)

export type UnansweredPage = { kind: UnansweredKind | null; weeks: UnansweredWeeks; cursor: string | null }

/** For administrators: whoever calls checks that. A cursor that is none shows the newest. */
export async function readUnanswered(
  db: Database,
  { kind, weeks, cursor }: UnansweredPage,
  now: Date,
): Promise<Unanswered> {
  const after = cursor === null ? null : pageEnd.find(cursor)
  const { replies, next } = await readReplies(db, { kind, weeks, after, now })
  return {
    groups: groupByLikeness(replies, termsIn),
    // One that was not known and voted down besides is one.
    read: new Set(replies.map(({ id }) => id)).size,
    nextCursor: next === null ? null : pageEnd.write(next),
  }
}
