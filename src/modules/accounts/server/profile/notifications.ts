import { eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { users } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'
import type { Notifications } from '../../profile-contract'

const CHOICES = { updates: users.notifyUpdates, tips: users.notifyTips, marketing: users.notifyMarketing }

/** ACCT-07. Throws AppError `not_authenticated` once the account is gone. */
export async function readNotifications(db: Database, userId: string): Promise<Notifications> {
  const [found] = await db.select(CHOICES).from(users).where(eq(users.id, userId))
  return present(found)
}

export async function saveNotifications(db: Database, userId: string, chosen: Notifications): Promise<Notifications> {
  const { updates, tips, marketing } = chosen
  const [saved] = await db
    .update(users)
    .set({ notifyUpdates: updates, notifyTips: tips, notifyMarketing: marketing })
    .where(eq(users.id, userId))
    .returning(CHOICES)
  return present(saved)
}

function present(row: Notifications | undefined): Notifications {
  if (row === undefined) throw new AppError('not_authenticated')
  return row
}
