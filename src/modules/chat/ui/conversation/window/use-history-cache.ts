import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { type CachedHistory, historyKey, LIMITS_KEY } from '../../chats/list/queries'
import { useTabEvents } from '../../tabs/use-tab-events'
import type { Conversation } from '../conversation-state'
import type { Parts } from '../use-parts'

/** Coming back to a conversation, so much of its end is shown at once; what is before is loaded again. */
const CACHED_MESSAGES = 60

/** HTTP-10: what the cache has of a conversation is taken to be its end for so long. */
const FRESH_MS = 5 * 60_000

/**
 * Leaves the conversation in the query cache, so that coming back to it finds what was said; and reads its end anew, once at a time, when
 * what the cache had may be old, or another tab has changed the conversation (C-65): while that would disturb somebody, as soon as it does
 * not. Coming back to the tab is no reason (HTTP-11).
 */
export function useHistoryCache(userId: string, { conversation, scroll, limits, isFree }: Parts): void {
  const { latest } = conversation
  const { chatId } = conversation.state
  const queryClient = useQueryClient()
  const [isOld, setOld] = useState(() => isCacheOld(queryClient, chatId))
  const [isRefreshing, setRefreshing] = useState(false)

  const run = useEffectEvent(async () => {
    setOld(false)
    setRefreshing(true)
    try {
      const change = await conversation.refresh({ mayReplace: () => scroll.following })
      change?.()
      limits.reread()
    } catch {
      // Nobody asked for it: without a connection the conversation simply stays as it is until the next time.
    }
    setRefreshing(false)
  })
  useEffect(() => {
    if (isOld && isFree && !isRefreshing) void run()
  }, [isOld, isFree, isRefreshing])
  useEffect(() => () => leaveInCache(queryClient, latest.current), [queryClient, latest])

  useTabEvents(userId, (event) => {
    if (event.kind !== 'asked' && event.kind !== 'changed') return
    if (event.chatId === chatId) return setOld(true)
    void queryClient.invalidateQueries({ queryKey: historyKey(event.chatId), refetchType: 'none' })
    if (event.kind === 'asked') void queryClient.invalidateQueries({ queryKey: LIMITS_KEY })
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
