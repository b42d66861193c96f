import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { type ChatPages, chatList } from './chat-pages'
import { CHATS_KEY, useChats } from './queries'

/** What is loaded of the user's chats, in the order of the list, with the query that loads it. */
export function useChatList() {
  const query = useChats()
  const { data } = query
  const list = useMemo(() => {
    const { pinned, others } = chatList(data)
    return { pinned, others, all: [...pinned, ...others] }
  }, [data])
  return { ...list, query }
}

/** Changes the list in the query cache. A page on its way is dropped first: it would bring back what was before. */
export function useChatListEdit() {
  const queryClient = useQueryClient()
  return useCallback(
    async (change: (pages: ChatPages) => ChatPages) => {
      const filter = { queryKey: CHATS_KEY }
      if (queryClient.isFetching(filter) > 0) await queryClient.cancelQueries(filter)
      queryClient.setQueryData<ChatPages>(CHATS_KEY, (pages) => pages && change(pages))
    },
    [queryClient],
  )
}
