import type { Chat } from '../../contract'
import {
  allChats,
  type ChatPages,
  withChatFirst,
  withChatKnown,
  withoutChat,
  withPin,
  withTitle,
} from '../chats/list/chat-pages'
import type { TabNews } from './tab-news'

/** The list of chats after what was done in another tab. */
export function withNews(pages: ChatPages, news: TabNews): ChatPages {
  switch (news.kind) {
    case 'asked':
      return withChatFirst(pages, askedChat(pages, news))
    case 'renamed':
      return withTitle(pages, news.chatId, news.title)
    case 'pinned':
      return withPin(pages, news.chat, news.pinned)
    case 'deleted':
      return withoutChat(pages, news.chatId)
    case 'listed':
      return withChatKnown(pages, news.chat)
    case 'changed':
      return pages
  }
}

function askedChat(pages: ChatPages, { chatId, title, type, at }: Extract<TabNews, { kind: 'asked' }>): Chat {
  const known = allChats(pages).find(({ id }) => id === chatId)
  return { ...(known ?? { id: chatId, type, createdAt: at, pinned: false }), title, activeAt: at }
}
