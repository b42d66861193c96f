import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { madridDay, madridMidnight } from '~/platform/time/madrid-time'
import { VOTE_REASONS } from '../../rules'
import { UNANSWERED_KINDS, type UnansweredKind, type UnansweredWeeks } from '../../unanswered-contract'
import { cursorMoment } from '../cursor'
import { blankPersonal } from './blank-personal'

/** A page of replies: what is read, blanked and grouped at once. */
const REPLIES_PER_PAGE = 300
/** Of a question: more than is shown. */
const READ_CHARACTERS = 600
/** Left out where a question was cut: what looks personal may have been cut in two there. */
const LONGEST_CUT = 64
const SHOWN_CHARACTERS = 240

export const place = z.strictObject({ at: cursorMoment, id: z.uuid() })
export type Place = z.output<typeof place>

/** A reply that helped nobody, without whose it is; `week`: the Monday in Madrid of the week of it, or of its vote. */
export type UnansweredReply = {
  id: string
  kind: UnansweredKind
  question: string
  reason: z.output<typeof row>['reason']
  comment: string | null
  week: string
}

const row = z.object({
  id: z.uuid(),
  at: z.coerce.date(),
  kind: z.enum(UNANSWERED_KINDS),
  reason: z.nullable(z.enum(VOTE_REASONS)),
  comment: z.nullable(z.string()),
  question: z.string(),
})

export type Range = { kind: UnansweredKind | null; weeks: UnansweredWeeks; after: Place | null; now: Date }

/**
 * The newest replies of the last `weeks` that were not known, asked back, refused or voted down, or of one `kind`; of people who let them
 * be seen (C-68), and of no chat that was put aside. `next` is null at the end.
 */
export async function readReplies(
  db: Database,
  { kind, weeks, after, now }: Range,
): Promise<{ replies: UnansweredReply[]; next: Place | null }> {
  const from = madridMidnight(daysBefore(mondayOf(now), 7 * (weeks - 1))).toISOString()
  const isOfKind = (of: ReturnType<typeof sql>) => (kind === null ? sql`true` : sql`${of} = ${kind}`)
  const isOlder = (at: ReturnType<typeof sql>, id: ReturnType<typeof sql>) =>
    after === null ? sql`true` : sql`(${at}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
  const limit = REPLIES_PER_PAGE + 1
  const rows = await query(
    db,
    row,
    sql`
      with unanswered as (
        (
          select messages.id, messages.user_id, messages.parent_id, messages.created_at as at, messages.outcome as kind, null as reason, null as comment
          from messages join users on users.id = messages.user_id and users.helps_improve
          join chats on chats.user_id = messages.user_id and chats.id = messages.chat_id and chats.deleted_at is null
          where messages.outcome in ('asked', 'unknown', 'refused') and ${isOfKind(sql`messages.outcome`)}
            and messages.created_at >= ${from}::timestamptz and ${isOlder(sql`messages.created_at`, sql`messages.id`)}
          order by messages.created_at desc, messages.id desc limit ${limit}
        )
        union all
        (
          select messages.id, messages.user_id, messages.parent_id, votes.voted_at, 'down', votes.reason, votes.comment
          from votes join users on users.id = votes.user_id and users.helps_improve
          join messages on messages.user_id = votes.user_id and messages.id = votes.message_id
          join chats on chats.user_id = messages.user_id and chats.id = messages.chat_id and chats.deleted_at is null
          where votes.value = 'down' and ${isOfKind(sql`'down'`)}
            and votes.voted_at >= ${from}::timestamptz and ${isOlder(sql`votes.voted_at`, sql`votes.message_id`)}
          order by votes.voted_at desc, votes.message_id desc limit ${limit}
        )
      )
      select unanswered.id, at, kind, reason, comment, left(question.content, ${READ_CHARACTERS}) as question
      from unanswered
        join messages question on question.user_id = unanswered.user_id and question.id = unanswered.parent_id
      order by at desc, unanswered.id desc limit ${limit}`,
  )
  const page = rows.slice(0, REPLIES_PER_PAGE)
  const last = page.at(-1)
  return {
    replies: page.map(({ id, at, kind: of, reason, comment, question }) => ({
      ...{ id, kind: of, reason },
      question: shown(question),
      comment: comment === null ? null : shown(comment),
      week: mondayOf(at),
    })),
    next: rows.length > page.length && last ? { at: last.at.toISOString(), id: last.id } : null,
  }
}

/** In one line, blanked, and then cut. */
function shown(text: string): string {
  const line = blankPersonal(text.replace(/\s+/g, ' ').trim())
  const letters = [...(text.length < READ_CHARACTERS ? line : `${line.slice(0, -LONGEST_CUT)}…`)]
  return letters.length <= SHOWN_CHARACTERS ? letters.join('') : `${letters.slice(0, SHOWN_CHARACTERS).join('')}…`
}

const DAY_MS = 86_400_000
const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10)

function mondayOf(moment: Date): string {
  const day = madridDay(moment)
  return daysBefore(day, (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7)
}
