import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { passkeys, users } from '~/database/tables/schema'
import type { OwnPasskey } from '../../passkey-contract'
import type { PasskeyKey } from '../../ports/passkeys-port'
import { MAX_PASSKEYS } from '../../rules'

const own = (row: typeof passkeys.$inferSelect): OwnPasskey => ({
  id: row.id,
  name: row.name,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
})

const rowsOf = (db: Database, userId: string) =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt)).limit(MAX_PASSKEYS)

export const listPasskeys = async (db: Database, userId: string) => (await rowsOf(db, userId)).map(own)

export const credentialsOf = async (db: Database, userId: string) =>
  (await rowsOf(db, userId)).map(({ credentialId }) => credentialId)

type Added = { userId: string; name: string; key: PasskeyKey; now: Date }

/** Null when the account has all that it may have, or somebody has this passkey already. */
export async function storePasskey(db: Database, { userId, name, key, now }: Added): Promise<OwnPasskey | null> {
  return db.transaction(async (tx) => {
    // Locked, so that two at once are counted one after the other.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const [counted] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
    if ((counted?.count ?? 0) >= MAX_PASSKEYS) return null
    const [row] = await tx
      .insert(passkeys)
      .values({ ...key, userId, name, createdAt: now })
      .onConflictDoNothing()
      .returning()
    return row ? own(row) : null
  })
}

type Renamed = { userId: string; id: string; name: string }

/** Null when this user has no such passkey. */
export async function renameOwnPasskey(db: Database, { userId, id, name }: Renamed): Promise<OwnPasskey | null> {
  const [row] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning()
  return row ? own(row) : null
}

/** Answers its name; null when this user has no such passkey. */
export async function deletePasskey(db: Database, { userId, id }: { userId: string; id: string }) {
  const [gone] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ name: passkeys.name })
  return gone?.name ?? null
}
