import type { Database } from '~/database/database'
import { AppError } from '~/platform/app-error'
import { createBackground } from '~/platform/background'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import type { CurrentUser, SyncBody } from '../contract'
import type { ErasureRecord } from '../erasure-record-port'
import type { IdentityProvider, VerifiedIdentity } from '../identity-port'
import type { PasskeyVerifier } from '../passkeys-port'
import { MIN_TOKEN_LENGTH, TERMS_VERSION } from '../rules'
import type { TimeCodes } from '../second-step-port'
import type { AccountMails } from './account-mails'
import { createAdministration } from './admin/administration'
import { createPasskeys } from './passkeys/passkeys'
import { createErasing } from './profile/erasure'
import { createErasureLedger } from './profile/erasure-ledger'
import { type BeforeErasure, createProfile } from './profile/profile'
import { createRecovery } from './recovery'
import { dropPendingSignIn, startPendingSignIn } from './second-step/pending-sign-ins'
import { createSecondStep } from './second-step/second-step'
import { dropExpiredSessions, endSession, startSession } from './sessions'
import { createThrottle } from './throttle'
import { isKnownEmail, knownUser, toCurrentUser, userForIdentity } from './users'

type Dependencies = {
  db: Database
  clock: Clock
  log: Log
  identity: IdentityProvider
  passkeyVerifier: PasskeyVerifier
  timeCodes: TimeCodes
  /** Whether administrators must sign in in two steps. */
  needsSecondStep: boolean
  mails: AccountMails
  secret: string
  adminEmails: string[]
  erasureRecord: ErasureRecord
  beforeErasure: BeforeErasure
  /** Told after the e-mail of a user has changed; what fails there is logged. */
  emailChanged: (userId: string) => Promise<void>
  /** Told of each account that has just been made, before anything is done with it. */
  afterRegistration: (user: { id: string; email: string }) => Promise<void>
  /** Ends what goes on for a user who has just been blocked. */
  afterBlock: (userId: string) => Promise<void>
}
type Credentials = { token: string } & Pick<SyncBody, 'registration' | 'goesTo'>
type NewUser = { identity: VerifiedIdentity; firstName: string; lastName: string; role: CurrentUser['role'] }
/** A session; or a sign-in that waits for its second step. */
type Opened = { user: CurrentUser } & ({ sessionToken: string } | { pendingToken: string })
type Caller = { sessionToken: string | undefined; userAgent: string | undefined }

