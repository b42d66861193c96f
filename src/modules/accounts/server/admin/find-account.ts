import { and, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { sessions, users } from '~/database/tables/schema'
import type { AccountDetail, AccountSummary } from '../../admin-contract'
import type { UserRow } from '../users'

/** Null when there is no such account. */
export async function findAccount(db: Database, id: string, now: Date): Promise<AccountDetail | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (user === undefined) return null
  const [last] = await db
    .select({ lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(1)
  return {
    ...toSummary(user),
    emailVerified: user.emailVerified,
    hasPassword: user.hasPassword,
    blockedAt: user.blockedAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    lastSeenAt: last?.lastUsedAt.toISOString() ?? null,
  }
}

const toSummary = ({ id, email, firstName, lastName, role, blockedAt }: UserRow): AccountSummary => ({
  id,
  email,
  firstName,
  lastName,
  role,
  isBlocked: blockedAt !== null,
})
