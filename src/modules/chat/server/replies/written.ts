import { type SQL, sql } from 'drizzle-orm'

/**
 * The text of a message of `messages`, or of what has its columns, under the name `of`: of one that is being written, with the pieces that
 * wait to be put together at its end. A piece that came too late for that is in `content` already.
 */
export const textOf = (of: SQL) => sql`
  case when ${of}.status = 'streaming' then ${of}.content || coalesce((
    select string_agg(piece.text, '' order by piece.position) from reply_pieces piece
    where piece.user_id = ${of}.user_id and piece.message_id = ${of}.id and piece.position >= char_length(${of}.content)
  ), '') else ${of}.content end`
