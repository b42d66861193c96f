import { and, asc, desc, eq, gt, gte, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { sessions, users } from '~/database/schema'
import type { AccountDetail, AccountPage, AccountSummary } from '../../admin-contract'
import type { UserRow } from '../user-row'

const ACCOUNTS_PER_PAGE = 25

/**
 * Accounts by e-mail, those that begin with `prefix`, after the e-mail `cursor`. E-mails that begin alike stand together in the order
 * of the unique index on them, whatever its collation: a page reads as many entries of it as it shows, and one more.
 */
export async function listAccounts(
  db: Database,
  { prefix, cursor }: { prefix: string; cursor: string | null },
): Promise<AccountPage> {
  const begin = prefix.trim().toLowerCase()
  const candidates = db
    .select()
    .from(users)
    .where(and(gte(users.email, begin), cursor === null ? undefined : gt(users.email, cursor)))
    .orderBy(asc(users.email))
    .limit(ACCOUNTS_PER_PAGE + 1)
    .as('candidates')
  const rows = await db
    .select()
    .from(candidates)
    .where(sql`starts_with(${candidates.email}, ${begin})`)
    .orderBy(asc(candidates.email))
  const shown = rows.slice(0, ACCOUNTS_PER_PAGE)
  return {
    accounts: shown.map(toSummary),
    nextCursor: rows.length > shown.length ? (shown.at(-1)?.email ?? null) : null,
  }
}

/** Null when there is no such account. */
export async function findAccount(db: Database, id: string, now: Date): Promise<AccountDetail | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (user === undefined) return null
  const [last] = await db
    .select({ lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(1)
  return {
    ...toSummary(user),
    emailVerified: user.emailVerified,
    blockedAt: user.blockedAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    lastSeenAt: last?.lastUsedAt.toISOString() ?? null,
  }
}

const toSummary = ({ id, email, firstName, lastName, role, blockedAt }: UserRow): AccountSummary => ({
  id,
  email,
  firstName,
  lastName,
  role,
  isBlocked: blockedAt !== null,
})
