import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { identityAccount, identitySession, identityUser } from '~/database/schema'
import { isUniqueViolation } from '~/database/unique-violation'
import { type IdentityProvider, refuseWeakPassword, type Subject } from '~/modules/accounts/accounts.server'
import { AppError } from '~/platform/app-error'
import { type CodeContents, createCodes } from './codes'
import type { Passwords } from './password-hash'
import type { ProviderContext } from './provider-context'

type Administration = Omit<IdentityProvider, 'issuer' | 'verifyIdToken' | 'tidy'>

/** What can be done to a person's account at the embedded provider, without the person being signed in there. */
export function createAdministration(db: Database, passwords: Passwords, context: ProviderContext): Administration {
  const codes = createCodes(context)

  const setPassword = async (subject: string, newPassword: string) => {
    const password = await passwords.hash(newPassword)
    await db.transaction(async (tx) => {
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
    })
  }

  return {
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
      // Who has the code reads the mail of this address.
      const person = await applyEmail(db, asked)
      await setPassword(person.subject, newPassword)
      return person
    },

    verificationCode: ({ subject, email }) => codes.make('email', { subject, email, newEmail: email }),

    async emailChangeCode({ subject, email }, newEmail) {
      const holder = await (await context()).internalAdapter.findUserByEmail(newEmail)
      if (holder !== null && holder.user.id !== subject) throw new AppError('email_taken')
      return codes.make('email', { subject, email, newEmail })
    },

    async confirmEmail(code) {
      const asked = await codes.redeem('email', code)
      if (asked === null) throw new AppError('invalid_link')
      return applyEmail(db, asked)
    },

    async changePassword({ subject, email }, { current, next }) {
      const { internalAdapter } = await context()
      const account = await internalAdapter.findCredentialAccount(subject)
      const isRight = account?.password && (await passwords.verify({ hash: account.password, password: current }))
      if (!isRight) throw new AppError('wrong_credentials')
      refuseWeakPassword(next, email)
      await setPassword(subject, next)
    },

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
  }
}

/** In one statement: a link for an address that has been changed since is as good as used. */
async function applyEmail(db: Database, { subject, email, newEmail }: CodeContents): Promise<Subject> {
  const [changed] = await db
    .update(identityUser)
    .set({ email: newEmail.toLowerCase(), emailVerified: true, updatedAt: new Date() })
    .where(and(eq(identityUser.id, subject), eq(identityUser.email, email.toLowerCase())))
    .returning({ subject: identityUser.id, email: identityUser.email })
    .catch((cause: unknown) => {
      throw isUniqueViolation(cause) ? new AppError('email_taken', {}, { cause }) : cause
    })
  if (changed === undefined) throw new AppError('invalid_link')
  return changed
}
