import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { secondSteps } from '~/database/tables/schema'

export type StoredSecret = typeof secondSteps.$inferSelect

export async function secretOf(db: Database, userId: string): Promise<StoredSecret | undefined> {
  const [row] = await db.select().from(secondSteps).where(eq(secondSteps.userId, userId))
  return row
}

export const isTurnedOn = async (db: Database, userId: string) => (await secretOf(db, userId))?.turnedOnAt != null

/** Keeps a secret that is not in use yet, in the place of one that never was. False where one is in use. */
export async function offerSecret(db: Database, userId: string, sealed: string): Promise<boolean> {
  const kept = await db
    .insert(secondSteps)
    .values({ userId, secret: sealed })
    .onConflictDoUpdate({
      target: secondSteps.userId,
      set: { secret: sealed, lastStep: 0 },
      setWhere: isNull(secondSteps.turnedOnAt),
    })
    .returning({ userId: secondSteps.userId })
  return kept.length > 0
}

/** A code is good once: whether no code of this step or a later one was taken before. `sealed`: the secret that it was checked by. */
export async function takeStep(db: Database, { userId, secret }: StoredSecret, step: number): Promise<boolean> {
  const isTheirs = and(eq(secondSteps.userId, userId), eq(secondSteps.secret, secret), lt(secondSteps.lastStep, step))
  const taken = await db
    .update(secondSteps)
    .set({ lastStep: step })
    .where(and(isTheirs, isNotNull(secondSteps.turnedOnAt)))
    .returning({ userId: secondSteps.userId })
  return taken.length > 0
}

/** Whether the offered secret is the one in use from now on. */
export async function turnOn(
  db: Database,
  { userId, secret }: StoredSecret,
  step: number,
  now: Date,
): Promise<boolean> {
  const isOffered = and(eq(secondSteps.userId, userId), eq(secondSteps.secret, secret), isNull(secondSteps.turnedOnAt))
  const turned = await db
    .update(secondSteps)
    .set({ turnedOnAt: now, lastStep: step })
    .where(isOffered)
    .returning({ userId: secondSteps.userId })
  return turned.length > 0
}

/** Whether there was one in use. */
export async function dropSecret(db: Database, userId: string): Promise<boolean> {
  const gone = await db
    .delete(secondSteps)
    .where(eq(secondSteps.userId, userId))
    .returning({ turnedOnAt: secondSteps.turnedOnAt })
  return gone[0]?.turnedOnAt != null
}
