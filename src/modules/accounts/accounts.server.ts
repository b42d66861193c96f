export type { IdToken } from './contract'
export type { ErasedAccount, ErasureRecord } from './ports/erasure-record-port'
export type {
  Addresses,
  EmbeddedIdentity,
  GoogleSignIn,
  IdentityProvider,
  Subject,
  VerifiedIdentity,
  WhoIs,
} from './ports/identity-port'
export type { PasskeyVerifier } from './ports/passkeys-port'
export type { TimeCodes } from './ports/second-step-port'
export { type Accounts, createAccounts } from './server/accounts'
export { recordAudit } from './server/admin/record-audit'
export { recordDecision } from './server/admin/record-decision'
export { accountFigures, firstRegistration, registeredOn } from './server/figures'
export type { UserReader } from './server/handlers'
export { refuseWeakPassword } from './server/password-rule'
export { keysOfPerson, noteAddresses, noteCards, personKey } from './server/person-keys'
export type { PersonalData, PersonalFile } from './server/profile/personal-data'
export { type AccountsHandlers, accountsHandlers, bindAccounts } from './server/routes'
export { asksSession, noteUse, runningSession } from './server/sessions'
export type { Throttle } from './server/throttle'
export { toCurrentUser } from './server/users'
