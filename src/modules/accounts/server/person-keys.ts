import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { personKeys } from '~/database/schema'
import { accountKey, addressKeys, cardKey } from './person-key'

type Account = { id: string; secret: string; now: Date }

/** Notes that an account has (had) these addresses. To be called wherever one begins or changes. */
export const noteAddresses = (db: Database, { id, secret, now }: Account, addresses: readonly string[]) =>
  note(
    db,
    { account: accountKey(secret, id), kind: 'address', createdAt: now },
    addresses.flatMap((address) => addressKeys(secret, address)),
  )

/** Notes that an account has paid with these cards, by the provider's fingerprints. */
export const noteCards = (db: Database, { id, secret, now }: Account, fingerprints: readonly string[]) =>
  note(
    db,
    { account: accountKey(secret, id), kind: 'card', createdAt: now },
    fingerprints.map((fingerprint) => cardKey(secret, fingerprint)),
  )

type Noted = Pick<typeof personKeys.$inferInsert, 'account' | 'kind' | 'createdAt'>
async function note(db: Database, noted: Noted, keys: readonly string[]): Promise<void> {
  // In one order everywhere: two at once wait for each other, and never both.
  const rows = [...new Set(keys)].sort().map((key) => ({ ...noted, key }))
  if (rows.length > 0) await db.insert(personKeys).values(rows).onConflictDoNothing()
}

const found = z.object({ key: z.string() })
type Person = { id: string; email: string; secret: string }

/**
 * Every key by which the person behind an account is known (C-66): those of the account, of accounts that share one with it, deleted
 * ones too, and so on; in the order of the alphabet. `by`: over addresses alone, or over payment cards, too.
 */
export async function keysOfPerson(
  db: Database,
  { id, email, secret }: Person,
  by: 'addresses' | 'addresses and cards',
): Promise<string[]> {
  const own = addressKeys(secret, email).map((key) => sql`(${key}::text)`)
  const counts = by === 'addresses' ? sql`and other.kind = 'address'` : sql``
  const rows = await query(
    db,
    found,
    sql`with recursive person (key) as (
        (values ${sql.join(own, sql`, `)} union select other.key from person_keys other where account = ${accountKey(secret, id)} ${counts})
        union
        select other.key from person
          join person_keys mine on mine.key = person.key
          join person_keys other on other.account = mine.account ${counts}
      ) select key from person order by key`,
  )
  return rows.map(({ key }) => key)
}
