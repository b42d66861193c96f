import { eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { users } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'
import type { Improvement } from '../../profile-contract'

const CHOICE = { helpsImprove: users.helpsImprove }

/** C-68. Throws AppError `not_authenticated` once the account is gone. */
export async function readImprovement(db: Database, userId: string): Promise<Improvement> {
  const [found] = await db.select(CHOICE).from(users).where(eq(users.id, userId))
  return present(found)
}

export async function saveImprovement(db: Database, userId: string, chosen: Improvement): Promise<Improvement> {
  const [saved] = await db.update(users).set(chosen).where(eq(users.id, userId)).returning(CHOICE)
  return present(saved)
}

function present(row: Improvement | undefined): Improvement {
  if (row === undefined) throw new AppError('not_authenticated')
  return row
}
