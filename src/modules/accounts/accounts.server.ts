import type { Database } from '~/database/database'
import { AppError } from '~/platform/app-error'
import { createBackground } from '~/platform/background'
import type { Clock } from '~/platform/clock'
import type { Log } from '~/platform/log'
import type { CurrentUser, SyncBody } from './contract'
import type { EmbeddedIdentity } from './identity-port'
import { MIN_TOKEN_LENGTH, TERMS_VERSION } from './rules'
import type { AccountMails } from './server/account-mails'
import { createRecovery } from './server/recovery'
import { dropExpiredSessions, endSession, startSession, userOfSession } from './server/sessions'
import { createThrottle } from './server/throttle'
import { isKnownEmail, toCurrentUser, userForIdentity } from './server/users'

export type { EmbeddedIdentity, IdentityProvider, ProviderSession, Subject, VerifiedIdentity } from './identity-port'
export { type AccountMails, createAccountMails } from './server/account-mails'
export { type AccountHandlers, accountHandlers } from './server/handlers'
export { refuseWeakPassword } from './server/password-rule'
export { type RecoveryHandlers, recoveryHandlers } from './server/recovery-handlers'

type Dependencies = {
  db: Database
  clock: Clock
  log: Log
  identity: EmbeddedIdentity
  mails: AccountMails
  secret: string
  adminEmails: string[]
}
type Credentials = { token: string; registration?: SyncBody['registration'] }
type NewAccount = { email: string; password: string; firstName: string; lastName: string; role: CurrentUser['role'] }
type Caller = { sessionToken: string | undefined; userAgent: string | undefined }

/** Users, their identities and the product's own sessions. */
export function createAccounts({ db, clock, log, identity, mails, secret, adminEmails }: Dependencies) {
  const throttle = createThrottle(db, secret)
  const background = createBackground(log)
  const isAdminEmail = (email: string) => adminEmails.includes(email.toLowerCase())
  const recovery = createRecovery({ db, clock, identity, mails, isAdminEmail })

  const userOfToken = async ({ token, registration }: Credentials) => {
    if (token.length < MIN_TOKEN_LENGTH) throw new AppError('invalid_token')
    const verified = await identity.verifyIdToken(token)
    const isAdmin = verified.emailVerified && isAdminEmail(verified.email)
    return userForIdentity(db, { identity: verified, registration, isAdmin, now: clock() })
  }

  return {
    identity,
    mails,
    throttle,
    recovery,
    background,

    /**
     * AUTH-02: turns an ID token into the product's session. The session of the caller's old cookie ends, so that a planted one is worth
     * nothing. Throws AppError `invalid_token`, `account_blocked` or `email_taken`.
     */
    async openSession(credentials: Credentials, caller: Caller): Promise<{ user: CurrentUser; sessionToken: string }> {
      const { user, isNew } = await userOfToken(credentials)
      // Nothing but linking identities and the admin role waits for the proof: a registration does not, either (C-39).
      if (isNew && !user.emailVerified) background.run('verification_mail', () => recovery.mailVerification(user.id))
      if (caller.sessionToken) await endSession(db, caller.sessionToken)
      const sessionToken = await startSession(db, { userId: user.id, userAgent: caller.userAgent, now: clock() })
      return { user: toCurrentUser(user), sessionToken }
    },

    /** An account with this password and role, made if need be: for demo accounts. */
    async ensureUser({ role, firstName, lastName, ...account }: NewAccount): Promise<CurrentUser> {
      const verified = await identity.ensureAccount({ ...account, name: `${firstName} ${lastName}` })
      const registration = { firstName, lastName, termsVersion: TERMS_VERSION } as const
      const signIn = { identity: verified, registration, isAdmin: role === 'admin', now: clock() }
      return toCurrentUser((await userForIdentity(db, signIn)).user)
    },

    isKnown: (email: string) => isKnownEmail(db, email),

    /** Who an ID token belongs to. Opens no session. */
    async userOfToken(token: string): Promise<CurrentUser> {
      return toCurrentUser((await userOfToken({ token })).user)
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
