import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '~/platform/http/call'
import type { EndpointReply } from '~/platform/http/endpoint'
import { listChats, type MessageLimits, messageLimits, readHistory } from '../../../contract'
import type { ChatPage, ChatPages } from './chat-pages'

export const CHATS_KEY = ['chats']
export const LIMITS_KEY = ['message-limits']
export const historyKey = (chatId: string) => ['chat-history', chatId]

const REREAD_PAGES = 3

/** The user's chats, newest first, a page at a time. */
export function useChats() {
  return useInfiniteQuery<ChatPage, Error, ChatPages, string[], string | null>({
    queryKey: CHATS_KEY,
    queryFn: ({ pageParam, signal }) =>
      call(listChats, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Reading a list again asks for every page of it; a long one stays as it is, kept in step by what is done on this page.
    refetchOnMount: ({ state }) => (state.data?.pages.length ?? 0) <= REREAD_PAGES,
  })
}

/** What the cache has of a conversation; the chat itself is in the list. */
export type CachedHistory = Pick<EndpointReply<typeof readHistory>, 'messages'>

/** The end of a conversation. An error is a CallError: `not_found`, or `requires_upgrade` (CHAT-24). */
export function useHistory(chatId: string) {
  return useQuery<CachedHistory>({
    queryKey: historyKey(chatId),
    queryFn: ({ signal }) => call(readHistory, { query: { chatId }, signal }),
    // What is in the cache and old is read again by the conversation that is opened with it.
    refetchOnMount: false,
  })
}

/** What a Basic user may still send; not asked for PRO users (MENTOR-12). */
export function useMessageLimits({
  enabled,
  initialData,
}: {
  enabled: boolean
  initialData: MessageLimits | undefined
}) {
  return useQuery({
    queryKey: LIMITS_KEY,
    queryFn: ({ signal }) => call(messageLimits, { signal }),
    enabled,
    initialData,
  })
}
