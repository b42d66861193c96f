import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { auditLog, users } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'
import { ADMIN_REFUSALS } from '../../admin-copy'
import { endAllSessions } from '../sessions'
import { lockBoth } from './lock-both'

type AdminAction = { actorId: string; targetId: string; reason: string; now: Date }

/** The block, the end of all sessions and the entry in the log: one transaction. */
export async function block(db: Database, action: AdminAction): Promise<void> {
  const { actorId, targetId, now } = action
  if (actorId === targetId) throw refused(ADMIN_REFUSALS.oneself)
  await db.transaction(async (tx) => {
    await lockBoth(tx, action)
    const blocked = await tx
      .update(users)
      .set({ blockedAt: now })
      .where(and(eq(users.id, targetId), isNull(users.blockedAt)))
      .returning({ id: users.id })
    if (blocked.length === 0) throw refused(ADMIN_REFUSALS.blockedAlready)
    await endAllSessions(tx, targetId)
    await tx.insert(auditLog).values(entryOf('block', action))
  })
}

export async function unblock(db: Database, action: AdminAction): Promise<void> {
  await db.transaction(async (tx) => {
    await lockBoth(tx, action)
    const unblocked = await tx
      .update(users)
      .set({ blockedAt: null })
      .where(and(eq(users.id, action.targetId), isNotNull(users.blockedAt)))
      .returning({ id: users.id })
    if (unblocked.length === 0) throw refused(ADMIN_REFUSALS.notBlocked)
    await tx.insert(auditLog).values(entryOf('unblock', action))
  })
}

/** Throws AppError `not_found` or `invalid_input`. */
export async function assertBlocked(db: Database, userId: string): Promise<void> {
  const [user] = await db.select({ blockedAt: users.blockedAt }).from(users).where(eq(users.id, userId))
  if (user === undefined) throw new AppError('not_found')
  if (user.blockedAt === null) throw refused(ADMIN_REFUSALS.notBlocked)
}

const entryOf = (action: 'block' | 'unblock', { actorId, targetId, reason, now }: AdminAction) => ({
  action,
  actorId,
  targetId,
  reason,
  createdAt: now,
})

const refused = (message: string) => new AppError('invalid_input', { message })
