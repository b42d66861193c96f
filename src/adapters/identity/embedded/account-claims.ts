import { eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { identityAccount } from '~/database/schema'

/** What the ID token says of how a person can sign in: by which accounts, of those the provider keeps. */
export async function accountClaims(db: Database, userId: string) {
  const accounts = await db
    .select({ provider: identityAccount.providerId, id: identityAccount.accountId, password: identityAccount.password })
    .from(identityAccount)
    .where(eq(identityAccount.userId, userId))
  return {
    has_password: accounts.some(({ provider, password }) => provider === 'credential' && password !== null),
    google_id: accounts.find(({ provider }) => provider === 'google')?.id ?? null,
  }
}
