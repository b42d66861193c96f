import { and, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { messages } from '~/database/tables/schema'
import type { MessageStatus } from '../../contract'
import { branchUpTo } from '../branches'
import { textOf } from '../replies/written'

/** A message as it is read by others than the chat itself: exported, or shared. */
export type ReadMessage = {
  role: 'user' | 'assistant'
  content: string
  status: MessageStatus
  createdAt: Date
  authors: string[]
}

/** The ids of this user's branch that ends with `leafId`, oldest first: few bytes each, so that long conversations can be read in pages. */
export async function branchIds(db: Database, userId: string, leafId: string): Promise<string[]> {
  const [row] = await query(
    db,
    z.object({ ids: z.nullable(z.array(z.uuid())) }),
    sql`with recursive ${branchUpTo({ userId, at: sql`${leafId}::uuid` })} select array_agg(id order by depth desc) as ids from branch`,
  )
  return row?.ids ?? []
}

type OwnedChat = { userId: string; chatId: string }

/** These messages of a chat, oldest first. */
export const readMessages = (db: Database, { userId, chatId }: OwnedChat, ids: string[]): Promise<ReadMessage[]> =>
  db
    .select({
      role: messages.role,
      content: sql<string>`${textOf(sql`${messages}`)}`,
      status: messages.status,
      createdAt: messages.createdAt,
      authors: messages.authors,
    })
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.chatId, chatId), inArray(messages.id, ids)))
    .orderBy(messages.position)
