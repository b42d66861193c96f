import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { AppError } from '~/platform/app-error'
import type { Vote } from '../contract'

/** A vote needs no plan: it shows nothing of the reply, and has to be taken back when the plan is over, too. */
type Voting = { userId: string; replyId: string; vote: Vote; now: Date }

const row = z.object({ id: z.uuid() })

/** Puts a vote in place of the one before. Throws AppError `not_found` for what is no finished reply of this user's. */
export async function storeVote(db: Database, { userId, replyId, vote, now }: Voting): Promise<void> {
  const { reason, comment } = vote.value === 'down' ? vote : { reason: null, comment: null }
  const stored = await query(
    db,
    row,
    sql`
      insert into votes (message_id, user_id, value, reason, comment, voted_at)
      select reply.id, reply.user_id, ${vote.value}, ${reason}, ${comment}, ${now.toISOString()}::timestamptz
      from messages reply join chats on chats.user_id = reply.user_id and chats.id = reply.chat_id and chats.deleted_at is null
      where reply.id = ${replyId}::uuid and reply.user_id = ${userId}::uuid and reply.role = 'assistant'
        and reply.status in ('complete', 'stopped')
      on conflict (user_id, message_id) do update
      set value = excluded.value, reason = excluded.reason, comment = excluded.comment, voted_at = excluded.voted_at
      returning message_id as id`,
  )
  if (stored.length === 0) throw new AppError('not_found')
}

/** Throws AppError `not_found` for what is no reply of this user's. */
export async function takeVoteBack(db: Database, userId: string, replyId: string): Promise<void> {
  const found = await query(
    db,
    row,
    sql`
      with reply as (
        select messages.id from messages
          join chats on chats.user_id = messages.user_id and chats.id = messages.chat_id and chats.deleted_at is null
        where messages.id = ${replyId}::uuid and messages.user_id = ${userId}::uuid and messages.role = 'assistant'
      ), taken as (
        delete from votes where user_id = ${userId}::uuid and message_id in (select id from reply)
      )
      select id from reply`,
  )
  if (found.length === 0) throw new AppError('not_found')
}
