import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { APIError } from 'better-auth/api'
import { verifyPassword } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { identityAccount, identitySession, identityUser } from '~/database/tables/schema'
import type { EmbeddedIdentity, VerifiedIdentity } from '~/modules/accounts/accounts.server'
import { AppError } from '~/platform/app-error'
import type { Passwords } from './administration'
import { ISSUER } from './issuer'
import type { Provider } from './provider'

/**
 * Signing in with a password: the library compares it by `createPasswords`, and who has signed in is whose session it has made. Throws
 * AppError `wrong_credentials`.
 */
export const passwordSignIn =
  (db: Database, { api }: Provider): EmbeddedIdentity['signIn'] =>
  async (account, { userAgent }) => {
    const headers = new Headers(userAgent === undefined ? {} : { 'user-agent': userAgent })
    const { response, headers: answered } = await refusing(
      api.signInEmail({ body: account, headers, returnHeaders: true }),
    )
    return { whoIs: () => holderOf(db, response.token), cookies: answered.getSetCookie() }
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
export async function waysIn(
  db: Database,
  userId: string,
): Promise<Pick<VerifiedIdentity, 'hasPassword' | 'googleId'>> {
  const accounts = await db
    .select({ provider: identityAccount.providerId, id: identityAccount.accountId, password: identityAccount.password })
    .from(identityAccount)
    .where(eq(identityAccount.userId, userId))
  return {
    hasPassword: accounts.some(({ provider, password }) => provider === 'credential' && password !== null),
    googleId: accounts.find(({ provider }) => provider === 'google')?.id ?? null,
  }
}

/**
 * OWASP's password storage sheet asks of scrypt for N=2^17 r=8 p=1, or the like with less memory and more work, of which this is one.
 * The library's own (N=2^14 r=16 p=1) takes the same 32 MiB and a third of the work. More memory would let a burst of sign-ins take a
 * small machine's: Node runs four at once.
 */
const COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 }
const KEY_BYTES = 64
const SALT_BYTES = 16

export type PasswordCost = { N: number; r: number; p: number }

/** Hashing of passwords. Nothing but tests gives a cost of its own. */
export function createPasswords(cost: PasswordCost = COST): Passwords {
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

/** The library's own code of a refusal; empty for what is none. */
export const codeOf = (error: unknown): string => (error instanceof APIError ? (error.body?.code ?? '') : '')

/** Turns the library's refusals into ours; what is no refusal (the database is away) passes on. */
export async function refusing<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    const code = codeOf(error)
    // A fault of ours, whatever status the library gives it: the database did not do it.
    if (code.startsWith('FAILED_TO'))
      throw error.statusCode < 500 ? error : new AppError('unavailable', {}, { cause: error })
    if (code.startsWith('USER_ALREADY_EXISTS')) throw new AppError('email_taken', {}, { cause: error })
    if (code === 'INVALID_EMAIL_OR_PASSWORD') throw new AppError('wrong_credentials', {}, { cause: error })
    if (error.statusCode === 401) throw new AppError('not_authenticated', {}, { cause: error })
    if (error.statusCode >= 500) throw error
    throw new AppError('invalid_input', {}, { cause: error })
  }
}
