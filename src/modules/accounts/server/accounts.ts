import type { Database } from '~/database/database'
import { forgetRecipient, type Mail } from '~/modules/mail/mail.server'
import { createBackground } from '~/platform/background'
import { type Job, MINUTE_MS, tidying } from '~/platform/job'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import type { ErasureRecord } from '../ports/erasure-record-port'
import type { IdentityProvider } from '../ports/identity-port'
import type { PasskeyVerifier } from '../ports/passkeys-port'
import type { TimeCodes } from '../ports/second-step-port'
import { createAccountMails } from './account-mails'
import { createAdministration } from './admin/administration'
import { withMailboxLimit } from './mailbox-limit'
import { createPasskeys } from './passkeys/passkeys'
import { createErasing, type Forget } from './profile/erasure'
import { createErasureLedger } from './profile/erasure-ledger'
import { type BeforeErasure, createProfile } from './profile/profile'
import { createRecovery } from './recovery'
import { createSecondStep } from './second-step/second-step'
import { dropExpiredSessions } from './sessions'
import { createSignIn } from './sign-in'
import { createThrottle } from './throttle'
import { isKnownEmail } from './users'

type Dependencies = {
  db: Database
  clock: Clock
  log: Log
  identity: IdentityProvider
  passkeyVerifier: PasskeyVerifier
  timeCodes: TimeCodes
  /** Whether administrators must sign in in two steps. */
  needsSecondStep: boolean
  send: (mail: Mail) => Promise<void>
  publicUrl: URL
  secret: string
  adminEmails: string[]
  /** Where messages and alerts for whoever runs the site go. */
  operatorEmails: readonly string[]
  erasureRecord: ErasureRecord
  beforeErasure: BeforeErasure
  /** Told after the e-mail of a user has changed; what fails there is logged. */
  emailChanged: (userId: string) => Promise<void>
  /** Told of each account that has just been made, before anything is done with it. */
  afterRegistration: (user: { id: string; email: string }) => Promise<void>
  /** Ends what goes on for a user who has just been blocked. */
  afterBlock: (userId: string) => Promise<void>
}

/** Users, their identities and the product's own sessions. */
export function createAccounts(dependencies: Dependencies) {
  const { db, clock, log, identity, secret, adminEmails, beforeErasure, afterBlock, afterRegistration } = dependencies
  const throttle = createThrottle(db, secret)
  const mails = createAccountMails({ ...dependencies, send: withMailboxLimit({ ...dependencies, throttle }) })
  const background = createBackground(log)
  const erasing = createErasing(db, identity)
  const isAdminEmail = (email: string) => adminEmails.includes(email.toLowerCase())
  const emailChanged = (userId: string) => background.run('email_changed', () => dependencies.emailChanged(userId))
  const recovery = createRecovery({ db, clock, identity, mails, throttle, secret, emailChanged })
  const parts = { db, clock, log, identity, mails, throttle, secret }
  const passkeys = createPasskeys({ db, clock, verifier: dependencies.passkeyVerifier, mails, throttle })
  const { timeCodes, needsSecondStep: isRequiredOfAdmins } = dependencies
  const secondStep = createSecondStep({ db, clock, timeCodes, mails, throttle, secret, isRequiredOfAdmins })
  const forget = forgettingAllBut(dependencies.operatorEmails)
  const profile = createProfile({ ...parts, erasing, beforeErasure, forget, afterErasure: () => ledger.keep() })
  const { eraseAgain } = profile
  const ledger = createErasureLedger({ db, clock, log, secret, record: dependencies.erasureRecord, eraseAgain })
  const { mailVerification } = recovery
  const signingIn = { db, clock, identity, mails, background, secret, emailChanged, afterRegistration }
  const finishErasures = () => erasing.finish(clock())
  async function tidy(): Promise<void> {
    await dropExpiredSessions(db, clock())
    await throttle.dropOver(clock())
    await passkeys.tidy()
    await secondStep.tidy()
    await identity.tidy(clock())
  }
  const jobs: Job[] = [
    tidying(tidy),
    // Deletions that a failure interrupted go on so soon.
    { run: finishErasures, everyMs: MINUTE_MS, failure: 'erasure_failed' },
    { run: ledger.keep, everyMs: MINUTE_MS, failure: 'erasures_not_kept' },
  ]

  return {
    ...createSignIn({ ...signingIn, isAdminEmail, mailVerification }),
    identity,
    mails,
    throttle,
    recovery,
    background,
    passkeys,
    secondStep,
    /** What users do with their own account. */
    profile,
    /** What administrators do with accounts. */
    administration: createAdministration({ ...parts, recovery, afterBlock }),
    /** Goes on with deletions at the provider that were interrupted. To be run often. */
    finishErasures,
    /** Sees to it that who was erased stays so. To be called before anybody is served, and often. */
    keepErasures: ledger.keep,

    isKnown: (email: string) => isKnownEmail(db, email),

    /** Removes what is over: to be called now and then. */
    tidy,
    jobs,
  }
}
export type Accounts = ReturnType<typeof createAccounts>

/** Whoever has not proved an address of the operator's may have registered it to make its messages disappear. */
const forgettingAllBut =
  (operatorEmails: readonly string[]): Forget =>
  async (tx, { email, emailVerified }) => {
    if (emailVerified || !operatorEmails.includes(email)) await forgetRecipient(tx, email)
  }
