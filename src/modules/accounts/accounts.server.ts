export type { IdToken } from './contract'
export type {
  Addresses,
  EmbeddedIdentity,
  GoogleSignIn,
  IdentityProvider,
  ProviderSession,
  Subject,
  VerifiedIdentity,
} from './identity-port'
export type { PasskeyVerifier } from './passkeys-port'
export type { TimeCodes } from './second-step-port'
export { type AccountMails, createAccountMails } from './server/account-mails'
export { type Accounts, createAccounts } from './server/accounts'
export { accountsJobs } from './server/accounts-jobs'
export { type AdminHandlers, adminHandlers } from './server/admin/admin-handlers'
export { recordAudit } from './server/admin/record-audit'
export { recordDecision } from './server/admin/record-decision'
export { type EmbeddedHandlers, embeddedHandlers } from './server/embedded-handlers'
export { accountFigures, firstRegistration, registeredOn } from './server/figures'
export { type GoogleHandlers, googleHandlers } from './server/google-handlers'
export { type AccountHandlers, accountHandlers, type UserReader } from './server/handlers'
export { type PasskeyHandlers, passkeyHandlers } from './server/passkeys/passkey-handlers'
export { refuseWeakPassword } from './server/password-rule'
export { personKey } from './server/person-key'
export { keysOfPerson, noteAddresses, noteCards } from './server/person-keys'
export type { PersonalData, PersonalFile } from './server/profile/personal-data'
export { type ProfileHandlers, profileHandlers } from './server/profile/profile-handlers'
export { type RecoveryHandlers, recoveryHandlers } from './server/recovery-handlers'
export { createPendingCookie } from './server/second-step/pending-cookie'
export { type SecondStepHandlers, secondStepHandlers } from './server/second-step/second-step-handlers'
export { noteUse, runningSession } from './server/sessions'
export type { Throttle } from './server/throttle'
export { toCurrentUser } from './server/users'
