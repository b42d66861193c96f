import { eq, lte } from 'drizzle-orm'
import { identitySession, identityVerification } from '~/database/tables/schema'
import type { EmbeddedIdentity } from '~/modules/accounts/accounts.server'
import { AppError } from '~/platform/app-error'
import { createAdministration } from './embedded/administration'
import { createIdTokens } from './embedded/id-tokens'
import { ISSUER } from './embedded/issuer'
import {
  codeOf,
  createPasswords,
  type PasswordCost,
  passwordSignIn,
  refusing,
  waysIn,
} from './embedded/password-sign-in'
import { openProvider, type Provider, type ProviderOptions } from './embedded/provider'
import { ownHeaders, sessionTokenIn } from './provider-cookies'

export type EmbeddedOptions = ProviderOptions & {
  /** Tests register many. */
  passwordCost?: PasswordCost | undefined
}
type IdTokens = ReturnType<typeof createIdTokens>
type Claim = ReturnType<typeof createAdministration>['claim']

/** better-auth in this process: e-mail and password, sessions of its own, ID tokens signed with keys kept in the database. */
export function createEmbeddedIdentity({ passwordCost, ...options }: EmbeddedOptions): EmbeddedIdentity {
  const { db, secret } = options
  const passwords = createPasswords(passwordCost)
  const auth = openProvider(options, { passwords, waysIn: (userId) => waysIn(db, userId) })
  const { claim, ...administration } = createAdministration(db, passwords, () => auth.$context)
  const sessionToken = async (headers: Headers) =>
    sessionTokenIn(headers, { name: (await auth.$context).authCookies.sessionToken.name, secret })
  const getToken = (headers: Headers) => refusing(auth.api.getToken({ headers: ownHeaders(headers) }))
  const idTokens = createIdTokens({ db, getToken, getJwks: () => auth.api.getJwks(), sessionToken })

  return {
    issuer: ISSUER,
    ...administration,
    verifyIdToken: idTokens.verify,
    idToken: idTokens.make,
    signUp: registration(auth, idTokens.make),
    signIn: passwordSignIn(db, auth),
    ensureAccount: demoAccounts(auth, claim),

    async signOut(headers) {
      // The library says that all went well of a database that is away, too.
      const token = await sessionToken(headers)
      if (token !== null) await db.delete(identitySession).where(eq(identitySession.token, token))
      const { headers: answered } = await refusing(
        auth.api.signOut({ headers: ownHeaders(headers), returnHeaders: true }),
      )
      return answered.getSetCookie()
    },

    async tidy(now) {
      await db.delete(identitySession).where(lte(identitySession.expiresAt, now))
      await db.delete(identityVerification).where(lte(identityVerification.expiresAt, now))
    },
  }
}

/** A new account with a session of the provider's. Throws AppError `email_taken`. */
const registration =
  ({ api, $context }: Provider, makeToken: IdTokens['make']): EmbeddedIdentity['signUp'] =>
  async (account, headers) => {
    const signedUp = api.signUpEmail({ body: account, headers: ownHeaders(headers), returnHeaders: true })
    const { headers: answered } = await refusing(signedUp).catch(async (error: unknown) => {
      if (codeOf(error) !== 'FAILED_TO_CREATE_USER') throw error
      // Of two registrations at the same moment the later one fails at the e-mail's index; else the database does not answer.
      const isTaken = await (await $context).internalAdapter.findUserByEmail(account.email)
      throw new AppError(isTaken ? 'email_taken' : 'unavailable', {}, { cause: error })
    })
    const cookies = answered.getSetCookie()
    const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
    return { idToken: await makeToken(new Headers({ cookie })), cookies }
  }

/** Accounts that are there without a registration, made if need be. */
const demoAccounts =
  ({ $context }: Provider, claim: Claim): EmbeddedIdentity['ensureAccount'] =>
  async ({ email, password, name }) => {
    const { internalAdapter } = await $context
    const known = async () => (await internalAdapter.findUserByEmail(email))?.user.id
    const create = async () =>
      (await internalAdapter.createUser({ email, name, emailVerified: true }, { method: 'email-password' })).id
    // Another instance may make it in the same moment.
    const made = () => create().catch(async (error: unknown) => (await known()) ?? Promise.reject(error))
    const subject = (await known()) ?? (await made())
    await claim({ subject, email, newEmail: email }, password)
    return {
      issuer: ISSUER,
      subject,
      email,
      emailVerified: true,
      displayName: name,
      avatar: null,
      hasPassword: true,
      googleId: null,
      authenticatedAt: new Date(),
    }
  }
