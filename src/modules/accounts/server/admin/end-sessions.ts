import type { Database } from '~/database/database'
import { AppError } from '~/platform/app-error'
import { ADMIN_REFUSALS } from '../../admin-copy'
import { endAllSessions } from '../sessions'
import { type Decision, recordDecision } from './record-decision'

/** The end of all of an account's sessions and the entry in the log: one transaction. Throws as `recordDecision` does, or `invalid_input`. */
export async function endAccountSessions(db: Database, decision: Omit<Decision, 'action'>): Promise<void> {
  if (decision.actorId === decision.targetId)
    throw new AppError('invalid_input', { message: ADMIN_REFUSALS.ownSessions })
  await db.transaction(async (tx) => {
    if (await recordDecision(tx, { ...decision, action: 'end_sessions' })) await endAllSessions(tx, decision.targetId)
  })
}
