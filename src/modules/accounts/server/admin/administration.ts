import type { Database } from '~/database/database'
import type { Clock } from '~/platform/clock'
import type { Log } from '~/platform/log'
import type { IdentityProvider } from '../../identity-port'
import { personAt } from '../profile/person'
import { readAudit } from './audit'
import { assertBlocked, block, unblock } from './block'
import { findAccount } from './find-account'

type Dependencies = {
  db: Database
  clock: Clock
  log: Log
  identity: IdentityProvider
  afterBlock: (userId: string) => Promise<void>
}
type AdminAction = { actorId: string; targetId: string; reason: string }

/** What administrators do. Whether the caller is one is checked by whoever calls, and once more in the actions' transactions. */
export function createAdministration({ db, clock, log, identity, afterBlock }: Dependencies) {
  const setDisabled = async (userId: string, isDisabled: boolean) => {
    const person = await personAt(db, identity.issuer, userId)
    if (person) await identity.setDisabled(person, isDisabled)
  }

  return {
    /** Null when there is no such account. */
    account: (id: string) => findAccount(db, id, clock()),
    audit: (cursor: string | null) => readAudit(db, cursor),

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
