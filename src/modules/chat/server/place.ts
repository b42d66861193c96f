import { sql } from 'drizzle-orm'

/** A person's messages have their places once only: of two that are stored at once one is stored again; `database/tables/chat-schema.ts`. */
export const PLACE_INDEX = 'messages_order'

/** The place of a person's latest message, or 0: those that come next have the places after it. A part of the statement that stores them. */
export const latestPlace = (userId: string) =>
  sql`select coalesce(max(position), 0) as place from messages where user_id = ${userId}::uuid`
