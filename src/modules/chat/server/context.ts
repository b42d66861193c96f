import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { excerptOf, type Turn } from '~/modules/mentor/mentor.server'
import { branchUpTo } from './branches'
import { fitted } from './context-budget'

/** How far up the conversation is looked through. */
const CONTEXT_MESSAGES = 20
/** Files are read whole while all of them, the newest first, are no more than this; of others the beginning. */
const MAX_WHOLE_BYTES = 2 * 1024 * 1024
const BEGINNING_CHARACTERS = 20_000
/** What a model is shown of the files of a question: within the budget of its context (`context-budget.ts`). */
const ASKED_FILES_CHARACTERS = 12_000
const EARLIER_FILES_CHARACTERS = 3_000

const row = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  status: z.enum(['streaming', 'complete', 'stopped', 'failed']),
  files: z.nullable(z.array(z.object({ name: z.string(), text: z.string() }))),
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
      with recursive ${branchUpTo(leaf, { messages: CONTEXT_MESSAGES })},
      files as (
        select tied.message_id, tied.place, attachments.name,
          case when sum(attachments.bytes) over (order by branch.depth, tied.place) <= ${MAX_WHOLE_BYTES} then attachments.content
          else left(attachments.content, ${BEGINNING_CHARACTERS}) end as text
        from branch
          join message_attachments tied on tied.message_id = branch.id
          join attachments on attachments.id = tied.attachment_id
      )
      select role, content, status, (
        select json_agg(json_build_object('name', name, 'text', text) order by place) from files where message_id = branch.id
      ) as files
      from branch order by depth`,
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
  return fitted(turns.map((turn, at) => turnOf(turn, { isAsked: at === turns.length - 1 })))
}

/** A question with files holds their excerpts; the one that is asked now has most of the room. */
function turnOf({ role, content, files }: z.output<typeof row>, { isAsked }: { isAsked: boolean }): Turn {
  if (files === null) return { role, content }
  const room = Math.floor((isAsked ? ASKED_FILES_CHARACTERS : EARLIER_FILES_CHARACTERS) / files.length)
  const excerpts = files.map((file) => excerptOf(file, { room, about: content }))
  return { role, content: [content, ...excerpts].join('\n\n'), attached: { message: content, files } }
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
