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
import type { TabEvent } from './tab-events'

/** The list of chats after what was done in another tab. */
export function afterTabEvent(pages: ChatPages, event: TabEvent): ChatPages {
  switch (event.kind) {
    case 'asked':
      return withChatFirst(pages, askedChat(pages, event))
    case 'renamed':
      return withTitle(pages, event.chatId, event.title)
    case 'pinned':
      return withPin(pages, event.chat, event.pinned)
    case 'deleted':
      return withoutChat(pages, event.chatId)
    case 'listed':
      return withChatKnown(pages, event.chat)
    case 'changed':
      return pages
  }
}

function askedChat(pages: ChatPages, { chatId, title, type, at }: Extract<TabEvent, { kind: 'asked' }>): Chat {
  const known = allChats(pages).find(({ id }) => id === chatId)
  return { ...(known ?? { id: chatId, type, createdAt: at, pinned: false }), title, activeAt: at }
}
