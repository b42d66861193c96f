import { inArray } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { users } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'

/**
 * Until the transaction ends, nobody else changes either account. Of two administrators who block each other at once, the later one is
 * none any more; so one always remains, since nobody can block oneself. Throws AppError `forbidden` or `not_found`.
 */
export async function lockBoth(
  tx: Database,
  { actorId, targetId }: { actorId: string; targetId: string },
): Promise<void> {
  const rows = await tx
    .select({ id: users.id, role: users.role, blockedAt: users.blockedAt })
    .from(users)
    .where(inArray(users.id, [actorId, targetId]))
    .orderBy(users.id)
    .for('update')
  const actor = rows.find(({ id }) => id === actorId)
  if (actor?.role !== 'admin' || actor.blockedAt !== null) throw new AppError('forbidden')
  if (!rows.some(({ id }) => id === targetId)) throw new AppError('not_found')
}
