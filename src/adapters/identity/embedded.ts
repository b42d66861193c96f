import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { jwt } from 'better-auth/plugins/jwt'
import { and, eq, gt, lte } from 'drizzle-orm'
import { createLocalJWKSet, errors, jwtVerify } from 'jose'
import type { Database } from '~/database/database'
import {
  identityAccount,
  identityJwks,
  identitySession,
  identityUser,
  identityVerification,
} from '~/database/tables/schema'
import type { EmbeddedIdentity, IdToken } from '~/modules/accounts/accounts.server'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, MIN_TOKEN_LENGTH } from '~/modules/accounts/rules'
import { AppError } from '~/platform/app-error'
import { createAdministration } from './embedded/administration'
import { accountClaims, ISSUER, identityOf, readIdToken, usableKeys } from './embedded/id-tokens'
import { createPasswords, type PasswordCost } from './embedded/password-hash'
import { ownHeaders, providerCookies, sessionTokenIn } from './provider-cookies'

/** TIME-12: an ID token is good for five minutes. */
const TOKEN_LIFETIME = '5m'
/** Every key that signs is stored; they are few and change rarely. */
const JWKS_MAX_AGE_MS = 60_000

type Options = {
  db: Database
  secret: string
  publicUrl: URL
  /** Tests register many. */
  passwordCost?: PasswordCost | undefined
}

