import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { AppError } from '~/platform/app-error'
import { chatType } from '../../input'
import { RUNGS } from '../../rules'
import { isAbandoned } from '../replies/lease'
import { textOf } from '../replies/written'

const row = z.object({
  chatId: z.uuid(),
  type: chatType,
  question: z.string(),
  content: z.string(),
  status: z.enum(['streaming', 'complete', 'stopped', 'failed']),
  failure: z.nullable(z.enum(['unavailable', 'busy', 'timeout', 'broken', 'rejected', 'interrupted', 'too_long'])),
  isAbandoned: z.boolean(),
  questionId: z.uuid(),
  continuations: z.number(),
  rung: z.nullable(z.enum(RUNGS)),
  authors: z.array(z.string()),
})
export type OwnReply = z.output<typeof row>

/** A reply in one of this user's chats, with its question. Throws AppError `not_found`, for another's too. */
export async function ownReply(db: Database, userId: string, replyId: string): Promise<OwnReply> {
  const [found] = await query(
    db,
    row,
    sql`
      select chats.id as "chatId", chats.type, question.content as question, ${textOf(sql`reply`)} as content, reply.status, reply.failure,
        ${isAbandoned(sql`reply`)} as "isAbandoned", question.id as "questionId", reply.continuations, reply.rung, reply.authors
      from messages reply
      join messages question on question.user_id = reply.user_id and question.id = reply.parent_id
      join chats on chats.user_id = reply.user_id and chats.id = reply.chat_id and chats.deleted_at is null
      where reply.id = ${replyId}::uuid and reply.user_id = ${userId}::uuid and reply.role = 'assistant'`,
  )
  if (found === undefined) throw new AppError('not_found')
  return found
}
