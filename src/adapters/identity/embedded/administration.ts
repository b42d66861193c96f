import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { identityAccount, identitySession, identityUser } from '~/database/tables/schema'
import { isUniqueViolation } from '~/database/unique-violation'
import { type IdentityProvider, refuseWeakPassword, type Subject } from '~/modules/accounts/accounts.server'
import { AppError } from '~/platform/app-error'
import type { ProviderContext } from './codes'
import { type CodeContents, createCodes } from './codes'

export type Passwords = {
  hash(password: string): Promise<string>
  verify(stored: { hash: string; password: string }): Promise<boolean>
}

type Administration = Omit<IdentityProvider, 'issuer' | 'verifyIdToken' | 'tidy'> & {
  /** Gives a person this password for their address, which counts as proved; nothing from before opens the account. */
  claim(asked: CodeContents, newPassword: string): Promise<Subject>
}

type Parts = { db: Database; passwords: Passwords; context: ProviderContext; codes: ReturnType<typeof createCodes> }

/** What can be done to a person's account at the embedded provider, without the person being signed in there. */
export function createAdministration(db: Database, passwords: Passwords, context: ProviderContext): Administration {
  const parts = { db, passwords, context, codes: createCodes(context) }
  return { ...passwordAdministration(parts), ...emailAdministration(parts), ...personAdministration(parts) }
}

function passwordAdministration(parts: Parts) {
  const { db, passwords, context, codes } = parts
  return {
    claim: (asked, newPassword) => claim(parts, asked, newPassword),

    async passwordResetCode(email) {
      const found = await (await context()).internalAdapter.findUserByEmail(email)
      if (found === null) return null
      return codes.make('reset', { subject: found.user.id, email: found.user.email, newEmail: found.user.email })
    },

    async resetPassword(code, newPassword) {
      const asked = await codes.peek('reset', code)
      if (asked === null) throw new AppError('invalid_link')
      // A refused password leaves the link as it is.
      refuseWeakPassword(newPassword, asked.email)
      if ((await codes.redeem('reset', code)) === null) throw new AppError('invalid_link')
      return claim(parts, asked, newPassword)
    },

    async takeOver(code, newPassword) {
      const asked = await codes.peek('email', code)
      if (asked === null || isChange(asked)) throw new AppError('invalid_link')
      refuseWeakPassword(newPassword, asked.email)
      if ((await codes.redeem('email', code)) === null) throw new AppError('invalid_link')
      return claim(parts, asked, newPassword)
    },

    async changePassword({ subject, email }, { current, next }) {
      const { internalAdapter } = await context()
      const account = await internalAdapter.findCredentialAccount(subject)
      const isRight = account?.password && (await passwords.verify({ hash: account.password, password: current }))
      if (!isRight) throw new AppError('wrong_credentials')
      refuseWeakPassword(next, email)
      const password = await passwords.hash(next)
      await db.transaction((tx) => setPassword(tx, codes, { subject, password }))
    },
  } satisfies Partial<Administration>
}

/** In one transaction: no address is verified while the password of who had registered it opens the account. */
async function claim({ db, passwords, codes }: Parts, asked: CodeContents, newPassword: string): Promise<Subject> {
  const password = await passwords.hash(newPassword)
  return db.transaction(async (tx) => {
    const { wasVerified, ...person } = await applyEmail(tx, asked)
    // What was linked before anybody had proved the address may be a stranger's.
    if (!wasVerified) await tx.delete(identityAccount).where(isOtherWayIn(person.subject))
    await setPassword(tx, codes, { subject: person.subject, password })
    return person
  })
}

/** Nothing from before opens the account then: no session, and no code. */
async function setPassword(tx: Database, codes: Parts['codes'], own: { subject: string; password: string }) {
  const { subject, password } = own
  // Who came by Google alone has no row for a password yet.
  await tx
    .insert(identityAccount)
    .values({ id: randomUUID(), providerId: 'credential', accountId: subject, userId: subject, password })
    .onConflictDoUpdate({
      target: [identityAccount.providerId, identityAccount.accountId],
      set: { password, updatedAt: new Date() },
    })
  await tx.delete(identitySession).where(eq(identitySession.userId, subject))
  await codes.drop(tx, subject)
}

function emailAdministration({ db, context, codes }: Parts) {
  return {
    verificationCode: ({ subject, email }) => codes.make('email', { subject, email, newEmail: email }),

    async emailChangeCode({ subject, email }, newEmail) {
      const holder = await (await context()).internalAdapter.findUserByEmail(newEmail)
      if (holder !== null && holder.user.id !== subject) throw new AppError('email_taken')
      return codes.make('email', { subject, email, newEmail })
    },

    async readEmailCode(code) {
      const asked = await codes.peek('email', code)
      if (asked === null) throw new AppError('invalid_link')
      return { subject: asked.subject, isChange: isChange(asked) }
    },

    async confirmEmail(code) {
      const asked = await codes.redeem('email', code)
      if (asked === null) throw new AppError('invalid_link')
      const { subject, email } = await db.transaction((tx) => applyEmail(tx, asked))
      return { subject, email }
    },
  } satisfies Partial<Administration>
}

function personAdministration({ db, codes }: Parts) {
  return {
    async endSessions({ subject }) {
      await db.delete(identitySession).where(eq(identitySession.userId, subject))
    },

    async rename({ subject }, displayName) {
      const renamed = { name: displayName, updatedAt: new Date() }
      await db.update(identityUser).set(renamed).where(eq(identityUser.id, subject))
    },

    // The product itself refuses a blocked account once its password was right (AUTH-31), and keeps that in a column of its own. Here is
    // nothing to remember but that nobody stays signed in.
    async setDisabled({ subject }, isDisabled) {
      if (isDisabled) await db.delete(identitySession).where(eq(identitySession.userId, subject))
    },

    async deletePerson(subject) {
      await codes.drop(db, subject)
      await db.delete(identityUser).where(eq(identityUser.id, subject))
    },
  } satisfies Partial<Administration>
}

const isChange = ({ email, newEmail }: CodeContents) => email.toLowerCase() !== newEmail.toLowerCase()

const isOtherWayIn = (subject: string) =>
  and(eq(identityAccount.userId, subject), ne(identityAccount.providerId, 'credential'))

/** A link for an address that has been changed since is as good as used. */
async function applyEmail(tx: Database, { subject, email, newEmail }: CodeContents) {
  const isTheirs = and(eq(identityUser.id, subject), eq(identityUser.email, email.toLowerCase()))
  const [before] = await tx
    .select({ wasVerified: identityUser.emailVerified })
    .from(identityUser)
    .where(isTheirs)
    .for('update')
  if (before === undefined) throw new AppError('invalid_link')
  const changed = { email: newEmail.toLowerCase(), emailVerified: true, updatedAt: new Date() }
  await tx
    .update(identityUser)
    .set(changed)
    .where(isTheirs)
    .catch((cause: unknown) => {
      throw isUniqueViolation(cause) ? new AppError('email_taken', {}, { cause }) : cause
    })
  return { ...before, subject, email: changed.email }
}
