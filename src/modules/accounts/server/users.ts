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

export async function isKnownEmail(db: Database, email: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return found.length > 0
}
