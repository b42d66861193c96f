import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '~/platform/http/call'
import type { EndpointReply } from '~/platform/http/endpoint'
import { searchChats } from '../../contract'
import { searchState } from './search-state'

/** A pause in typing that is worth a question to the server. */
const SETTLE_MS = 200
const FRESH_MS = 30_000

type SearchPage = EndpointReply<typeof searchChats>

/** Searches all the user's chats for what is being typed; a search that is overtaken by another letter is dropped. */
export function useChatSearch(text: string) {
  const wanted = text.trim()
  const settled = useSettled(wanted, SETTLE_MS)
  const asked = wanted === '' ? '' : settled
  const query = useInfiniteQuery<SearchPage, Error, InfiniteData<SearchPage>, string[], string | null>({
    queryKey: ['chat-search', asked],
    queryFn: ({ pageParam, signal }) =>
      call(searchChats, { query: pageParam === null ? { q: asked } : { q: asked, cursor: pageParam }, signal }),
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  })
  const state = searchState({
    wanted,
    asked,
    hits: query.data?.pages.flatMap(({ hits }) => hits) ?? [],
    hasMore: query.hasNextPage,
    isOld: query.isPlaceholderData,
    isPaused: query.fetchStatus === 'paused',
    status: query.status,
  })
  return {
    state,
    retry: () => void query.refetch(),
    more: {
      isLoading: query.isFetchingNextPage,
      hasFailed: query.isFetchNextPageError,
      onLoad: () => void query.fetchNextPage(),
    },
  }
}

/** The value once it has stayed the same for a while. */
function useSettled(value: string, afterMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return settled
}
