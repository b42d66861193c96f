import { eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { auditLog } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'
import { ADMIN_REFUSALS } from '../../admin-copy'
import { lockBoth } from './lock-both'

export type Decision = {
  /** Made by the browser for one press of one button; the entry's id, so that a decision is written once. */
  key: string
  action: 'gift_plan' | 'refund' | 'end_sessions' | 'resend_mail'
  actorId: string
  targetId: string
  /** What exactly and why, in Spanish. */
  reason: string
  now: Date
}

/**
 * Writes what an administrator decides about an account, in the transaction of its effect. Both accounts are locked from then on. Answers
 * whether it is new. Throws AppError `forbidden`, `not_found`, or `send_key_used` where the key stands for another decision.
 */
export async function recordDecision(tx: Database, decision: Decision): Promise<boolean> {
  await lockBoth(tx, decision)
  const { key: id, action, actorId, targetId, reason, now: createdAt } = decision
  const [made] = await tx
    .insert(auditLog)
    .values({ id, action, actorId, targetId, reason, createdAt })
    .onConflictDoNothing()
    .returning({ id: auditLog.id })
  if (made) return true
  const [known] = await tx.select().from(auditLog).where(eq(auditLog.id, id))
  if (known?.action !== action || known.targetId !== targetId || known.reason !== reason)
    throw new AppError('send_key_used', { message: ADMIN_REFUSALS.keyUsed })
  return false
}
