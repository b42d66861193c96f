import type { InfiniteData } from '@tanstack/react-query'
import type { EndpointReply } from '~/platform/endpoint'
import type { Chat, listChats } from '../../contract'

/** One page of them, as the server sends it. */
export type ChatPage = EndpointReply<typeof listChats>
/** The list of chats as the query cache holds it. */
export type ChatPages = InfiniteData<ChatPage, string | null>

/** All that is loaded, each once: the open chat may come with the first page before its own page is asked for. */
export function allChats(data: ChatPages | undefined): Chat[] {
  const chats = data?.pages.flatMap((page) => page.chats) ?? []
  return [...new Map(chats.map((chat) => [chat.id, chat])).values()]
}

/** Puts a chat first: a new one, or one in which something has just been said. */
export function withChatFirst(data: ChatPages, chat: Chat): ChatPages {
  const { pages, pageParams } = withoutChat(data, chat.id)
  const [first = { chats: [], nextCursor: null }, ...rest] = pages
  return { pages: [{ ...first, chats: [chat, ...first.chats] }, ...rest], pageParams }
}

export function withTitle(data: ChatPages, chatId: string, title: string): ChatPages {
  return mapChats(data, (chats) => chats.map((chat) => (chat.id === chatId ? { ...chat, title } : chat)))
}

export function withoutChat(data: ChatPages, chatId: string): ChatPages {
  return mapChats(data, (chats) => chats.filter(({ id }) => id !== chatId))
}

const mapChats = (data: ChatPages, change: (chats: Chat[]) => Chat[]): ChatPages => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, chats: change(page.chats) })),
})
