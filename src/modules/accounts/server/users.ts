import { eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { users } from '~/database/tables/schema'
import type { CurrentUser } from '../contract'

/** A user as the database holds it. */
export type UserRow = typeof users.$inferSelect

/** The user as pages and calls see it. */
export function toCurrentUser(user: UserRow): CurrentUser {
  return {
    id: user.id,
    username: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    emailVerified: user.emailVerified,
    termsAccepted: user.termsAcceptedAt !== null,
    firstName: user.firstName,
    lastName: user.lastName,
    avatar: user.avatar,
    googleId: user.googleId,
    password: user.hasPassword,
    role: user.role,
  }
}

/**
 * At the beginning of a transaction that changes something of somebody's and then refers to them, as a session does: whoever ends
 * sessions locks the user first, too, and two that did it the other way round would wait for each other.
 */
export async function holdUser(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
}

export async function isKnownEmail(db: Database, email: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return found.length > 0
}
