import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { identities, users } from '~/database/schema'
import { AppError } from '~/platform/app-error'
import type { CurrentUser, SyncBody } from '../contract'
import type { VerifiedIdentity } from '../identity-port'
import { noteAddresses } from './person-keys'
import { isErased } from './profile/erasure'

export type UserRow = typeof users.$inferSelect

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
    planType: user.planType,
    subscriptionStatus: user.subscriptionStatus,
    planExpiresAt: user.planExpiresAt?.toISOString() ?? null,
    stripeCustomerId: user.stripeCustomerId,
    stripeSubscriptionId: user.stripeSubscriptionId,
  }
}

type SignIn = {
  identity: VerifiedIdentity
  registration: SyncBody['registration']
  isAdmin: boolean
  secret: string
  now: Date
}

type SignedIn = { user: UserRow; isNew: boolean; hasNewEmail: boolean }

/**
 * The product's user for a verified identity; made (`isNew`) at its first sign-in. Throws AppError `account_blocked`, `invalid_token` for
 * an identity whose user is erased, or `email_taken` when somebody else already holds the e-mail.
 */
export async function userForIdentity(db: Database, signIn: SignIn): Promise<SignedIn> {
  const { identity, isAdmin } = signIn
  const known = await findByIdentity(db, identity)
  const created = known ? undefined : await createUser(db, signIn)
  const user = known ?? created ?? (await findByIdentity(db, identity))
  if (user === undefined) throw new AppError('email_taken')
  if (user.blockedAt !== null) throw new AppError('account_blocked')
  const current = {
    email: emailFor(user, identity),
    emailVerified: identity.emailVerified,
    avatar: identity.avatar,
    hasPassword: identity.hasPassword,
    googleId: identity.googleId,
    // The role is given by hand or by ADMIN_EMAILS; losing the latter takes nothing away.
    role: isAdmin ? 'admin' : user.role,
  } as const
  const [updated] = await db.update(users).set(current).where(eq(users.id, user.id)).returning()
  // Erased in this very moment.
  if (updated === undefined) throw new AppError('invalid_token')
  await noteAddresses(db, { ...signIn, id: user.id }, [user.email, updated.email])
  return { user: updated, isNew: created !== undefined, hasNewEmail: updated.email !== user.email }
}

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
function createUser(db: Database, { identity, registration, now }: SignIn): Promise<UserRow | undefined> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        email: identity.email.toLowerCase(),
        ...(registration && 'firstName' in registration ? registration : namesOf(identity)),
        ...(registration ? { termsVersion: registration.termsVersion, termsAcceptedAt: now } : {}),
      })
      .onConflictDoNothing({ target: users.email })
      .returning()
    if (user)
      await tx.insert(identities).values({ issuer: identity.issuer, subject: identity.subject, userId: user.id })
    // Only now: the rows above have waited for a deletion that was under way.
    if (user && (await isErased(tx, identity))) throw new AppError('invalid_token')
    return user
  })
}

/** An identity without a registration form has one display name: its first word is taken as the first name. */
function namesOf({ displayName, email }: VerifiedIdentity) {
  const [firstName = '', ...rest] = displayName.trim().split(/\s+/)
  return { firstName: firstName || (email.split('@')[0] ?? email), lastName: rest.join(' ') }
}

export async function isKnownEmail(db: Database, email: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return found.length > 0
}
