import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { verifyPassword } from 'better-auth/crypto'
import { betterAuth } from 'better-auth/minimal'
import { jwt } from 'better-auth/plugins/jwt'
import { eq, lte } from 'drizzle-orm'
import type { Database } from '~/database/database'
import {
  identityAccount,
  identityJwks,
  identitySession,
  identityUser,
  identityVerification,
} from '~/database/tables/schema'
import type { EmbeddedIdentity, VerifiedIdentity } from '~/modules/accounts/accounts.server'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '~/modules/accounts/rules'
import { AppError } from '~/platform/app-error'
import { createAdministration, type Passwords } from './embedded/administration'
import { claimsOf, createIdTokens, ISSUER, usableKeys } from './embedded/id-tokens'
import { ownHeaders, providerCookies, sessionTokenIn } from './provider-cookies'

/** TIME-12: an ID token is good for five minutes. */
const TOKEN_LIFETIME = '5m'
/**
 * OWASP's password storage sheet asks of scrypt for N=2^17 r=8 p=1, or the like with less memory and more work, of which this is one.
 * The library's own (N=2^14 r=16 p=1) takes the same 32 MiB and a third of the work. More memory would let a burst of sign-ins take a
 * small machine's: Node runs four at once.
 */
const COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 }
const KEY_BYTES = 64
const SALT_BYTES = 16

export type PasswordCost = { N: number; r: number; p: number }

type Options = {
  db: Database
  secret: string
  publicUrl: URL
  /** Tests register many. */
  passwordCost?: PasswordCost | undefined
}

/** better-auth in this process: e-mail and password, sessions of its own, ID tokens signed with keys kept in the database. */
export function createEmbeddedIdentity({ passwordCost, ...options }: Options): EmbeddedIdentity {
  const { db, secret } = options
  const passwords = createPasswords(passwordCost)
  const auth = openProvider(options, passwords)
  const { claim, ...administration } = createAdministration(db, passwords, () => auth.$context)
  const sessionToken = async (headers: Headers) =>
    sessionTokenIn(headers, { name: (await auth.$context).authCookies.sessionToken.name, secret })
  const getToken = (headers: Headers) => refusing(auth.api.getToken({ headers: ownHeaders(headers) }))
  const idTokens = createIdTokens({ db, getToken, getJwks: () => auth.api.getJwks(), sessionToken })

  return {
    issuer: ISSUER,
    ...administration,
    verifyIdToken: idTokens.verify,
    idToken: idTokens.make,

    async signUp(account, headers) {
      const signedUp = auth.api.signUpEmail({ body: account, headers: ownHeaders(headers), returnHeaders: true })
      const { headers: answered } = await refusing(signedUp).catch(async (error: unknown) => {
        if (codeOf(error) !== 'FAILED_TO_CREATE_USER') throw error
        // Of two registrations at the same moment the later one fails at the e-mail's index; else the database does not answer.
        const { internalAdapter } = await auth.$context
        const isTaken = await internalAdapter.findUserByEmail(account.email)
        throw new AppError(isTaken ? 'email_taken' : 'unavailable', {}, { cause: error })
      })
      const cookies = answered.getSetCookie()
      const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
      return { idToken: await idTokens.make(new Headers({ cookie })), cookies }
    },

    async signIn(account, { userAgent }) {
      const headers = new Headers(userAgent === undefined ? {} : { 'user-agent': userAgent })
      const { response, headers: answered } = await refusing(
        auth.api.signInEmail({ body: account, headers, returnHeaders: true }),
      )
      return { whoIs: () => holderOf(db, response.token), cookies: answered.getSetCookie() }
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

/** Whose the provider's session with this token is. Throws AppError `invalid_token` once it is over. */
async function holderOf(db: Database, token: string): Promise<VerifiedIdentity> {
  const [found] = await db
    .select({ user: identityUser, authenticatedAt: identitySession.createdAt })
    .from(identitySession)
    .innerJoin(identityUser, eq(identityUser.id, identitySession.userId))
    .where(eq(identitySession.token, token))
  if (found === undefined) throw new AppError('invalid_token')
  const { user, authenticatedAt } = found
  return {
    issuer: ISSUER,
    subject: user.id,
    email: user.email,
    emailVerified: user.emailVerified,
    displayName: user.name,
    avatar: user.image,
    ...(await waysIn(db, user.id)),
    authenticatedAt,
  }
}

/** How a person can sign in: by which accounts, of those the provider keeps. */
async function waysIn(db: Database, userId: string): Promise<Pick<VerifiedIdentity, 'hasPassword' | 'googleId'>> {
  const accounts = await db
    .select({ provider: identityAccount.providerId, id: identityAccount.accountId, password: identityAccount.password })
    .from(identityAccount)
    .where(eq(identityAccount.userId, userId))
  return {
    hasPassword: accounts.some(({ provider, password }) => provider === 'credential' && password !== null),
    googleId: accounts.find(({ provider }) => provider === 'google')?.id ?? null,
  }
}

/** Hashing of passwords. Nothing but tests gives a cost of its own. */
function createPasswords(cost: PasswordCost = COST): Passwords {
  const scheme = `scrypt-${Math.log2(cost.N)}-${cost.r}-${cost.p}`

  const derive = (password: string, salt: string): Promise<Buffer> => {
    const options = { ...cost, maxmem: 256 * cost.N * cost.r }
    return new Promise((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
        error ? reject(error) : resolve(key),
      )
    })
  }

  return {
    /** `scheme:salt:key`, so that the cost can be raised again. */
    async hash(password) {
      const salt = randomBytes(SALT_BYTES).toString('hex')
      return [scheme, salt, (await derive(password, salt)).toString('hex')].join(':')
    },

    /** Also of the library's own hashes (`salt:key`), which accounts had before. */
    async verify({ hash: stored, password }) {
      const [given, salt = '', key = ''] = stored.split(':')
      if (given !== scheme) {
        // As much work as for any other account, and for none: the time does not tell who is here for long.
        const [isRight] = await Promise.all([verifyPassword({ hash: stored, password }), derive(password, stored)])
        return isRight
      }
      const expected = Buffer.from(key, 'hex')
      const derived = await derive(password, salt)
      return derived.length === expected.length && timingSafeEqual(derived, expected)
    },
  }
}

function openProvider({ db, secret, publicUrl }: Omit<Options, 'passwordCost'>, passwords: Passwords) {
  return betterAuth({
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
            ...claimsOf(await waysIn(db, user.id)),
          }),
        },
        adapter: { getJwks: usableKeys(db, secret) },
      }),
    ],
  })
}

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
