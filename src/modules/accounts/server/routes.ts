import type { Context } from 'hono'
import type { Router } from '~/platform/http/router'
import type { Clock } from '~/platform/time/clock'
import * as admin from '../admin-contract'
import * as adminInput from '../admin-input'
import type { CurrentUser } from '../contract'
import * as accounts from '../contract'
import * as accountsInput from '../input'
import * as passkeys from '../passkey-contract'
import * as passkeysInput from '../passkey-input'
import type { Addresses, EmbeddedIdentity, GoogleSignIn } from '../ports/identity-port'
import * as profile from '../profile-contract'
import * as profileInput from '../profile-input'
import * as secondStep from '../second-step-contract'
import * as secondStepInput from '../second-step-input'
import type { Accounts } from './accounts'
import { adminHandlers } from './admin/admin-handlers'
import { embeddedHandlers } from './embedded-handlers'
import { googleHandlers } from './google-handlers'
import { accountHandlers, type UserReader } from './handlers'
import { passkeyHandlers } from './passkeys/passkey-handlers'
import type { PersonalData } from './profile/personal-data'
import { profileHandlers } from './profile/profile-handlers'
import { recoveryHandlers } from './recovery-handlers'
import { createPendingCookie } from './second-step/pending-cookie'
import { secondStepHandlers } from './second-step/second-step-handlers'

type Options = {
  accounts: Accounts
  users: UserReader
  /** Null where people sign in at a provider that their browser alone talks to. */
  embeddedIdentity: EmbeddedIdentity | null
  google: GoogleSignIn | null
  /** What the other modules keep about users. */
  personalData: readonly PersonalData[]
  clock: Clock
  secureCookies: boolean
  addressOf: (c: Context) => string
  /** `remembered` is the origin that the browser had when it set out. */
  addressesOf: (c: Context, remembered?: string) => Addresses
  /** Addresses that the product keeps for itself. */
  isReserved: (email: string) => boolean
}

/** HTTP for all that one does with accounts; `session` has also the cookie by which everybody else knows who asks. */
export function accountsHandlers({ accounts, users, embeddedIdentity, google, personalData, ...options }: Options) {
  const { clock, secureCookies, addressOf, addressesOf, isReserved } = options
  const { throttle } = accounts
  const requests = { clock, secureCookies, addressOf }
  const pendingCookie = createPendingCookie(secureCookies)
  const session = accountHandlers({ accounts, users, embeddedIdentity, pendingCookie, ...requests })
  const { sessionToken, keepSession, dropSessionCookie } = session
  return {
    session,
    embedded: embeddedIdentity && embeddedHandlers({ identity: embeddedIdentity, throttle, isReserved, ...requests }),
    google: googleHandlers({ google, throttle, addressesOf, ...requests }),
    recovery: recoveryHandlers({ accounts, sessionToken, ...requests }),
    profile: profileHandlers({ profile: accounts.profile, personalData, sessionToken, dropSessionCookie }),
    passkeys: passkeyHandlers({ passkeys: accounts.passkeys, users, sessionToken, keepSession, ...requests }),
    secondStep: secondStepHandlers({
      secondStep: accounts.secondStep,
      ...{ users, pendingCookie, sessionToken, keepSession },
    }),
    admin: adminHandlers(accounts.administration),
  }
}
export type AccountsHandlers = ReturnType<typeof accountsHandlers>

/** Every call of the accounts: its address and reply (contract), what it takes (input), what it does (handler). */
export function bindAccounts({ open, signedIn, forAdmins }: Router<CurrentUser>, on: AccountsHandlers) {
  if (on.embedded) {
    open(accounts.signUp, accountsInput.signUp, on.embedded.signUp)
    open(accounts.signOut, accountsInput.signOut, on.embedded.signOut)
    open(accounts.idToken, {}, on.embedded.idToken)
    open(accounts.startGoogle, accountsInput.startGoogle, on.google.startGoogle)
    open(accounts.finishGoogle, {}, on.google.finishGoogle)
  }

  open(accounts.clearSession, accountsInput.clearSession, on.session.clearSession)
  open(accounts.firebaseLogin, accountsInput.firebaseLogin, on.session.firebaseLogin)
  open(accounts.autoLogin, accountsInput.autoLogin, on.session.autoLogin)
  open(accounts.currentUser, {}, on.session.currentUser)
  open(accounts.verifySession, accountsInput.verifySession, on.session.verifySession)
  open(accounts.currentUserV2, {}, on.session.currentUserV2)
  open(accounts.sessionStatus, {}, on.session.sessionStatus)
  open(accounts.logout, accountsInput.logout, on.session.logout)

  open(accounts.recover, accountsInput.recover, on.recovery.recover)
  open(accounts.resetPassword, accountsInput.resetPassword, on.recovery.resetPassword)
  open(accounts.confirmEmail, accountsInput.confirmEmail, on.recovery.confirmEmail)
  signedIn(accounts.sendVerification, accountsInput.sendVerification, on.recovery.sendVerification)
  signedIn(accounts.acceptTerms, accountsInput.acceptTerms, on.recovery.acceptTerms)

  signedIn(profile.updateProfile, profileInput.updateProfile, on.profile.updateProfile)
  signedIn(profile.changePassword, profileInput.changePassword, on.profile.changePassword)
  signedIn(profile.readNotifications, {}, on.profile.readNotifications)
  signedIn(profile.saveNotifications, profileInput.saveNotifications, on.profile.saveNotifications)
  signedIn(profile.saveImprovement, profileInput.saveImprovement, on.profile.saveImprovement)
  signedIn(profile.endOtherSessions, profileInput.endOtherSessions, on.profile.endOtherSessions)
  signedIn(profile.exportPersonalData, {}, on.profile.exportPersonalData)
  signedIn(profile.deleteAccount, profileInput.deleteAccount, on.profile.deleteAccount)

  signedIn(passkeys.startPasskey, passkeysInput.startPasskey, on.passkeys.startPasskey)
  signedIn(passkeys.addPasskey, passkeysInput.addPasskey, on.passkeys.addPasskey)
  signedIn(passkeys.renamePasskey, passkeysInput.renamePasskey, on.passkeys.renamePasskey)
  signedIn(passkeys.removePasskey, passkeysInput.removePasskey, on.passkeys.removePasskey)
  open(passkeys.startPasskeySignIn, passkeysInput.startPasskeySignIn, on.passkeys.startPasskeySignIn)
  open(passkeys.passkeySignIn, passkeysInput.passkeySignIn, on.passkeys.passkeySignIn)

  signedIn(secondStep.startSecondStep, secondStepInput.startSecondStep, on.secondStep.startSecondStep)
  signedIn(secondStep.turnOnSecondStep, secondStepInput.turnOnSecondStep, on.secondStep.turnOnSecondStep)
  signedIn(secondStep.renewRecoveryCodes, secondStepInput.renewRecoveryCodes, on.secondStep.renewRecoveryCodes)
  signedIn(secondStep.turnOffSecondStep, secondStepInput.turnOffSecondStep, on.secondStep.turnOffSecondStep)
  open(secondStep.finishSignIn, secondStepInput.finishSignIn, on.secondStep.finishSignIn)

  forAdmins(admin.blockAccount, adminInput.blockAccount, on.admin.blockAccount)
  forAdmins(admin.unblockAccount, adminInput.unblockAccount, on.admin.unblockAccount)
  forAdmins(admin.endAccountSessions, adminInput.endAccountSessions, on.admin.endAccountSessions)
  forAdmins(admin.resendMail, adminInput.resendMail, on.admin.resendMail)
}
