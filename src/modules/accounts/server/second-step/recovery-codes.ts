import { createHmac, randomInt } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { recoveryCodes } from '~/database/tables/schema'
import { RECOVERY_CODES } from '../../rules'

type Owned = { userId: string; secret: string }

const GROUP = 1_0000
const group = () => String(randomInt(GROUP)).padStart(4, '0')

/** Only digits: the field for them opens a phone's number pad. */
const makeCode = () => `${group()}-${group()}-${group()}`

const hashOf = (code: string, { userId, secret }: Owned) =>
  createHmac('sha256', secret)
    .update(`recovery-code\n${userId}\n${code.replace(/\D/g, '')}`)
    .digest('base64url')

/** Puts new ones in the place of all that there were, and answers them this once. */
export async function renewCodes(db: Database, owned: Owned): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, makeCode)
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, owned.userId))
  await db.insert(recoveryCodes).values(codes.map((code) => ({ userId: owned.userId, hash: hashOf(code, owned) })))
  return codes
}

/** Whether it was one of the account's; it is good no more afterwards. */
export async function takeCode(db: Database, code: string, owned: Owned): Promise<boolean> {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, owned.userId), eq(recoveryCodes.hash, hashOf(code, owned))))
    .returning({ hash: recoveryCodes.hash })
  return taken.length > 0
}

export async function countCodes(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return row?.count ?? 0
}
