import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { chats } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'
import type { Chat } from '../../contract'
import { RESTORE_MS } from '../../rules'
import { toChat } from '../chats'
import { deleteShare } from '../sharing/shares'
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
        where id = ${chatId}::uuid and user_id = ${userId}::uuid and deleted_at is null returning id, user_id
      ),
      stopping as (
        update messages set stop_requested = true from gone
        where messages.user_id = gone.user_id and messages.chat_id = gone.id and messages.status = 'streaming'
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
/** So many rows are held at a time at most, and so many at first: what they hang on may have to be read from the disk. */
const MESSAGE_BATCH = 50
const FIRST_BATCH = 5
const ATTACHMENT_BATCH = 20
/** A batch that held its rows for longer makes the next one half as large: nobody waits for one until they notice. */
const HELD_MS = 20
const CHAT_BATCH = 200

const id = z.object({ id: z.uuid() })
type Owned = { userId: string; chatId: string }

/** Erases for good what was deleted longer ago than it could be brought back: chat by chat, a batch at a time. */
export async function purgeDeleted(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PURGE_AFTER_MS).toISOString()
  for (;;) {
    const over = await query(
      db,
      z.object({ userId: z.uuid(), chatId: z.uuid() }),
      sql`
        select user_id as "userId", id as "chatId" from chats
        where deleted_at < ${before}::timestamptz order by deleted_at limit ${CHAT_BATCH}`,
    )
    for (const chat of over) await purgeChat(db, chat)
    if (over.length < CHAT_BATCH) return
  }
}

/** Its files go unless another chat that is there has them. */
async function purgeChat(db: Database, { userId, chatId }: Owned): Promise<void> {
  // `offset 0`: each file's own uses are looked up; the planner would rather go through everybody's chats once.
  await inBatches(
    db,
    sql`
      delete from attachments where user_id = ${userId}::uuid and id in (
        select tied.attachment_id from messages
          join message_attachments tied on tied.user_id = ${userId}::uuid and tied.message_id = messages.id
        where messages.user_id = ${userId}::uuid and messages.chat_id = ${chatId}::uuid and not exists (
          select 1 from lateral (
            select message_id from message_attachments
            where user_id = ${userId}::uuid and attachment_id = tied.attachment_id offset 0
          ) other
            join messages kept on kept.user_id = ${userId}::uuid and kept.id = other.message_id
            join chats alive on alive.user_id = ${userId}::uuid and alive.id = kept.chat_id
          where alive.id <> ${chatId}::uuid and alive.deleted_at is null
        )
        limit ${ATTACHMENT_BATCH}
      ) returning id`,
  )
  await eraseMessages(db, userId, sql`messages.chat_id = ${chatId}::uuid`)
  await deleteShare(db, { userId, chatId })
  await db.execute(
    sql`delete from chats where user_id = ${userId}::uuid and id = ${chatId}::uuid and deleted_at is not null`,
  )
}

/** Erases all messages of a user, before the account itself goes: its rows would be locked for as long as all of them take. */
export const eraseConversations = (db: Database, userId: string): Promise<void> => eraseMessages(db, userId, sql`true`)

/** A batch at a time, as large as the database is quick, its rows locked in the order of their ids: so are those of replies that end. */
async function eraseMessages(db: Database, userId: string, which: SQL): Promise<void> {
  const erase = (count: number) =>
    query(
      db,
      id,
      sql`
        with erased as (
          select id from messages where user_id = ${userId}::uuid and id in (
            select id from messages where user_id = ${userId}::uuid and ${which} order by position limit ${count}
          )
          order by id for update
        )
        delete from messages using erased where messages.user_id = ${userId}::uuid and messages.id = erased.id returning messages.id`,
    )
  for (let count = FIRST_BATCH; ; ) {
    const begun = performance.now()
    if ((await erase(count)).length === 0) return
    const isQuick = performance.now() - begun < HELD_MS
    count = isQuick ? Math.min(2 * count, MESSAGE_BATCH) : Math.ceil(count / 2)
  }
}

async function inBatches(db: Database, statement: SQL) {
  for (;;) {
    const gone = await query(db, id, statement)
    if (gone.length === 0) return
  }
}
