import type { SignedInUser } from '~/modules/billing/contract'
import type { ChatModule } from '~/modules/chat/chat.server'
import { type ChatType, readHistory } from '~/modules/chat/contract'
import type { ChatPages } from '~/modules/chat/ui/chat-pages'
import type { OpenedConversation } from '~/modules/chat/ui/mentor-conversation'
import { AppError } from '~/platform/app-error'

/** The end of a conversation; null when there is none of this id for this user and plan: the page then says so. */
export async function historyOrNull(chat: ChatModule, user: SignedInUser, chatId: string) {
  if (!readHistory.query?.safeParse({ chatId }).success) return null
  try {
    return await chat.readHistory(user, { chatId })
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** The first page of the user's chats, and those after it down to `chatId`, so that the list shows the open one. */
export async function chatPagesWith(chat: ChatModule, userId: string, chatId: string | null): Promise<ChatPages> {
  const list: ChatPages = { pages: [], pageParams: [] }
  for (let cursor: string | null = null; ; ) {
    const page: ChatPages['pages'][number] = await chat.listChats(userId, cursor === null ? {} : { cursor })
    list.pages.push(page)
    list.pageParams.push(cursor)
    cursor = page.nextCursor
    if (cursor === null || chatId === null || page.chats.some(({ id }) => id === chatId)) return list
  }
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
