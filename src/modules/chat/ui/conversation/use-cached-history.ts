import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type CachedHistory, historyKey } from '../chats/queries'
import type { SettledConversation } from './conversation'
import type { Conversation } from './conversation-state'
import type { ConversationStore } from './conversation-store'
import { allOf, withChanged } from './message-pages'

/** Coming back to a conversation, so much of its end is shown at once; what is before is asked for again. */
const KEPT_MESSAGES = 60

/**
 * Keeps the query cache in step with an open conversation, so that coming back to it finds what was said. Written once
 * an activity, not once a piece of text: a reply left in the middle is taken up from what the cache has of it.
 */
export function useCachedHistory(conversation: SettledConversation, store: ConversationStore): void {
  const queryClient = useQueryClient()
  const kept = useRef(conversation)

  useEffect(() => {
    const { chatId, pages, activity, isEnd } = conversation
    if (chatId === null) return
    const isKept = activity === kept.current.activity && pages === kept.current.pages && isEnd === kept.current.isEnd
    if (isKept) return
    kept.current = conversation
    if (isEnd)
      queryClient.setQueryData<CachedHistory>(
        historyKey(chatId),
        endOf({ ...conversation, written: store.read().written }),
      )
    // What is kept may be another branch's end: the next visit looks at that.
    else void queryClient.invalidateQueries({ queryKey: historyKey(chatId), refetchType: 'none' })
  }, [conversation, store, queryClient])
}

/** The end of a conversation, from a question on, and what asks for the messages before it. */
export function endOf({ chatId, pages, previousCursor, activity, written }: Conversation): CachedHistory {
  const current =
    'replyId' in activity && activity.kind !== 'continuing'
      ? withChanged(pages, activity.replyId, (reply) => ({ ...reply, content: written }))
      : pages
  // There is at least one message on a page.
  const tail = allOf(current.slice(-KEPT_MESSAGES))
  const cut = tail.findIndex(({ role }, at) => tail.length - at <= KEPT_MESSAGES && role === 'user')
  const messages = cut === -1 ? allOf(current) : tail.slice(cut)
  const [first] = messages
  const isWhole = first === current[0]?.[0] || first?.parentId === chatId
  return { messages, previousCursor: isWhole ? previousCursor : (first?.parentId ?? null) }
}
