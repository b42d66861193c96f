import type { InfiniteData } from '@tanstack/react-query'
import type { EndpointReply } from '~/platform/http/endpoint'
import type { Chat, listChats } from '../../../contract'

/** One page of them, as the server sends it. */
export type ChatPage = EndpointReply<typeof listChats>
/** The list of chats as the query cache holds it. */
export type ChatPages = InfiniteData<ChatPage, string | null>

/** What the list shows, each chat once: the pinned ones first. */
export type ChatList = { pinned: Chat[]; others: Chat[] }

/** All that is loaded, in the list's order; a chat that was put in ahead of its page is not shown twice. */
export function chatList(data: ChatPages | undefined): ChatList {
  const pages = data?.pages ?? []
  const others = unique(pages.flatMap((page) => page.chats))
  const pinned = unique([...pages.flatMap((page) => page.pinned), ...others]).filter((chat) => chat.pinned)
  return { pinned, others: others.filter((chat) => !chat.pinned) }
}

export function allChats(data: ChatPages | undefined): Chat[] {
  const { pinned, others } = chatList(data)
  return [...pinned, ...others]
}

const unique = (chats: Chat[]) => [...new Map(chats.map((chat) => [chat.id, chat])).values()]

/** Puts a chat first: a new one, or one in which something has just been said. A pinned one stays among the pinned. */
export function withChatFirst(data: ChatPages, chat: Chat): ChatPages {
  if (chat.pinned) return mapChats(data, (chats) => chats.map((each) => (each.id === chat.id ? chat : each)))
  return withFirstPage(withoutChat(data, chat.id), (page) => ({ ...page, chats: [chat, ...page.chats] }))
}

/** Puts a chat at the end of what is loaded, if it is not there: one that was found by searching. */
export function withChatKnown(data: ChatPages, chat: Chat): ChatPages {
  const isKnown = data.pages.some((page) => [...page.pinned, ...page.chats].some(({ id }) => id === chat.id))
  return isKnown ? data : withFirstPage(data, (page) => ({ ...page, chats: [...page.chats, chat] }))
}

export function withTitle(data: ChatPages, chatId: string, title: string): ChatPages {
  return mapChats(data, (chats) => chats.map((chat) => (chat.id === chatId ? { ...chat, title } : chat)))
}

/** Pins a chat, above those that are pinned already, or lets it go back to its place in the list: by its last activity, if it has none. */
export function withPin(data: ChatPages, chat: Chat, pinned: boolean): ChatPages {
  const changed = { ...chat, pinned }
  const marked = mapChats(data, (chats) => chats.map((each) => (each.id === chat.id ? { ...each, pinned } : each)))
  const placed = pinned || isListed(marked, chat.id) ? marked : withChatByAge(marked, changed)
  return withFirstPage(placed, (page) => ({
    ...page,
    pinned: [...(pinned ? [changed] : []), ...page.pinned.filter(({ id }) => id !== chat.id)],
  }))
}

const isListed = (data: ChatPages, chatId: string) =>
  data.pages.some((page) => page.chats.some(({ id }) => id === chatId))

function withChatByAge(data: ChatPages, chat: Chat): ChatPages {
  const isOlder = ({ activeAt }: Chat) => activeAt < chat.activeAt
  const target = data.pages.findIndex((page) => page.chats.some(isOlder))
  const pageIndex = target === -1 ? data.pages.length - 1 : target
  const put = (chats: Chat[]) => chats.toSpliced(target === -1 ? chats.length : chats.findIndex(isOlder), 0, chat)
  const pages = data.pages.map((page, index) => (index === pageIndex ? { ...page, chats: put(page.chats) } : page))
  return { ...data, pages }
}

export function withoutChat(data: ChatPages, chatId: string): ChatPages {
  return mapChats(data, (chats) => chats.filter(({ id }) => id !== chatId))
}

/** Brings a chat back to where it was in `before`, as near as what has happened since allows. */
export function withChatBack(data: ChatPages, chat: Chat, before: ChatPages): ChatPages {
  const clean = withoutChat(data, chat.id)
  const returned = {
    ...clean,
    pages: clean.pages.map((page, index) => ({
      ...page,
      chats: putBack(page.chats, chat, before.pages[index]?.chats ?? []),
      pinned: putBack(page.pinned, chat, before.pages[index]?.pinned ?? []),
    })),
  }
  return withChatKnown(returned, chat)
}

/** After the nearest chat that stood before it and is still there. */
function putBack(chats: Chat[], chat: Chat, before: Chat[]): Chat[] {
  const place = before.findIndex(({ id }) => id === chat.id)
  if (place === -1) return chats
  const neighbour = before.slice(0, place).findLast(({ id }) => chats.some((each) => each.id === id))
  const at = neighbour === undefined ? 0 : chats.findIndex(({ id }) => id === neighbour.id) + 1
  return chats.toSpliced(at, 0, chat)
}

const mapChats = (data: ChatPages, change: (chats: Chat[]) => Chat[]): ChatPages => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, chats: change(page.chats), pinned: change(page.pinned) })),
})

function withFirstPage({ pages, pageParams }: ChatPages, change: (page: ChatPage) => ChatPage): ChatPages {
  const [first = { chats: [], pinned: [], nextCursor: null }, ...rest] = pages
  return { pages: [change(first), ...rest], pageParams: pageParams.length === 0 ? [null] : pageParams }
}
