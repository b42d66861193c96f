import type { Database } from '~/database/database'
import { lastMailsTo } from '~/modules/mail/mail.server'
import { AppError } from '~/platform/app-error'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import type { MailKind, MailSent } from '../../admin-contract'
import { ADMIN_REFUSALS, RESENT_REASONS } from '../../admin-copy'
import type { IdentityProvider } from '../../ports/identity-port'
import { listOwnSessions } from '../profile/own-sessions'
import { personAt } from '../profile/person'
import type { Recovery } from '../recovery'
import { endAllSessions } from '../sessions'
import type { Throttle } from '../throttle'
import { auditOf, readAudit } from './audit'
import { assertBlocked, block, unblock } from './block'
import { findAccount } from './find-account'
import { type Decision, recordDecision } from './record-decision'

type Dependencies = {
  db: Database
  clock: Clock
  log: Log
  identity: IdentityProvider
  recovery: Pick<Recovery, 'mailVerification' | 'mailPasswordReset'>
  throttle: Pick<Throttle, 'verification'>
  afterBlock: (userId: string) => Promise<void>
}
type AdminAction = { actorId: string; targetId: string; reason: string }

/** What administrators do. Whether the caller is one is checked by whoever calls, and once more in the actions' transactions. */
export function createAdministration({ db, clock, log, identity, recovery, throttle, afterBlock }: Dependencies) {
  const setDisabled = async (userId: string, isDisabled: boolean) => {
    const person = await personAt(db, identity.issuer, userId)
    if (person) await identity.setDisabled(person, isDisabled)
  }

  return {
    /** Null when there is no such account. */
    account: (id: string) => findAccount(db, id, clock()),
    audit: (cursor: string | null) => readAudit(db, cursor),
    /** The newest entries about an account. */
    auditOf: (id: string) => auditOf(db, id),
    /** Where somebody is signed in. */
    sessions: (id: string) => listOwnSessions(db, { userId: id, token: '', now: clock() }),
    /** What was mailed to an address lately. */
    mails: (email: string): Promise<MailSent[]> => lastMailsTo(db, email),

    /** Also those at the provider, which would open new ones here. Throws AppError `forbidden`, `not_found` or `invalid_input`. */
    async endSessions(decision: AdminAction & { key: string }): Promise<void> {
      const person = await personAt(db, identity.issuer, decision.targetId)
      await endAccountSessions(db, { ...decision, now: clock() })
      if (person) await identity.endSessions(person)
    },

    /** Mails a fresh link, where there is something to confirm or choose. Throws AppError `forbidden`, `not_found` or `too_many_attempts`. */
    async resend({ mail, ...decision }: Omit<AdminAction, 'reason'> & { key: string; mail: MailKind }): Promise<void> {
      const now = clock()
      await throttle.verification(decision.targetId, now)
      const entry = { ...decision, action: 'resend_mail', reason: RESENT_REASONS[mail], now } as const
      if (!(await db.transaction((tx) => recordDecision(tx, entry)))) return
      const account = await findAccount(db, decision.targetId, now)
      if (account === null) return
      if (mail === 'verification') await recovery.mailVerification(account.id)
      else await recovery.mailPasswordReset(account.email)
    },

    /** AUTH-31: ends all sessions and what goes on for them, and none begins. Throws AppError `forbidden`, `not_found` or `invalid_input`. */
    async block(action: AdminAction): Promise<void> {
      await block(db, { ...action, now: clock() })
      await afterBlock(action.targetId).catch((error: unknown) => log.error('not_ended_for_blocked', { error }))
      // The product itself refuses the account from here on; the provider is told so that it does, too.
      await setDisabled(action.targetId, true).catch((error: unknown) =>
        log.error('not_disabled_at_provider', { error }),
      )
    },

    /** Throws as `block` does. */
    async unblock(action: AdminAction): Promise<void> {
      await assertBlocked(db, action.targetId)
      // First: an account that only seems to be open would leave its owner without an explanation.
      await setDisabled(action.targetId, false)
      await unblock(db, { ...action, now: clock() })
    },
  }
}
export type Administration = ReturnType<typeof createAdministration>

/** The end of all of an account's sessions and the entry in the log: one transaction. Throws as `recordDecision` does, or `invalid_input`. */
async function endAccountSessions(db: Database, decision: Omit<Decision, 'action'>): Promise<void> {
  if (decision.actorId === decision.targetId)
    throw new AppError('invalid_input', { message: ADMIN_REFUSALS.ownSessions })
  await db.transaction(async (tx) => {
    if (await recordDecision(tx, { ...decision, action: 'end_sessions' })) await endAllSessions(tx, decision.targetId)
  })
}
