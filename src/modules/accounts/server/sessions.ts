import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { pendingSignIns, sessions, users } from '~/database/tables/schema'
import { MAX_SESSIONS, SESSION_DAYS } from '../rules'
import type { UserRow } from './users'

const DAY_MS = 86_400_000
/** Noting every use would make each read a write. */
const USE_NOTED_EVERY_MS = 3_600_000

/** The cookie carries the token; the database only knows this. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

export type NewSession = { userId: string; userAgent: string | undefined; authenticatedAt: Date; now: Date }

/** Starts a session and answers the token for its cookie; where an account has too many, its oldest end. */
export async function startSession(db: Database, session: NewSession) {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = hashOf(token)
  await db.insert(sessions).values({
    tokenHash,
    userId: session.userId,
    userAgent: session.userAgent?.slice(0, 400),
    createdAt: session.now,
    // A provider's clock may be ahead of ours; nobody signs in later than now.
    authenticatedAt: session.authenticatedAt < session.now ? session.authenticatedAt : session.now,
    lastUsedAt: session.now,
    expiresAt: new Date(session.now.getTime() + SESSION_DAYS * DAY_MS),
  })
  const isOther = and(eq(sessions.userId, session.userId), ne(sessions.tokenHash, tokenHash))
  const tooMany = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(isOther)
    .orderBy(desc(sessions.createdAt))
    .offset(MAX_SESSIONS - 1)
  await db.delete(sessions).where(and(isOther, inArray(sessions.tokenHash, tooMany)))
  return token
}

/**
 * A running session of an account that is not blocked, with its user, to be prepared. The query is left open: another module joins what
 * it keeps of the user, so that who is asking is still one query.
 */
export const runningSession = (db: Database) =>
  db
    .select()
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(users.blockedAt),
      ),
    )

/** What `runningSession` is asked with. */
export const asksSession = (token: string, now: Date) => ({ tokenHash: hashOf(token), now: now.toISOString() })

/** To be told of every session that was found. */
export async function noteUse(db: Database, { tokenHash, lastUsedAt }: Session, now: Date): Promise<void> {
  if (now.getTime() - lastUsedAt.getTime() <= USE_NOTED_EVERY_MS) return
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash))
}
type Session = Pick<typeof sessions.$inferSelect, 'tokenHash' | 'lastUsedAt'>

/** The user of a running session, where the account alone is of interest. */
export async function userOfSession(db: Database, token: string, now: Date): Promise<UserRow | undefined> {
  const [found] = await runningSession(db).prepare('session_user').execute(asksSession(token, now))
  if (found) await noteUse(db, found.sessions, now)
  return found?.users
}

/** Removes the sessions whose time is up. */
export async function dropExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
}

/** On every instance at once: they all ask the database. Sign-ins that wait for their second step end, too. */
export async function endAllSessions(db: Database, userId: string): Promise<void> {
  await db.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId))
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

/** All of a user's but that of `token`. Answers how many. */
export async function endOtherSessions(db: Database, { userId, token }: { userId: string; token: string }) {
  await db.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId))
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, hashOf(token))))
    .returning({ userId: sessions.userId })
  return ended.length
}

export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)))
}
