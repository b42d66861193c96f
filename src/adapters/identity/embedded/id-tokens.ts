import { symmetricDecrypt } from 'better-auth/crypto'
import type { JwtOptions } from 'better-auth/plugins/jwt'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import * as z from 'zod'
import type { Database } from '~/database/database'
import { identityAccount, identityJwks } from '~/database/tables/schema'
import type { IdToken, VerifiedIdentity } from '~/modules/accounts/accounts.server'
import { AppError } from '~/platform/app-error'

/** Part of every identity's key, so it must outlive changes of the public address. */
export const ISSUER = 'pymentor-embedded'

const claims = z.object({
  sub: z.string().min(1),
  /** The provider's session that the token was made for. */
  sid: z.string().min(1),
  email: z.string(),
  email_verified: z.boolean(),
  name: z.string(),
  picture: z.string().nullish(),
  auth_time: z.number(),
  has_password: z.boolean(),
  google_id: z.string().nullish(),
})

/** Reads a verified token's payload. Throws AppError `invalid_token`. */
export function identityOf(payload: unknown): { identity: VerifiedIdentity; sessionId: string } {
  const claim = claims.safeParse(payload)
  if (!claim.success) throw new AppError('invalid_token', {}, { cause: claim.error })
  const { sub, sid, email, email_verified, name, picture, auth_time, has_password, google_id } = claim.data
  const identity = {
    issuer: ISSUER,
    subject: sub,
    email,
    emailVerified: email_verified,
    displayName: name,
    avatar: picture ?? null,
    hasPassword: has_password,
    googleId: google_id ?? null,
    authenticatedAt: new Date(auth_time * 1000),
  }
  return { identity, sessionId: sid }
}

/** A token that has just been made, with what the sync's body says of its person (DATA-13). */
export function readIdToken(token: string): IdToken {
  const { sub, email, name } = claims.parse(decodeJwt(token))
  return { token, uid: sub, email, displayName: name }
}

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

type ReadKeys = NonNullable<NonNullable<JwtOptions['adapter']>['getJwks']>

/**
 * The keys that this secret opens. Those of an earlier AUTH_SECRET neither sign nor verify: the library then makes a new one, and who had
 * the old secret cannot make ID tokens any more.
 */
export function usableKeys(db: Database, secret: string): ReadKeys {
  const opened = new Map<string, Promise<boolean>>()
  const opens = (id: string, privateKey: string) => {
    const known = opened.get(id)
    if (known) return known
    const answer = symmetricDecrypt({ key: secret, data: JSON.parse(privateKey) }).then(
      () => true,
      () => false,
    )
    opened.set(id, answer)
    return answer
  }
  return async () => {
    const rows = await db.select().from(identityJwks)
    const areUsable = await Promise.all(rows.map(({ id, privateKey }) => opens(id, privateKey)))
    return rows
      .filter((_, at) => areUsable[at])
      .map(({ id, publicKey, privateKey, createdAt, expiresAt }) => ({
        id,
        publicKey,
        privateKey,
        createdAt,
        ...(expiresAt ? { expiresAt } : {}),
      }))
  }
}
