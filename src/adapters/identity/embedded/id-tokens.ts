import { symmetricDecrypt } from 'better-auth/crypto'
import type { JwtOptions } from 'better-auth/plugins/jwt'
import { and, eq, gt } from 'drizzle-orm'
import { createLocalJWKSet, decodeJwt, errors, type JSONWebKeySet, jwtVerify } from 'jose'
import * as z from 'zod'
import type { Database } from '~/database/database'
import { identityJwks, identitySession } from '~/database/tables/schema'
import type { IdToken, VerifiedIdentity } from '~/modules/accounts/accounts.server'
import { MIN_TOKEN_LENGTH } from '~/modules/accounts/rules'
import { AppError } from '~/platform/app-error'
import { ISSUER } from './issuer'

/** Every key that signs is stored; they are few and change rarely. */
const JWKS_MAX_AGE_MS = 60_000

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
function identityOf(payload: unknown): { identity: VerifiedIdentity; sessionId: string } {
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

/** What a token says of how its person can sign in. */
export const claimsOf = ({ hasPassword, googleId }: Pick<VerifiedIdentity, 'hasPassword' | 'googleId'>) => ({
  has_password: hasPassword,
  google_id: googleId,
})

type Signer = {
  db: Database
  /** Throws AppError `not_authenticated`. */
  getToken: (headers: Headers) => Promise<{ token: string }>
  getJwks: () => Promise<JSONWebKeySet>
  /** Of the provider's session, in the headers' cookies. */
  sessionToken: (headers: Headers) => Promise<string | null>
}

/** For who comes without a password: by Google, or with a session of the provider's that still runs. */
export function createIdTokens({ db, getToken, getJwks, sessionToken }: Signer) {
  let keys: { set: ReturnType<typeof createLocalJWKSet>; readAt: number } | undefined
  const keySet = async (fresh: boolean) => {
    if (keys === undefined || fresh || Date.now() - keys.readAt > JWKS_MAX_AGE_MS) {
      keys = { set: createLocalJWKSet(await getJwks()), readAt: Date.now() }
    }
    return keys.set
  }
  const payloadOf = async (token: string, fresh: boolean) => {
    const options = { issuer: ISSUER, audience: ISSUER, algorithms: ['EdDSA'], requiredClaims: ['sub', 'exp'] }
    return (await jwtVerify(token, await keySet(fresh), options)).payload
  }

  return {
    /** With what the sync's body says of its person (DATA-13). */
    async make(headers: Headers): Promise<IdToken> {
      try {
        const { token } = await getToken(headers)
        const { sub, email, name } = claims.parse(decodeJwt(token))
        return { token, uid: sub, email, displayName: name }
      } catch (error) {
        // The library says "not signed in" of a database that is slow or away, too: for a moment, or for longer.
        const token = await sessionToken(headers)
        const isOpen = and(eq(identitySession.token, token ?? ''), gt(identitySession.expiresAt, new Date()))
        const open =
          token === null ? [] : await db.select({ id: identitySession.id }).from(identitySession).where(isOpen)
        throw open.length > 0 ? new AppError('unavailable', {}, { cause: error }) : error
      }
    },

    async verify(token: string): Promise<VerifiedIdentity> {
      if (token.length < MIN_TOKEN_LENGTH) throw new AppError('invalid_token')
      // A key made a moment ago by another instance is not in the cache yet: look once more.
      const payload = await payloadOf(token, false)
        .catch((error: unknown) => (isUnknownKey(error) ? payloadOf(token, true) : Promise.reject(error)))
        .catch((cause: unknown) => {
          // Anything else is no fault of the token: the keys could not be read.
          throw cause instanceof errors.JOSEError ? new AppError('invalid_token', {}, { cause }) : cause
        })
      const { identity, sessionId } = identityOf(payload)
      // A changed password, a sign-out or a block ends the session, and what was signed for it before.
      const isItsSession = and(eq(identitySession.id, sessionId), eq(identitySession.userId, identity.subject))
      const [session] = await db.select({ id: identitySession.id }).from(identitySession).where(isItsSession)
      if (session === undefined) throw new AppError('invalid_token')
      return identity
    },
  }
}

const isUnknownKey = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_JWKS_NO_MATCHING_KEY'

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
