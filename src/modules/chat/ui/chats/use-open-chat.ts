import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useSearchParams } from 'react-router'
import type { Chat, ChatType } from '../../contract'
import { DEFAULT_TITLE } from '../../rules'
import { allChats, type ChatPages, withChatFirst } from './chat-pages'
import { chatLink } from './chat-row'
import { CHATS_KEY, useChats } from './queries'

/**
 * Which chat the page shows: the address's (`?c=`), else the most recent one, else none. `key` tells conversations
 * apart; it stays the same when a conversation without a chat gets one (CHAT-10).
 */
export function useOpenChat(typeOfNew: ChatType) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const chats = allChats(useChats().data)
  const [fresh, setFresh] = useState<{ count: number; chatId: string | null }>({ count: 0, chatId: null })

  const chatId = parameters.get('c') ?? chats[0]?.id ?? null
  const chat = chats.find(({ id }) => id === chatId)
  const type = chat?.type ?? typeOfNew

  const show = (id: string | null) =>
    navigate(id === null ? { search: '' } : chatLink(id), { replace: true, preventScrollReset: true })

  return {
    chatId,
    type,
    title: chat?.title ?? (chatId === null ? DEFAULT_TITLE : 'Conversación'),
    /** False for an address that names no chat of this user's. */
    isKnown: chat !== undefined || chatId === null,
    key: chatId === null || chatId === fresh.chatId ? `new-${fresh.count}` : chatId,

    open: (id: string) => navigate(chatLink(id), { preventScrollReset: true }),

    /** A message was taken: its chat is the most recent now, under the title that the server gave it. */
    onTaken(id: string, title: string) {
      const taken: Chat = { id, title, type, createdAt: chat?.createdAt ?? new Date().toISOString() }
      // First of all, or the list's change would show the same conversation under another key.
      if (id !== chatId) flushSync(() => setFresh({ count: fresh.count, chatId: id }))
      queryClient.setQueryData<ChatPages>(CHATS_KEY, (pages) => pages && withChatFirst(pages, taken))
      if (id !== parameters.get('c')) void show(id)
    },

    /** CHAT-07: after the open chat the first remaining one is shown, or none. */
    onDeleted(deleted: Chat) {
      if (deleted.id !== chatId) return
      const next = chats.find(({ id }) => id !== deleted.id)
      if (next === undefined) setFresh({ count: fresh.count + 1, chatId: null })
      void show(next?.id ?? null)
    },
  }
}
