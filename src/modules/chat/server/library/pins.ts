import { and, count, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { chats, users } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'
import { MAX_PINNED } from '../../rules'
import { ownChat, ownedBy } from '../chats'

const TOO_MANY = `Puedes tener ${MAX_PINNED} chats fijados como máximo. Deja de fijar alguno y vuelve a intentarlo.`

/** Pins or unpins; doing it twice is harmless. Throws AppError `not_found`, or `invalid_input` when there are too many. */
export async function pinChat(
  db: Database,
  { userId, chatId, pinned, now }: { userId: string; chatId: string; pinned: boolean; now: Date },
): Promise<{ pinned: boolean }> {
  await db.transaction(async (tx) => {
    await lockPins(tx, userId)
    const chat = await ownChat(tx, userId, chatId)
    if ((chat.pinnedAt !== null) === pinned) return
    if (pinned && !(await hasRoomForPin(tx, userId))) throw new AppError('invalid_input', { message: TOO_MANY })
    await tx
      .update(chats)
      .set({ pinnedAt: pinned ? now : null })
      .where(and(eq(chats.id, chatId), ownedBy(userId)))
  })
  return { pinned }
}

/** Until the transaction ends nobody else pins for this user. Sending a message does not wait for it. */
export const lockPins = (tx: Database, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')

/** To be asked under `lockPins`. */
export async function hasRoomForPin(tx: Database, userId: string): Promise<boolean> {
  const [row] = await tx
    .select({ pins: count() })
    .from(chats)
    .where(and(ownedBy(userId), isNotNull(chats.pinnedAt)))
  return row !== undefined && row.pins < MAX_PINNED
}
