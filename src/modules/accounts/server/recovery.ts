import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { identities, users } from '~/database/tables/schema'
import { isUniqueViolation } from '~/database/unique-violation'
import { forgetRefusals } from '~/modules/mail/mail.server'
import { AppError } from '~/platform/app-error'
import type { Clock } from '~/platform/time/clock'
import type { Confirmed, CurrentUser } from '../contract'
import { CHANGE_ELSEWHERE } from '../copy'
import type { IdentityProvider } from '../ports/identity-port'
import { safeRedirect, TERMS_VERSION } from '../rules'
import type { AccountMails } from './account-mails'
import { refuseWeakPassword } from './password-rule'
import { noteAddresses } from './person-keys'
import { endAllSessions, endOtherSessions, userOfSession } from './sessions'
import type { Throttle } from './throttle'
import type { UserRow } from './users'

type Dependencies = {
  db: Database
  clock: Clock
  identity: IdentityProvider
  mails: AccountMails
  throttle: Pick<Throttle, 'secondStepAnew'>
  secret: string
  /** Told in the background. */
  emailChanged: (userId: string) => void
}
/** What comes with a mailed code: the session of the browser that has opened it, and a password where one was asked for. */
type Confirmation = { code: string; password?: string | undefined; sessionToken: string | undefined }

/** A new password by mail, the proof of an e-mail address, and the consent that came later. */
export function createRecovery(dependencies: Dependencies) {
  const { db, clock } = dependencies
  return {
    ...passwordRecovery(dependencies),
    ...emailProof(dependencies),

    /** For who came without accepting the terms; a consent given earlier keeps its date. */
    async acceptTerms(user: Pick<CurrentUser, 'id'>): Promise<void> {
      await db
        .update(users)
        .set({ termsVersion: TERMS_VERSION, termsAcceptedAt: clock() })
        .where(and(eq(users.id, user.id), isNull(users.termsAcceptedAt)))
    },
  }
}

type AtProvider = Pick<Dependencies, 'db' | 'identity'>

async function userOf({ db, identity }: AtProvider, subject: string): Promise<UserRow | undefined> {
  const isTheirs = and(eq(identities.issuer, identity.issuer), eq(identities.subject, subject))
  const joined = db.select({ user: users }).from(identities).innerJoin(users, eq(users.id, identities.userId))
  return (await joined.where(isTheirs))[0]?.user
}

const passwordRecovery = ({ db, clock, identity, mails, throttle }: Dependencies) => ({
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
    const user = await userOf({ db, identity }, subject)
    if (user === undefined) return
    await endAllSessions(db, user.id)
    await db.update(users).set({ emailVerified: true, hasPassword: true }).where(eq(users.id, user.id))
    await throttle.secondStepAnew(user.id, clock())
    await mails.passwordChanged(user)
  },
})

const emailProof = (dependencies: Dependencies) => ({
  /** Mails a link that proves the address, and leads on to a path of ours; nothing to do for one that is proved. */
  async mailVerification(userId: string, goesTo?: string): Promise<void> {
    const { db, identity, mails } = dependencies
    const isOurs = and(eq(users.id, userId), eq(identities.issuer, identity.issuer))
    const joined = db.select({ user: users, subject: identities.subject }).from(users)
    const [found] = await joined.innerJoin(identities, eq(identities.userId, users.id)).where(isOurs)
    if (found === undefined || found.user.emailVerified) return
    const { user, subject } = found
    const code = await identity.verificationCode({ subject, email: user.email })
    await mails.verifyEmail(user, code, safeRedirect(goesTo ?? null))
  },

  /**
   * In a browser that is signed in to the account the session goes on and all others end. Anywhere else whoever reads the mail is
   * somebody else than who has registered, as far as anyone can tell: they choose a password, and nothing else opens the account any more
   * ([020](docs/decisions/020-who-confirms-owns.md)). Throws AppError `invalid_link`, `email_taken`, `password_needed`, `weak_password`,
   * or `sign_in_again` for a change of address.
   */
  async confirmEmail({ code, password, sessionToken }: Confirmation): Promise<Confirmed> {
    const { db, clock, identity } = dependencies
    const { subject, isChange } = await identity.readEmailCode(code)
    const user = await userOf(dependencies, subject)
    const asking = sessionToken === undefined ? undefined : await userOfSession(db, sessionToken, clock())
    if (user !== undefined && sessionToken !== undefined && asking?.id === user.id)
      return confirmSignedIn(dependencies, user, { code, subject, sessionToken })
    if (isChange) throw new AppError('sign_in_again', { message: CHANGE_ELSEWHERE })
    if (password === undefined) throw new AppError('password_needed')
    return takeOver(dependencies, user, { code, password })
  },
})

async function confirmSignedIn(
  dependencies: Dependencies,
  user: UserRow,
  { code, subject, sessionToken }: { code: string; subject: string; sessionToken: string },
): Promise<Confirmed> {
  const { identity, mails } = dependencies
  await identity.endSessions({ subject, email: user.email })
  const { email } = await identity.confirmEmail(code)
  await applyEmail(dependencies, user, {
    email,
    end: (tx) => endOtherSessions(tx, { userId: user.id, token: sessionToken }),
  })
  await mails.emailConfirmed({ ...user, email })
  return { email, isTakenOver: false }
}

async function takeOver(
  dependencies: Dependencies,
  user: UserRow | undefined,
  { code, password }: { code: string; password: string },
): Promise<Confirmed> {
  const { identity, mails } = dependencies
  const { email } = await identity.takeOver(code, password)
  if (user !== undefined) {
    await applyEmail(dependencies, user, { email, hasPassword: true, end: (tx) => endAllSessions(tx, user.id) })
    await mails.accountTakenOver({ ...user, email })
  }
  return { email, isTakenOver: true }
}

type Applied = { email: string; hasPassword?: true; end: (tx: Database) => Promise<unknown> }

/** The sessions end in the same transaction. No role comes with it: that is for the next sign-in. */
async function applyEmail(dependencies: Dependencies, user: UserRow, applied: Applied): Promise<void> {
  const { db, clock, secret, emailChanged } = dependencies
  const { end, email, ...others } = applied
  const current = { email: email.toLowerCase(), emailVerified: true, ...others }
  try {
    await db.transaction(async (tx) => {
      await tx.update(users).set(current).where(eq(users.id, user.id))
      await noteAddresses(tx, { id: user.id, secret, now: clock() }, [user.email, current.email])
      await forgetRefusals(tx, current.email)
      await end(tx)
    })
  } catch (cause) {
    throw isUniqueViolation(cause) ? new AppError('email_taken', {}, { cause }) : cause
  }
  if (current.email !== user.email) emailChanged(user.id)
}
export type Recovery = ReturnType<typeof createRecovery>
