import type { SignedInUser } from '~/modules/billing/contract'
import type { ChatModule } from '~/modules/chat/chat.server'
import type { Chat, ChatType, History } from '~/modules/chat/contract'
import { readHistory } from '~/modules/chat/input'
import type { ChatPages } from '~/modules/chat/ui/chats/list/chat-pages'
import type { OpenedConversation } from '~/modules/chat/ui/chats/mentor-conversation'
import { AppError } from '~/platform/app-error'

/**
 * The end of a conversation, or the place around its message `at`; null when there is none of these ids for this user and plan: the
 * page then says so.
 */
export async function historyOrNull(
  chat: ChatModule,
  user: SignedInUser,
  place: { chatId: string; at?: string },
): Promise<History | null> {
  if (!readHistory.query.safeParse(place).success) return null
  try {
    return await chat.readHistory(user, place)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** The first page of the user's chats; `opened`, when it stands further down, is put at its end. */
export async function chatPagesWith(chat: ChatModule, userId: string, opened: Chat | null): Promise<ChatPages> {
  const first = await chat.listChats(userId)
  const isListed = opened === null || [...first.pinned, ...first.chats].some(({ id }) => id === opened.id)
  return { pages: [isListed ? first : { ...first, chats: [...first.chats, opened] }], pageParams: [null] }
}

/** The conversation that the user had last with this mentor, or null. */
export async function latestConversation(
  chat: ChatModule,
  user: SignedInUser,
  type: ChatType,
): Promise<OpenedConversation | null> {
  const latest = await chat.latestChat(user.id, type)
  if (latest === null) return null
  const { messages } = await chat.readHistory(user, { chatId: latest.id })
  return { chatId: latest.id, title: latest.title, messages }
}
