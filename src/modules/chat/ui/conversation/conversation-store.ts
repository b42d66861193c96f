import { type ConversationAction, converse, type Opening, openConversation } from './conversation'
import type { Conversation } from './conversation-state'

/**
 * A conversation beside React's state: the text that is being received changes many times a second, and only what shows that text
 * looks here. Everything else is drawn from the last state that was more than text (useConversation).
 */
export type ConversationStore = {
  read: () => Conversation
  dispatch: (action: ConversationAction) => void
  /** Tells of what is received, and nothing else: a listener has work to do. */
  subscribe: (listener: () => void) => () => void
}

/** Where the text of the reply that is being received is, and who hears of it once it has been drawn. */
export type LiveText = { store: ConversationStore; onGrown: () => void }

export function createConversationStore(opening: Opening): ConversationStore {
  let state = openConversation(opening)
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    dispatch(action) {
      const { written, pages, heard } = state
      state = converse(state, action)
      if (state.written === written && state.pages === pages && state.heard === heard) return
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
