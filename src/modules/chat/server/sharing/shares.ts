import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { shareOwners, shares } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'
import type { Share } from '../../contract'
import { type Actor, assertMayUse } from '../asking/actor'
import { branchUpTo } from '../branches'
import { ownChat } from '../chats'

type OwnChat = { chatId: string; now: Date }
type ShareRow = typeof shares.$inferSelect

const NOTHING_YET = 'Todavía no hay ninguna respuesta terminada que compartir.'
/** How far up the end of what can be shared is looked for: beyond so many failed tries there is nothing worth sharing. */
const LOOK_UP = 200

/** The chat's link, if it has one. Throws AppError `not_found`. */
export async function readShare(db: Database, userId: string, chatId: string): Promise<Share | null> {
  await ownChat(db, userId, chatId)
  const [row] = await db
    .select()
    .from(shares)
    .where(and(eq(shares.chatId, chatId), eq(shares.userId, userId)))
  return row ? toShare(row, row.leafId === (await endOfShareable(db, userId, chatId))) : null
}

/**
 * Makes the link, or lets it show the branch as it is now, up to its last whole reply. Throws AppError `not_found`, `requires_upgrade`,
 * or `invalid_input` when there is nothing to share.
 */
export async function shareChat(db: Database, user: Actor, { chatId, now }: OwnChat): Promise<Share> {
  const { type } = await ownChat(db, user.id, chatId)
  assertMayUse(user, type)
  const leafId = await endOfShareable(db, user.id, chatId)
  if (leafId === null) throw new AppError('invalid_input', { message: NOTHING_YET })
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(shares)
      .values({ chatId, userId: user.id, leafId, createdAt: now })
      .onConflictDoUpdate({ target: [shares.userId, shares.chatId], set: { leafId } })
      .returning()
    if (row === undefined) throw new AppError('internal')
    await tx.insert(shareOwners).values({ shareId: row.id, userId: user.id }).onConflictDoNothing()
    return toShare(row, true)
  })
}

/** The link is gone for good; there being none is as well. Throws AppError `not_found`. */
export async function unshareChat(db: Database, userId: string, chatId: string): Promise<void> {
  await ownChat(db, userId, chatId)
  await deleteShare(db, { userId, chatId })
}

/** The link of a chat, if it has one, and that it is known whose it was. */
export const deleteShare = (db: Database, { userId, chatId }: { userId: string; chatId: string }): Promise<void> =>
  db.transaction(async (tx) => {
    const gone = await tx
      .delete(shares)
      .where(and(eq(shares.userId, userId), eq(shares.chatId, chatId)))
      .returning({ id: shares.id })
    for (const { id } of gone) await tx.delete(shareOwners).where(eq(shareOwners.shareId, id))
  })

/** The last reply of the branch shown whose text will not change any more: one that broke off may still be continued. */
async function endOfShareable(db: Database, userId: string, chatId: string): Promise<string | null> {
  const leaf = sql`select leaf_id from chats where id = ${chatId}::uuid and user_id = ${userId}::uuid and deleted_at is null`
  const [end] = await query(
    db,
    z.object({ id: z.uuid() }),
    sql`
      with recursive ${branchUpTo({ userId, at: leaf }, { messages: LOOK_UP })}
      select id from branch where role = 'assistant' and status in ('complete', 'stopped') and content <> '' order by depth limit 1`,
  )
  return end?.id ?? null
}

const toShare = ({ id, createdAt }: ShareRow, isCurrent: boolean): Share => ({
  path: `/compartido/${id}`,
  createdAt: createdAt.toISOString(),
  isCurrent,
})
