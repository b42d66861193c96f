import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { personKeys } from '~/database/tables/schema'

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

/** Names of one mailbox, by the first of them. */
const SAME_MAILBOX: Record<string, string> = {
  'googlemail.com': 'gmail.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
}
/** Deliver `ana.ruiz` where `anaruiz` goes. */
const IGNORE_DOTS = new Set(['gmail.com', 'proton.me'])
/** Deliver `ana+tag` to `ana`. */
const IGNORE_TAGS = new Set([
  ...IGNORE_DOTS,
  'icloud.com',
  'outlook.com',
  'outlook.es',
  'hotmail.com',
  'hotmail.es',
  'live.com',
  'msn.com',
  'fastmail.com',
  'fastmail.fm',
  'zoho.com',
  'zohomail.com',
  'yandex.com',
  'yandex.ru',
])

/** The one form of all the ways to write a mailbox (C-66): of providers that are not known, only upper and lower case are one. */
export function canonicalAddress(address: string): string {
  const plain = plainAddress(address)
  const at = plain.lastIndexOf('@')
  if (at <= 0) return plain
  const name = plain.slice(0, at)
  const written = plain.slice(at + 1)
  const domain = SAME_MAILBOX[written] ?? written
  const tag = IGNORE_TAGS.has(domain) ? name.indexOf('+') : -1
  // What begins with the sign has no name before it.
  const untagged = tag > 0 ? name.slice(0, tag) : name
  const mailbox = IGNORE_DOTS.has(domain) ? untagged.replaceAll('.', '') : untagged
  return `${mailbox}@${domain}`
}

/** Names a person by an address, to nobody without the secret; one key for all the ways to write the mailbox. */
export const personKey = (secret: string, address: string): string =>
  keyed(secret, 'billing', canonicalAddress(address))

/** The same by a payment card, as the provider's fingerprint names it. */
export const cardKey = (secret: string, fingerprint: string): string => keyed(secret, 'card', fingerprint)

/** An account in what outlives it. */
const accountKey = (secret: string, userId: string): string => keyed(secret, 'account', userId)

/** An account that was erased: not as above, where keys of its addresses stand beside. */
export const erasedKey = (secret: string, userId: string): string => keyed(secret, 'erased', userId)

/** Every key that may stand for an address: claims made before mailboxes were compared have it as it was written. */
export const addressKeys = (secret: string, address: string): string[] => [
  ...new Set([personKey(secret, address), keyed(secret, 'billing', plainAddress(address))]),
]

const plainAddress = (address: string) => address.trim().toLowerCase()

const keyed = (secret: string, kind: string, name: string) =>
  createHmac('sha256', secret).update(`${kind}\n${name}`).digest('base64url')
