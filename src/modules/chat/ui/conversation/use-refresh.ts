import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type CachedHistory, historyKey, LIMITS_KEY } from '../chats/queries'
import { useTabNews } from '../tabs/use-tab-news'

/** HTTP-10: what the cache has of a conversation is taken to be its end for so long. */
const FRESH_MS = 5 * 60_000

type Conversation = { userId: string; chatId: string | null; isFree: boolean }

/**
 * Calls `refresh`, one at a time, when another tab has changed the conversation (C-65), and at the beginning when what was kept may be
 * old; while the conversation is not free it waits for that. Coming back to the tab is no reason (HTTP-11).
 */
export function useRefresh({ userId, chatId, isFree }: Conversation, refresh: () => Promise<void>): void {
  const queryClient = useQueryClient()
  const isRunning = useRef(false)
  const isWanted = useRef(false)
  const run = useEffectEvent(async () => {
    if (isRunning.current || !isFree) return
    isRunning.current = true
    isWanted.current = false
    try {
      await refresh()
      // What was read anew is fresh, whether or not it was another.
      if (chatId !== null) queryClient.setQueryData<CachedHistory>(historyKey(chatId), (kept) => kept && { ...kept })
    } catch {
      // Nobody asked for it: without a connection the conversation simply stays as it is until the next time.
    } finally {
      isRunning.current = false
    }
    if (isWanted.current) void run()
  })
  const begin = useEffectEvent(() => {
    const kept = chatId === null ? undefined : queryClient.getQueryState(historyKey(chatId))
    if (kept && (kept.isInvalidated || Date.now() - kept.dataUpdatedAt > FRESH_MS)) void run()
  })
  useEffect(() => begin(), [])
  useEffect(() => {
    if (isFree && isWanted.current) void run()
  }, [isFree])

  useTabNews(userId, (news) => {
    if (news.kind !== 'asked' && news.kind !== 'changed') return
    if (news.chatId !== chatId) {
      void queryClient.invalidateQueries({ queryKey: historyKey(news.chatId), refetchType: 'none' })
      if (news.kind === 'asked') void queryClient.invalidateQueries({ queryKey: LIMITS_KEY })
      return
    }
    isWanted.current = true
    void run()
  })
}
