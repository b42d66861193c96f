import { and, eq, isNull } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '~/database/database'
import { chats, shareOwners, shares, users } from '~/database/tables/schema'
import { isProNow } from '~/modules/billing/billing.server'
import type { ChatType, MessageStatus } from '../../contract'
import { MESSAGES_PER_PAGE } from '../../rules'
import { branchIds, type ReadMessage, readMessages } from '../library/branch'

type SharedMessage = { role: 'user' | 'assistant'; content: string; status: MessageStatus; timestamp: string }
/** What a link shows: nothing in it says whose it is. */
export type SharedConversation = {
  title: string
  type: ChatType
  createdAt: string
  /** How many messages stand before the first of `messages`. */
  from: number
  messages: SharedMessage[]
  /** Where the next page begins; null at the end. */
  nextFrom: number | null
}

/** A page has fewer messages where they are long: anybody may ask for it, and it is rendered for each. */
const MAX_PAGE_CHARACTERS = 60_000

/** A link to what its owner may not share at the moment: the account is blocked, or the plan does not include the mentor (CHAT-24). */
const WITHHELD = 'withheld'

/** The conversation of a link, from its message number `from` on; null when there is no such link, or nothing to show any more. */
export async function readSharedConversation(
  db: Database,
  { shareId, from, now }: { shareId: string; from: number; now: Date },
): Promise<SharedConversation | typeof WITHHELD | null> {
  if (!z.uuid().safeParse(shareId).success) return null
  const [owner] = await db.select({ id: shareOwners.userId }).from(shareOwners).where(eq(shareOwners.shareId, shareId))
  if (owner === undefined) return null
  const [shared] = await db
    .select({
      leafId: shares.leafId,
      chatId: chats.id,
      title: chats.title,
      type: chats.type,
      createdAt: chats.createdAt,
      blockedAt: users.blockedAt,
    })
    .from(shares)
    .innerJoin(chats, and(eq(chats.userId, shares.userId), eq(chats.id, shares.chatId), isNull(chats.deletedAt)))
    .innerJoin(users, eq(users.id, chats.userId))
    .where(and(eq(shares.userId, owner.id), eq(shares.id, shareId)))
  if (shared === undefined) return null
  const maySee = shared.blockedAt === null && (shared.type === 'basic' || (await isProNow(db, owner.id, now)))
  if (!maySee) return WITHHELD
  const ids = await branchIds(db, owner.id, shared.leafId)
  const rows = await readMessages(
    db,
    { userId: owner.id, chatId: shared.chatId },
    ids.slice(from, from + MESSAGES_PER_PAGE),
  )
  if (rows.length === 0) return null
  const page = withinPage(rows)
  return {
    title: shared.title,
    type: shared.type,
    createdAt: shared.createdAt.toISOString(),
    from,
    messages: page.map(({ createdAt, authors: _entries, ...message }) => ({
      ...message,
      timestamp: createdAt.toISOString(),
    })),
    nextFrom: from + page.length < ids.length ? from + page.length : null,
  }
}

function withinPage(rows: ReadMessage[]): ReadMessage[] {
  let characters = 0
  const end = rows.findIndex(({ content }) => {
    characters += content.length
    return characters > MAX_PAGE_CHARACTERS
  })
  return end === -1 ? rows : rows.slice(0, Math.max(end, 1))
}
