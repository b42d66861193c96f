import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { identities, users } from '~/database/schema'
import { isUniqueViolation } from '~/database/unique-violation'
import { AppError } from '~/platform/app-error'
import type { Clock } from '~/platform/clock'
import type { CurrentUser } from '../contract'
import type { IdentityProvider } from '../identity-port'
import { TERMS_VERSION } from '../rules'
import type { AccountMails } from './account-mails'
import { refuseWeakPassword } from './password-rule'
import { noteAddresses } from './person-keys'
import { endAllSessions } from './sessions'
import type { UserRow } from './users'

type Dependencies = {
  db: Database
  clock: Clock
  identity: IdentityProvider
  mails: AccountMails
  secret: string
  isAdminEmail: (email: string) => boolean
  /** Told in the background. */
  emailChanged: (userId: string) => void
}

/** A new password by mail, the proof of an e-mail address, and the consent that came later. */
export function createRecovery(dependencies: Dependencies) {
  const { db, clock, identity, mails, secret, isAdminEmail, emailChanged } = dependencies
  const userOf = async (subject: string): Promise<UserRow | undefined> => {
    const isTheirs = and(eq(identities.issuer, identity.issuer), eq(identities.subject, subject))
    const joined = db.select({ user: users }).from(identities).innerJoin(users, eq(users.id, identities.userId))
    return (await joined.where(isTheirs))[0]?.user
  }

  return {
    /** Mails a link for choosing a new password, if somebody has this e-mail. Never part of an answer: it would tell. */
    async mailPasswordReset(email: string): Promise<void> {
      const code = await identity.passwordResetCode(email)
      if (code === null) return
      // Who has registered at the provider and never got as far as here has no name yet.
      const [user] = await db.select({ firstName: users.firstName }).from(users).where(eq(users.email, email))
      await mails.resetPassword({ email, firstName: user?.firstName ?? '' }, code)
    },

    /** Throws AppError `invalid_link` or `weak_password`. Whoever was signed in, anywhere, is not any more. */
    async resetPassword(code: string, password: string): Promise<void> {
      refuseWeakPassword(password)
      const { subject } = await identity.resetPassword(code, password)
      const user = await userOf(subject)
      if (user === undefined) return
      await endAllSessions(db, user.id)
      await db.update(users).set({ emailVerified: true, hasPassword: true }).where(eq(users.id, user.id))
      await mails.passwordChanged(user)
    },

    /** Mails a link that proves the address; nothing to do for one that is proved. */
    async mailVerification(userId: string): Promise<void> {
      const isOurs = and(eq(users.id, userId), eq(identities.issuer, identity.issuer))
      const joined = db.select({ user: users, subject: identities.subject }).from(users)
      const [found] = await joined.innerJoin(identities, eq(identities.userId, users.id)).where(isOurs)
      if (found === undefined || found.user.emailVerified) return
      const { user, subject } = found
      await mails.verifyEmail(user, await identity.verificationCode({ subject, email: user.email }))
    },

    /** Throws AppError `invalid_link` or `email_taken`. */
    async confirmEmail(code: string): Promise<{ email: string }> {
      const { subject, email } = await identity.confirmEmail(code)
      const user = await userOf(subject)
      if (user === undefined) return { email }
      await applyEmail(db, user, { email: email.toLowerCase(), isAdmin: isAdminEmail(email), secret, now: clock() })
      if (email.toLowerCase() !== user.email) emailChanged(user.id)
      return { email }
    },

    /** For who came without accepting the terms; a consent given earlier keeps its date. */
    async acceptTerms(user: Pick<CurrentUser, 'id'>): Promise<void> {
      await db
        .update(users)
        .set({ termsVersion: TERMS_VERSION, termsAcceptedAt: clock() })
        .where(and(eq(users.id, user.id), isNull(users.termsAcceptedAt)))
    },
  }
}

type NewEmail = { email: string; isAdmin: boolean; secret: string; now: Date }

async function applyEmail(db: Database, user: UserRow, { email, isAdmin, secret, now }: NewEmail): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const changed = { email, emailVerified: true, role: isAdmin ? 'admin' : user.role } as const
      await tx.update(users).set(changed).where(eq(users.id, user.id))
      await noteAddresses(tx, { id: user.id, secret, now }, [user.email, email])
    })
  } catch (cause) {
    throw isUniqueViolation(cause) ? new AppError('email_taken', {}, { cause }) : cause
  }
}
