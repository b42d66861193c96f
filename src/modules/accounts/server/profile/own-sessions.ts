import { and, count, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { sessions } from '~/database/tables/schema'
import type { OwnSessions } from '../../profile-contract'
import { hashOf } from '../sessions'
import { deviceOf } from './device'

const LISTED = 50

type Owner = { userId: string; token: string; now: Date }

/** The running sessions of a user; the one of `token` is the current one. */
export async function listOwnSessions(db: Database, { userId, token, now }: Owner): Promise<OwnSessions> {
  const isRunning = and(eq(sessions.userId, userId), gt(sessions.expiresAt, now))
  const rows = await db
    .select()
    .from(sessions)
    .where(isRunning)
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
    .limit(LISTED)
  const [counted] = await db.select({ total: count() }).from(sessions).where(isRunning)
  const current = hashOf(token)
  return {
    sessions: rows
      .map(({ tokenHash, userAgent, createdAt, lastUsedAt }) => ({
        device: deviceOf(userAgent),
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isCurrent: tokenHash === current,
      }))
      .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
    total: counted?.total ?? rows.length,
  }
}