/** Users, their identities and the product's own sessions. */
export function createAccounts(dependencies: Dependencies) {
  const { db, clock, log, identity, mails, secret, adminEmails, beforeErasure, afterBlock, afterRegistration } =
    dependencies
  const throttle = createThrottle(db, secret)
  const background = createBackground(log)
  const erasing = createErasing(db, identity)
  const isAdminEmail = (email: string) => adminEmails.includes(email.toLowerCase())
  const emailChanged = (userId: string) => background.run('email_changed', () => dependencies.emailChanged(userId))
  const recovery = createRecovery({ db, clock, identity, mails, throttle, secret, emailChanged })
  const parts = { db, clock, log, identity, mails, throttle, secret }
  const passkeys = createPasskeys({ db, clock, verifier: dependencies.passkeyVerifier, mails, throttle })
  const { timeCodes, needsSecondStep: isRequiredOfAdmins } = dependencies
  const secondStep = createSecondStep({ db, clock, timeCodes, mails, throttle, secret, isRequiredOfAdmins })

  const profile = createProfile({ ...parts, erasing, beforeErasure })
  const { eraseAgain } = profile
  const ledger = createErasureLedger({ db, clock, log, secret, record: dependencies.erasureRecord, eraseAgain })

  const identityOfToken = async (token: string) => {
    if (token.length < MIN_TOKEN_LENGTH) throw new AppError('invalid_token')
    return identity.verifyIdToken(token)
  }
  const userOfToken = async ({ token, registration }: Credentials) => {
    const verified = await identityOfToken(token)
    const isAdmin = verified.emailVerified && isAdminEmail(verified.email)
    const signIn = { identity: verified, registration, isAdmin, secret, now: clock() }
    const signedIn = await userForIdentity(db, signIn, () => identity.endSessions(verified))
    if (signedIn.hasNewEmail) emailChanged(signedIn.user.id)
    if (signedIn.isNew) await afterRegistration(signedIn.user)
    return { ...signedIn, authenticatedAt: verified.authenticatedAt }
  }

  return {
    identity,
    mails,
    throttle,
    recovery,
    background,
    passkeys,
    secondStep,
    /** What users do with their own account. */
    profile,
    /** What administrators do with accounts. */
    administration: createAdministration({ ...parts, recovery, afterBlock }),
    /** Goes on with deletions at the provider that were interrupted. To be run often. */
    finishErasures: () => erasing.finish(clock()),
    /** Sees to it that who was erased stays so. To be called before anybody is served, and often. */
    keepErasures: ledger.keep,

    /**
     * AUTH-02: turns an ID token into the product's session. The session of the caller's old cookie ends, so that a planted one is worth
     * nothing; where a second step is due, it ends with that. Throws AppError `invalid_token`, `account_blocked` or `email_taken`.
     */
    async openSession(credentials: Credentials, caller: Caller): Promise<Opened> {
      const { user, isNew, isRaised, authenticatedAt } = await userOfToken(credentials)
      // Nothing but linking identities and the admin role waits for the proof: a registration does not, either (C-39).
      if (isNew && !user.emailVerified)
        background.run('verification_mail', () => recovery.mailVerification(user.id, credentials.goesTo))
      if (isRaised) background.run('sessions_ended_mail', () => mails.otherSessionsEnded(user))
      const { sessionToken, userAgent } = caller
      const opening = { userId: user.id, userAgent, authenticatedAt, now: clock() }
      const { token, isStepDue } = await db.transaction(async (tx) => {
        const isStepDue = await secondStep.isDue(tx, user.id)
        if (sessionToken && !isStepDue) await endSession(tx, sessionToken)
        return { isStepDue, token: await (isStepDue ? startPendingSignIn : startSession)(tx, opening) }
      })
      // Whoever ends sessions ends those at the provider first: one that went there meanwhile was missed here. (A raised one ended its own.)
      if (!isRaised) {
        await identity.verifyIdToken(credentials.token).catch(async (error: unknown) => {
          await (isStepDue ? dropPendingSignIn : endSession)(db, token)
          throw error
        })
      }
      return { user: toCurrentUser(user), ...(isStepDue ? { pendingToken: token } : { sessionToken: token }) }
    },

    /** The user of an identity that needs no token, made if need be, with this role: for demo accounts. */
    async ensureUser({ identity: known, role, firstName, lastName }: NewUser): Promise<CurrentUser> {
      const registration = { firstName, lastName, termsVersion: TERMS_VERSION } as const
      const signIn = { identity: known, registration, isAdmin: role === 'admin', secret, now: clock() }
      return toCurrentUser((await userForIdentity(db, signIn, () => identity.endSessions(known))).user)
    },

    isKnown: (email: string) => isKnownEmail(db, email),

    /**
     * Who an ID token belongs to, or null for somebody who has no account here yet. Opens no session and writes nothing. Throws AppError
     * `second_step_due` where the token alone is not enough.
     */
    async userOfToken(token: string): Promise<CurrentUser | null> {
      const user = await knownUser(db, await identityOfToken(token))
      if (user && (await secondStep.isOn(user.id))) throw new AppError('second_step_due')
      return user ? toCurrentUser(user) : null
    },

    /** Removes what is over: to be called now and then. */
    async tidy(): Promise<void> {
      await dropExpiredSessions(db, clock())
      await throttle.dropOver(clock())
      await passkeys.tidy()
      await secondStep.tidy()
      await identity.tidy(clock())
    },

    async endSession(token: string | undefined): Promise<void> {
      if (token) await endSession(db, token)
    },
  }
}
export type Accounts = ReturnType<typeof createAccounts>
