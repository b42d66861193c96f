import { eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { users } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'
import type { CurrentUser } from '../../contract'
import type { IdentityProvider } from '../../ports/identity-port'
import type { ProfileForm } from '../../profile-contract'
import { PROFILE_FORM_ERRORS } from '../../profile-copy'
import type { AccountMails } from '../account-mails'
import { isKnownEmail, toCurrentUser } from '../users'
import { requirePerson } from './person'

type Dependencies = { db: Database; identity: IdentityProvider; mails: AccountMails }
type Change = { user: CurrentUser; form: ProfileForm; allowEmailChange: () => Promise<void> }
type Changed = { user: CurrentUser; pendingEmail: string | null }

/**
 * API-21: names count at once; a new e-mail does when the link mailed there has been followed. All or nothing. `allowEmailChange`
 * throws when this user has asked for too many, or has signed in too long ago. Throws AppError `invalid_input` with the field that is wrong.
 */
export async function updateProfile({ db, identity, mails }: Dependencies, change: Change): Promise<Changed> {
  const { user, form, allowEmailChange } = change
  const { firstName, lastName, email } = form
  const isNewEmail = email !== user.email
  if (isNewEmail && user.googleId !== null) throw wrongEmail(PROFILE_FORM_ERRORS.googleEmail)

  const person = await requirePerson(db, identity.issuer, user.id)
  if (isNewEmail) await allowEmailChange()
  const code = isNewEmail ? await emailChangeCode({ db, identity }, person, email) : null
  const isRenamed = firstName !== user.firstName || lastName !== user.lastName
  if (isRenamed) await identity.rename(person, `${firstName} ${lastName}`)

  const [saved] = await db.update(users).set({ firstName, lastName }).where(eq(users.id, user.id)).returning()
  if (saved === undefined) throw new AppError('not_authenticated')
  if (code !== null) {
    await mails.confirmNewEmail({ email, firstName }, code)
    await mails.emailIsChanging({ email: user.email, firstName }, email)
  }
  return { user: toCurrentUser(saved), pendingEmail: code === null ? null : email }
}

async function emailChangeCode(
  { db, identity }: Pick<Dependencies, 'db' | 'identity'>,
  person: { subject: string; email: string },
  email: string,
): Promise<string> {
  if (await isKnownEmail(db, email)) throw wrongEmail(PROFILE_FORM_ERRORS.emailTaken)
  return identity.emailChangeCode(person, email).catch((error: unknown) => {
    const isTaken = error instanceof AppError && error.code === 'email_taken'
    throw isTaken ? wrongEmail(PROFILE_FORM_ERRORS.emailTaken, error) : error
  })
}

const wrongEmail = (sentence: string, cause?: unknown) =>
  new AppError('invalid_input', { fields: { email: sentence } }, { cause })
