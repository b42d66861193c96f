import { asc, desc, eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { auditLog, identities, passkeys, secondSteps, sessions, users } from '~/database/tables/schema'
import type { PersonalData } from './personal-data'

/** More of a kind than anyone reads. */
const LISTED = 500

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
        .limit(LISTED),
      passkeys: await db
        .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(asc(passkeys.createdAt))
        .limit(LISTED),
      secondStep: await db
        .select({ turnedOnAt: secondSteps.turnedOnAt, createdAt: secondSteps.createdAt })
        .from(secondSteps)
        .where(eq(secondSteps.userId, userId)),
      adminActions: await actionsOn(db, userId),
    }
  },
})

/** What administrators did to the account, without who they are. */
const actionsOn = (db: Database, userId: string) =>
  db
    .select({ action: auditLog.action, reason: auditLog.reason, createdAt: auditLog.createdAt })
    .from(auditLog)
    .where(eq(auditLog.targetId, userId))
    .orderBy(desc(auditLog.createdAt))
    .limit(LISTED)
