import { setTimeout as pause } from 'node:timers/promises'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { erasedAccounts, erasures, identities, sessions, users } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'
import { erasedKey } from '../person-keys'
import { hashOf } from '../sessions'

/** A sign-in this long ago still proves that it is the owner who deletes (decisions, "Identity and sessions"). */
const RECENT_MS = 5 * 60_000
/** Longer than any provider's ID token lives: one made just before the deletion must not bring the account back. */
const REFUSED_FOR_MS = 65 * 60_000
/**
 * All that is somebody's goes with the row of theirs, which everybody else locks last: who waits for this is waited for by it, so it gives
 * way long before PostgreSQL would end one of the two (after a second).
 */
const WAIT_MS = 200
const TRIES = 25
const BATCH_SIZE = 200

type Identity = { issuer: string; subject: string }
/** Erases what others keep by the address of an account. */
export type Forget = (db: Database, owner: { email: string; emailVerified: boolean }) => Promise<void>
type Deletion = {
  userId: string
  /** Whose sign-in is recent enough; null for an account that was erased before. */
  token: string | null
  secret: string
  now: Date
  forget: Forget
}

/**
 * API-23: erases a user with everything that hangs on them, and notes their identities to be deleted at their providers: one
 * transaction. `forget` erases what others keep by e-mail. Null when somebody was faster. Throws AppError `sign_in_again`.
 */
export async function eraseUser(db: Database, deletion: Deletion): Promise<Identity[] | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryToErase(db, deletion)
    } catch (error) {
      if (!isInTheWay(error) || attempt === TRIES) throw error
      await pause(WAIT_MS)
    }
  }
}

const tryToErase = (db: Database, { userId, token, secret, now, forget }: Deletion) =>
  db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = ${WAIT_MS}`))
    // Locked first: whatever is written for this user from now on waits, and then finds nobody.
    const { email, emailVerified } = users
    const [user] = await tx.select({ email, emailVerified }).from(users).where(eq(users.id, userId)).for('update')
    if (user === undefined) return null
    if (token !== null) await stillThere(tx, { userId, token, now })
    const known = await tx.select().from(identities).where(eq(identities.userId, userId))
    const rows = known.map(({ issuer, subject }) => ({ issuer, subject, createdAt: now }))
    if (rows.length > 0) await tx.insert(erasures).values(rows).onConflictDoNothing()
    await tx
      .insert(erasedAccounts)
      .values({ account: erasedKey(secret, userId), erasedAt: now })
      .onConflictDoNothing()
    await forget(tx, user)
    await tx.delete(users).where(eq(users.id, userId))
    return rows
  })

type Asking = { userId: string; token: string; now: Date }

/** Whether there still is this user: another call may have erased them, and the session with them. Throws AppError `sign_in_again`. */
export async function stillThere(db: Database, { userId, token, now }: Asking): Promise<boolean> {
  const [owner] = await db
    .select({ authenticatedAt: sessions.authenticatedAt })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.userId, users.id), eq(sessions.tokenHash, hashOf(token))))
    .where(eq(users.id, userId))
  if (owner === undefined) return false
  if ((owner.authenticatedAt?.getTime() ?? 0) < now.getTime() - RECENT_MS) throw new AppError('sign_in_again')
  return true
}

/** Whether an identity's user is erased; it does not come back by an ID token that is still good. */
export async function isErased(db: Database, { issuer, subject }: Identity) {
  const found = await db
    .select({ subject: erasures.subject })
    .from(erasures)
    .where(and(eq(erasures.issuer, issuer), eq(erasures.subject, subject)))
  return found.length > 0
}

/** A lock that others hold (PostgreSQL's 55P03), or two that wait for each other (40P01); the driver's error is the cause of Drizzle's. */
const isInTheWay = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === '55P03' || error.code === '40P01')) || isInTheWay(error.cause))

type Provider = { issuer: string; deletePerson: (subject: string) => Promise<void> }

/** Deleting at the provider those whose users are erased here. */
export function createErasing(db: Database, provider: Provider) {
  const { issuer } = provider
  /** Only to spare calls: what this instance knows to be gone at the provider. */
  const gone = new Set<string>()

  const erase = async (subject: string) => {
    if (gone.has(subject)) return
    await provider.deletePerson(subject)
    gone.add(subject)
  }

  return {
    /** Throws what the provider does. */
    async erase(known: Identity[]): Promise<void> {
      for (const identity of known) if (identity.issuer === issuer) await erase(identity.subject)
    },

    /**
     * Goes on with what was interrupted, and forgets what is done once no token of theirs is good any more. Doing it twice, or on several
     * instances, changes nothing. One that fails does not hold up the others; the last failure is thrown.
     */
    async finish(now: Date): Promise<void> {
      const due = await db
        .select()
        .from(erasures)
        .where(eq(erasures.issuer, issuer))
        .orderBy(asc(erasures.createdAt))
        .limit(BATCH_SIZE)
      const failures: unknown[] = []
      for (const { subject } of due) await erase(subject).catch((error: unknown) => failures.push(error))
      const over = new Date(now.getTime() - REFUSED_FOR_MS)
      for (const { subject, createdAt } of due) {
        if (createdAt > over || !gone.has(subject)) continue
        await db.delete(erasures).where(and(eq(erasures.issuer, issuer), eq(erasures.subject, subject)))
        gone.delete(subject)
      }
      if (failures.length > 0) throw failures.at(-1)
    },
  }
}
