import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { chats } from '~/database/schema'
import { AppError } from '~/platform/app-error'
import type { Chat } from '../../contract'
import { RESTORE_MS } from '../../rules'
import { toChat } from '../chats'
import { hasRoomForPin, lockPins } from './pins'

type OwnChat = { userId: string; chatId: string; now: Date }

/** Puts a chat aside, with its link, and asks the replies being written in it to stop: one statement. Throws AppError `not_found`. */
export async function deleteChat(db: Database, { userId, chatId, now }: OwnChat): Promise<void> {
  const gone = await query(
    db,
    z.object({ id: z.uuid() }),
    sql`
      with gone as (
        update chats set deleted_at = ${now.toISOString()}::timestamptz
        where id = ${chatId}::uuid and user_id = ${userId}::uuid and deleted_at is null returning id
      ),
      stopping as (
        update messages set stop_requested = true from gone where messages.chat_id = gone.id and messages.status = 'streaming'
      )
      select id from gone`,
  )
  if (gone.length === 0) throw new AppError('not_found')
}

/**
 * Brings a chat back as it was; only its pin has to find room. Harmless when it is there already. Throws AppError `not_found`, also
 * when its time has run out.
 */
export const restoreChat = (db: Database, { userId, chatId, now }: OwnChat): Promise<Chat> =>
  db.transaction(async (tx) => {
    await lockPins(tx, userId)
    const canKeepPin = await hasRoomForPin(tx, userId)
    const isOwn = and(eq(chats.id, chatId), eq(chats.userId, userId))
    const [back] = await tx
      .update(chats)
      .set({ deletedAt: null, ...(canKeepPin ? {} : { pinnedAt: null }) })
      .where(and(isOwn, gt(chats.deletedAt, new Date(now.getTime() - RESTORE_MS))))
      .returning()
    if (back) return toChat(back)
    const [chat] = await tx.select().from(chats).where(isOwn)
    if (chat === undefined || chat.deletedAt !== null) throw new AppError('not_found')
    return toChat(chat)
  })

/** Clocks of several instances differ; none may erase what another would still bring back. */
const PURGE_AFTER_MS = RESTORE_MS + 60_000
const MESSAGES_AT_ONCE = 2_000
const ATTACHMENTS_AT_ONCE = 200
const CHATS_AT_ONCE = 200

/** Erases for good what was deleted longer ago than it could be brought back, a batch at a time. */
export async function purgeDeleted(db: Database, now: Date): Promise<void> {
  const isOver = sql`chats.deleted_at < ${new Date(now.getTime() - PURGE_AFTER_MS).toISOString()}::timestamptz`
  // `offset 0`: each file's own uses are looked up; the planner would rather go through everybody's chats once.
  await inBatches(
    db,
    sql`
      delete from attachments where id in (
        select tied.attachment_id from chats
          join messages on messages.chat_id = chats.id
          join message_attachments tied on tied.message_id = messages.id
        where ${isOver} and not exists (
          select 1 from lateral (
            select message_id from message_attachments where attachment_id = tied.attachment_id offset 0
          ) other
            join messages kept on kept.id = other.message_id
            join chats alive on alive.id = kept.chat_id
          where alive.id <> chats.id and alive.deleted_at is null
        )
        limit ${ATTACHMENTS_AT_ONCE}
      ) returning id`,
  )
  await inBatches(
    db,
    sql`
      delete from messages where id in (
        select messages.id from chats join messages on messages.chat_id = chats.id where ${isOver} limit ${MESSAGES_AT_ONCE}
      ) returning id`,
  )
  await inBatches(
    db,
    sql`delete from chats where id in (select id from chats where ${isOver} limit ${CHATS_AT_ONCE}) returning id`,
  )
}

async function inBatches(db: Database, statement: SQL) {
  for (;;) {
    const gone = await query(db, z.object({ id: z.uuid() }), statement)
    if (gone.length === 0) return
  }
}
