import type { Database } from '~/database/database'
import { mailsTo } from '~/modules/mail/mail.server'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import type { CurrentUser } from '../../contract'
import type { IdentityProvider } from '../../ports/identity-port'
import type { Improvement, Notifications, ProfileForm } from '../../profile-contract'
import type { AccountMails } from '../account-mails'
import { endOtherSessions } from '../sessions'
import type { Throttle } from '../throttle'
import { accountData } from './account-data'
import { changePassword } from './change-password'
import { type createErasing, eraseUser, type Forget, stillThere } from './erasure'
import { readImprovement, saveImprovement } from './improvement'
import { readNotifications, saveNotifications } from './notifications'
import { listOwnSessions } from './own-sessions'
import { requirePerson } from './person'
import { type PersonalData, zipPersonalData } from './personal-data'
import { updateProfile } from './update-profile'

type Erasing = Pick<ReturnType<typeof createErasing>, 'erase'>
type Dependencies = {
  db: Database
  clock: Clock
  log: Log
  identity: IdentityProvider
  mails: AccountMails
  throttle: Throttle
  secret: string
  erasing: Erasing
  beforeErasure: BeforeErasure
  /** Writes down at once who is erased; what fails there is done later. */
  afterErasure: () => Promise<void>
  forget: Forget
}
/** What has to be done elsewhere before an account may be erased; throws AppError when it may not. */
export type BeforeErasure = (userId: string) => Promise<void>
/** A user, and the session by which they ask. */
type Owner = { user: CurrentUser; token: string }

/** "Mi Cuenta": what users do with their own account. */
export function createProfile(dependencies: Dependencies) {
  const { db, clock, identity, mails, throttle } = dependencies
  const parts = { db, identity, mails }
  return {
    /** API-21. Throws AppError `invalid_input`, `too_many_attempts`, or `sign_in_again` for a new address. */
    update: ({ user, token }: Owner, form: ProfileForm) =>
      updateProfile(parts, {
        user,
        form,
        async allowEmailChange() {
          // Whoever finds a session open would take the account over by a mailbox of their own.
          await stillThere(db, { userId: user.id, token, now: clock() })
          await throttle.emailChange(user.id, clock())
        },
      }),

    /** API-22. Throws AppError `invalid_input`, `weak_password`, `forbidden` or `too_many_attempts`. */
    async changePassword({ user, token }: Owner, passwords: { current: string; next: string }) {
      await throttle.passwordChange(user.id, clock())
      await changePassword(parts, { user, token, passwords })
    },

    notifications: (userId: string) => readNotifications(db, userId),
    saveNotifications: (userId: string, chosen: Notifications) => saveNotifications(db, userId, chosen),

    improvement: (userId: string) => readImprovement(db, userId),
    saveImprovement: (userId: string, chosen: Improvement) => saveImprovement(db, userId, chosen),

    sessions: (userId: string, token: string) => listOwnSessions(db, { userId, token, now: clock() }),
    /** Also those at the provider, which would open new ones here. This one needs none of them. Answers how many ended here. */
    async endOtherSessions({ user, token }: Owner): Promise<number> {
      await identity.endSessions(await requirePerson(db, identity.issuer, user.id))
      return endOtherSessions(db, { userId: user.id, token })
    },

    /** Everything that the product keeps about this user, as a ZIP; `others` is what other modules keep. Throws `too_many_attempts`. */
    async export(user: CurrentUser, others: readonly PersonalData[]): Promise<ReadableStream<Uint8Array>> {
      const now = clock()
      await throttle.export(user.id, now)
      // Whoever has not proved an address may have registered another's, and would learn who wrote to them.
      const mailed: PersonalData = {
        facts: async () => ({ mails: user.emailVerified ? await mailsTo(db, user.email) : [] }),
      }
      return zipPersonalData(user.id, [accountData(db), mailed, ...others], now)
    },

    ...ownErasure(dependencies),
  }
}
export type Profile = ReturnType<typeof createProfile>

function ownErasure({ db, clock, log, mails, secret, ...erasure }: Dependencies) {
  const { erasing, beforeErasure, afterErasure, forget } = erasure
  return {
    /**
     * API-23. What fails at the identity provider is finished later. Throws AppError `sign_in_again`, or what keeps the account from
     * being erased; then nothing of it is lost.
     */
    async erase({ user, token }: Owner): Promise<void> {
      // A long conversation takes a while to erase: who was recent enough when it began still is.
      const now = clock()
      if (!(await stillThere(db, { userId: user.id, token, now }))) return
      await beforeErasure(user.id)
      const erased = await eraseUser(db, { userId: user.id, token, secret, now, forget })
      if (erased === null) return
      const [, , mailed] = await Promise.allSettled([
        afterErasure().catch((error: unknown) => log.error('erasures_not_kept', { error })),
        erasing.erase(erased).catch((error: unknown) => log.warn('erasure_delayed', { error })),
        mails.accountDeleted(user),
      ])
      if (mailed.status === 'rejected') log.error('farewell_not_mailed', { error: mailed.reason })
    },

    /** Erases once more an account that its owner has erased before, and that a restore has brought back. Throws as `erase` does. */
    async eraseAgain(userId: string): Promise<void> {
      await beforeErasure(userId)
      await eraseUser(db, { userId, token: null, secret, now: clock(), forget })
    },
  }
}
