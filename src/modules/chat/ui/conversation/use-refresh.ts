import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { historyKey } from '../chats/queries'

/** What the cache has of a conversation is taken to be its end for so long. */
const FRESH_MS = 5_000

/** Calls `refresh`, one at a time, when the reader comes back to the tab, and at the beginning when what was kept may be old. */
export function useRefresh(chatId: string | null, refresh: () => Promise<void>): void {
  const queryClient = useQueryClient()
  const isRunning = useRef(false)
  const run = useEffectEvent(async () => {
    if (isRunning.current || document.visibilityState !== 'visible') return
    isRunning.current = true
    try {
      await refresh()
    } catch {
      // Nobody asked for it: without a connection the conversation simply stays as it is until the next time.
    } finally {
      isRunning.current = false
    }
  })
  const begin = useEffectEvent(() => {
    const kept = chatId === null ? undefined : queryClient.getQueryState(historyKey(chatId))
    if (kept && (kept.isInvalidated || Date.now() - kept.dataUpdatedAt > FRESH_MS)) void run()
  })
  useEffect(() => {
    begin()
    const whenBack = () => void run()
    document.addEventListener('visibilitychange', whenBack)
    window.addEventListener('focus', whenBack)
    return () => {
      document.removeEventListener('visibilitychange', whenBack)
      window.removeEventListener('focus', whenBack)
    }
  }, [])
}
