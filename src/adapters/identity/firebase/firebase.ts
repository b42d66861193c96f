import * as z from 'zod'
import { type IdentityProvider, refuseWeakPassword, type VerifiedIdentity } from '~/modules/accounts/accounts.server'
import { AppError } from '~/platform/app-error'
import { createAccessTokens, type ServiceAccount } from './access-tokens'
import { createAccountApi, type FirebaseAccount } from './account-api'
import { createIdTokenVerifier } from './id-tokens'
import { wasRefusedAs } from './refusals'

const GOOGLE = {
  accounts: new URL('https://identitytoolkit.googleapis.com'),
  accessTokens: new URL('https://oauth2.googleapis.com/token'),
  keys: new URL('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'),
}
const VERIFICATION = 'VERIFY_EMAIL'
const CHANGE = 'VERIFY_AND_CHANGE_EMAIL'
const EMAIL_CODES = [VERIFICATION, CHANGE]

type Options = {
  projectId: string
  apiKey: string
  serviceAccount: ServiceAccount
  /** The product's public address. */
  siteUrl: URL
  /** Where Google is, for tests. No setting leads here: a server that can be told to trust other keys can be told to trust forgers. */
  endpoints?: typeof GOOGLE
}

/** Firebase Authentication over REST (docs/decisions/012): people sign in from the browser, we check their tokens and look after their accounts. */
export function createFirebaseIdentity(options: Options): IdentityProvider {
  const { projectId, apiKey, serviceAccount, siteUrl, endpoints = GOOGLE } = options
  const issuer = `https://securetoken.google.com/${projectId}`
  const verify = createIdTokenVerifier({ projectId, issuer, keysUrl: endpoints.keys })
  const accessTokens = createAccessTokens({ serviceAccount, url: endpoints.accessTokens, now: Date.now })
  const api = createAccountApi({ projectId, apiKey, siteUrl, url: endpoints.accounts, accessTokens })

  return {
    issuer,

    async verifyIdToken(token) {
      const { subject, authenticatedAt } = await verify(token)
      // The token does not say whether there is a password, nor what has happened since it was made.
      const account = await api.find({ localId: subject })
      if (account?.email === undefined) throw new AppError('invalid_token')
      if (account.disabled) throw new AppError('account_blocked')
      if (authenticatedAt.getTime() < account.validSince * 1000) throw new AppError('invalid_token')
      return { ...identityOf(account, account.email), issuer, authenticatedAt }
    },

    ...passwordsAt(api),
    ...emailsAt(api),
    ...personsAt(api),

    // Google removes what is over by itself.
    tidy: () => Promise.resolve(),
  }
}

type AccountApi = ReturnType<typeof createAccountApi>

const subjectOf = ({ localId, email }: FirebaseAccount) => ({ subject: localId, email: email ?? '' })

async function redeemed(api: AccountApi, code: string): Promise<FirebaseAccount> {
  const account = await api.find({ localId: await api.redeemEmailCode(code) })
  if (account === undefined) throw new AppError('invalid_link')
  return account
}

function passwordsAt(api: AccountApi) {
  /** Only this one call makes the address count as verified: none does while a stranger's password or link still opens the account. */
  const claim = async (account: FirebaseAccount, password: string) => {
    const others = account.providerUserInfo.map(({ providerId }) => providerId).filter((id) => id !== 'password')
    const deleteProvider = isConfirmed(account) ? [] : others
    const customAttributes = withConfirmed(account)
    await api.update(account.localId, { password, validSince: secondsNow(), deleteProvider, customAttributes })
    return subjectOf(account)
  }

  return {
    async passwordResetCode(email) {
      const code = api.makeCode({ requestType: 'PASSWORD_RESET', email }).catch((error: unknown) => {
        if (wasRefusedAs(error, 'EMAIL_NOT_FOUND', 'USER_NOT_FOUND')) return undefined
        throw error
      })
      return (await code) ?? null
    },

    async resetPassword(code, newPassword) {
      const { email } = await api.checkCode(code)
      refuseWeakPassword(newPassword, email)
      await api.resetPassword(code, newPassword)
      const account = email === undefined ? undefined : await api.find({ email })
      if (account === undefined) throw new AppError('invalid_link')
      return claim(account, newPassword)
    },

    async takeOver(code, newPassword) {
      const { requestType, email } = await api.checkCode(code)
      if (requestType !== VERIFICATION) throw new AppError('invalid_link')
      refuseWeakPassword(newPassword, email)
      return claim(await redeemed(api, code), newPassword)
    },

    async changePassword({ subject, email }, { current, next }) {
      const opened = await api.checkPassword({ email, password: current }).catch((error: unknown) => {
        throw wasRefusedAs(error, 'EMAIL_NOT_FOUND') ? new AppError('wrong_credentials', {}, { cause: error }) : error
      })
      if (opened !== subject) throw new AppError('wrong_credentials')
      refuseWeakPassword(next, email)
      await api.update(subject, { password: next, validSince: secondsNow() })
    },
  } satisfies Partial<IdentityProvider>
}

