import { asc, desc, eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { identities, sessions, users } from '~/database/schema'
import type { PersonalData } from './personal-data'

/** More sessions than anyone reads. */
const SESSIONS = 500

/** What this module keeps about a user. The hashes of session tokens are nothing of theirs. */
export const accountData = (db: Database): PersonalData => ({
  async facts(userId) {
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    const { issuer, subject, createdAt } = identities
    return {
      user,
      identities: await db
        .select({ issuer, subject, createdAt })
        .from(identities)
        .where(eq(identities.userId, userId))
        .orderBy(asc(createdAt)),
      sessions: await db
        .select({
          createdAt: sessions.createdAt,
          authenticatedAt: sessions.authenticatedAt,
          lastUsedAt: sessions.lastUsedAt,
          expiresAt: sessions.expiresAt,
          userAgent: sessions.userAgent,
        })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(desc(sessions.lastUsedAt))
        .limit(SESSIONS),
    }
  },
})
