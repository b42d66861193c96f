import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import type { Turn } from '~/modules/mentor/mentor.server'
import { branchUpTo } from './branches'
import { fitted } from './context-budget'

/** How far up the conversation is looked through. */
const CONTEXT_MESSAGES = 20

const row = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  status: z.enum(['streaming', 'complete', 'stopped', 'failed']),
})

/**
 * The branch that leads up to a question and the question itself, for the model: bounded, oldest first, and in whole turns. Models
 * insist on question and answer taking turns, so a question that got no answer is left out.
 */
export async function contextOf(
  db: Database,
  { userId, questionId }: { userId: string; questionId: string },
): Promise<Turn[]> {
  const leaf = sql`select id from messages where id = ${questionId}::uuid and user_id = ${userId}::uuid`
  const rows = await query(
    db,
    row,
    sql`
      with recursive ${branchUpTo(leaf, { messages: CONTEXT_MESSAGES })}
      select role, content, status from branch order by depth`,
  )
  const [asked, ...earlier] = rows
  if (asked === undefined) return []
  const turns = [asked]
  // Newest first: each reply is followed by its question.
  for (const [at, reply] of earlier.entries()) {
    const asking = earlier[at + 1]
    const isAnswered = reply.role === 'assistant' && reply.content !== '' && reply.status !== 'streaming'
    if (isAnswered && asking?.role === 'user') turns.unshift(asking, reply)
  }
  return fitted(turns.map(({ role, content }) => ({ role, content })))
}

/** How many answers the question of this reply had before it. */
export async function countEarlierAnswers(
  db: Database,
  { questionId, replyId }: { questionId: string; replyId: string },
): Promise<number> {
  const [row] = await query(
    db,
    z.object({ count: z.coerce.number() }),
    sql`
      select count(*) as count from messages
      where parent_id = ${questionId}::uuid and content <> ''
        and position < (select position from messages where id = ${replyId}::uuid)`,
  )
  return row?.count ?? 0
}
