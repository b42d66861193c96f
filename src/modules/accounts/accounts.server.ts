import type { Database } from '~/database/database'
import { AppError } from '~/platform/app-error'
import type { Clock } from '~/platform/clock'
import type { CurrentUser, SyncBody } from './contract'
import type { EmbeddedIdentity } from './identity-port'
import { MIN_TOKEN_LENGTH, TERMS_VERSION } from './rules'
import type { AccountMails } from './server/account-mails'
import { dropExpiredSessions, endSession, startSession, userOfSession } from './server/sessions'
import { createThrottle } from './server/throttle'
import { isKnownEmail, toCurrentUser, userForIdentity } from './server/users'

export type {
  Addresses,
  EmbeddedIdentity,
  GoogleSignIn,
  IdentityProvider,
  ProviderSession,
  VerifiedIdentity,
} from './identity-port'
export { type AccountMails, createAccountMails } from './server/account-mails'
export { type GoogleHandlers, googleHandlers } from './server/google-handlers'
export { type AccountHandlers, accountHandlers } from './server/handlers'

type Dependencies = {
  db: Database
  clock: Clock
  identity: EmbeddedIdentity
  mails: AccountMails
  secret: string
  adminEmails: string[]
}
type Credentials = { token: string; registration?: SyncBody['registration'] }
type NewAccount = { email: string; password: string; firstName: string; lastName: string; role: CurrentUser['role'] }
type Caller = { sessionToken: string | undefined; userAgent: string | undefined }

/** Users, their identities and the product's own sessions. */
export function createAccounts({ db, clock, identity, mails, secret, adminEmails }: Dependencies) {
  const throttle = createThrottle(db, secret)

  const userOfToken = async ({ token, registration }: Credentials) => {
    if (token.length < MIN_TOKEN_LENGTH) throw new AppError('invalid_token')
    const verified = await identity.verifyIdToken(token)
    const isAdmin = verified.emailVerified && adminEmails.includes(verified.email.toLowerCase())
    return userForIdentity(db, { identity: verified, registration, isAdmin, now: clock() })
  }

  return {
    identity,
    mails,
    throttle,

    /**
     * AUTH-02: turns an ID token into the product's session. The session of the caller's old cookie ends, so that a planted one is worth
     * nothing. Throws AppError `invalid_token`, `account_blocked` or `email_taken`.
     */
    async openSession(credentials: Credentials, caller: Caller): Promise<{ user: CurrentUser; sessionToken: string }> {
      const user = await userOfToken(credentials)
      if (caller.sessionToken) await endSession(db, caller.sessionToken)
      const sessionToken = await startSession(db, { userId: user.id, userAgent: caller.userAgent, now: clock() })
      return { user: toCurrentUser(user), sessionToken }
    },

    /** An account with this password and role, made if need be: for demo accounts. */
    async ensureUser({ role, firstName, lastName, ...account }: NewAccount): Promise<CurrentUser> {
      const verified = await identity.ensureAccount({ ...account, name: `${firstName} ${lastName}` })
      const registration = { firstName, lastName, termsVersion: TERMS_VERSION } as const
      const signIn = { identity: verified, registration, isAdmin: role === 'admin', now: clock() }
      return toCurrentUser(await userForIdentity(db, signIn))
    },

    isKnown: (email: string) => isKnownEmail(db, email),

    /** Who an ID token belongs to. Opens no session. */
    async userOfToken(token: string): Promise<CurrentUser> {
      return toCurrentUser(await userOfToken({ token }))
    },

    /** Who a session cookie belongs to, or null. */
    async userOfSession(token: string | undefined): Promise<CurrentUser | null> {
      if (!token) return null
      const user = await userOfSession(db, token, clock())
      return user ? toCurrentUser(user) : null
    },

    /** Removes what is over: to be called now and then. */
    async tidy(): Promise<void> {
      await dropExpiredSessions(db, clock())
      await throttle.dropOver(clock())
      await identity.tidy(clock())
    },

    async endSession(token: string | undefined): Promise<void> {
      if (token) await endSession(db, token)
    },
  }
}
export type Accounts = ReturnType<typeof createAccounts>
