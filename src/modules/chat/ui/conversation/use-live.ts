import { startTransition, useEffect, useState } from 'react'
import type { Conversation } from './conversation-state'
import type { ConversationStore, LiveText } from './conversation-store'

/**
 * A conversation with the text that is being received. Each change is drawn as a transition: in pieces, between which the page does
 * what is more urgent.
 */
export function useLive(store: ConversationStore): Conversation {
  const [conversation, setConversation] = useState(store.read)
  useEffect(() => {
    const update = () => startTransition(() => setConversation(store.read()))
    update()
    return store.subscribe(update)
  }, [store])
  return conversation
}

/** The text so far of the reply that is being received; null for any other. */
export function useLiveText(live: LiveText | null): string | null {
  const [seen, setSeen] = useState({ live, text: read(live) })
  useEffect(() => {
    if (live === null) return
    const update = () => startTransition(() => setSeen({ live, text: read(live) }))
    update()
    return live.store.subscribe(update)
  }, [live])
  return seen.live === live ? seen.text : read(live)
}

const read = (live: LiveText | null) => live?.store.read().written ?? null
