import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { grants, trialClaims } from '~/database/schema'
import type { Payment } from '../payments-port'
import { emailHash } from './email-hash'

type Person = { id: string; email: string }

/**
 * The payment that is this person's one trial, claimed now if it is the first; null when there is none, or when the trial was had with
 * another account. `trials`: their payments for one, oldest first. To be called in the transaction that grants it.
 */
export async function claimTrial(
  tx: Database,
  { secret, email, trials }: { secret: string; email: string; trials: readonly Payment[] },
): Promise<string | null> {
  const [first] = trials
  if (first === undefined) return null
  const references = trials.map(({ reference }) => reference)
  // By whatever address they had then.
  const [claimed] = await tx.select().from(trialClaims).where(inArray(trialClaims.reference, references))
  if (claimed) return claimed.reference
  const claim = { emailHash: emailHash(secret, email), reference: first.reference, createdAt: first.paidAt }
  const [made] = await tx.insert(trialClaims).values(claim).onConflictDoNothing().returning()
  return made?.reference ?? null
}

/** "One trial per user, ever": with this account, or with an earlier one of the same address. */
export async function hasHadTrial(db: Database, secret: string, { id, email }: Person): Promise<boolean> {
  const isOwn = and(eq(grants.userId, id), eq(grants.planType, 'trial'), eq(grants.source, 'payment'))
  const claimed = db
    .select({ one: sql`1` })
    .from(trialClaims)
    .where(eq(trialClaims.emailHash, emailHash(secret, email)))
  const granted = db.select({ one: sql`1` }).from(grants).where(isOwn)
  const [row] = await claimed.unionAll(granted).limit(1)
  return row !== undefined
}
