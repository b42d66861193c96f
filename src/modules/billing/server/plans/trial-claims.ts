import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { grants, trialClaims } from '~/database/tables/schema'
import { keysOfPerson } from '~/modules/accounts/accounts.server'
import type { Payment } from '../../payments-port'

type Person = { id: string; email: string }
/** `keys`: by which the person is known, in one order everywhere; `trials`: their payments for one, oldest first. */
type Claim = { keys: readonly string[]; trials: readonly Payment[] }

/**
 * The payment that is this person's one trial, claimed now if it is the first; null when there is none, or when the trial was had with
 * another account. To be called in the transaction that grants it.
 */
export async function claimTrial(tx: Database, { keys, trials }: Claim): Promise<string | null> {
  const [first] = trials
  if (first === undefined) return null
  const references = trials.map(({ reference }) => reference)
  // By whatever address they had then.
  const isOwn = inArray(trialClaims.reference, references)
  const [own] = await tx.select().from(trialClaims).where(isOwn).limit(1)
  const made = await claim(tx, keys, own ?? { reference: first.reference, createdAt: first.paidAt })
  if (own) return own.reference
  return made === keys.length ? first.reference : yieldTo(tx, keys, first.reference)
}

/** Every key, so that the person is known by each from now on. Answers how many were free. */
async function claim(tx: Database, keys: readonly string[], by: { reference: string; createdAt: Date }) {
  const rows = keys.map((personKey) => ({ personKey, reference: by.reference, createdAt: by.createdAt }))
  return (await tx.insert(trialClaims).values(rows).onConflictDoNothing().returning()).length
}

/** Another account of the same person was faster, maybe at this very moment: its claim is what the keys stand for. */
async function yieldTo(tx: Database, keys: readonly string[], own: string): Promise<string | null> {
  const isOfPerson = inArray(trialClaims.personKey, [...keys])
  const others = await tx
    .select()
    .from(trialClaims)
    .where(and(isOfPerson, ne(trialClaims.reference, own)))
    .limit(1)
  const [faster] = others
  if (faster === undefined) return own
  const isOwn = and(isOfPerson, eq(trialClaims.reference, own))
  await tx.update(trialClaims).set({ reference: faster.reference }).where(isOwn)
  return null
}

/** "One trial per user, ever": with this account, or with any other of the same person (C-66). */
export async function hasHadTrial(db: Database, secret: string, { id, email }: Person): Promise<boolean> {
  const keys = await keysOfPerson(db, { id, email, secret }, 'addresses and cards')
  const isOwn = and(eq(grants.userId, id), eq(grants.planType, 'trial'), eq(grants.source, 'payment'))
  const claimed = db
    .select({ reference: trialClaims.reference })
    .from(trialClaims)
    .where(inArray(trialClaims.personKey, keys))
  const granted = db.select({ reference: grants.reference }).from(grants).where(isOwn)
  return (await claimed.limit(1)).length > 0 || (await granted.limit(1)).length > 0
}
