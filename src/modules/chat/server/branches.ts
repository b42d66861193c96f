import { type SQL, sql } from 'drizzle-orm'

/** Whose conversation it is, and the message where to begin: a select of one id. */
type Beginning = { userId: string; at: SQL }
/** `isEndedByDigest`: a message that has a digest is the last. */
type Bounds = { messages: number; isEndedByDigest?: boolean }

/**
 * The messages from the leaf `at` up to the beginning of its branch, or as many as `bounds` says, as a part of a
 * `with recursive`: `branch` has all columns of `messages`, and `depth`, 1 at the leaf. A step is one look-up by primary key.
 */
export const branchUpTo = ({ userId, at }: Beginning, bounds?: Bounds) => sql`
  branch as (
    select messages.*, 1 as depth from messages where messages.user_id = ${userId}::uuid and messages.id = (${at})
    union all
    select messages.*, branch.depth + 1 from branch
    join messages on messages.user_id = ${userId}::uuid and messages.id = branch.parent_id
    ${bounds ? sql`where branch.depth < ${bounds.messages}` : sql``}
    ${bounds?.isEndedByDigest ? sql`and branch.digest is null` : sql``}
  )`

/** From the message `at` down to the end of the newest branch that it is in: `newest` has `id`, and `depth`, 1 at `from`. */
export const newestBranchFrom = ({ userId, at }: Beginning, bounds?: Bounds) => sql`
  newest as (
    select messages.id, 1 as depth from messages where messages.user_id = ${userId}::uuid and messages.id = (${at})
    union all
    select child.id, newest.depth + 1 from newest cross join lateral (
      select messages.id from messages where messages.user_id = ${userId}::uuid and messages.parent_id = newest.id order by messages.position desc limit 1
    ) child
    ${bounds ? sql`where newest.depth < ${bounds.messages}` : sql``}
  )`

/**
 * What the search goes by, of a text. The marks that join names in programs part words here: PostgreSQL would take `df.groupby` for the
 * name of a host. The search itself parts them the same way (`library/search-terms.ts`).
 */
export const searchable = (text: SQL) =>
  sql`to_tsvector('spanish', translate(unaccent(${text}), './_-<>@:=\\', '          '))`
