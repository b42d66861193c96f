import { desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '~/database/database'
import { auditLog, users } from '~/database/tables/schema'
import type { AuditEntry, AuditPage } from '../../admin-contract'

const ENTRIES_PER_PAGE = 25
const ENTRIES_OF_ACCOUNT = 20

/** What administrators did, newest first; the page after the entry `cursor`. */
export async function readAudit(db: Database, cursor: string | null): Promise<AuditPage> {
  const place = sql`(${auditLog.createdAt}, ${auditLog.id})`
  const isAfter = sql`${place} < (select last.created_at, last.id from audit_log last where last.id = ${cursor}::uuid)`
  const entries = await entriesWhere(db, cursor === null ? undefined : isAfter, ENTRIES_PER_PAGE + 1)
  const shown = entries.slice(0, ENTRIES_PER_PAGE)
  return { entries: shown, nextCursor: entries.length > shown.length ? (shown.at(-1)?.id ?? null) : null }
}

/** What was done to an account lately, newest first. */
export const auditOf = (db: Database, targetId: string): Promise<AuditEntry[]> =>
  entriesWhere(db, eq(auditLog.targetId, targetId), ENTRIES_OF_ACCOUNT)

async function entriesWhere(db: Database, condition: SQL | undefined, limit: number): Promise<AuditEntry[]> {
  const actor = alias(users, 'actor')
  const target = alias(users, 'target')
  const rows = await db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      actorEmail: actor.email,
      byOperator: isNull(auditLog.actorId).mapWith(Boolean),
      targetId: auditLog.targetId,
      targetEmail: target.email,
      reason: auditLog.reason,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .leftJoin(actor, eq(actor.id, auditLog.actorId))
    .leftJoin(target, eq(target.id, auditLog.targetId))
    .where(condition)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
