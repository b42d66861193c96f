import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { identities, users } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'
import type { Subject } from '../../ports/identity-port'

/** A user as the identity provider `issuer` knows them, or null when they never came by it. */
export async function personAt(db: Database, issuer: string, userId: string): Promise<Subject | null> {
  const [person] = await db
    .select({ subject: identities.subject, email: users.email })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.userId, userId), eq(identities.issuer, issuer)))
    .orderBy(asc(identities.createdAt))
    .limit(1)
  return person ?? null
}

/** The same, where nothing can be done without. Throws AppError `forbidden`. */
export async function requirePerson(db: Database, issuer: string, userId: string): Promise<Subject> {
  const person = await personAt(db, issuer, userId)
  if (person === null) throw new AppError('forbidden')
  return person
}
