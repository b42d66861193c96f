import { and, count, eq, isNotNull, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { messages, teaching } from '~/database/tables/schema'
import { pressedRung, readClimb, seenLevel, type Turn } from '~/modules/mentor/mentor.server'
import type { Teaching, TeachingChange } from '../../contract'
import { PRESS } from '../../copy'
import { isRepairQuestion } from '../../repair'
import { LEVELS, type Level, MODES, RUNGS, type Rung } from '../../rules'

const manner = z.object({ level: z.enum(LEVELS), isLevelChosen: z.boolean(), mode: z.enum(MODES) })
/** How somebody wants to be taught; `isLevelChosen` where they said so themselves. */
export type Manner = z.output<typeof manner>
const UNSAID: Manner = { level: 'principiante', isLevelChosen: false, mode: 'solve' }

/** The manner of a user as a column of another query, and what that column's values are. */
export const mannerColumn = (userId: string) => sql`(
  select json_build_object('level', level, 'isLevelChosen', is_level_chosen, 'mode', mode)
  from teaching where user_id = ${userId}::uuid
)`
export const mannerOrUnsaid = z.nullable(manner).transform((said) => said ?? UNSAID)

async function mannerOf(db: Database, userId: string): Promise<Manner> {
  const { level, isLevelChosen, mode } = teaching
  const [row] = await db.select({ level, isLevelChosen, mode }).from(teaching).where(eq(teaching.userId, userId))
  return row ?? UNSAID
}

/** What a user has chosen or shown, and how often each rung of the ladder was taken in the conversations that they keep. */
export async function readTeaching(db: Database, userId: string): Promise<Teaching> {
  const { rung } = messages
  const [manner, counted] = await Promise.all([
    mannerOf(db, userId),
    db
      .select({ rung, taken: count() })
      .from(messages)
      .where(and(eq(messages.userId, userId), isNotNull(rung)))
      .groupBy(rung),
  ])
  const taken = (name: string) => counted.find((row) => row.rung === name)?.taken ?? 0
  const rungs = { idea: taken('idea'), plan: taken('plan'), fragment: taken('fragment'), solution: taken('solution') }
  return { ...manner, rungs }
}

/** Keeps what is chosen; what is left out stays. */
export async function changeTeaching(db: Database, userId: string, { level, mode }: TeachingChange): Promise<Teaching> {
  const chosen = {
    ...(level === undefined ? {} : level === null ? { isLevelChosen: false } : { level, isLevelChosen: true }),
    ...(mode === undefined ? {} : { mode }),
  }
  if (Object.keys(chosen).length > 0) {
    const row = { userId, ...chosen }
    await db.insert(teaching).values(row).onConflictDoUpdate({ target: teaching.userId, set: chosen })
  }
  return readTeaching(db, userId)
}

/** How to answer: for which level, and where somebody wants to be taught, how far up the ladder. */
type AnswerManner = { level: Level; rung: Rung | undefined }

type Asked = { userId: string; turns: readonly Turn[]; manner: Manner }

/** How to answer the last of `turns` to somebody with this manner. A level that nobody chose is seen from what is written, and kept. */
export async function mannerFor(db: Database, { userId, turns, manner }: Asked): Promise<AnswerManner> {
  const { level: known, isLevelChosen, mode } = manner
  // Who asks for a rung by its name is given it in either mode.
  const asked = turns.at(-1)?.content ?? ''
  const asksByName = pressedRung(asked) !== null
  // What a mentor's own program did wrong is not the person's to find.
  const isLedUp = (mode === 'teach' && !isRepairQuestion(asked)) || asksByName
  const rung = isLedUp ? readClimb(turns)?.rung : undefined
  if (isLevelChosen) return { level: known, rung }
  const level = seenLevel(turns, known)
  if (level !== known) {
    await db
      .insert(teaching)
      .values({ userId, level })
      // Chosen meanwhile, it stays as it was chosen.
      .onConflictDoUpdate({ target: teaching.userId, set: { level }, setWhere: sql`not ${teaching.isLevelChosen}` })
  }
  return { level, rung }
}

/** Whether `text` asks for no more than the next rungs of what was answered before it, at the place where it is asked. */
export async function goesUpLadder(
  db: Database,
  { userId, chatId, after, text }: { userId: string; chatId: string | null; after: string | null; text: string },
): Promise<boolean> {
  const pressed = pressedRung(text)
  if (pressed === null || chatId === null) return false
  const [before] = await query(
    db,
    z.object({ rung: z.nullable(z.enum(RUNGS)) }),
    sql`
      select reply.rung from chats
        join messages reply on reply.user_id = chats.user_id and reply.id = coalesce(${after}::uuid, chats.leaf_id)
          and reply.chat_id = chats.id
      where chats.id = ${chatId}::uuid and chats.user_id = ${userId}::uuid and chats.deleted_at is null`,
  )
  return before?.rung ? RUNGS.indexOf(before.rung) < RUNGS.indexOf(pressed) : false
}

/** What one says for the rungs after one that was given. */
export const pressesAfter = (rung: Rung): string[] =>
  RUNGS.slice(RUNGS.indexOf(rung) + 1).flatMap((next) => (next === 'idea' ? [] : [PRESS[next]]))
