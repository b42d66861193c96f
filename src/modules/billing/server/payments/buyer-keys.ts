import type { Database } from '~/database/database'
import { keysOfPerson, noteCards } from '~/modules/accounts/accounts.server'
import type { Charge } from '../../payments-port'

type Buyer = { user: { id: string; email: string }; secret: string; charges: readonly Charge[]; now: Date }

/** Notes the cards that a user has paid with; answers every key by which the person is known (C-66), none for who has paid nothing. */
export async function keysOfBuyer(tx: Database, { user, secret, charges, now }: Buyer): Promise<string[]> {
  const paid = charges.filter(({ state }) => state === 'paid')
  if (paid.length === 0) return []
  const cards = paid.flatMap(({ card }) => card ?? [])
  await noteCards(tx, { id: user.id, secret, now }, cards)
  return keysOfPerson(tx, { id: user.id, email: user.email, secret }, 'addresses and cards')
}