function emailsAt(api: AccountApi) {
  const made = async (code: Promise<string | undefined>) => {
    const oobCode = await code
    if (oobCode === undefined) throw new AppError('not_found')
    return oobCode
  }

  return {
    verificationCode: ({ email }) => made(api.makeCode({ requestType: 'VERIFY_EMAIL', email })),

    async emailChangeCode({ email }, newEmail) {
      if (await api.find({ email: newEmail })) throw new AppError('email_taken')
      return made(api.makeCode({ requestType: 'VERIFY_AND_CHANGE_EMAIL', email, newEmail }))
    },

    async readEmailCode(code) {
      const { requestType, email } = await api.checkCode(code)
      const account = email === undefined ? undefined : await api.find({ email })
      if (account === undefined || !EMAIL_CODES.includes(requestType)) throw new AppError('invalid_link')
      return { subject: account.localId, isChange: requestType === CHANGE }
    },

    async confirmEmail(code) {
      const { requestType } = await api.checkCode(code)
      if (!EMAIL_CODES.includes(requestType)) throw new AppError('invalid_link')
      const account = await redeemed(api, code)
      await api.update(account.localId, { customAttributes: withConfirmed(account) })
      return subjectOf(account)
    },
  } satisfies Partial<IdentityProvider>
}

const personsAt = (api: AccountApi) =>
  ({
    endSessions: async ({ subject }) => void (await api.update(subject, { validSince: secondsNow() })),
    rename: async ({ subject }, displayName) => void (await api.update(subject, { displayName })),
    setDisabled: async ({ subject }, isDisabled) => void (await api.update(subject, { disableUser: isDisabled })),

    async deletePerson(subject) {
      await api.delete(subject).catch((error: unknown) => {
        if (!wasRefusedAs(error, 'USER_NOT_FOUND')) throw error
      })
    },
  }) satisfies Partial<IdentityProvider>

const identityOf = (account: FirebaseAccount, email: string): Omit<VerifiedIdentity, 'issuer' | 'authenticatedAt'> => {
  const google = account.providerUserInfo.find(({ providerId }) => providerId === 'google.com')
  return {
    subject: account.localId,
    email,
    emailVerified: isConfirmed(account),
    displayName: account.displayName,
    avatar: account.photoUrl ?? null,
    hasPassword: account.providerUserInfo.some(({ providerId }) => providerId === 'password'),
    googleId: google?.rawId ?? null,
  }
}

/**
 * Whether the address was proved by a code that we mailed, or by signing in to it at Google. Firebase's own word is not enough: whoever
 * registers with somebody's address can have Firebase mail that person a link, and stays in the account when it is followed.
 */
function isConfirmed(account: FirebaseAccount): boolean {
  const isGoogles = account.providerUserInfo.some(
    ({ providerId, email }) => providerId === 'google.com' && email !== undefined && email === account.email,
  )
  return account.emailVerified && (isGoogles || notedAt(account)[CONFIRMED] === account.email)
}

/** An attribute of the account at Firebase: the address that was confirmed. */
const CONFIRMED = 'pymentorConfirmed'
const attributes = z.record(z.string(), z.unknown())
const notedAt = ({ customAttributes }: FirebaseAccount) => attributes.parse(JSON.parse(customAttributes))
const withConfirmed = (account: FirebaseAccount) => JSON.stringify({ ...notedAt(account), [CONFIRMED]: account.email })

/** As Google counts: whole seconds, in digits. */
const secondsNow = () => String(Math.floor(Date.now() / 1000))
