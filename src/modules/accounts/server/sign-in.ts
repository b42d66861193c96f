import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { identities, users } from '~/database/tables/schema'
import { forgetRefusals } from '~/modules/mail/mail.server'
import { AppError } from '~/platform/app-error'
import type { Background } from '~/platform/background'
import { hasVisibleText, withoutHidden } from '~/platform/text/visible-text'
import type { Clock } from '~/platform/time/clock'
import type { CurrentUser, SyncBody } from '../contract'
import type { IdentityProvider, VerifiedIdentity, WhoIs } from '../ports/identity-port'
import { MIN_TOKEN_LENGTH, TERMS_VERSION } from '../rules'
import type { AccountMails } from './account-mails'
import { noteAddresses } from './person-keys'
import { isErased } from './profile/erasure'
import type { Recovery } from './recovery'
import { dropPendingSignIn, startPendingSignIn } from './second-step/pending-sign-ins'
import { isTurnedOn } from './second-step/stored-secrets'
import { endAllSessions, endSession, startSession } from './sessions'
import { holdUser, toCurrentUser, type UserRow } from './users'

type Dependencies = {
  db: Database
  clock: Clock
  identity: IdentityProvider
  mails: Pick<AccountMails, 'otherSessionsEnded'>
  mailVerification: Recovery['mailVerification']
  background: Background
  secret: string
  isAdminEmail: (email: string) => boolean
  /** Told after the e-mail of a user has changed. */
  emailChanged: (userId: string) => void
  /** Told of each account that has just been made, before anything is done with it. */
  afterRegistration: (user: { id: string; email: string }) => Promise<void>
}
type Credentials = { whoIs: WhoIs } & Partial<Pick<SyncBody, 'registration' | 'goesTo'>>
type NewUser = { identity: VerifiedIdentity; firstName: string; lastName: string; role: CurrentUser['role'] }
/** A session; or a sign-in that waits for its second step. */
type Opened = { user: UserRow } & ({ sessionToken: string } | { pendingToken: string })
type Caller = { sessionToken: string | undefined; userAgent: string | undefined }

/** Signing in to the product by an identity that the provider vouches for, and out again. */
export function createSignIn(dependencies: Dependencies) {
  const { db, clock, identity, secret } = dependencies

  const whoIsToken = (token: string): WhoIs => {
    if (token.length < MIN_TOKEN_LENGTH) throw new AppError('invalid_token')
    return () => identity.verifyIdToken(token)
  }

  return {
    /** Of an ID token, which is verified each time that it is asked. Throws AppError `invalid_token`. */
    whoIsToken,

    /**
     * AUTH-02: opens the product's session for who the provider says it is. The session of the caller's old cookie ends, so that a planted
     * one is worth nothing; where a second step is due, it ends with that. Throws AppError `invalid_token`, `account_blocked` or `email_taken`.
     */
    async openSession(credentials: Credentials, { sessionToken, userAgent }: Caller): Promise<Opened> {
      const { user, isRaised, authenticatedAt } = await signInBy(credentials, dependencies)
      const opening = { userId: user.id, userAgent, authenticatedAt, now: clock() }
      const { token, isStepDue } = await db.transaction(async (tx) => {
        const isStepDue = await isSecondStepDue(tx, user.id)
        if (sessionToken && !isStepDue) await endSession(tx, sessionToken)
        return { isStepDue, token: await (isStepDue ? startPendingSignIn : startSession)(tx, opening) }
      })
      // Whoever ends sessions ends those at the provider first: one that went there meanwhile was missed here. (A raised one ended its own.)
      if (!isRaised) {
        await credentials.whoIs().catch(async (error: unknown) => {
          await (isStepDue ? dropPendingSignIn : endSession)(db, token)
          throw error
        })
      }
      return { user, ...(isStepDue ? { pendingToken: token } : { sessionToken: token }) }
    },

    /** The user of an identity that needs no proof, made if need be, with this role: for demo accounts. */
    async ensureUser({ identity: known, role, firstName, lastName }: NewUser): Promise<UserRow> {
      const registration = { firstName, lastName, termsVersion: TERMS_VERSION } as const
      const asking = { identity: known, registration, isAdmin: role === 'admin', secret, now: clock() }
      return (await userForIdentity(db, asking, () => identity.endSessions(known))).user
    },

    /**
     * Who an ID token belongs to, or null for somebody who has no account here yet. Opens no session and writes nothing. Throws AppError
     * `second_step_due` where the token alone is not enough, or `account_blocked`.
     */
    async userOfToken(token: string): Promise<CurrentUser | null> {
      const user = await findByIdentity(db, await whoIsToken(token)())
      if (user && user.blockedAt !== null) throw new AppError('account_blocked')
      if (user && (await isTurnedOn(db, user.id))) throw new AppError('second_step_due')
      return user ? toCurrentUser(user) : null
    },

    async endSession(token: string | undefined): Promise<void> {
      if (token) await endSession(db, token)
    },
  }
}

/** Who signs in, made if need be; what a new account, a new address and a raised account bring with them follows. */
async function signInBy({ whoIs, registration, goesTo }: Credentials, dependencies: Dependencies) {
  const { db, clock, identity, mails, background, secret, isAdminEmail } = dependencies
  const verified = await whoIs()
  const isAdmin = verified.emailVerified && isAdminEmail(verified.email)
  const asking = { identity: verified, registration, isAdmin, secret, now: clock() }
  const { user, isNew, isRaised, hasNewEmail } = await userForIdentity(db, asking, () => identity.endSessions(verified))
  if (hasNewEmail) dependencies.emailChanged(user.id)
  if (isNew) await dependencies.afterRegistration(user)
  if (verified.emailVerified && (isNew || isRaised || hasNewEmail)) await forgetRefusals(db, user.email)
  // Nothing but linking identities and the admin role waits for the proof: a registration does not, either (C-39).
  if (isNew && !user.emailVerified)
    background.run('verification_mail', () => dependencies.mailVerification(user.id, goesTo))
  if (isRaised) background.run('sessions_ended_mail', () => mails.otherSessionsEnded(user))
  return { user, isRaised, authenticatedAt: verified.authenticatedAt }
}