/** better-auth in this process: e-mail and password, sessions of its own, ID tokens signed with keys kept in the database. */
export function createEmbeddedIdentity({ db, secret, publicUrl, passwordCost }: Options): EmbeddedIdentity {
  const passwords = createPasswords(passwordCost)
  const auth = betterAuth({
    secret,
    baseURL: new URL('/api/identity', publicUrl).href,
    database: drizzleAdapter(db, {
      provider: 'pg',
      // An account without its password could neither register nor sign in.
      transaction: true,
      schema: {
        user: identityUser,
        session: identitySession,
        account: identityAccount,
        verification: identityVerification,
        jwks: identityJwks,
      },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: passwords,
    },
    verification: { storeIdentifier: 'hashed' },
    advanced: providerCookies(publicUrl),
    // Attempts are counted by the accounts module, in one atomic statement.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [
      jwt({
        jwt: {
          issuer: ISSUER,
          audience: ISSUER,
          expirationTime: TOKEN_LIFETIME,
          definePayload: async ({ user, session }) => ({
            email: user.email,
            email_verified: user.emailVerified,
            name: user.name,
            picture: user.image ?? null,
            sid: session.id,
            auth_time: Math.floor(session.createdAt.getTime() / 1000),
            ...(await accountClaims(db, user.id)),
          }),
        },
        adapter: { getJwks: usableKeys(db, secret) },
      }),
    ],
  })

  let keys: { set: ReturnType<typeof createLocalJWKSet>; readAt: number } | undefined
  const keySet = async (fresh: boolean) => {
    if (keys === undefined || fresh || Date.now() - keys.readAt > JWKS_MAX_AGE_MS) {
      keys = { set: createLocalJWKSet(await auth.api.getJwks()), readAt: Date.now() }
    }
    return keys.set
  }
  const verify = async (token: string, fresh: boolean) => {
    const options = { issuer: ISSUER, audience: ISSUER, algorithms: ['EdDSA'], requiredClaims: ['sub', 'exp'] }
    return jwtVerify(token, await keySet(fresh), options)
  }

  const sessionToken = async (headers: Headers) =>
    sessionTokenIn(headers, { name: (await auth.$context).authCookies.sessionToken.name, secret })
  const idToken = async (headers: Headers): Promise<IdToken> => {
    try {
      const { token } = await refusing(auth.api.getToken({ headers: ownHeaders(headers) }))
      return readIdToken(token)
    } catch (error) {
      // The library says "not signed in" of a database that is slow or away, too: for a moment, or for longer.
      const token = await sessionToken(headers)
      const isOpen = and(eq(identitySession.token, token ?? ''), gt(identitySession.expiresAt, new Date()))
      const open = token === null ? [] : await db.select({ id: identitySession.id }).from(identitySession).where(isOpen)
      throw open.length > 0 ? new AppError('unavailable', {}, { cause: error }) : error
    }
  }
  const sessionBegun = async ({ headers }: { headers: Headers }) => {
    const cookies = headers.getSetCookie()
    const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
    return { idToken: await idToken(new Headers({ cookie })), cookies }
  }
  const { claim, ...administration } = createAdministration(db, passwords, () => auth.$context)

  return {
    issuer: ISSUER,
    ...administration,

    async verifyIdToken(token) {
      if (token.length < MIN_TOKEN_LENGTH) throw new AppError('invalid_token')
      // A key made a moment ago by another instance is not in the cache yet: look once more.
      const verified = await verify(token, false)
        .catch((error: unknown) => (isUnknownKey(error) ? verify(token, true) : Promise.reject(error)))
        .catch((cause: unknown) => {
          // Anything else is no fault of the token: the keys could not be read.
          throw cause instanceof errors.JOSEError ? new AppError('invalid_token', {}, { cause }) : cause
        })
      const { identity, sessionId } = identityOf(verified.payload)
      // A changed password, a sign-out or a block ends the session, and what was signed for it before.
      const isItsSession = and(eq(identitySession.id, sessionId), eq(identitySession.userId, identity.subject))
      const [session] = await db.select({ id: identitySession.id }).from(identitySession).where(isItsSession)
      if (session === undefined) throw new AppError('invalid_token')
      return identity
    },

    async signUp(account, headers) {
      const signedUp = auth.api.signUpEmail({ body: account, headers: ownHeaders(headers), returnHeaders: true })
      return sessionBegun(
        await refusing(signedUp).catch(async (error: unknown) => {
          if (codeOf(error) !== 'FAILED_TO_CREATE_USER') throw error
          // Of two registrations at the same moment the later one fails at the e-mail's index; else the database does not answer.
          const { internalAdapter } = await auth.$context
          const isTaken = await internalAdapter.findUserByEmail(account.email)
          throw new AppError(isTaken ? 'email_taken' : 'unavailable', {}, { cause: error })
        }),
      )
    },

    async signIn(account, headers) {
      return sessionBegun(
        await refusing(auth.api.signInEmail({ body: account, headers: ownHeaders(headers), returnHeaders: true })),
      )
    },

    async signOut(headers) {
      // The library says that all went well of a database that is away, too.
      const token = await sessionToken(headers)
      if (token !== null) await db.delete(identitySession).where(eq(identitySession.token, token))
      const { headers: answered } = await refusing(
        auth.api.signOut({ headers: ownHeaders(headers), returnHeaders: true }),
      )
      return answered.getSetCookie()
    },

    idToken,

    async tidy(now) {
      await db.delete(identitySession).where(lte(identitySession.expiresAt, now))
      await db.delete(identityVerification).where(lte(identityVerification.expiresAt, now))
    },

    async ensureAccount({ email, password, name }) {
      const { internalAdapter } = await auth.$context
      const known = async () => (await internalAdapter.findUserByEmail(email))?.user.id
      const create = async () =>
        (await internalAdapter.createUser({ email, name, emailVerified: true }, { method: 'email-password' })).id
      // Another instance may make it in the same moment.
      const made = () => create().catch(async (error: unknown) => (await known()) ?? Promise.reject(error))
      const subject = (await known()) ?? (await made())
      await claim({ subject, email, newEmail: email }, password)
      return {
        issuer: ISSUER,
        subject,
        email,
        emailVerified: true,
        displayName: name,
        avatar: null,
        hasPassword: true,
        googleId: null,
        authenticatedAt: new Date(),
      }
    },
  }
}

const isUnknownKey = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_JWKS_NO_MATCHING_KEY'

const codeOf = (error: unknown): string => (error instanceof APIError ? (error.body?.code ?? '') : '')

/** Turns the library's refusals into ours; what is no refusal (the database is away) passes on. */
async function refusing<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    const code = codeOf(error)
    // A fault of ours, whatever status the library gives it.
    if (code.startsWith('FAILED_TO')) throw error
    if (code.startsWith('USER_ALREADY_EXISTS')) throw new AppError('email_taken', {}, { cause: error })
    if (code === 'INVALID_EMAIL_OR_PASSWORD') throw new AppError('wrong_credentials', {}, { cause: error })
    if (error.statusCode === 401) throw new AppError('not_authenticated', {}, { cause: error })
    if (error.statusCode >= 500) throw error
    throw new AppError('invalid_input', {}, { cause: error })
  }
}
