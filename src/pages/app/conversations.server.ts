import type { SignedInUser } from '~/modules/billing/contract'
import type { ChatModule } from '~/modules/chat/chat.server'
import type { Chat, ChatType } from '~/modules/chat/contract'
import { readHistory } from '~/modules/chat/input'
import type { ChatPages } from '~/modules/chat/ui/chats/chat-pages'
import type { OpenedConversation } from '~/modules/chat/ui/conversation/mentor-conversation'
import { AppError } from '~/platform/app-error'

/** The end of a conversation; null when there is none of this id for this user and plan: the page then says so. */
export async function historyOrNull(chat: ChatModule, user: SignedInUser, chatId: string) {
  if (!readHistory.query.safeParse({ chatId }).success) return null
  try {
    return await chat.readHistory(user, { chatId })
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** The first page of the user's chats; `opened`, when it stands further down, is put at its end. */
export async function chatPagesWith(chat: ChatModule, userId: string, opened: Chat | null): Promise<ChatPages> {
  const { chats, nextCursor } = await chat.listChats(userId)
  const isListed = opened === null || chats.some(({ id }) => id === opened.id)
  return { pages: [{ chats: isListed ? chats : [...chats, opened], nextCursor }], pageParams: [null] }
}

/** The conversation that the user had last with this mentor, or null. */
export async function latestConversation(
  chat: ChatModule,
  user: SignedInUser,
  type: ChatType,
): Promise<OpenedConversation | null> {
  const latest = await chat.latestChat(user.id, type)
  if (latest === null) return null
  const { messages, previousCursor } = await chat.readHistory(user, { chatId: latest.id })
  return { chatId: latest.id, title: latest.title, messages, previousCursor }
}