/** In the transaction that opens the session: a second step that is being turned on is waited for, or ends the session. */
async function isSecondStepDue(tx: Database, userId: string): Promise<boolean> {
  await holdUser(tx, userId)
  return isTurnedOn(tx, userId)
}

type SignIn = {
  identity: VerifiedIdentity
  registration: SyncBody['registration']
  isAdmin: boolean
  secret: string
  now: Date
}
/** Ends the person's sessions at the provider. */
type EndAtProvider = () => Promise<void>
/** `isRaised`: their other sessions have ended for it. */
type SignedIn = { user: UserRow; isNew: boolean; isRaised: boolean; hasNewEmail: boolean }

/**
 * The product's user for a verified identity; made (`isNew`) at its first sign-in. A sign-in that raises what the account is
 * ([020](docs/decisions/020-who-confirms-owns.md)) ends every session begun before. Throws AppError `account_blocked`, `invalid_token`
 * for an identity whose user is erased, or `email_taken` when somebody else already holds the e-mail.
 */
async function userForIdentity(db: Database, signIn: SignIn, endAtProvider: EndAtProvider): Promise<SignedIn> {
  const { identity } = signIn
  const known = await findByIdentity(db, identity)
  const created = known ? undefined : await createUser(db, signIn)
  if (created) return { user: created, isNew: true, isRaised: false, hasNewEmail: false }
  const user = known ?? (await findByIdentity(db, identity))
  if (user === undefined) throw new AppError('email_taken')
  if (user.blockedAt !== null) throw new AppError('account_blocked')
  // First there: who is still signed in at the provider could open new sessions here.
  if (raises(signIn, user)) await endAtProvider()
  return { ...(await renew(db, user.id, signIn)), isNew: false }
}

/** The address is proved, Google has joined, or the role is given: whoever was signed in before may be somebody else. */
const raises = ({ identity, isAdmin }: SignIn, user: UserRow): boolean =>
  (identity.emailVerified && !user.emailVerified) ||
  (identity.googleId !== null && identity.googleId !== user.googleId) ||
  (isAdmin && user.role !== 'admin')

/** In one transaction, on the locked row: of two sign-ins at once the second does not end the first one's session. */
function renew(db: Database, userId: string, signIn: SignIn): Promise<Omit<SignedIn, 'isNew'>> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    // Erased in this very moment.
    if (user === undefined) throw new AppError('invalid_token')
    const isRaised = raises(signIn, user)
    if (isRaised) await endAllSessions(tx, userId)
    const current = { ...identityColumns(signIn, user.role), email: emailFor(user, signIn.identity) }
    const [updated] = await tx.update(users).set(current).where(eq(users.id, userId)).returning()
    const renewed = updated ?? user
    const hasNewEmail = renewed.email !== user.email
    if (hasNewEmail) await noteAddresses(tx, { ...signIn, id: userId }, [user.email, renewed.email])
    return { user: renewed, isRaised, hasNewEmail }
  })
}

/** What each sign-in says anew. The role is given by hand or by ADMIN_EMAILS; losing the latter takes nothing away. */
const identityColumns = ({ identity, isAdmin }: SignIn, role: UserRow['role']) =>
  ({
    emailVerified: identity.emailVerified,
    avatar: identity.avatar,
    hasPassword: identity.hasPassword,
    googleId: identity.googleId,
    role: isAdmin ? 'admin' : role,
  }) as const

/** A change that was confirmed at the provider and got no further is made up for, unless somebody here has that address. */
function emailFor(user: UserRow, { email, emailVerified }: VerifiedIdentity) {
  const current = email.toLowerCase()
  if (!emailVerified || current === user.email) return user.email
  return sql`case when exists (select 1 from users other where other.email = ${current}) then ${users.email} else ${current} end`
}

async function findByIdentity(db: Database, { issuer, subject }: VerifiedIdentity): Promise<UserRow | undefined> {
  const [found] = await db
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return found?.user
}

/** Undefined when the e-mail is taken: by the same identity a moment ago, or by another. */
function createUser(db: Database, signIn: SignIn): Promise<UserRow | undefined> {
  const { identity, registration, now } = signIn
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        email: identity.email.toLowerCase(),
        ...identityColumns(signIn, 'user'),
        ...(registration && 'firstName' in registration ? registration : namesOf(identity)),
        ...(registration ? { termsVersion: registration.termsVersion, termsAcceptedAt: now } : {}),
      })
      .onConflictDoNothing({ target: users.email })
      .returning()
    if (user)
      await tx.insert(identities).values({ issuer: identity.issuer, subject: identity.subject, userId: user.id })
    // Only now: the rows above have waited for a deletion that was under way.
    if (user && (await isErased(tx, identity))) throw new AppError('invalid_token')
    if (user) await noteAddresses(tx, { ...signIn, id: user.id }, [user.email])
    return user
  })
}

/**
 * An identity without a registration form has one display name: its first word is taken as the first name. What cannot be seen in it is
 * left out, since nobody is there to write it again.
 */
function namesOf({ displayName, email }: VerifiedIdentity) {
  const [firstName, ...rest] = displayName.split(/\s+/).map(withoutHidden).filter(hasVisibleText)
  return { firstName: firstName ?? email.split('@')[0] ?? email, lastName: rest.join(' ') }
}
