import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type CachedHistory, historyKey } from '../chats/queries'
import type { Conversation } from './conversation'

/**
 * Keeps the query cache in step with an open conversation, so that coming back to it finds what was said. Written once
 * an activity, not once a piece of text: a reply left in the middle is taken up from what the cache has of it.
 */
export function useCachedHistory(conversation: Conversation): void {
  const queryClient = useQueryClient()
  const kept = useRef(conversation)

  useEffect(() => {
    const { chatId, messages, activity, previousCursor } = conversation
    if (chatId === null) return
    if (activity === kept.current.activity && previousCursor === kept.current.previousCursor) return
    kept.current = conversation
    queryClient.setQueryData<CachedHistory>(historyKey(chatId), { messages, previousCursor })
  }, [conversation, queryClient])
}
