import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { identities, users } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'
import { hasVisibleText, withoutHidden } from '~/platform/text/visible-text'
import type { CurrentUser, SyncBody } from '../contract'
import type { VerifiedIdentity } from '../identity-port'
import { noteAddresses } from './person-keys'
import { isErased } from './profile/erasure'
import { endAllSessions } from './sessions'
import type { UserRow } from './user-row'

/** The user as pages and calls see it. */
export function toCurrentUser(user: UserRow): CurrentUser {
  return {
    id: user.id,
    username: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    emailVerified: user.emailVerified,
    termsAccepted: user.termsAcceptedAt !== null,
    firstName: user.firstName,
    lastName: user.lastName,
    avatar: user.avatar,
    googleId: user.googleId,
    password: user.hasPassword,
    role: user.role,
  }
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
export async function userForIdentity(db: Database, signIn: SignIn, endAtProvider: EndAtProvider): Promise<SignedIn> {
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

/** The user of an identity, or undefined; nothing is made or changed. Throws AppError `account_blocked`. */
export async function knownUser(db: Database, identity: VerifiedIdentity): Promise<UserRow | undefined> {
  const user = await findByIdentity(db, identity)
  if (user && user.blockedAt !== null) throw new AppError('account_blocked')
  return user
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
    await noteAddresses(tx, { ...signIn, id: userId }, [user.email, renewed.email])
    return { user: renewed, isRaised, hasNewEmail: renewed.email !== user.email }
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

export async function isKnownEmail(db: Database, email: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return found.length > 0
}
