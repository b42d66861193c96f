import { and, count, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { messages, teaching } from '~/database/schema'
import { seenLevel, type Turn } from '~/modules/mentor/mentor.server'
import type { Teaching, TeachingChange } from '../../contract'
import type { Level, Mode } from '../../rules'

/** How somebody wants to be taught; `isLevelChosen` where they said so themselves. */
type Manner = { level: Level; isLevelChosen: boolean; mode: Mode }
const UNSAID: Manner = { level: 'principiante', isLevelChosen: false, mode: 'solve' }

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
    ...(level === undefined ? {} : { level, isLevelChosen: true }),
    ...(mode === undefined ? {} : { mode }),
  }
  if (Object.keys(chosen).length > 0) {
    const row = { userId, ...chosen }
    await db.insert(teaching).values(row).onConflictDoUpdate({ target: teaching.userId, set: chosen })
  }
  return readTeaching(db, userId)
}

/** How to answer the last of `turns`. A level that nobody chose is seen from what is written, and kept. */
export async function mannerFor(
  db: Database,
  userId: string,
  turns: readonly Turn[],
): Promise<{ level: Level; mode: Mode }> {
  const { level: known, isLevelChosen, mode } = await mannerOf(db, userId)
  if (isLevelChosen) return { level: known, mode }
  const level = seenLevel(turns, known)
  if (level !== known) {
    await db
      .insert(teaching)
      .values({ userId, level })
      // Chosen meanwhile, it stays as it was chosen.
      .onConflictDoUpdate({ target: teaching.userId, set: { level }, setWhere: sql`not ${teaching.isLevelChosen}` })
  }
  return { level, mode }
}
