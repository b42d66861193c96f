import type { Database } from '~/database/database'
import { AppError } from '~/platform/app-error'
import type { CurrentUser } from '../../contract'
import type { IdentityProvider } from '../../ports/identity-port'
import { PASSWORD_FAILED } from '../../profile-copy'
import type { AccountMails } from '../account-mails'
import { endOtherSessions } from '../sessions'
import { requirePerson } from './person'

type Dependencies = { db: Database; identity: IdentityProvider; mails: AccountMails }
type Change = { user: CurrentUser; token: string; passwords: { current: string; next: string } }

/**
 * API-22. The session of `token` goes on, all others end. Throws AppError `invalid_input` (the current password is wrong),
 * `weak_password`, or `forbidden` for an account without a password.
 */
export async function changePassword({ db, identity, mails }: Dependencies, change: Change): Promise<void> {
  const { user, token, passwords } = change
  if (!user.password) throw new AppError('forbidden')
  const person = await requirePerson(db, identity.issuer, user.id)
  await identity.changePassword(person, passwords).catch((cause: unknown) => {
    // Not a 401: it is the field that is wrong, the session is fine (ACCT-14).
    const isWrong = cause instanceof AppError && cause.code === 'wrong_credentials'
    const fields = { currentPassword: PASSWORD_FAILED.description }
    throw isWrong ? new AppError('invalid_input', { fields }, { cause }) : cause
  })
  await endOtherSessions(db, { userId: user.id, token })
  await mails.passwordChanged(user)
}
