import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { auditLog, users } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'

export type OwnAction = {
  action: 'activate_plan' | 'expire_plan' | 'test_chat'
  actorId: string
  /** What was done exactly, in Spanish. */
  reason: string
  now: Date
}

/**
 * Writes an audit entry for what an administrator does to their own account, in that transaction. Throws AppError `forbidden` for who is
 * no administrator at this very moment.
 */
export async function recordAudit(tx: Database, { action, actorId, reason, now }: OwnAction): Promise<void> {
  const isAdmin = and(eq(users.id, actorId), eq(users.role, 'admin'), isNull(users.blockedAt))
  const [actor] = await tx.select({ id: users.id }).from(users).where(isAdmin).for('update')
  if (actor === undefined) throw new AppError('forbidden')
  await tx.insert(auditLog).values({ action, actorId, targetId: actorId, reason, createdAt: now })
}
