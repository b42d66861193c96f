import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useSearchParams } from 'react-router'
import type { Chat, ChatType, SearchHit } from '../../contract'
import { DEFAULT_TITLE } from '../../rules'
import { chatLink } from './chat-link'
import { withChatFirst, withChatKnown } from './list/chat-pages'
import { useChatList, useChatListEdit } from './list/use-chat-list'

/**
 * Which chat the page shows: the address's (`?c=`), else the most recent one, else none. `key` tells conversations
 * apart; it stays the same when a conversation without a chat gets one (CHAT-10).
 */
export function useOpenChat(typeOfNew: ChatType) {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const { all, query } = useChatList()
  const edit = useChatListEdit()
  const [fresh, setFresh] = useState<{ count: number; chatId: string | null }>({ count: 0, chatId: null })

  // As the page's loader does: the pinned chats need not be the latest ones.
  const latest = query.data?.pages[0]?.chats[0] ?? all[0]
  const chatId = parameters.get('c') ?? latest?.id ?? null
  const chat = all.find(({ id }) => id === chatId) ?? null
  const type = chat?.type ?? typeOfNew

  const show = (id: string | null) =>
    navigate(id === null ? { search: '' } : chatLink(id), { replace: true, preventScrollReset: true })
  const open = (id: string, messageId: string | null = null) =>
    void navigate(chatLink(id, messageId), { preventScrollReset: true })

  return {
    chatId,
    /** Null as long as nothing has been said, and for an address that names no chat of this user's. */
    chat,
    type,
    title: chat?.title ?? (chatId === null ? DEFAULT_TITLE : 'Conversación'),
    /** False for an address that names no chat of this user's. */
    isKnown: chat !== null || chatId === null,
    key: chatId === null || chatId === fresh.chatId ? `new-${fresh.count}` : chatId,

    open,

    /** Makes a found chat known to the page, which may not have it in its list yet. The link itself does the rest. */
    know: ({ chat: found }: SearchHit) => void edit((pages) => withChatKnown(pages, found)),

    /** Opens the chat that is `step` further down the list (or up, below 0); false at its ends. */
    openNeighbour(step: 1 | -1): boolean {
      const neighbour = all[all.findIndex(({ id }) => id === chatId) + step]
      if (neighbour === undefined) return false
      open(neighbour.id)
      return true
    },

    /** A message was taken `at` the server's time, which the list goes by: its chat is the most recent now, under the title given there. */
    onTaken(id: string, title: string, at: string) {
      const { createdAt = at, pinned = false } = chat ?? {}
      const taken: Chat = { id, title, type, createdAt, activeAt: at, pinned }
      // First of all, or the list's change would show the same conversation under another key.
      if (id !== chatId) flushSync(() => setFresh({ count: fresh.count, chatId: id }))
      void edit((pages) => withChatFirst(pages, taken))
      if (id !== parameters.get('c')) void show(id)
    },

    /** CHAT-07: after the open chat the first remaining one is shown, or none. True if it was the open one. */
    onDeleted(deleted: Chat): boolean {
      if (deleted.id !== chatId) return false
      const next = all.find(({ id }) => id !== deleted.id)
      if (next === undefined) setFresh({ count: fresh.count + 1, chatId: null })
      void show(next?.id ?? null)
      return true
    },
  }
}
export type OpenChat = ReturnType<typeof useOpenChat>
