import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { pendingSignIns, users } from '~/database/tables/schema'
import { PENDING_SIGN_IN_MS } from '../../rules'
import { hashOf, type NewSession } from '../sessions'

/** Starts a sign-in that opens nothing before its code, and answers the token for its cookie. */
export async function startPendingSignIn(db: Database, { userId, userAgent, authenticatedAt, now }: NewSession) {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + PENDING_SIGN_IN_MS)
  await db
    .insert(pendingSignIns)
    .values({ tokenHash: hashOf(token), userId, userAgent: userAgent?.slice(0, 400), authenticatedAt, expiresAt })
  return token
}

/** With its user, who may have been blocked meanwhile: then there is none. */
export async function pendingSignIn(db: Database, token: string, now: Date) {
  const [found] = await db
    .select()
    .from(pendingSignIns)
    .innerJoin(users, eq(users.id, pendingSignIns.userId))
    .where(and(eq(pendingSignIns.tokenHash, hashOf(token)), gt(pendingSignIns.expiresAt, now), isNull(users.blockedAt)))
  return found && { ...found.pending_sign_ins, user: found.users }
}

/** Whether it was still there. */
export async function dropPendingSignIn(db: Database, token: string): Promise<boolean> {
  const gone = await db
    .delete(pendingSignIns)
    .where(eq(pendingSignIns.tokenHash, hashOf(token)))
    .returning()
  return gone.length > 0
}

/** Removes those whose time is up. */
export async function dropOldPendingSignIns(db: Database, now: Date): Promise<void> {
  await db.delete(pendingSignIns).where(lte(pendingSignIns.expiresAt, now))
}
