import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type CachedHistory, historyKey, LIMITS_KEY } from '../../chats/list/queries'
import { useTabEvents } from '../../tabs/use-tab-events'
import type { Conversation } from '../conversation-state'

/** Coming back to a conversation, so much of its end is shown at once; what is before is loaded again. */
const CACHED_MESSAGES = 60

/** HTTP-10: what the cache has of a conversation is taken to be its end for so long. */
const FRESH_MS = 5 * 60_000

type Cached = {
  userId: string
  chatId: string | null
  latest: RefObject<Conversation>
  /** Whether the conversation could be another now, without disturbing anybody. */
  isFree: boolean
}

/**
 * Leaves the conversation in the query cache, so that coming back to it finds what was said; and calls `refresh`, one at a time, when
 * what the cache had may be old, or another tab has changed the conversation (C-65): while that is not free, as soon as it is. Coming
 * back to the tab is no reason (HTTP-11).
 */
export function useHistoryCache({ userId, chatId, latest, isFree }: Cached, refresh: () => Promise<void>): void {
  const queryClient = useQueryClient()
  const [isOld, setOld] = useState(() => isCacheOld(queryClient, chatId))
  const [isRefreshing, setRefreshing] = useState(false)

  const run = useEffectEvent(async () => {
    setOld(false)
    setRefreshing(true)
    // Nobody asked for it: without a connection the conversation simply stays as it is until the next time.
    await refresh().catch(() => null)
    setRefreshing(false)
  })
  useEffect(() => {
    if (isOld && isFree && !isRefreshing) void run()
  }, [isOld, isFree, isRefreshing])
  useEffect(() => () => leaveInCache(queryClient, latest.current), [queryClient, latest])

  useTabEvents(userId, (event) => {
    if (event.kind !== 'asked' && event.kind !== 'changed') return
    if (event.chatId !== chatId) {
      void queryClient.invalidateQueries({ queryKey: historyKey(event.chatId), refetchType: 'none' })
      if (event.kind === 'asked') void queryClient.invalidateQueries({ queryKey: LIMITS_KEY })
      return
    }
    setOld(true)
  })
}

function isCacheOld(queryClient: QueryClient, chatId: string | null): boolean {
  const cached = chatId === null ? undefined : queryClient.getQueryState(historyKey(chatId))
  return cached !== undefined && (cached.isInvalidated || Date.now() - cached.dataUpdatedAt > FRESH_MS)
}

function leaveInCache(queryClient: QueryClient, conversation: Conversation) {
  const { chatId, isEnd } = conversation
  if (chatId === null) return
  if (isEnd) queryClient.setQueryData<CachedHistory>(historyKey(chatId), { messages: endOf(conversation) })
  // What the cache has may be another branch's end: the next visit looks at that.
  else void queryClient.invalidateQueries({ queryKey: historyKey(chatId), refetchType: 'none' })
}

/** The end of a conversation, from a question on. */
export function endOf({ messages }: Pick<Conversation, 'messages'>): CachedHistory['messages'] {
  const end = messages.slice(-CACHED_MESSAGES)
  const first = end.findIndex(({ role }) => role === 'user')
  return first === -1 ? [...messages] : end.slice(first)
}
