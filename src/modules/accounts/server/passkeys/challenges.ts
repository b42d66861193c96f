import { randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { passkeyChallenges } from '~/database/tables/schema'
import { hashOf } from '../sessions'

/** As long as browsers wait for somebody to find their phone. */
const GOOD_FOR_MS = 5 * 60_000

/** A secret of the browser that asks: of its session, or of the cookie it got before it signed in. */
type Asker = { secret: string; now: Date }

/** Answers a new challenge, as base64url. */
export async function makeChallenge(db: Database, { secret, now }: Asker): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  await db.insert(passkeyChallenges).values({
    hash: hashOf(challenge),
    boundTo: hashOf(secret),
    expiresAt: new Date(now.getTime() + GOOD_FOR_MS),
  })
  return challenge
}

/** Whether this browser was given the challenge a short while ago; it is good no more afterwards. */
export async function takeChallenge(db: Database, challenge: string, { secret, now }: Asker): Promise<boolean> {
  const { hash, boundTo, expiresAt } = passkeyChallenges
  const isTheirs = and(eq(hash, hashOf(challenge)), eq(boundTo, hashOf(secret)), gt(expiresAt, now))
  const taken = await db.delete(passkeyChallenges).where(isTheirs).returning({ hash })
  return taken.length > 0
}

/** Removes those whose time is up. */
export async function dropOldChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now))
}
