import { desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '~/database/database'
import { auditLog, users } from '~/database/schema'
import type { AuditPage } from '../../admin-contract'

const ENTRIES_PER_PAGE = 25

/** What administrators did, newest first; the page after the entry `cursor`. */
export async function readAudit(db: Database, cursor: string | null): Promise<AuditPage> {
  const actor = alias(users, 'actor')
  const target = alias(users, 'target')
  const place = sql`(${auditLog.createdAt}, ${auditLog.id})`
  const rows = await db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      actorEmail: actor.email,
      targetId: auditLog.targetId,
      targetEmail: target.email,
      reason: auditLog.reason,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .leftJoin(actor, eq(actor.id, auditLog.actorId))
    .leftJoin(target, eq(target.id, auditLog.targetId))
    .where(
      cursor === null
        ? undefined
        : sql`${place} < (select last.created_at, last.id from audit_log last where last.id = ${cursor}::uuid)`,
    )
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(ENTRIES_PER_PAGE + 1)
  const shown = rows.slice(0, ENTRIES_PER_PAGE)
  return {
    entries: shown.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    nextCursor: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  }
}
