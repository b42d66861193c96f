import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import type { Turn } from '~/modules/mentor/mentor.server'
import { AppError } from '~/platform/app-error'
import { excerptsOf } from './attachments/excerpts'
import { branchUpTo } from './branches'
import { type Digest, digestSchema, digestText, extended } from './digest'
import { textOf } from './replies/written'
import { type Manner, mannerColumn, mannerOrUnsaid } from './teaching/teaching'

/** How far up the conversation is read where nothing of it is summed up yet. */
const READ_MESSAGES = 402
/** What comes after the digest: more than the most, and all but the newest so many exchanges and characters are summed up. */
const MOST = { exchanges: 16, characters: 36_000 }
const NEWEST = { exchanges: 10, characters: 24_000 }
/** Of replies beyond these only the beginning is read. */
const WHOLE_MESSAGES = 2 * MOST.exchanges + 2
const REPLY_BEGINNING = 1_000
/** Files are read whole while all of them, the newest first, are no more than this; of others the beginning. */
const MAX_WHOLE_BYTES = 2 * 1024 * 1024
const BEGINNING_CHARACTERS = 20_000
/** What a model is shown of the files of a question, in characters. */
const ASKED_FILES_CHARACTERS = 12_000
const EARLIER_FILES_CHARACTERS = 3_000

const row = z.object({
  id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  status: z.enum(['streaming', 'complete', 'stopped', 'failed']),
  digest: z.nullable(digestSchema),
  files: z.nullable(z.array(z.object({ name: z.string(), text: z.string() }))),
  manner: mannerOrUnsaid,
})

/**
 * `earlier`: what is told of the conversation before the turns; null where they are all of it. `manner`: how who asks wants to be taught,
 * read along, because every answer needs both.
 */
export type Context = { turns: Turn[]; earlier: string | null; manner: Manner }

/**
 * The branch that leads up to a question and the question itself, oldest first, and in whole turns. Models insist on question and
 * answer taking turns, so a question that got no answer is left out. What has grown too long is summed up once, and kept with the reply
 * where the digest ends; what of the rest fits into its window each model is given (`mentor/server/window`). Throws AppError `not_found`.
 */
export async function contextOf(
  db: Database,
  { userId, questionId }: { userId: string; questionId: string },
): Promise<Context> {
  const [asked, ...before] = await readBranch(db, { userId, questionId })
  if (asked === undefined) throw new AppError('not_found')
  const summed = before.findIndex(({ digest }) => digest !== null)
  const known = before[summed]?.digest ?? null
  const exchanges = exchangesOf(summed === -1 ? before : before.slice(0, summed))
  const past = exchanges.slice(0, exchanges.length - newestOf(exchanges))
  const end = past.at(-1)
  const digest = end === undefined ? known : extended(known, past.map(contents))
  if (end !== undefined && digest !== null) await storeDigest(db, { userId, replyId: end.reply.id, digest })
  const shown = exchanges.slice(past.length).flatMap(({ question, reply }) => [question, reply])
  const turns: Turn[] = []
  for (const turn of [...shown, asked]) turns.push(await turnOf(turn, { isAsked: turn === asked }))
  return { turns, earlier: digest === null ? null : digestText(digest), manner: asked.manner }
}

type Row = z.output<typeof row>
type Exchange = { question: Row; reply: Row }

/** From the question up to the newest digest, that with its reply; to the beginning where there is none. */
function readBranch(db: Database, { userId, questionId }: { userId: string; questionId: string }): Promise<Row[]> {
  const leaf = sql`select id from messages where id = ${questionId}::uuid and user_id = ${userId}::uuid`
  return query(
    db,
    row,
    sql`
      with recursive ${branchUpTo({ userId, at: leaf }, { messages: READ_MESSAGES, isEndedByDigest: true })},
      files as (
        select tied.message_id, tied.place, attachments.name,
          case when sum(attachments.bytes) over (order by branch.depth, tied.place) <= ${MAX_WHOLE_BYTES} then attachments.content
          else left(attachments.content, ${BEGINNING_CHARACTERS}) end as text
        from branch
          join message_attachments tied on tied.user_id = ${userId}::uuid and tied.message_id = branch.id
          join attachments on attachments.user_id = ${userId}::uuid and attachments.id = tied.attachment_id
        where branch.depth <= ${WHOLE_MESSAGES}
      )
      select id, role, status, digest,
        case when role = 'user' or depth <= ${WHOLE_MESSAGES} then content else left(content, ${REPLY_BEGINNING}) end as content,
        (
          select json_agg(json_build_object('name', name, 'text', text) order by place) from files where message_id = branch.id
        ) as files,
        case when depth = 1 then ${mannerColumn(userId)} end as manner
      from branch order by depth`,
  )
}

/** The questions that got an answer, oldest first. `rows` is newest first: each reply is followed by its question. */
function exchangesOf(rows: Row[]): Exchange[] {
  const exchanges: Exchange[] = []
  for (const [at, reply] of rows.entries()) {
    const question = rows[at + 1]
    const isAnswered = reply.role === 'assistant' && reply.content !== '' && reply.status !== 'streaming'
    if (isAnswered && question?.role === 'user') exchanges.unshift({ question, reply })
  }
  return exchanges
}

/** How many of the exchanges are shown as they are: all, until they are too many or too long. */
function newestOf(exchanges: Exchange[]): number {
  const lengths = exchanges.map(({ question, reply }) => question.content.length + reply.content.length)
  const total = lengths.reduce((sum, length) => sum + length, 0)
  if (exchanges.length <= MOST.exchanges && total <= MOST.characters) return exchanges.length
  let characters = 0
  const tooMany = lengths.toReversed().findIndex((length, at) => {
    characters += length
    return at > 0 && (at >= NEWEST.exchanges || characters > NEWEST.characters)
  })
  return tooMany === -1 ? exchanges.length : tooMany
}

const contents = ({ question, reply }: Exchange) => ({ question: question.content, reply: reply.content })

/** Of two at once both would store the same. */
async function storeDigest(
  db: Database,
  { userId, replyId, digest }: { userId: string; replyId: string; digest: Digest },
) {
  await db.execute(sql`
    update messages set digest = ${JSON.stringify(digest)}::jsonb
    where id = ${replyId}::uuid and user_id = ${userId}::uuid and digest is null`)
}

/** A question with files holds their excerpts; the one that is asked now has most of the room. */
async function turnOf({ role, content, files }: Row, { isAsked }: { isAsked: boolean }): Promise<Turn> {
  if (files === null) return { role, content }
  const room = Math.floor((isAsked ? ASKED_FILES_CHARACTERS : EARLIER_FILES_CHARACTERS) / files.length)
  const excerpts = await excerptsOf(files, { room, about: content })
  return { role, content: [content, ...excerpts].join('\n\n'), attached: { message: content, files } }
}

/** How many answers the question of this reply had before it. */
export async function countEarlierAnswers(
  db: Database,
  { userId, questionId, replyId }: { userId: string; questionId: string; replyId: string },
): Promise<number> {
  const [row] = await query(
    db,
    z.object({ count: z.coerce.number() }),
    sql`
      select count(*) as count from messages
      where user_id = ${userId}::uuid and parent_id = ${questionId}::uuid and ${textOf(sql`messages`)} <> ''
        and position < (select position from messages where user_id = ${userId}::uuid and id = ${replyId}::uuid)`,
  )
  return row?.count ?? 0
}
